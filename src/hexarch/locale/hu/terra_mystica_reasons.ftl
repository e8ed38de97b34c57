# Terra Mystica magyarul. Minden mondat egész; a nevek a paraméterek helyére kerülnek, rag és névelő nélkül.

## Amounts, for the sentences below

amount-workers = { $workers } munkás
amount-coins = { $coins } érme
amount-priests = { $priests } pap
amount-have =
    { $missing ->
        [workers] { $have } munkás
        [coins] { $have } érme
        [priests] { $have } pap
        [points] { $have } pont
       *[power] a III. tárolóban { $have } hatalom
    }
amount-needed =
    { $missing ->
        [workers] { $price } munkás
        [coins] { $price } érme
        [priests] { $price } pap
        [points] { $price } pont
       *[power] { $price } hatalom a III. tárolóból
    }
amount-goods =
    { $priests ->
        [0] { amount-workers }
       *[other]
            { $workers ->
                [0] { amount-priests }
               *[other] { amount-workers } és { amount-priests }
            }
    }

## Whose turn it is

game-over = A játéknak vége.
not-begun = A játék még nem kezdődött el.
dropped-out = Kiléptél ebből a játékból.
no-such-seat = Ott nem ül senki.
no-such-action = Nincs ilyen akció.
chance-first = Előbb sorsolás jön; várj egy pillanatot.
not-your-turn = Most ők vannak soron: { $faction }.
not-your-turn-player = Most { $number ->
        [1] az 1.
        [5] az 5.
       *[other] a { $number }.
    } játékos van soron.
set-up-is-over = Az előkészületek véget értek.
action-due = A fordulódban egy akció jár: válassz egyet, vagy passzolj.
action-taken = Ebben a fordulóban már végrehajtottad az akciódat; fejezd be a fordulót.
convert-on-your-turn = Átváltani és hatalmat feláldozni csak a saját fordulódban lehet.
not-possible = Ez most nem lehetséges.

## Set-up

asked-draw-scoring = Előbb a pontozó lapkák sorsolása jön.
asked-draw-card = Előbb eldől, mely bónuszkártyák maradnak a dobozban.
asked-draw-start = Előbb a kezdő játékos sorsolása jön.
asked-draw-colour = Előbb a színek kiosztása jön.
asked-choose-faction = Előbb válassz csoportot.
asked-draw-lot = Előbb az árverésre kerülő csoportok sorsolása jön.
asked-bidding = Előbb licitálj egy csoportra.
asked-first-favor = Vegyél el egy pártfogó lapkát a dobozban maradó templomért.
no-such-lot = Ilyen csoport nincs az árverésen.
bid-too-low = Erre a csoportra több mint { $points } ponttal kell licitálnod: { $faction }.
bid-too-high = Ez a csoport { $points } ponttal kezd, ezért ennél többet senki sem licitálhat rá: { $faction }.
asked-first-dwelling = Rakd le az egyik első lakóépületedet; bármelyik ilyen üres mező megfelel: { $home }.
asked-first-card = Vedd el az első bónuszkártyádat.
no-such-scoring-tile = Nincs ilyen pontozó lapka.
scoring-tile-not-in-game = Ebben a játékban ez a pontozó lapka nem szerepel: { $tile }.
scoring-tile-drawn = Ezt a pontozó lapkát már kisorsoltuk: { $tile }.
scoring-pair = Már van játékban egy pontozó lapka ugyanezzel a kultusszal, és ennél az asztalnál a kettő együtt nem lehet: { $tile }.
scoring-tile-too-late = Ez a lapka nem kerülhet ide: { $tile }, { $round }. kör; másik lapka sorsolása következik.
no-such-card = Nincs ilyen bónuszkártya.
card-not-in-game = Ebben a játékban ez a bónuszkártya nem szerepel: { $card }.
card-taken = Ez a kártya már foglalt: { $card } ({ $faction }).
no-such-player = Nincs { $number }. játékos; { $players } játékos van.
colour-dealt = { $number ->
        [1] Az 1.
        [5] Az 5.
       *[other] A { $number }.
    } játékos már kapott terepet: { $terrain }.
