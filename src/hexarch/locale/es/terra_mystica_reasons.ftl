# Terra Mystica en español. Cada frase está entera; los nombres entran donde hay un parámetro.

## Amounts, for the sentences below

amount-workers =
    { $workers ->
        [one] 1 trabajador
       *[other] { $workers } trabajadores
    }
amount-coins =
    { $coins ->
        [one] 1 moneda
       *[other] { $coins } monedas
    }
amount-priests =
    { $priests ->
        [one] 1 sacerdote
       *[other] { $priests } sacerdotes
    }
amount-have =
    { $missing ->
        [workers]
            { $have ->
                [one] 1 trabajador
               *[other] { $have } trabajadores
            }
        [coins]
            { $have ->
                [one] 1 moneda
               *[other] { $have } monedas
            }
        [priests]
            { $have ->
                [one] 1 sacerdote
               *[other] { $have } sacerdotes
            }
        [points]
            { $have ->
                [one] 1 punto
               *[other] { $have } puntos
            }
       *[power] { $have } de poder en el cuenco III
    }
amount-needed =
    { $missing ->
        [workers]
            { $price ->
                [one] 1 trabajador
               *[other] { $price } trabajadores
            }
        [coins]
            { $price ->
                [one] 1 moneda
               *[other] { $price } monedas
            }
        [priests]
            { $price ->
                [one] 1 sacerdote
               *[other] { $price } sacerdotes
            }
        [points]
            { $price ->
                [one] 1 punto
               *[other] { $price } puntos
            }
       *[power] { $price } de poder del cuenco III
    }
amount-goods =
    { $priests ->
        [0] { amount-workers }
       *[other]
            { $workers ->
                [0] { amount-priests }
               *[other] { amount-workers } y { amount-priests }
            }
    }

## Whose turn it is

game-over = La partida ha terminado.
not-begun = La partida aún no ha empezado.
dropped-out = Has abandonado esta partida.
no-such-seat = Ahí no hay nadie sentado.
no-such-action = Esa acción no existe.
chance-first = Primero se sortea algo; espera un momento.
not-your-turn = Es el turno de la facción { $faction }.
not-your-turn-player = Es el turno del jugador { $number }.
set-up-is-over = La preparación ha terminado.
action-due = En tu turno haces una acción: elige una o pasa.
action-taken = Ya has hecho la acción de este turno; termina tu turno.
convert-on-your-turn = Solo puedes convertir y sacrificar poder en tu propio turno.
not-possible = Eso no es posible ahora.

## Set-up

asked-draw-scoring = Primero se sortean las losetas de puntuación.
asked-draw-card = Primero se sortea qué losetas de bonificación se quedan en la caja.
asked-draw-start = Primero se sortea el jugador inicial.
asked-draw-colour = Primero se reparten los colores.
asked-choose-faction = Primero elige tu facción.
asked-draw-lot = Primero se sortean las facciones de la subasta.
asked-bidding = Primero puja por una facción.
asked-first-favor = Toma una loseta de favor por el templo que se queda en la caja.
no-such-lot = Esa facción no está en la subasta.
bid-too-low =
    Por la facción { $faction } tienes que pujar más de { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }.
bid-too-high =
    La facción { $faction } empieza con { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }, así que nadie puede pujar más por ella.
