"""The compiled library: built, loaded and called through ctypes."""
