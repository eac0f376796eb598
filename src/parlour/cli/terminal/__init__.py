"""The terminal itself: streams that may be closed, full or poor in signs, lines typed, signals."""