asked-first-dwelling = Coloca una de tus primeras moradas: vale cualquier casilla vacía de { $home }.
asked-first-card = Toma tu primera loseta de bonificación.
no-such-scoring-tile = Esa loseta de puntuación no existe.
scoring-tile-not-in-game = La loseta { $tile } no se usa en esta partida.
scoring-tile-drawn = La loseta { $tile } ya ha salido.
scoring-pair = Ya está en uso otra loseta de puntuación del mismo culto que { $tile }, y en esta mesa no pueden estar las dos.
scoring-tile-too-late = La loseta { $tile } no puede estar en la ronda { $round }; se sortea otra.
no-such-card = Esa loseta de bonificación no existe.
card-not-in-game = La loseta { $card } no se usa en esta partida.
card-taken = La loseta { $card } la tiene la facción { $faction }.
no-such-player = No existe el jugador { $number }; son { $players } jugadores.
colour-dealt = El jugador { $number } ya tiene el terreno de { $terrain }.
no-such-faction = Esa facción no existe.
faction-taken = La facción { $faction } ya se ha elegido.
board-taken = La facción { $faction } comparte tablero con la facción { $other }, que ya se ha elegido.
other-colour-dealt = El terreno que te ha tocado es { $terrain }; la facción { $faction } vive en otro terreno.
not-introductory = La facción { $faction } no participa en el juego introductorio para { $players } jugadores.

## What comes first

asked-offer = Primero di si tomas el poder que te ofrecen.
asked-cult-step = Primero avanza en un culto a tu elección.
asked-reward-spades =
    La ronda ha terminado: usa { $spades ->
        [one] tu pala
       *[other] tus { $spades } palas
    } o termina.
answer-first =
    { $count ->
        [one] La construcción de un vecino te ofrece poder; tómalo o recházalo antes de actuar.
       *[other] Las construcciones de los vecinos te ofrecen poder { $count } veces; tómalo o recházalo antes de actuar.
    }
key-first = Primero elige qué culto recibe tu llave.
long-way-first = Has anunciado el camino largo del ciclo; transforma una casilla por él.
spend-sacrificed-power = Has sacrificado poder, así que gasta de una vez todo el poder del cuenco III ({ $power }).
owed-favor =
    { $count ->
        [one] Primero toma la loseta de favor que has ganado.
       *[other] Primero toma las { $count } losetas de favor que has ganado.
    }
owed-town = Primero elige la loseta de tu nueva ciudad.
owed-bridge = Primero coloca el puente que has pagado.
owed-cult-step = Primero avanza en el culto que elijas.
owed-dwelling = Primero coloca la morada gratuita.
owed-trading-house = Primero elige la morada que se convierte en puesto de comercio.
owed-sandstorm = Primero elige la casilla que la tormenta de arena convierte en tu terreno nativo.
owed-trade = Primero di cuántos trabajadores se convierten en sacerdotes.

## Reach

no-such-hex = Esa casilla no existe en este mapa.
river = En la casilla de río { $hex } no se puede construir, y tampoco se puede transformar.
occupied = La facción { $faction } tiene una estructura en { $hex }.
occupied-by-you = Ya tienes una estructura en { $hex }: { $building }.
not-reachable =
    { $shipping ->
        [0] { $hex } no está junto a ninguna estructura tuya, y no tienes navegación fluvial.
       *[other] { $hex } no está junto a ninguna estructura tuya, y tu navegación fluvial de { $shipping } no llega hasta allí.
    }
not-reachable-by-jump =
    { $range ->
        [one] { $hex } no está junto a ninguna estructura tuya, y solo puedes saltar 1 casilla.
       *[other] { $hex } no está junto a ninguna estructura tuya, y solo puedes saltar { $range } casillas.
    }
not-reachable-by-reward =
    { $shipping ->
        [0] Estas palas solo valen junto a tus estructuras, y { $hex } no está junto a ninguna.
       *[other] Estas palas llegan hasta donde llega tu propia navegación fluvial de { $shipping }, y { $hex } está más lejos.
    }
one-jump = Esta acción ya ha saltado a { $hex }, y solo puede saltar una vez.

## Dwellings and upgrades

not-home-terrain = { $hex } es terreno de { $terrain }; solo puedes construir en { $home }.
no-piece-left =
    { $supply ->
        [one] Tu única pieza de tipo { $building } ya está en el mapa.
       *[other] Tus { $supply } piezas de tipo { $building } ya están en el mapa.
    }
