"""The settings of the server: option, environment variable, file."""