no-such-faction = Nincs ilyen csoport.
faction-taken = Ezt a csoportot már kiválasztották: { $faction }.
board-taken = Két csoport ugyanazon a táblán van, és az egyik már elkelt: { $faction } és { $other }.
other-colour-dealt = Ezt a terepet kaptad: { $terrain }. Ez a csoport máshol él: { $faction }.
not-introductory = { $players } játékos bevezető játékában ez a csoport nem vesz részt: { $faction }.

## What comes first

asked-offer = Előbb döntsd el, elfogadod-e a felkínált hatalmat.
asked-cult-step = Előbb lépj előre egy tetszőleges kultuszban.
asked-reward-spades =
    A körnek vége: { $spades ->
        [one] használd fel az ásódat
       *[other] használj fel { $spades } ásót
    }, vagy fejezd be.
answer-first =
    { $count ->
        [one] Egy szomszéd építkezése hatalmat kínál neked; fogadd el vagy utasítsd el, mielőtt cselekszel.
       *[other] A szomszédok építkezései { $count } alkalommal kínálnak neked hatalmat; fogadd el vagy utasítsd el, mielőtt cselekszel.
    }
key-first = Előbb válaszd ki, melyik kultuszban használod a kulcsodat.
long-way-first = A terepkör hosszabb útját jelentetted be; alakíts át egy mezőt azon az úton.
spend-sacrificed-power = Hatalmat áldoztál fel, ezért költsd el azonnal a III. tároló teljes hatalmát ({ $power }).
owed-favor =
    { $count ->
        [one] Előbb vedd el a megszerzett pártfogó lapkát.
       *[other] Előbb vedd el a megszerzett { $count } pártfogó lapkát.
    }
owed-town = Előbb válaszd ki az új városod lapkáját.
owed-bridge = Előbb rakd le a kifizetett hidat.
owed-cult-step = Előbb lépj előre a választott kultuszban.
owed-dwelling = Előbb rakd le az ingyen lakóépületet.
owed-trading-house = Előbb válaszd ki, melyik lakóépületből lesz kereskedőház.
owed-sandstorm = Előbb válaszd ki a mezőt, amelyet a homokvihar szülőföldeddé alakít.
owed-trade = Előbb mondd meg, hány munkásból lesz pap.

## Reach

no-such-hex = Nincs ilyen mező ezen a térképen.
river = { $hex } folyómező: sem beépíteni, sem átalakítani nem lehet.
occupied = { $hex } foglalt, más csoport épülete áll rajta: { $faction }.
occupied-by-you = Ezen a mezőn ({ $hex }) már a te épületed áll: { $building }.
not-reachable =
    { $shipping ->
        [0] { $hex } egyetlen épületeddel sem szomszédos, és nincs hajózásod.
       *[other] { $hex } egyetlen épületeddel sem szomszédos, és { $shipping } értékű hajózásod nem ér el odáig.
    }
not-reachable-by-jump = { $hex } egyetlen épületeddel sem szomszédos, és csak { $range } mezőt ugorhatsz át.
not-reachable-by-reward =
    { $shipping ->
        [0] Ezek az ásók csak az épületeid mellett használhatók, és { $hex } egyikkel sem szomszédos.
       *[other] Ezek az ásók addig érnek, ameddig saját, { $shipping } értékű hajózásod, és { $hex } messzebb van.
    }
one-jump = Ez az akció már használt egy ugrást ({ $hex }), és csak egyszer ugorhat.

## Dwellings and upgrades

not-home-terrain = { $hex } terepe { $terrain }; te csak ilyen terepre építhetsz: { $home }.
no-piece-left =
    { $supply ->
        [one] Egyetlen ilyen épületed már a térképen van: { $building }.
       *[other] Minden ilyen épületed ({ $supply }) a térképen van már: { $building }.
    }
