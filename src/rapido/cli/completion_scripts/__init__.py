"""What shells complete: the words of all commands, and a script for each shell."""
