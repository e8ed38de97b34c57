# The rules of Origins: First Builders in our own words, topic by topic. A line with a dash is an item of a list.

rules-origins-overview = The game in a minute
rules-origins-overview-text =
    You raise a city, tile by tile, with the help of visitors from above. Your workers are dice. They visit five encounter sites for resources, buildings, temples and military strength. They rise in value, and in the end become Advisors or take a Seat of Power in your city.

    Points come from closed districts, from attacks, from buildings, from two of three temples, from Advisors, and at the end from every die in a seat times the height of the tower of its colour.

rules-origins-set-up = Set-up
rules-origins-set-up-text =
    The five bonus tiles are dealt to the five sites, and each site gets the mothership of that colour, at value 1. A Zodiac card is dealt to each of the three temples. One building of each colour lies in the market. One Citizen die of each colour is rolled for the offer and sorted by value; a six is always rolled again. There are as many Speakers as players. District cards are dealt, two more than there are players, with 2 gold on each; their towers add discs to the supply.

    Each player starts with an Agora above a Palace, a tower disc of every colour, and 1 gold, 1 stone, 1 food and 1 wisdom. Two of the six bases are free, four wait on the population track.

    The first player is drawn and gets the Bulwark. Ten dice are rolled. Each player in turn takes one, then another one in reverse order: these are the first two Freemen.

rules-origins-resources = Resources
rules-origins-resources-text =
    Stone, food and wisdom are the basic resources. Gold may be paid instead of any of them, but nothing can be paid instead of gold. “Any basic resource” is chosen one by one, and is never gold. Each gold left at the end is worth a point.

rules-origins-city = City and tiles
rules-origins-city-text =
    A new tile is added at once. It must share a straight edge with a tile of your city, may not cover one, and is not turned. Touching along a slanted edge is not enough.

    After placing it you may use its ability. Later it is used again only when a district beside it is closed with a die of its colour. An ability that counts tiles counts the tile itself, too. The text of a tile or card overrides the general rules.

    Four tiles around a point are a district; the diamond in the middle is its Seat of Power. A tile may belong to several districts.

rules-origins-workers = Workers
rules-origins-workers-text =
    - A Freeman is a Citizen die on one of your bases, with a colour and a value from 1 to 6. You need a free base to take a die.
    - A Speaker is a white die that you borrow. It needs no base and has no colour.
    - The Archon has no value and may visit any site. It has the colours of your Advisors.

    A Freeman of value 6 that would rise becomes an Advisor. A Speaker of value 5 that would rise is rolled again and goes back to the offer.

rules-origins-turns = Turns
rules-origins-turns-text =
    On your turn you do exactly one thing: visit a site, close a district, build a tower level, grow your population, or pass. Play goes clockwise until everybody has passed.

rules-origins-sites = Visit a site
rules-origins-sites-text =
    Put a Freeman, a Speaker or the Archon on a site; there is room for any number of workers. If the value of the die is lower than that of the mothership, pay the difference in wisdom. The Archon pays nothing. Then the mothership rises by 1; after 6 comes 1.

    Choose one of the site's two main actions. If your die has the colour of the bonus tile, you may use the bonus, too, before or after. A Speaker never gets a bonus. A Freeman of value 6 may use both main actions.

rules-origins-main-actions = Main actions of the sites
rules-origins-main-actions-text =
    - 3 stone, or 3 food, or 3 wisdom.
    - 1 basic resource and 1 gold.
    - 1 stone, 1 wisdom and 1 food.
    - Move on the military track, attack, or both.
    - Buy a building.
    - For 1 stone: up to two steps in one temple, and its Zodiac card.
    - Take a Citizen.
    - For 1 to 3 food: raise a Freeman by 1, or move 1 on the military track, for each.

rules-origins-military = Military track and attacks
rules-origins-military-text =
    Your disc moves forward and goes on top of the discs that are already there. Discs on one space are equally strong. For each border that you cross you gain a Superiority token. The last space scores 9 points, and the disc stays there.

    An attack gives you the bonus printed beside your space, and then 1 point for each disc behind yours and 1 point for each border that you have crossed. Nobody loses anything.

rules-origins-buying = Buy a building
rules-origins-buying-text =
    Pay the wisdom of the market space and the stone of the tile, and add it to your city. The tiles below slide up, and a new one of the same colour comes in at the bottom.

    Any tile may be built as a farm instead: face down, without cost, colour or ability. It still counts as a tile for districts.

rules-origins-temples = Temples
rules-origins-temples-text =
    Forest, Mountain and Sea each have a track. The main action costs 1 stone: one or two steps with one disc, and you take the Zodiac card of that temple, even from another player and even if you are behind. If your disc is at the top, you take the card without a step. The bonus action costs 1 stone for one step, without the card.

rules-origins-citizens = Take a Citizen
rules-origins-citizens-text =
    Choose a die of the offer, pay the wisdom printed below it, and put it on a free base with its value. The others slide to the left, and a new die of the same colour is rolled for the right end. Without a free base you cannot take one.

rules-origins-food = Food
rules-origins-food-text =
    Each of 1 to 3 food raises an unused Freeman by 1 or moves you 1 on the military track; you may mix. A Freeman of 6 that is raised becomes an Advisor.

rules-origins-bonus = Bonus tiles
rules-origins-bonus-text =
    - 1 stone: one temple step, without the card.
    - 1 food: buy a building, at its full cost.
    - 1 wisdom: move on the military track, or attack.
    - Take a Speaker, if there is one.
    - 1 basic resource.

