# Lessons and the guided first game of Origins: the title, the task, hints, and why it works.

learn-origins-goal-stone = Stone
learn-origins-goal-gold = Gold
learn-origins-goal-points = Points
learn-origins-goal-temple = Temple: { $of }
learn-origins-goal-building = Built: { $of }
learn-origins-goal-open = Complete districts
learn-origins-goal-districts = Closed districts
learn-origins-goal-matched = District cards scored
learn-origins-goal-tower = Tower: { $of }
learn-origins-goal-cards = Zodiac cards
learn-origins-goal-freemen = Freemen
learn-origins-goal-advisors = Advisors
learn-origins-goal-final = Final score as it stands

learn-origins-sites = Workers and sites
learn-origins-sites-task = Your workers are dice. Send one to site 1, and take 3 stone.
learn-origins-sites-hint-1 = Choose a die, then the site, then one of its two main actions.
learn-origins-sites-why = Each visit gives one of the two main actions of a site. The mothership there rises by 1, so the next visit is harder.

learn-origins-wisdom = Wisdom
learn-origins-wisdom-task = The mothership of site 1 has risen to 5, and your last die shows 3. Take 3 stone there anyway.
learn-origins-wisdom-hint-1 = You pay the difference in wisdom: 2. You have 4.
learn-origins-wisdom-why = Wisdom makes up for low dice. The Archon never pays, and after 6 a mothership starts again at 1.

learn-origins-bonus = The right colour
learn-origins-bonus-task = Climb 3 steps in the temple of the Forest with one visit to site 3.
learn-origins-bonus-hint-1 = A die in the colour of the bonus tile may use the bonus as well. The tile of site 3 is blue, and so is one of your dice.
learn-origins-bonus-hint-2 = The main action climbs 2 steps for 1 stone, the bonus one more step for 1 stone. Gold pays for the missing stone.
learn-origins-bonus-why = A matching colour doubles a visit. Gold can replace any basic resource, but each gold left at the end is worth a point.

learn-origins-building = Buying a building
learn-origins-building-task = Buy the Mint at site 2, add it to your city, and use its ability: 1 gold.
learn-origins-building-hint-1 = A building costs the wisdom of its place in the market and its own stone. The Mint costs 1 stone.
learn-origins-building-hint-2 = Visit site 2, buy the Mint, choose a place beside your city, then use the ability.
learn-origins-building-why = A new building may be used at once. It is used again when you close a district beside it with a die of its colour.

learn-origins-farm = Farms and districts
learn-origins-farm-task = Complete a district: four tiles around one point. You have no stone left, so build a farm.
learn-origins-farm-hint-1 = At site 2 any tile may be built as a farm, face down and for free. Your Archon is still unused.
learn-origins-farm-hint-2 = The Agora, the Palace and the Mint already meet. The fourth place is below the Mint.
learn-origins-farm-why = A farm has no colour and no ability, but it counts as a tile. So a district is completed sooner.

learn-origins-district = Closing a district
learn-origins-district-task = Close your district with a die, so that it matches a district card.
learn-origins-district-hint-1 = Put an unused Freeman on the Seat of Power, the diamond in the middle of the four tiles.
learn-origins-district-hint-2 = Choose to close a district, and then the die. Red in the corner with blue and yellow beside it is on a card.
learn-origins-district-why = The card scores 9 points, and you take the gold on it. The die stays, and at the end it scores its value times the height of its tower: high dice belong here.

learn-origins-tower = Towers
learn-origins-tower-task = A blue 4 sits in your city. Build the tower that makes it worth more.
learn-origins-tower-hint-1 = A level costs as much gold as the tower is high. It has to be the colour of the die.
learn-origins-tower-why = Each level of the blue tower adds 4 points for this die at the end, and more for every other blue die on a seat.

learn-origins-military = March and attack
learn-origins-military-task = Score 2 points with one visit to site 1.
learn-origins-military-hint-1 = The military action lets you move on the track, attack, or both, in any order.
learn-origins-military-hint-2 = Move first: you cross a border and pass the other disc. Then attack.
learn-origins-military-why = An attack scores 1 point for each disc behind yours and for each border crossed. Every border also gives a Superiority token, which buys a second action in a turn.

