"""Lessons and guided games at real tables."""