rules-origins-districts = Close a district
rules-origins-districts-text =
    Put an unused Freeman's die on a free Seat of Power; its base stays with you and is free. Colour and value do not matter.

    If the four tiles match a District card, choose one card and score it: three tiles must be as shown, turned or mirrored as you like; the fourth may be anything. Take all the gold on the card. You score the higher number the first time and the lower number each further time.

    Then the tiles around the seat that have the colour of the die are used. A district may be closed without a match. The die stays there until the end.

rules-origins-towers = Build a tower level
rules-origins-towers-text =
    Take a disc of an available colour, and pay as much gold as your tower of that colour is high. At the end every die in a seat counts its value times the height of the tower of its colour.

rules-origins-population = Grow the population
rules-origins-population-text =
    Pay the food printed above the next base on the track: 2 for the first, 8 for the last. Now it is free for another die. The last base scores 10 points. Bases also become free when a die takes a seat or becomes an Advisor.

rules-origins-passing = Passing
rules-origins-passing-text =
    You take back your Archon and then your Freemen, one by one, in any order. Each rises by 1; a 6 becomes an Advisor. Freemen that were not used do not rise. Used Speakers stay until the end of the round.

rules-origins-advisors = Advisors
rules-origins-advisors-text =
    An Advisor of a new colour takes the next free space on the advisor track. If you have that colour already, you score the points of your rightmost Advisor and the die goes back to the supply. The base stays with you. Your Archon has all the colours of your Advisors.

rules-origins-superiority = Superiority tokens
rules-origins-superiority-text =
    After any action but passing you may spend one token for a second action in the same turn, at most one per turn. A token that you have just gained may be spent at once.

rules-origins-round-end = End of a round
rules-origins-round-end-text =
    - Used Speakers go back to the offer and rise by 1; a 5 is rolled again.
    - The player furthest on the military track gets the Bulwark. In a tie, the disc at the bottom counts.
    - Every military disc falls back to the border behind it.
    - Each Zodiac card goes to the player who is highest in that temple; in a tie, to the disc at the bottom. If no disc has left the start space of a temple, nobody gets its card.
    - If an end condition is met, the game is over.

rules-origins-game-end = When the game ends
rules-origins-game-end-text =
    One of these is enough; the round is always finished:

    - Somebody has reached the top of all three temples.
    - No gold is left on the District cards.
    - Tower discs of three or fewer colours are left.
    - A Citizen of a colour is missing when the offer has to be filled.

rules-origins-scoring = Final scoring
rules-origins-scoring-text =
    - 1 point for each gold.
    - The points beside your rightmost Advisor.
    - Your two lower temples; the highest does not count.
    - For each die in a seat: its value times the height of your tower of its colour.

    The player with the most points wins. In a tie, the player with the most building tiles wins; if that is equal too, the victory is shared.

rules-origins-solo = Solo game
rules-origins-solo-text =
    You play five rounds against a target of 180 points, and 20 more for each of four bonus tiles that lies at the site of its own theme.

    - There are three District cards. Of five dice, the two highest are put away, and you take two of the rest.
    - After a visit one neighbouring site rises, too, unless it stands at 6. A Superiority token prevents every rise of this turn; it has no other use.
    - A disc of another colour stands before the next border from round to round, and your attacks compare with it.
    - At the end of a round you keep one of your Zodiac cards, drawn at random.

rules-origins-zodiac = Zodiac cards
rules-origins-zodiac-text =
    - Sagittarius: a die that you take may be raised by 1.
    - Pisces: you may take 1 gold instead of a bonus action.
    - Capricorn: with a tower level one of your dice rises by 2.
    - Aquarius: after two steps in one temple, 1 gold for a step in another. The advance that gives you the card does not count.
    - Taurus: buildings and Citizens cost 1 wisdom less.
    - Cancer: when you pass with a free base, you take a Citizen for free. You must take one.
    - Libra: after closing a district, you may take a Citizen for its wisdom.
    - Aries: each attack scores 1 point for each red die of yours.
    - Leo: a die that takes a seat rises by 2.
    - Gemini: when you pass, a basic resource for each space that you will fall back.
    - Virgo: a bought building may cover a farm, for free.
    - Scorpio: 1 wisdom for closing a district, and for each new Advisor.

    No card raises a die above 6.

rules-origins-buildings = Buildings
rules-origins-buildings-text =
    - Granary: 1 food, and 1 for each farm. Harbor: 2 points for each yellow building. Market: 4 points for each yellow Freeman. Mint: 1 gold. Quarry: 1 stone, and 1 for each empty space beside it. Workshop: 1 basic resource.
    - Arsenal: move 2 and attack. Chariot yard: 2 points for each red building and each red Freeman. Outpost: move 1 or attack. Cavalry field: move 2, and a stone or food for each weaker player. Fortress: move 1 for each red building. Veterans' camp: points for the value of a red Freeman, who then drops by 1.
    - Castle: 1 point, and 3 for each closed district. Construction site: put a market tile aside, to be bought later without wisdom. Courthouse: change the colour of an unused die. Estate: a Citizen for free. Forum: a Speaker for free. Stone circle: up to 10 points for buildings of many colours.
    - Forest, Mountain and Sea temple: 2 steps there, and for 1 gold a step elsewhere. Obelisk: more points for each further obelisk. Sacred site: 3, 6 or 10 points for 1, 2 or 3 Zodiac cards. Statue: a temple step.
    - Artists' hall: 3 points for each colour among your Freemen. Astronomy tower: 1 wisdom, and 1 for each Advisor. Fountain of wisdom: 1 wisdom, and a mothership goes to 1. Gateway: raise a Freeman by up to 2. Healers' mansion: 1 point, and 1 for each Freeman. Mage tower: use a building beside it.