learn-origins-temple = Temples and the Zodiac
learn-origins-temple-task = Climb 2 steps in the temple of the Sea, and take its Zodiac card.
learn-origins-temple-hint-1 = The lower action of site 3 costs 1 stone. Choose two steps.
learn-origins-temple-why = The card comes with the main action, even if somebody else holds it. At the end of a round each card goes to the highest disc of its temple.

learn-origins-citizen = More workers
learn-origins-citizen-task = Get a third Freeman. You need a free base first.
learn-origins-citizen-hint-1 = Grow your population: the next base costs 2 food. Then take a Citizen at site 4.
learn-origins-citizen-hint-2 = The cheapest die of the offer is on the left. It keeps the value that it shows.
learn-origins-citizen-why = More dice mean more visits in every round. Growing early pays for itself.

learn-origins-advisor = Advisors
learn-origins-advisor-task = Turn your yellow die into an Advisor this turn.
learn-origins-advisor-hint-1 = A Freeman of 6 who rises becomes an Advisor. Yours has 5 and needs two steps.
learn-origins-advisor-hint-2 = Visit site 5 with the blue die, and raise the yellow one twice for 2 food.
learn-origins-advisor-why = Advisors score at the end, and your Archon has their colours, so it gets bonuses too. Used Freemen also rise by 1 when you pass.

learn-origins-final-scoring = The final scoring
learn-origins-final-scoring-task = If the game ended now, you would have 1 point. Raise your final score to 6 with one visit to site 3.
learn-origins-final-scoring-hint-1 = Of the three temples only the two lower ones count. The Forest is your highest.
learn-origins-final-scoring-hint-2 = Climb 2 steps in the Mountain or the Sea.
learn-origins-final-scoring-why = A single high temple is worth nothing: climb two more. Gold, Advisors, and dice in seats times their towers are the rest of the final scoring.

learn-origins-guide-goal = You build a city, and the player with the most points wins. Your dice and the Archon are workers: send one to a site, and choose one of its two actions.
learn-origins-guide-wisdom = Each visit raises the mothership of the site. If your die is lower, you pay the difference in wisdom; the Archon never pays.
learn-origins-guide-bonus = A die in the colour of a site's bonus tile may use the bonus, too. Blue fits site 3, yellow site 5.
learn-origins-guide-passing = When your workers are used, pass. They come home, and every used Freeman rises by 1.
learn-origins-guide-buildings = At site 2 you buy buildings with stone and wisdom, and use each at once. Any tile can be built as a farm for free.
learn-origins-guide-districts = Four tiles around a point are a district. The district cards show which colours score when you close one.
learn-origins-guide-military = At site 1 you move on the military track and attack. Move first: an attack scores the discs behind you and the borders you crossed.
learn-origins-guide-temples = At site 3 one stone takes you up to two steps in a temple, and its Zodiac card helps you. At the end your two lower temples score.
learn-origins-guide-citizens = More workers mean more turns: grow the population with food, then take a Citizen at site 4.
learn-origins-guide-closing = Close a district with an unused die: points and gold from a card, and the tiles of its colour work again. High dice are worth more there.
learn-origins-guide-towers = A tower level costs as much gold as the tower is high. At the end each die in a seat scores its value times the tower of its colour.
learn-origins-guide-advisors = A Freeman of 6 who rises becomes an Advisor: more points at the end, and its colour for your Archon. Food at site 5 raises dice.
learn-origins-guide-tokens = Superiority tokens from the military track buy a second action in a turn. Use one when two actions go well together.
learn-origins-guide-end = The game ends with the round in which the gold of the cards, the tower colours or the dice of a colour run out, or somebody tops all temples.
learn-origins-guide-final = Final points come from gold, Advisors, your two lower temples and the dice in seats. You know everything now: keep playing, or finish here.
learn-origins-guide-over = The game is over. See above where the points came from, and try the lessons next.
learn-origins-guide-token = You have a Superiority token: spend it for a second action, or keep it and end the turn.
learn-origins-guide-match = Your district fits several cards. Take the one with more points or more gold.

learn-origins-caution-idle = There is still a worker at home, and an unused Freeman does not rise. Do you really want to pass?
learn-origins-caution-gold = With your gold you could raise a tower for the dice in your seats. Do you really want to pass?
learn-origins-caution-food = You have enough food to grow the population. Do you really want to pass?
