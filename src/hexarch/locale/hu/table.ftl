# Texts at the table, for both games.

## Players

page-present = Jelen van
page-away = Távol van
page-hint = Tipp

## Keys

page-text-off = Tábla megjelenítése
page-keys = Billentyűparancsok
page-keys-verbs = A te fordulód
page-keys-table = Az asztalnál
page-keys-tab = mozgás az asztal részei között
page-keys-arrows = mozgás egy részen belül és a térképen
page-keys-enter = választás, vagy a forduló véglegesítése
page-keys-confirm = a forduló véglegesítése bárhonnan
page-keys-why = kérdés: miért nem használható valami
page-keys-escape = a megnyitott rész bezárása
page-keys-off = Az egybillentyűs parancsokat a menüben kikapcsolhatod.

## At the table

page-dock = A fordulód
page-draft = A fordulód eddig
page-draft-hint = Válassz a táblán, vagy válassz egy akciót fent
page-difference = Amin a fordulód változtat
page-so-far = Eddig
page-with-this = Ezzel együtt
page-your-turn = Te jössz
page-ready = Véglegesíthető
page-not-sent = még nincs elküldve
page-undo = Visszavonás
page-compound = { $steps } → { $action }
page-other-ways = { $count ->
    [one] Egy másik mód
   *[other] { $count } másik mód
}
page-compare = Hasonlítsd össze a tervezeteddel.
page-compare-ask = Inkább ezt?
page-compare-drafted = A tervezetedben
page-compare-instead = Helyette
page-compare-keep = Marad a tervezet
page-compare-take = Inkább ezt választom
page-reset = Elölről
page-confirm = Véglegesítés
page-plan = Tervezés
page-plan-help = Próbáld ki a következő fordulóidat; senki sem látja
page-plan-end-turn = Forduló vége
page-log-planned = tervezett
page-confirm-anyway = Mégis véglegesítem
page-more = További akciók
page-choose = Választás
page-skip = Kihagyás
page-turn-goes-on = Folytatódik a fordulód.
page-turn-sent = A forduló elküldve.
page-step-undone = Lépés visszavonva.
page-turn-reset = A forduló elölről kezdődik.
page-click-to-choose = Kattints a választáshoz
page-click-to-open =
    { $count ->
        [one] Kattints a választáshoz
       *[other] { $count } lehetőség: kattints a megtekintéshez
    }
page-type-move = Lépés begépelése
page-type-examples = Például
page-type-complete = A Tab kiegészíti
page-rematch = Új játék
page-order-of-play = Játéksorrend
page-set-up = Előkészületek
page-passed = passzolt
page-text-players = Játékosok
page-text-you = { $player } (te)
page-game-over = A játéknak vége
page-waiting =
    { $others ->
        [0] { $player } következik
        [one] { $player } és még egy játékos következik
       *[other] { $player } és még { $others } játékos következik
    }
page-waiting-chance = Sorsolás folyik
page-thinking = { $time } ideje gondolkodik
page-thinking-since = utolsó lépés: { $time }
page-next-players = Utána: { $players }
page-result = Végeredmény
page-result-hide = Tábla megtekintése
page-result-place = { $place }. helyezett
page-text-now = Most
page-text-verb = { $verb } ({ $count })
page-log = Napló
page-log-note = vidd rá az egeret, és látod a térképen
page-log-since = Az utolsó fordulód óta
page-log-empty = Még nem történt semmi.
page-log-round = { $round }. kör
page-log-earlier = Korábbi lépések
page-watching = Nézőként követed ezt a játékot
page-result-lead = Ki vezetett az egyes körök után
page-result-sources = Pontok forrás szerint
page-result-start = Kezdéskor
page-result-share = Megosztás
page-log-line = { $player } { $text }
page-takeback-asked = { $name } lépések visszavonását kéri.
page-takeback-waiting =
    { $count ->
        [one] Egy játékos beleegyezésére várunk a visszavonáshoz.
       *[other] { $count } játékos beleegyezésére várunk a visszavonáshoz.
    }
page-takeback-accept = Beleegyezem
page-takeback-decline = Elutasítom
page-leave-no = Maradok
page-left = Gépi játékos játszik helyetted.
page-return = Visszatérés

## People

page-person-of = Róla: { $name }
page-person-block-text = Nem látod többé az üzeneteit, és nem ülhet le az asztalaidhoz.
page-person-mute = Némítás ennél az asztalnál
page-person-mute-text = Olvashatja a csevegést, de nem írhat bele.
page-person-unmute = Némítás feloldása
page-person-remove = Eltávolítás az asztaltól
page-person-remove-text = A kezdés előtt a hely újra szabad; folyamatban lévő játékban gép veszi át.
page-person-allow = Visszaengedés
page-person-report = Bejelentés
page-person-report-text = Mi történt? Az adminisztrátorok azt is látják, mit írt itt ez a személy.
page-person-reported = Köszönjük. Az adminisztrátorok megnézik.
page-chat-closed = Itt csak a játékosok és a meghívott nézők írhatnak.

## Why not

page-why-title = Miért nem?
page-why-ask = Miért nem?
page-why-asking = Ellenőrzés
page-why-remedy = Előbb válts át valamit
page-why-nothing = Ezzel most semmit sem tehetsz.

## Warnings

page-warning-off = Erre ne figyelmeztess többet

## Talk

page-chat = Csevegés
page-chat-open =
    { $unread ->
        [0] Csevegés
       *[other] Csevegés, { $unread } új üzenet
    }
page-chat-empty = Még nincs üzenet.
page-chat-typing = { $name } éppen ír
page-chat-write = Írj üzenetet
page-chat-send = Küldés

## The connection

page-connection-connecting = Újrakapcsolódás
page-connection-polling = Nem élő: pár másodpercenként frissül

## Notices

page-notice-turn = Te következel.
page-notice-chat = Új üzenet érkezett.
page-notice-over = Véget ért a játék.

## From the server

server-possible = Ez lehetséges.
server-merges = Ez megváltoztatja a fordulód egy korábbi lépését: { $steps }.
server-rule = { $sentence }
server-draft-moved = Mások léptek; a tervezeted még lehetséges.
server-draft-dropped = Mások léptek; a tervezeted már nem lehetséges.