dwelling-price = Egy lakóépület ára itt { amount-workers } és { amount-coins }; neked { amount-have } van.
dwelling-price-by-jump =
    { $priests ->
        [0] Egy lakóépület ára itt ({ $hex }), ugrással együtt: { amount-workers } és { amount-coins }; neked { amount-have } van.
       *[other] Egy lakóépület ára itt ({ $hex }): { amount-workers }, { amount-coins }, és az ugrásért { amount-priests }; neked { amount-have } van.
    }
stronghold-spades-transform = Ezek az ásók az erődödből származnak: csak olyan mezőre építhetsz, amelyet velük alakítasz át, ide nem: { $hex }.
transform-first = Ennél az asztalnál az ingyen ásókat adó akciónak előbb át kell alakítania valamit, csak aztán építhet.
no-dwelling-left = Ezzel az akcióval ide már nem építhetsz lakóépületet: { $hex }.
not-the-site = Ez az akció csak arra a mezőre építhet, amelyre szólt, ide nem: { $hex }.
no-own-building = Ezen a mezőn nincs épületed: { $hex }.
wrong-building = Ehhez a fejlesztéshez ({ $building }) ilyen épület kell: { $before }; ezen a mezőn ({ $hex }) most ez áll: { $here }.
only-trading-house-free = Csak a kereskedőházzá fejlesztés ingyenes, ez nem: { $building }.
trading-house-price = Egy kereskedőház ára szomszéd mellett { amount-workers } és { amount-coins }; neked { amount-have } van.
trading-house-price-alone = Egy kereskedőház ára szomszéd nélkül { amount-workers } és { amount-coins }; neked { amount-have } van.
upgrade-price = A fejlesztés ({ $building }) ára { amount-workers } és { amount-coins }; neked { amount-have } van.
temple-price-near =
    { $temples ->
        [one] Egy templom ára itt { amount-workers } és { amount-coins }, ebből egy a szomszédos templomért jár; neked { amount-have } van.
       *[other] Egy templom ára itt { amount-workers } és { amount-coins }, ebből { $temples } a szomszédos templomokért jár; neked { amount-have } van.
    }
too-near = Ennél az asztalnál erődök és szentélyek nem lehetnek szomszédosak, és { $hex } mellett már áll egy { $building }.

## Spades

same-terrain = { $hex } terepe már most is ez: { $terrain }.
home-terrain-stays = { $hex } a szülőföldedhez tartozik ({ $home }); nem alakíthatod mássá.
home-terrain-only = Egy mezőt csak ilyenné alakíthatsz: { $home }.
second-space-home = Az előző mező nem vált szülőfölddé, ezért ennek azzá kell válnia: { $home }.
only-closer = Így ({ $terrain }) { $hex } nem kerülne közelebb a szülőföldedhez ({ $home }), pedig ennél az asztalnál ez kötelező.
no-long-way = Innen nem vezet hosszabb út: { $hex }, cél: { $terrain }.
no-spades-left = Ebben az akcióban nem maradt ásód.
use-bought-spades = Megvásárolt ásóid vannak ({ $spades }); előbb azokat használd fel.
bought-spades-one-space = Az összes ásódat ({ $spades }) egyetlen mezőre kell fordítanod, de ehhez az átalakításhoz csak { $needed } kell.
spades-with-transformation = Ennél az asztalnál az ásókat az átalakítással együtt kell megvenni.
no-use-for-spade = Egyetlen elérhető mezőhöz sem kell több ásó, mint amennyid van és amennyit ki tudnál fizetni.
reward-spades-not-enough = Ehhez { $needed } ásó kell; neked { $spades } van, és most nem vehetsz hozzá.
no-more-bought = Ehhez { $needed } ásó kell; neked { $spades } maradt, és a megvett ásóknak mind egyetlen mezőre kell kerülniük.
stronghold-spades-alone = Ehhez { $needed } ásó kell; az erődöd { $spades } ásót hozott, és továbbit nem lehet venni mellé.
spade-price = { $bought } ásót kellene venned, ára { amount-goods }; neked { amount-have } van.
spade-price-by-jump =
    { $bought ->
        [0] Az ugrás ára ({ $hex }): { amount-goods }; neked { amount-have } van.
        [one] Az ugrás ({ $hex }) és még egy ásó ára: { amount-goods }; neked { amount-have } van.
       *[other] Az ugrás ({ $hex }) és még { $bought } ásó ára: { amount-goods }; neked { amount-have } van.
    }
