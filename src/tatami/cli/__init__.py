"""The command `tatami`. A command is a file here and a line in `main.py`."""