dwelling-price = Una morada aquí cuesta { amount-workers } y { amount-coins }; tienes { amount-have }.
dwelling-price-by-jump =
    { $priests ->
        [0] Una morada en { $hex } cuesta { amount-workers } y { amount-coins }, con el salto incluido; tienes { amount-have }.
       *[other] Una morada en { $hex } cuesta { amount-workers }, { amount-coins } y, por el salto, { amount-priests }; tienes { amount-have }.
    }
stronghold-spades-transform = Estas palas vienen de tu fortaleza: puedes construir en una casilla que ellas transformen, no en { $hex }.
transform-first = En esta mesa, una acción con palas gratuitas tiene que transformar algo antes de construir.
no-dwelling-left = Con esta acción ya no puedes construir otra morada en { $hex }.
not-the-site = Esta acción solo puede construir en la casilla para la que se hizo, no en { $hex }.
no-own-building = No tienes ninguna estructura en { $hex }.
wrong-building = La mejora a { $building } parte de { $before }; en { $hex } tienes { $here }.
only-trading-house-free = Solo es gratuita la mejora a puesto de comercio, no a { $building }.
trading-house-price = Un puesto de comercio junto a un vecino cuesta { amount-workers } y { amount-coins }; tienes { amount-have }.
trading-house-price-alone = Un puesto de comercio sin vecino cuesta { amount-workers } y { amount-coins }; tienes { amount-have }.
upgrade-price = La mejora a { $building } cuesta { amount-workers } y { amount-coins }; tienes { amount-have }.
temple-price-near =
    { $temples ->
        [one] Un templo aquí cuesta { amount-workers } y { amount-coins }, una de ellas por un templo vecino; tienes { amount-have }.
       *[other] Un templo aquí cuesta { amount-workers } y { amount-coins }, { $temples } de ellas por templos vecinos; tienes { amount-have }.
    }
too-near =
    En esta mesa las fortalezas y los santuarios no pueden ser vecinos, y junto a { $hex } ya hay { $building ->
        [fortaleza] una fortaleza
       *[other] un { $building }
    }.

## Spades

same-terrain = { $hex } ya es terreno de { $terrain }.
home-terrain-stays = { $hex } es tu terreno nativo, { $home }; no puedes transformarlo en otro.
home-terrain-only = Solo puedes transformar una casilla en { $home }.
second-space-home = Tu última casilla no se convirtió en terreno nativo, así que esta tiene que convertirse en { $home }.
only-closer = Como { $terrain }, { $hex } no quedaría más cerca de { $home }, y en esta mesa es obligatorio.
no-long-way = No hay un camino más largo de { $hex } a { $terrain }.
no-spades-left = No te quedan palas en esta acción.
use-bought-spades = Tienes palas compradas ({ $spades }); úsalas antes que nada.
bought-spades-one-space = Todas las palas que tienes ({ $spades }) deben ir a una sola casilla, pero esta transformación usa solo { $needed }.
spades-with-transformation = En esta mesa las palas se compran junto con la transformación.
no-use-for-spade = Ninguna casilla a tu alcance usa más palas de las que tienes y podrías pagar.
reward-spades-not-enough =
    { $spades ->
        [one] Esto exige { $needed } palas; tienes 1 y ahora no puedes comprar ninguna.
       *[other] Esto exige { $needed } palas; tienes { $spades } y ahora no puedes comprar ninguna.
    }
no-more-bought = Esto exige { $needed } palas; te quedan { $spades }, y las palas compradas tienen que ir todas a una sola casilla.
stronghold-spades-alone = Esto exige { $needed } palas; tu fortaleza ha dado { $spades }, y no se puede comprar ninguna más.
spade-price =
    { $bought ->
        [one] Tendrías que comprar 1 pala por { amount-goods }; tienes { amount-have }.
       *[other] Tendrías que comprar { $bought } palas por { amount-goods }; tienes { amount-have }.
    }
