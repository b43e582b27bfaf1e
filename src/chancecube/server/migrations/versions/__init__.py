"""One module per form."""
