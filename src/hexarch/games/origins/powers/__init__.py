"""Special powers that numbers cannot express: one small file per zodiac card or building.

A power defines only the hooks it needs; everything else is data.
"""
