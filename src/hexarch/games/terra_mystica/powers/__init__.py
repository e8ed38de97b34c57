"""Special powers that are more than numbers: one small file per faction.

A power fills in only the hooks it needs; everything else about a faction is data.
"""