spade-price-by-jump =
    { $bought ->
        [0] El salto a { $hex } cuesta { amount-goods }; tienes { amount-have }.
        [one] El salto a { $hex } y una pala más cuestan { amount-goods }; tienes { amount-have }.
       *[other] El salto a { $hex } y { $bought } palas más cuestan { amount-goods }; tienes { amount-have }.
    }
shortest-way-only = En esta mesa toda transformación sigue el camino más corto del ciclo.
always-the-same = Tus transformaciones siempre exigen { $spades } palas, así que no hay camino largo.
long-way-too-dear = No tienes palas suficientes para un camino más largo.
sandstorm-home-only = La tormenta de arena solo transforma una casilla en { $home }.
sandstorm-edge = La tormenta de arena solo alcanza casillas que comparten un lado con tus estructuras; { $hex } no lo comparte.
no-building-in-phase-three = Estas palas solo transforman; entre las rondas no se construye.

## Bridges and skipped rivers

no-bridge-due = Un puente se construye con una acción que lo da.
no-such-span = No hay sitio para ese puente en este mapa.
no-bridges-left = Tus { $most } puentes ya están construidos.
bridged-already = Ya hay un puente entre { $a } y { $b }.
bridge-needs-own-building = Necesitas una estructura tuya en { $a } o { $b }.
nowhere-to-bridge = No hay sitio donde puedas construir un puente.
cannot-skip-rivers = Tus ciudades no pueden saltar una casilla de río.
not-a-river = { $hex } no es una casilla de río.
skipped-already = Una ciudad tuya ya salta { $hex }.
no-town-tiles-left = No quedan losetas de ciudad.
needs-two-banks = Necesitas al menos dos estructuras junto a { $hex }.
joins-a-town = Una estructura junto a { $hex } ya pertenece a una ciudad, así que no se fundaría una nueva.
town-too-small = Eso uniría { $count } estructuras; una ciudad necesita { $needed }, y un santuario cuenta como dos.
town-too-weak = Las estructuras unidas tendrían un valor de { $power } puntos de poder; una ciudad necesita { $needed }.

## Advances, power actions, special actions

no-shipping-track = Tu facción no tiene navegación fluvial.
shipping-at-end = Tu navegación fluvial es { $level }, el nivel más alto.
shipping-price = Un avance en navegación fluvial cuesta { amount-priests } y { amount-coins }; tienes { amount-have }.
no-digging-track = Tu facción no puede reducir su ratio de canje por palas.
digging-at-end =
    { $workers ->
        [one] Una pala te cuesta 1 trabajador; no puede ser más barata.
       *[other] Una pala te cuesta { $workers } trabajadores; no puede ser más barata.
    }
digging-price = Abaratar las palas cuesta { amount-workers }, { amount-coins } y { amount-priests }; tienes { amount-have }.
power-action-used = La acción «{ $action }» ya se ha usado en esta ronda.
power-action-price = La acción «{ $action }» cuesta { $power } de poder del cuenco III; allí tienes { $have }.
special-action-used = Ya has usado esta acción en esta ronda.
no-spade-card = Tu loseta de bonificación no tiene pala.
no-cult-card = Tu loseta de bonificación no tiene paso de culto.
no-cult-tile = No tienes ninguna loseta de favor con paso de culto.
no-stronghold-action = La fortaleza de la facción { $faction } no tiene acción.
no-stronghold = Aún no has construido tu fortaleza.
no-free-home-terrain = No hay ninguna casilla vacía de { $home } en el mapa.
no-dwelling-to-upgrade = No tienes ninguna morada en el mapa.
nowhere-for-sandstorm = Ninguna casilla vacía de otro terreno comparte un lado con tus estructuras.
no-faction-action = La facción { $faction } no puede construir puentes con trabajadores.
faction-bridge-price = Un puente cuesta { amount-workers }; tienes { amount-have }.

## Passing

no-card-in-last-round = En la última ronda pasas sin tomar otra loseta de bonificación.
take-a-card = Elige la loseta de bonificación que vas a tomar al pasar.
own-card-again = No puedes volver a tomar { $card }: es la loseta que estás devolviendo.

