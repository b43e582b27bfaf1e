"""`python -m chancecube` is the command."""

from chancecube.cli import main

main()
