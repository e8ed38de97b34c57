# Terra Mystica in italiano. Ogni frase è intera; i nomi entrano dove sta un parametro.
# Il regolamento chiama "turno" sia il round sia il turno di un giocatore: qui il primo è sempre "round".

building-dwelling = casa
building-trading-house = emporio
building-temple = tempio
building-stronghold = fortezza
building-sanctuary = santuario
terrain-plains = pianura
terrain-swamp = palude
terrain-lakes = laghi
terrain-forest = foresta
terrain-mountains = montagna
terrain-wasteland = lande desolate
terrain-desert = deserto
cult-fire = Fuoco
cult-water = Acqua
cult-earth = Terra
cult-air = Aria
faction-auren = Incantatrici
faction-witches = Streghe
faction-alchemists = Alchimisti
faction-darklings = Oscuri
faction-halflings = Mezzuomini
faction-cultists = Cultisti
faction-engineers = Ingegneri
faction-dwarves = Nani
faction-mermaids = Sirene
faction-swarmlings = Sciamanti
faction-chaosmagicians = Maghi del Caos
faction-giants = Giganti
faction-fakirs = Fachiri
faction-nomads = Nomadi
