"""The documentation and the site that is built from it."""
