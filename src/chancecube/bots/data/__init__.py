"""What the bots have learned: networks made by `scripts/train_master.py`."""
