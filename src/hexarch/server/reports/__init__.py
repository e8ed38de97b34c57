"""Reports of finished games, made in the background and stored."""