## Cults, keys and tiles

priest-price = No tienes ningún sacerdote que enviar.
order-space-taken =
    { $steps ->
        [3]
            La casilla de 3 pasos { $cult ->
                [Tierra] en la Tierra
               *[other] en el { $cult }
            } está ocupada.
       *[other]
            Las casillas de { $steps } pasos { $cult ->
                [Tierra] en la Tierra
               *[other] en el { $cult }
            } están ocupadas.
    }
no-replacing = En esta mesa, un sacerdote en una orden se queda allí de forma permanente.
replace-price = Para sustituir a un sacerdote necesitas { amount-priests } y { amount-coins }; tienes { amount-have }.
nobody-to-replace =
    No hay ningún sacerdote en esa casilla { $cult ->
        [Tierra] de la Tierra
       *[other] del { $cult }
    }.
own-priest =
    El sacerdote de esa casilla { $cult ->
        [Tierra] de la Tierra
       *[other] del { $cult }
    } es tuyo.
no-cult-step-due = No te corresponde ningún paso de culto.
no-key-due = No hay ninguna llave que usar.
key-must-be-used = En esta mesa no se puede guardar una llave cuando un culto puede recibirla.
cult-takes-no-key =
    No acabas de llegar a la casilla 10 { $cult ->
        [Tierra] de la Tierra
       *[other] del { $cult }
    }.
top-taken =
    La casilla 10 { $cult ->
        [Tierra] de la Tierra
       *[other] del { $cult }
    } ya está ocupada.
top-waits =
    La facción { $faction } aún puede llegar antes a la casilla 10 { $cult ->
        [Tierra] de la Tierra
       *[other] del { $cult }
    }; espera a que tome o rechace su poder.
no-favor-due = No te corresponde ninguna loseta de favor.
town-before-favor = Primero elige la loseta de la ciudad que ha fundado tu última loseta de favor.
no-such-favor-tile = Esa loseta de favor no existe.
favor-owned = Ya tienes la loseta { $tile }.
favor-gone = No queda ninguna loseta { $tile }.
no-town-due = No has fundado ninguna ciudad nueva.
no-such-town-tile = Esa loseta de ciudad no existe.
town-tile-gone = No queda ninguna loseta { $tile }.

## Power offered

no-offer = Ninguna construcción te ofrece poder.
no-such-offer =
    { $count ->
        [one] Solo una construcción te ofrece poder.
       *[other] Solo { $count } construcciones te ofrecen poder.
    }
offer-closed = Solo puedes rechazar este poder ({ $power }): después de la oferta has convertido algo o has aceptado una oferta posterior.

## Conversions

conversion-order = Entre dos acciones, primero sacrifica y después convierte en este orden: poder en sacerdotes, sacerdotes en trabajadores, poder en trabajadores, poder en monedas, trabajadores en monedas, puntos en monedas, monedas en puntos.
no-points-to-coins = Tu facción no puede convertir puntos en monedas.
no-coins-to-points = Tu facción solo convierte monedas en puntos al final de la partida.
too-little-to-convert = Eso exige { amount-needed }; tienes { amount-have }.
no-priests-in-supply =
    { $room ->
        [0] No queda ningún sacerdote en tu reserva.
        [one] Solo queda 1 sacerdote en tu reserva.
       *[other] Solo quedan { $room } sacerdotes en tu reserva.
    }
too-little-to-sacrifice = Para sacrificar por { $power } de poder necesitas { $tokens } contadores en el cuenco II; tienes { $have }.
no-trade-due = Tus trabajadores solo se convierten en sacerdotes cuando se construye tu fortaleza.
trade-limit = Como mucho { $most } trabajadores se convierten en sacerdotes.
trade-workers =
    { $have ->
        [0] No tienes trabajadores.
        [one] Solo tienes 1 trabajador.
       *[other] Solo tienes { $have } trabajadores.
    }
