"""Tools for those who work on Banco; nothing here is shipped."""
