"""Special powers that are more than numbers: one small file per zodiac card or building.

A power fills in only the hooks it needs; everything else is data.
"""
