"""What computer players know about Origins."""
