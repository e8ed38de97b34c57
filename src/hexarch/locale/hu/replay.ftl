# Visszajátszás, főkönyv, grafikonok, elemzés, importálás magyarul. Minden mondat egész.

## The screen

replay-title = Visszajátszás: { $title }
replay-view-board = Tábla
replay-view-ledger = Főkönyv
replay-view-charts = Grafikonok
replay-tab-map = Térkép
replay-tab-city = Város
replay-tab-sites = Helyek
replay-tab-market = Piac
replay-tab-tracks = Sávok
replay-tab-players = Játékosok
replay-tab-tiles = Lapkák
replay-tab-ledger = Lépések
replay-tab-charts = Grafikonok
replay-to-table = Ugrás az asztalhoz
replay-to-analysis = Ugrás az elemzéshez
replay-not-begun = Ez a játék még nem kezdődött el
replay-not-begun-text = Még nincs mit visszajátszani. Foglalj helyet, vagy gyere vissza, ha a játék elkezdődött.
replay-told = { $player }: { $text }.

## Moving through the game

replay-transport = Lejátszás
replay-steps = Lépkedés a játékban
replay-slider = Lépés
replay-where =
    { $round ->
        [0] { $at }. lépés, összesen { $entries }, előkészületek
       *[other] { $at }. lépés, összesen { $entries }, { $round }. kör
    }
replay-number = { $at }/{ $entries }
replay-beginning = Kezdet
replay-first = Első lépés (Home)
replay-last = Utolsó lépés (End)
replay-round-back = Előző kör (Page up)
replay-round-on = Következő kör (Page down)
replay-turn-back = Előző forduló (←; Shifttel egyetlen lépés)
replay-turn-on = Következő forduló (→; Shifttel egyetlen lépés)
replay-play = Lejátszás (szóköz)
replay-pause = Szünet (szóköz)
replay-pace = Sebesség: { $pace }
replay-pace-0 = lassú
replay-pace-1 = közepes
replay-pace-2 = gyors
replay-setup = Előkészületek
replay-round = { $round }
replay-round-of = { $round }. kör
replay-moves = Lépések

## The ledger

replay-filter = Szűrő
replay-filter-source = Forrás
replay-filter-clear = Szűrő törlése
replay-all-sources = Minden forrás
replay-rows = { $count } sor
replay-no-rows = Egyetlen sor sem felel meg.
replay-column-move = Lépés
replay-column-player = Játékos
replay-column-what = Mi történt
replay-column-sources = Forrás
replay-go = Ugrás ide: { $number }. lépés

## Charts

replay-topic-points = Pontok
replay-topic-income = Bevétel
replay-topic-goods = Erőforrások
replay-topic-taken = Elfogadott hatalom
replay-measure = Mérték
replay-measure-points = Pontok
replay-measure-coins = Érmék
replay-measure-workers = Munkások
replay-measure-priests = Papok
replay-measure-power = Hatalom
replay-measure-cults = Kultuszlépések
replay-measure-stone = Kő
replay-measure-food = Élelem
replay-measure-wisdom = Bölcsesség
replay-measure-gold = Arany
replay-measure-tokens = Fölény
replay-measure-military = Katonai erő
replay-measure-temples = Templomok
replay-measure-zodiac = Zodiákuskártyák
replay-direction = Kapott vagy fizetett
replay-gained = Kapott
replay-paid = Fizetett
replay-course = { $measure } a játék során
replay-after-round = { $round }. kör után
replay-rounds-gained = { $measure }: kapott, körönként
replay-rounds-paid = { $measure }: fizetett, körönként
replay-rounds-income = { $measure }: bevétel, körönként
replay-rounds-gained-for = { $measure }: kapott, körönként ({ $source })
replay-rounds-paid-for = { $measure }: fizetett, körönként ({ $source })
replay-rounds-income-for = { $measure }: bevétel, körönként ({ $source })
replay-sources-gained = { $measure }: kapott, források szerint
replay-sources-paid = { $measure }: fizetett, források szerint
replay-sources-income = { $measure }: bevétel, források szerint
replay-source = Forrás
replay-of-player = Játékos
replay-all-players = Minden játékos
replay-player-by-round = { $player }, körről körre
replay-total = Összesen
replay-nothing = Nincs adat.
replay-as-table = Megjelenítés táblázatként

## Sharing and saving

replay-share = Megosztás és mentés
replay-link = Link ehhez az álláshoz
replay-copy = Másolás
replay-copied = Link kimásolva.
replay-copy-by-hand = A böngésző nem engedi a másolást. A link ki van jelölve; másold ki te.
replay-picture = Kép erről az állásról
replay-no-picture = A képet nem sikerült elkészíteni.
replay-files = A játék fájlként
replay-file-json = Mentett játék
replay-file-json-text = A teljes játék, amely újra importálható.
replay-file-ledger = Főkönyv
replay-file-ledger-text = Sorról sorra, táblázatkezelőhöz.
replay-file-commands = Lépések
replay-file-commands-text = Csak a lépések, jelöléssel.

