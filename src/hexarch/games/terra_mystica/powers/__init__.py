"""Special powers that numbers cannot express: one small file per faction.

A power defines only the hooks it needs; everything else about a faction is data.
"""
