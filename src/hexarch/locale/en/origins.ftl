# Origins: First Builders: names.

origins-colour-red = red
origins-colour-purple = purple
origins-colour-blue = blue
origins-colour-orange = orange
origins-colour-yellow = yellow

origins-resource-stone = stone
origins-resource-food = food
origins-resource-wisdom = wisdom
origins-resource-gold = gold

origins-temple-forest = Forest
origins-temple-mountain = Mountain
origins-temple-sea = Sea

origins-site-1 = site 1
origins-site-2 = site 2
origins-site-3 = site 3
origins-site-4 = site 4
origins-site-5 = site 5

origins-zodiac-aquarius = Aquarius
origins-zodiac-aries = Aries
origins-zodiac-cancer = Cancer
origins-zodiac-capricorn = Capricorn
origins-zodiac-gemini = Gemini
origins-zodiac-leo = Leo
origins-zodiac-libra = Libra
origins-zodiac-pisces = Pisces
origins-zodiac-sagittarius = Sagittarius
origins-zodiac-scorpio = Scorpio
origins-zodiac-taurus = Taurus
origins-zodiac-virgo = Virgo

origins-building-granary = Granary
origins-building-harbor = Harbor
origins-building-market = Market
origins-building-mint = Mint
origins-building-quarry = Quarry
origins-building-workshop = Workshop
origins-building-arsenal = Arsenal
origins-building-chariot-yard = Chariot yard
origins-building-outpost = Outpost
origins-building-cavalry-field = Cavalry field
origins-building-fortress = Fortress
origins-building-veterans-camp = Veterans' camp
origins-building-castle = Castle
origins-building-construction-site = Construction site
origins-building-courthouse = Courthouse
origins-building-estate = Estate
origins-building-forum = Forum
origins-building-stone-circle = Stone circle
origins-building-forest-temple = Forest temple
origins-building-mountain-temple = Mountain temple
origins-building-sea-temple = Sea temple
origins-building-obelisk = Obelisk
origins-building-sacred-site = Sacred site
origins-building-statue = Statue
origins-building-artists-hall = Artists' hall
origins-building-astronomy-tower = Astronomy tower
origins-building-fountain-of-wisdom = Fountain of wisdom
origins-building-gateway = Gateway
origins-building-healers-mansion = Healers' mansion
origins-building-mage-tower = Mage tower