## Analysis

replay-branch = Elemzés innen
replay-branch-short = Elemzés
replay-branch-text = A játék másolata ettől az állástól, amelyben mindenki helyett te lépsz
replay-analysis = Elemzés
replay-analysis-from = Elemzés, kezdete: { $at }. lépés. Mindenki helyett te lépsz.
replay-analysis-alone = Elemzés. Mindenki helyett te lépsz.
replay-analysis-watch = Elemzés. Csak a tulajdonosa léphet.
replay-back = Vissza a játékhoz
replay-this-line = E változat visszajátszása
replay-undo-turn = Visszavonás
replay-again = Újrakezdés

## Import

replay-import-title = Játék importálása
replay-import-text = Egy liganapló, egy mentett játék vagy egy lépéslista. Visszajátsszuk, minden sort ellenőrzünk, és végiglépkedhetsz rajta.
replay-import-drop = Húzd ide a fájlt
replay-import-choose = Fájl kiválasztása
replay-import-or = vagy illeszd be a szöveget
replay-import-paste = A játék szövege
replay-import-name = Név (nem kötelező)
replay-import-go = Játék importálása
replay-import-reading = Beolvasás és minden sor ellenőrzése: { $name }.
replay-import-pasted = a szöveg
replay-import-broken = Ezt a fájlt nem sikerült beolvasni
replay-import-broken-text = { $reason } Semmit sem mentettünk. Próbálj másik fájlt, vagy ellenőrizd a lenti szöveget.
replay-import-broken-file = { $reason } Semmit sem mentettünk. Próbálj másik fájlt.
replay-import-not-now = { $reason } Semmit sem mentettünk; a szöveged még itt van.
replay-import-large = A fájl nagyobb két megabájtnál, tehát valószínűleg nem játék.
replay-import-empty = A fájl üres.
replay-import-unreadable = A böngésző nem tudta beolvasni a fájlt.
replay-import-done = Importálva, megjegyzésekkel
replay-import-open = Visszajátszás megnyitása
replay-notes = { $count ->
    [one] 1 megjegyzés az importálásról
   *[other] { $count } megjegyzés az importálásról
}
replay-note-skipped = Ismeretlen naplósor, ezért kihagytuk ({ $line }. sor): „{ $text }”.
replay-note-latin-1 = A fájl nem UTF-8 kódolású ({ $line }. sor); Latin-1-ként olvastuk be.
replay-note-more = { $count ->
    [one] További 1 megjegyzés nem látható.
   *[other] További { $count } megjegyzés nem látható.
}

## Hints

replay-hint-text = A legerősebb gépi játékos ezeket a fordulókat mérlegelte. Mindegyiknél látható, hány pontot vár a játék végére.
replay-hint-thinking = A gépi játékos gondolkodik.
replay-hint-take = Ezt választom
replay-hint-end = a forduló befejezése
replay-hint-sources = Miből várhatók a pontok
replay-hint-now = pontok most
replay-hint-sum = a végén várható
replay-hint-this-turn = ebben a fordulóban: { $source }
replay-hint-everybody = A végén várható:
replay-hint-source-this-round = később ebben a körben
replay-hint-draft-less = A tervezeted várhatóan { $value } pontot hoz, { $points } ponttal kevesebbet, mint az első javaslat.
replay-hint-draft-same = A tervezeted olyan jó, mint az első javaslat: { $value } pont várható.
replay-hint-draft-lost = Ezeken veszít: { $sources }.
replay-hint-draft-won = Ezeken nyer: { $sources }.
replay-hint-source-base = átlagos játék
replay-hint-source-rounds-to-come = hátralévő körök
replay-hint-source-points = eddigi pontok
replay-hint-source-points-so-far = eddigi pontok
replay-hint-source-goods = erőforrások
replay-hint-source-income = bevétel
replay-hint-source-buildings = épületek
replay-hint-source-position = helyzet a térképen
replay-hint-source-network = összefüggő terület
replay-hint-source-opening = nyitás
replay-hint-source-stronghold = erőd
replay-hint-source-bonus-card = bónuszkártya
replay-hint-source-favor-tiles = pártfogó lapkák
replay-hint-source-scoring-tiles = pontozó lapkák
replay-hint-source-cults = kultuszok
replay-hint-source-towns = városok
replay-hint-source-temples = templomok
replay-hint-source-districts = negyedek
replay-hint-source-city = város
replay-hint-source-workers = munkások
replay-hint-source-advisors = tanácsadók
replay-hint-source-military = katonai sáv
replay-hint-source-zodiac-cards = zodiákuskártyák
replay-hint-source-faction = csoport és erőd
replay-hint-source-tracks = hajózás és ásás
replay-hint-source-power-offers = a szomszédoktól kapott hatalom
replay-hint-source-resources = erőforrások a végén
replay-hint-source-other = egyéb
