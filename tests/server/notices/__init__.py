"""Notices: who gets which, how they arrive, and that each arrives once."""
