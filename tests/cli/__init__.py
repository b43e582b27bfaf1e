"""The command `chancecube`."""