shortest-way-only = Ennél az asztalnál minden átalakítás a terepkör legrövidebb útján megy.
always-the-same = Az átalakításaidhoz mindig { $spades } ásó kell, ezért nincs hosszabb út.
long-way-too-dear = Nincs elég ásód egy hosszabb úthoz.
sandstorm-home-only = A homokvihar csak ezt a terepet hozza: { $home }.
sandstorm-edge = A homokvihar csak olyan mezőt ér el, amelynek közös oldala van egy épületed mezőjével; { $hex } nem ilyen.
no-building-in-phase-three = Ezek az ásók csak átalakítanak; a körök között nincs építkezés.

## Bridges and skipped rivers

no-bridge-due = Hidat olyan akcióval lehet építeni, amely hidat ad.
no-such-span = Ezen a térképen nincs hely ilyen hídnak.
no-bridges-left = Minden hidad ({ $most }) megépült már.
bridged-already = Már van híd e két mező között: { $a } és { $b }.
bridge-needs-own-building = Saját épületre van szükséged valamelyik végén: { $a } vagy { $b }.
nowhere-to-bridge = Nincs olyan hely, ahová hidat építhetnél.
cannot-skip-rivers = A városaid nem ugorhatnak át folyómezőt.
not-a-river = { $hex } nem folyómező.
skipped-already = Egyik városod már átugorja ezt: { $hex }.
no-town-tiles-left = Nem maradt városlapka.
needs-two-banks = Legalább két épületed kell e mező mellé: { $hex }.
joins-a-town = { $hex } mellett az egyik épület már városhoz tartozik, ezért nem jönne létre új város.
town-too-small = Ez { $count } épületet kapcsolna össze; egy városhoz { $needed } kell, és a szentély kettőnek számít.
town-too-weak = Az összekapcsolt épületek hatalomértéke { $power } lenne; egy városhoz { $needed } kell.

## Advances, power actions, special actions

no-shipping-track = A csoportodnak nincs hajózása.
shipping-at-end = A hajózásod értéke { $level }, ez a legmagasabb szint.
shipping-price = A hajózás növelésének ára { amount-priests } és { amount-coins }; neked { amount-have } van.
no-digging-track = A csoportod nem tudja olcsóbbá tenni az ásóit.
digging-at-end = Egy ásó ára neked { $workers } munkás; ennél olcsóbb nem lehet.
digging-price = Az olcsóbb ásók ára { amount-workers }, { amount-coins } és { amount-priests }; neked { amount-have } van.
power-action-used = Ezt a hatalomakciót ebben a körben már használták: { $action }.
power-action-price = A hatalomakció ({ $action }) ára { $power } hatalom a III. tárolóból; ott neked { $have } van.
special-action-used = Ezt az akciót ebben a körben már használtad.
no-spade-card = A bónuszkártyádon nincs ásó.
no-cult-card = A bónuszkártyádon nincs kultuszlépés.
no-cult-tile = Nincs kultuszlépést adó pártfogó lapkád.
no-stronghold-action = Ennek a csoportnak az erődje nem ad akciót: { $faction }.
no-stronghold = Még nem építetted meg az erődödet.
no-free-home-terrain = Nincs ilyen üres mező a térképen: { $home }.
no-dwelling-to-upgrade = Nincs lakóépületed a térképen.
nowhere-for-sandstorm = Nincs az épületeiddel közös oldalú, üres, más terepű mező.
no-faction-action = Ez a csoport nem építhet hidat munkásokért: { $faction }.
faction-bridge-price = Egy híd ára { amount-workers }; neked { amount-have } van.

