"""The small complete game that `tatami new-game` starts a new one from."""
