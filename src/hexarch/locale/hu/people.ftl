# People: profiles, ratings, friends, groups, events.

people-former = korábbi játékos
people-invitations = Meghívók
people-invitation = { $name } meghív egy játékra: { $game }.
people-accept = Elfogadás
people-decline = Elutasítás
people-looking = Játékot keresnek
people-looking-none = Most senki sem keres játékot.
people-look = Felkerülök a listára
people-listed = Egy napig vagy a listán.
people-stop = Lekerülök
people-play-with = Játék vele: { $name }
people-players = Játékosok
people-pace = Tempó
people-pace-any = bármilyen tempó
people-pace-live = élőben
people-pace-correspondence = napokon át
people-friends = Barátok
people-friends-none = Nyisd meg valakinek az adatlapját, hogy felvedd a barátaid közé. Ezt a listát csak te látod.
people-friend-add = Felvétel a barátok közé
people-friend-remove = Törlés a barátok közül
people-find = Személy keresése név szerint
people-show = Adatlap
people-groups = Csoportok
people-groups-none = Nem vagy tagja egy csoportnak sem.
people-group-invited = Meghívtak ebbe a csoportba: { $name }.
people-group-new = Új csoport neve
people-group-create = Csoport létrehozása
people-ranking = Legmagasabb értékszámok
people-ranking-none = Még senkinek sincs értékszáma.
people-levels = A gépi játékosok értékszáma rögzített:
people-pool = Ellenfelek
people-pool-people = emberek ellen
people-pool-computers = gépek ellen
people-ratings = Értékszámok
people-provisional = ideiglenes
people-curve = Értékszám { $from } és { $to } között, { $low } és { $high } határokkal
people-kind-guest = Vendég.
people-kind-bot = Bot.
people-since = Itt van { $date } óta.
people-results = Eredmények: { $game }
people-games = Játékok
people-won = Győzelmek
people-average = Átlagos pontszám
people-all = Minden játék
people-played = Ezzel játszott
people-best = Legjobb játékok
people-newest = Legutóbbi játékok
people-result = { $points } pont, { $place }. hely { $players } közül
people-nothing = Nincs megjeleníthető befejezett játék.
people-name = Név
people-events = Események
people-events-none = Még nincs esemény.
people-event-new = Esemény meghirdetése
people-event-name = Az esemény neve
people-event-open = lehet jelentkezni
people-event-running = folyamatban
people-event-finished = befejezve
people-rounds = Fordulók
people-divisions = Osztályok
people-moving = Feljutók és kiesők
people-days = Napok lépésenként (0: nincs óra)
people-announce = Meghirdetés
people-round = { $round }. forduló, összesen { $rounds }
people-division = { $number }. osztály
people-standings = Állás
people-place = Hely
people-points = Pont
people-opposition = Ellenfelek pontjai
people-score = Pontszám a játékokban
people-left = kiszállt
people-take-part = Részt veszek
people-drop-out = Kiszállok
people-start = Az első forduló indítása
people-next-season = Következő szezon
people-to-group = A csoport
people-table-out = pihen ebben a fordulóban
people-table-deleted = törölt asztal
people-export = Letöltés ebben a formában: { $format }
people-tables = A csoport asztalai
people-tables-none = Még nincs asztal. Csak a tagok látják őket.
people-table-new = Új asztal
people-members = Tagok
people-owner = tulajdonos
people-invited = meghívva
people-invited-now = Meghívva: { $name }.
people-remove = Eltávolítás: { $name }
people-invite = Meghívás név szerint
people-invite-button = Meghívás
people-link = Link új tagoknak
people-link-new = Új link
people-leave = Kilépés a csoportból
people-rated-games =
    { $count ->
        [one] { $count } játék
       *[other] { $count } játék
    }
people-members-count =
    { $count ->
        [one] { $count } tag
       *[other] { $count } tag
    }
people-open = Asztal megnyitása