## Passing

no-card-in-last-round = Az utolsó körben új bónuszkártya nélkül passzolsz.
take-a-card = Válaszd ki a bónuszkártyát, amelyet passzoláskor elveszel.
own-card-again = Ezt a kártyát nem veheted el újra, mert éppen ezt adod vissza: { $card }.

## Cults, keys and tiles

priest-price = Nincs papod, akit elküldhetnél.
order-space-taken =
    { $steps ->
        [3] A { $cult } kultuszában a 3 lépést adó hely foglalt.
       *[other] A { $cult } kultuszában foglalt minden hely, amely { $steps } lépést ad.
    }
no-replacing = Ennél az asztalnál a rendbe küldött pap végleg ott marad.
replace-price = Egy pap lecseréléséhez ennyi kell: { amount-priests } és { amount-coins }; neked { amount-have } van.
nobody-to-replace = A { $cult } kultuszának ezen a helyén nem áll pap.
own-priest = A { $cult } kultuszának ezen a helyén a saját papod áll.
no-cult-step-due = Most nem jár neked kultuszlépés.
no-key-due = Nincs felhasználható kulcs.
key-must-be-used = Ennél az asztalnál nem tarthatod meg a kulcsot, ha egy kultuszban felhasználhatod.
cult-takes-no-key = Nem a { $cult } kultuszában értél most a 10-es mezőre.
top-taken = A { $cult } kultuszának 10-es mezője már foglalt.
top-waits = Ez a csoport még előbb érhet a { $cult } kultuszának 10-es mezőjére: { $faction }; várj, amíg elfogadja vagy elutasítja a hatalmat.
no-favor-due = Most nem jár neked pártfogó lapka.
town-before-favor = Előbb válaszd ki annak a városnak a lapkáját, amelyet az utolsó pártfogó lapkád alapított.
no-such-favor-tile = Nincs ilyen pártfogó lapka.
favor-owned = Ilyen pártfogó lapkád már van: { $tile }.
favor-gone = Ebből a pártfogó lapkából nem maradt: { $tile }.
no-town-due = Nem alapítottál új várost.
no-such-town-tile = Nincs ilyen városlapka.
town-tile-gone = Ebből a városlapkából nem maradt: { $tile }.

## Power offered

no-offer = Egyetlen építkezés sem kínál neked hatalmat.
no-such-offer =
    { $count ->
        [one] Csak egy építkezés kínál neked hatalmat.
       *[other] Csak { $count } építkezés kínál neked hatalmat.
    }
offer-closed = Ezt a felajánlást ({ $power } hatalom) már csak elutasíthatod: azóta átváltottál, vagy elfogadtál egy későbbit.

## Conversions

conversion-order = Két akció között előbb áldozz fel hatalmat, aztán ebben a sorrendben válts át: hatalmat papra, papot munkásra, hatalmat munkásra, hatalmat érmére, munkást érmére, pontot érmére, érmét pontra.
no-points-to-coins = A csoportod nem válthat pontot érmére.
no-coins-to-points = A csoportod csak a játék végén válthat érmét pontra.
too-little-to-convert = Ehhez ennyi kell: { amount-needed }; neked { amount-have } van.
no-priests-in-supply =
    { $room ->
        [0] A készletedben nem maradt pap.
       *[other] A készletedben csak { $room } pap maradt.
    }
too-little-to-sacrifice = Ahhoz, hogy feláldozással { $power } hatalmat nyerj, { $tokens } jelző kell a II. tárolóban; neked { $have } van.
no-trade-due = A munkásaidból csak akkor lehet pap, amikor megépül az erődöd.
trade-limit = Legfeljebb { $most } munkásból lehet pap.
trade-workers =
    { $have ->
        [0] Nincs munkásod.
       *[other] Csak { $have } munkásod van.
    }
