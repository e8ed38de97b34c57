# Terra Mystica: names.

building-dwelling = dwelling
building-trading-house = trading house
building-temple = temple
building-stronghold = stronghold
building-sanctuary = sanctuary

terrain-plains = plains
terrain-swamp = swamp
terrain-lakes = lakes
terrain-forest = forest
terrain-mountains = mountains
terrain-wasteland = wasteland
terrain-desert = desert

cult-fire = Fire
cult-water = Water
cult-earth = Earth
cult-air = Air

faction-auren = Auren
faction-witches = Witches
faction-alchemists = Alchemists
faction-darklings = Darklings
faction-halflings = Halflings
faction-cultists = Cultists
faction-engineers = Engineers
faction-dwarves = Dwarves
faction-mermaids = Mermaids
faction-swarmlings = Swarmlings
faction-chaosmagicians = Chaos Magicians
faction-giants = Giants
faction-fakirs = Fakirs
faction-nomads = Nomads
