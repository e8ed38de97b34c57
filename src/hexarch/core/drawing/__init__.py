"""What the pictures of all games are made of: a sheet of SVG and the colours of the page."""
