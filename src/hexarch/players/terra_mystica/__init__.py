"""What a computer player knows about Terra Mystica."""
