"""Games by the thousand: simulation, statistics, speed."""
