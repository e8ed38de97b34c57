# Terra Mystica en la página, en español: qué se puede hacer, cómo se llaman las cosas y qué hacen.
# Cada frase está entera.

## A faction with its article

tm-from-builder =
    { $builder ->
        [Brujas] de las Brujas
        [Sirenas] de las Sirenas
       *[other] de los { $builder }
    }
tm-of-player =
    { $player ->
        [Brujas] de las Brujas
        [Sirenas] de las Sirenas
       *[other] de los { $player }
    }

## What can be done

tm-action-done = Terminar el turno
tm-action-burn =
    { $tokens ->
        [one] Sacrificar 1 de poder
       *[other] Sacrificar { $tokens } de poder
    }
tm-power-sacrifice = Sacrificar { $tokens } y usarla
tm-power-sacrifice-short = Sacrificar { $tokens }
tm-faction-taken = Elegida por { $player }
tm-choose-now = Al instante
tm-choose-lasting = Mientras la tengas
tm-choose-round = En la próxima ronda
tm-choose-nothing = Nada
tm-choose-track = { $cult }: { $steps ->
    [one] 1 paso
   *[other] { $steps } pasos
}, de { $from } a { $to }
tm-choose-left = { $count ->
    [one] Queda 1
   *[other] Quedan { $count }
}
tm-action-convert =
    { $have ->
        [power]
            { $want ->
                [priests]
                    { $gained ->
                        [one] Convertir { $paid } de poder en 1 sacerdote
                       *[other] Convertir { $paid } de poder en { $gained } sacerdotes
                    }
                [workers]
                    { $gained ->
                        [one] Convertir { $paid } de poder en 1 trabajador
                       *[other] Convertir { $paid } de poder en { $gained } trabajadores
                    }
               *[coins]
                    { $gained ->
                        [one] Convertir { $paid } de poder en 1 moneda
                       *[other] Convertir { $paid } de poder en { $gained } monedas
                    }
            }
        [priests]
            { $gained ->
                [one] Convertir 1 sacerdote en 1 trabajador
               *[other] Convertir { $paid } sacerdotes en { $gained } trabajadores
            }
        [workers]
            { $gained ->
                [one] Convertir 1 trabajador en 1 moneda
               *[other] Convertir { $paid } trabajadores en { $gained } monedas
            }
        [points]
            { $gained ->
                [one] Convertir 1 punto en 1 moneda
               *[other] Convertir { $paid } puntos en { $gained } monedas
            }
       *[coins]
            { $gained ->
                [one] Convertir { $paid } monedas en 1 punto
               *[other] Convertir { $paid } monedas en { $gained } puntos
            }
    }
tm-action-build = Construir una morada en { $hex }
tm-action-transform =
    { $spades ->
        [0] Transformar { $hex } en { $to }
        [one] Transformar { $hex } en { $to } con 1 pala
       *[other] Transformar { $hex } en { $to } con { $spades } palas
    }
tm-action-upgrade = Mejorar { $hex } a { $building }
tm-action-bridge = Construir un puente de { $from } a { $to }
tm-action-connect = Fundar una ciudad sobre { $river }
tm-action-power = Acción de poder: { $action }
tm-action-special = Acción especial: { $action }
tm-action-send =
    { $steps ->
        [one]
            Enviar un sacerdote { $cult ->
                [Tierra] a la Tierra
               *[other] al { $cult }
            } por 1 paso y devolverlo a la reserva
       *[other]
            Enviar un sacerdote { $cult ->
                [Tierra] a la Tierra
               *[other] al { $cult }
            } por { $steps } pasos
    }
tm-action-advance =
    { $track ->
        [shipping] Avanzar en navegación fluvial
       *[digging] Avanzar en el canje por palas
    }
tm-action-pass = Pasar y tomar «{ $card }»
tm-action-pass-first = Tomar «{ $card }»
tm-action-pass-last = Pasar el resto de la partida
tm-action-favor = Tomar la loseta de favor { $tile }
tm-action-town = Tomar la loseta de ciudad «{ $tile }»
tm-action-cult =
    { $steps ->
        [one]
            Avanzar 1 paso { $cult ->
                [Tierra] en la Tierra
               *[other] en el { $cult }
            }
       *[other]
            Avanzar { $steps } pasos { $cult ->
                [Tierra] en la Tierra
               *[other] en el { $cult }
            }
    }
tm-action-key =
    Usar la llave para la casilla 10 { $cult ->
        [Tierra] de la Tierra
       *[other] del { $cult }
    }
tm-action-key-none = Guardar la llave
tm-action-take =
    { $cost ->
        [0] Tomar { $gain } de poder { tm-from-builder }, gratis
        [one] Tomar { $gain } de poder { tm-from-builder } por 1 punto
       *[other] Tomar { $gain } de poder { tm-from-builder } por { $cost } puntos
    }
tm-action-decline = Rechazar { $power } de poder { tm-from-builder }
tm-action-trade =
    { $workers ->
        [0] No cambiar ningún trabajador por sacerdotes
        [one] Cambiar 1 trabajador por un sacerdote
       *[other] Cambiar { $workers } trabajadores por sacerdotes
    }
tm-action-detour = Tomar el camino más largo del ciclo
tm-action-dig = Comprar una pala
tm-action-wish-take =
    { $power ->
        [0] Preguntar siempre antes de tomar poder
        [one] Tomar siempre 1 de poder
       *[other] Tomar siempre hasta { $power } de poder
    }
tm-action-wish-decline = Rechazar siempre más de { $power } de poder
tm-action-wish-decline-never = No rechazar nunca sin preguntar
tm-action-drop = Abandonar la partida
tm-action-faction =
    Jugar con { $faction ->
        [Brujas] las Brujas
        [Sirenas] las Sirenas
       *[other] los { $faction }
    }
tm-action-scoring = Sale la loseta de puntuación «{ $tile }»
tm-action-remove-card = La loseta «{ $card }» se queda en la caja
tm-action-start = Empieza { $player }
tm-action-colour = Se reparte el terreno de { $colour }
tm-action-replace =
    Sustituir al sacerdote { tm-of-player } { $cult ->
        [Tierra] en la Tierra
       *[other] en el { $cult }
    } por { $steps } pasos
tm-action-bid =
    { $points ->
        [one] Pujar 1 punto
       *[other] Pujar { $points } puntos
    } por { $faction ->
        [Brujas] las Brujas
        [Sirenas] las Sirenas
       *[other] los { $faction }
    }

## What somebody did, for the log

tm-did-burn = sacrificaron { $tokens } de poder
tm-did-build = construyeron una morada en { $hex }
tm-did-transform = transformaron { $hex } en { $to }
tm-did-upgrade = mejoraron { $hex } a { $building }
tm-did-bridge = construyeron un puente de { $from } a { $to }
tm-did-connect = fundaron una ciudad sobre { $river }
tm-did-power = usaron la acción de poder «{ $action }»
tm-did-special = usaron la acción especial «{ $action }»
tm-did-send =
    { $steps ->
        [one]
            enviaron un sacerdote { $cult ->
                [Tierra] a la Tierra
               *[other] al { $cult }
            } para avanzar 1 paso
       *[other]
            enviaron un sacerdote { $cult ->
                [Tierra] a la Tierra
               *[other] al { $cult }
            } para avanzar { $steps } pasos
    }
tm-did-advance =
    { $track ->
        [shipping] avanzaron en navegación fluvial
       *[digging] avanzaron en el canje por palas
    }
tm-did-pass = pasaron y tomaron la loseta «{ $card }»
tm-did-pass-first = tomaron la loseta «{ $card }»
tm-did-pass-last = pasaron el resto de la partida
tm-did-favor = tomaron la loseta de favor { $tile }
tm-did-town = tomaron la loseta de ciudad «{ $tile }»
tm-did-cult =
    avanzaron { $cult ->
        [Tierra] en la Tierra
       *[other] en el { $cult }
    }
tm-did-key =
    usaron una llave { $cult ->
        [Tierra] en la Tierra
       *[other] en el { $cult }
    }
tm-did-key-none = guardaron la llave
tm-did-take = tomaron { $power } de poder { tm-from-builder }
tm-did-decline = rechazaron { $power } de poder { tm-from-builder }
tm-did-trade =
    { $workers ->
        [0] no cambiaron ningún trabajador por sacerdotes
        [one] cambiaron 1 trabajador por un sacerdote
       *[other] cambiaron { $workers } trabajadores por sacerdotes
    }
tm-did-detour = tomaron el camino más largo del ciclo
tm-did-dig = compraron una pala
tm-did-drop = abandonaron la partida
tm-did-faction =
    eligió a { $faction ->
        [Brujas] las Brujas
        [Sirenas] las Sirenas
       *[other] los { $faction }
    }
tm-did-lot = Salió a subasta la facción { $faction }
tm-did-scoring = Salió la loseta de puntuación «{ $tile }»
tm-did-remove-card = La loseta «{ $card }» se queda en la caja
tm-did-start = Empieza { $player }
tm-did-colour = Se repartió el terreno de { $colour }
tm-did-replace =
    sustituyeron a un sacerdote { $cult ->
        [Tierra] en la Tierra
       *[other] en el { $cult }
    }
tm-did-bid =
    { $points ->
        [one] pujó 1 punto
       *[other] pujó { $points } puntos
    } por { $faction ->
        [Brujas] las Brujas
        [Sirenas] las Sirenas
       *[other] los { $faction }
    }
tm-did-convert =
    { $have ->
        [power]
            { $want ->
                [priests]
                    { $gained ->
                        [one] convirtieron { $paid } de poder en 1 sacerdote
                       *[other] convirtieron { $paid } de poder en { $gained } sacerdotes
                    }
                [workers]
                    { $gained ->
                        [one] convirtieron { $paid } de poder en 1 trabajador
                       *[other] convirtieron { $paid } de poder en { $gained } trabajadores
                    }
               *[coins]
                    { $gained ->
                        [one] convirtieron { $paid } de poder en 1 moneda
                       *[other] convirtieron { $paid } de poder en { $gained } monedas
                    }
            }
        [priests]
            { $gained ->
                [one] convirtieron 1 sacerdote en 1 trabajador
               *[other] convirtieron { $paid } sacerdotes en { $gained } trabajadores
            }
        [workers]
            { $gained ->
                [one] convirtieron 1 trabajador en 1 moneda
               *[other] convirtieron { $paid } trabajadores en { $gained } monedas
            }
        [points]
            { $gained ->
                [one] convirtieron 1 punto en 1 moneda
               *[other] convirtieron { $paid } puntos en { $gained } monedas
            }
       *[coins]
            { $gained ->
                [one] convirtieron { $paid } monedas en 1 punto
               *[other] convirtieron { $paid } monedas en { $gained } puntos
            }
    }

## Names

tm-name-BON1 = Bonificación de pala
tm-name-BON2 = Bonificación de culto
tm-name-BON3 = Bonificación de monedas
tm-name-BON4 = Bonificación de navegación
tm-name-BON5 = Bonificación de trabajador y poder
tm-name-BON6 = Bonificación de fortaleza
tm-name-BON7 = Bonificación de puestos de comercio
tm-name-BON8 = Bonificación de sacerdote
tm-name-BON9 = Bonificación de moradas
tm-name-BON10 = Bonificación de puntos por navegación
tm-name-FAV1 = Fuego 3
tm-name-FAV2 = Agua 3
tm-name-FAV3 = Tierra 3
tm-name-FAV4 = Aire 3
tm-name-FAV5 = Fuego 2
tm-name-FAV6 = Agua 2
tm-name-FAV7 = Tierra 2
tm-name-FAV8 = Aire 2
tm-name-FAV9 = Fuego 1
tm-name-FAV10 = Agua 1
tm-name-FAV11 = Tierra 1
tm-name-FAV12 = Aire 1
tm-name-TW1 = Ciudad de las monedas
tm-name-TW2 = Ciudad de los trabajadores
tm-name-TW3 = Ciudad del sacerdote
tm-name-TW4 = Ciudad del poder
tm-name-TW5 = Ciudad de los cultos
tm-name-TW6 = Ciudad de las dos llaves
tm-name-TW7 = Ciudad de la navegación
tm-name-TW8 = Ciudad de los puntos
tm-name-SCORE1 = Palas, tierra
tm-name-SCORE2 = Ciudades, tierra
tm-name-SCORE3 = Moradas, agua
tm-name-SCORE4 = Fortalezas, fuego
tm-name-SCORE5 = Moradas, fuego
tm-name-SCORE6 = Puestos de comercio, agua
tm-name-SCORE7 = Fortalezas, aire
tm-name-SCORE8 = Puestos de comercio, aire
tm-name-SCORE9 = Templos, sacerdotes
tm-name-ACT1 = puente
tm-name-ACT2 = sacerdote
tm-name-ACT3 = trabajadores
tm-name-ACT4 = monedas
tm-name-ACT5 = pala
tm-name-ACT6 = dos palas
tm-name-ACTA = pasos de culto
tm-name-ACTC = doble turno
tm-name-ACTE = puente por trabajadores
tm-name-ACTG = dos palas gratuitas
tm-name-ACTN = tormenta de arena
tm-name-ACTS = puesto de comercio gratuito
tm-name-ACTW = morada gratuita
tm-player = Jugador { $number }
tm-terrain-river = río
tm-track-shipping = Navegación fluvial
tm-track-digging = Canje por palas

## Amounts

tm-goods-coins =
    { $n ->
        [one] { $n } moneda
       *[other] { $n } monedas
    }
tm-goods-workers =
    { $n ->
        [one] { $n } trabajador
       *[other] { $n } trabajadores
    }
tm-goods-priests =
    { $n ->
        [one] { $n } sacerdote
       *[other] { $n } sacerdotes
    }
tm-goods-power = { $n } de poder
tm-goods-points =
    { $n ->
        [one] { $n } punto
       *[other] { $n } puntos
    }
tm-goods-tokens =
    { $n ->
        [one] { $n } contador de poder
       *[other] { $n } contadores de poder
    }
tm-goods-spades =
    { $n ->
        [one] { $n } pala
       *[other] { $n } palas
    }
tm-goods-cult_steps =
    { $n ->
        [one] { $n } paso de culto
       *[other] { $n } pasos de culto
    }
tm-goods-shipping =
    { $n ->
        [one] { $n } paso de navegación fluvial
       *[other] { $n } pasos de navegación fluvial
    }
tm-goods-digging =
    { $n ->
        [one] { $n } paso en el canje por palas
       *[other] { $n } pasos en el canje por palas
    }
tm-goods-range =
    { $n ->
        [one] { $n } casilla más de alcance
       *[other] { $n } casillas más de alcance
    }
tm-goods-bridges =
    { $n ->
        [one] { $n } puente
       *[other] { $n } puentes
    }
tm-goods-keys =
    { $n ->
        [one] { $n } llave
       *[other] { $n } llaves
    }
tm-goods-fire =
    { $n ->
        [one] { $n } paso en el Fuego
       *[other] { $n } pasos en el Fuego
    }
tm-goods-water =
    { $n ->
        [one] { $n } paso en el Agua
       *[other] { $n } pasos en el Agua
    }
tm-goods-earth =
    { $n ->
        [one] { $n } paso en la Tierra
       *[other] { $n } pasos en la Tierra
    }
tm-goods-air =
    { $n ->
        [one] { $n } paso en el Aire
       *[other] { $n } pasos en el Aire
    }
tm-goods-free_dwellings =
    { $n ->
        [one] { $n } morada gratuita
       *[other] { $n } moradas gratuitas
    }
tm-goods-free_trading_houses =
    { $n ->
        [one] { $n } puesto de comercio gratuito
       *[other] { $n } puestos de comercio gratuitos
    }
tm-goods-sandstorms =
    { $n ->
        [one] { $n } tormenta de arena
       *[other] { $n } tormentas de arena
    }
tm-goods-turns =
    { $n ->
        [one] { $n } turno
       *[other] { $n } turnos
    }
tm-goods-trades =
    { $n ->
        [one] cambio de hasta { $n } trabajador por un sacerdote
       *[other] cambio de hasta { $n } trabajadores por sacerdotes
    }
tm-goods-favors =
    { $n ->
        [one] { $n } loseta de favor
       *[other] { $n } losetas de favor
    }
tm-goods-towns =
    { $n ->
        [one] { $n } loseta de ciudad
       *[other] { $n } losetas de ciudad
    }
tm-goods-key_choices =
    { $n ->
        [one] { $n } elección de culto para la llave
       *[other] { $n } elecciones de culto para la llave
    }

## What things are

tm-hex = { $hex }, { $terrain }
tm-favor = Loseta de favor { $tile }
tm-scoring = Puntuación de la ronda { $round }
tm-power-action = Acción de poder: { $action }
tm-special = Acción especial: { $action }
tm-order =
    Orden { $cult ->
        [Tierra] de la Tierra
       *[other] del { $cult }
    }
tm-bowls = Cuencos de poder
tm-bowls-counts = { $one } en el cuenco I, { $two } en el cuenco II, { $three } en el cuenco III
tm-next-income = Próximos ingresos
tm-next-income-short = Próximos
tm-figure-points = Puntos
tm-figure-coins = Monedas
tm-figure-workers = Trabajadores
tm-figure-priests = Sacerdotes
tm-figure-power = Poder
tm-figure-keys = Llaves de ciudad
tm-explain-income = Ingresos en cada ronda: { $goods }
tm-explain-card-income = Ingresos: { $goods }
tm-explain-action = Una vez por ronda, como tu acción: { $goods }
tm-explain-once = Da: { $goods }
tm-explain-cost = Cuesta: { $goods }
tm-explain-cost-alone = Sin ningún rival al lado: { $goods }
tm-explain-next-income = Con una más: { $goods }
tm-explain-passing =
    { $counts ->
        [dwelling]
            { $points ->
                [one] 1 punto por cada morada cuando pasas.
               *[other] { $points } puntos por cada morada cuando pasas.
            }
        [trading-house]
            { $points ->
                [one] 1 punto por cada puesto de comercio cuando pasas.
               *[other] { $points } puntos por cada puesto de comercio cuando pasas.
            }
        [shipping]
            { $points ->
                [one] 1 punto por cada paso de tu navegación fluvial cuando pasas.
               *[other] { $points } puntos por cada paso de tu navegación fluvial cuando pasas.
            }
       *[stronghold-and-sanctuary]
            { $points ->
                [one] 1 punto por la fortaleza y 1 por el santuario cuando pasas.
               *[other] { $points } puntos por la fortaleza y { $points } por el santuario cuando pasas.
            }
    }
tm-explain-passing-list =
    { $counts ->
        [dwelling] Puntos al pasar, según el número de tus moradas: { $points }
        [trading-house] Puntos al pasar, según el número de tus puestos de comercio: { $points }
       *[other] Puntos al pasar, según lo que has construido: { $points }
    }
tm-explain-holders = En manos de { $players }.
tm-explain-river = Nadie puede construir en el río. La navegación fluvial lo cruza, y los puentes unen sus orillas.
tm-explain-building = { $building } { tm-of-player }.
tm-explain-power-value = Valor en puntos de poder { $power }: es lo que cuenta en una ciudad y en el poder que ofrecen los vecinos al construir.
tm-explain-in-town = Pertenece a una ciudad.
tm-explain-cult-space = { $power } en la { $step }
tm-explain-cult-power = Poder al alcanzar una casilla: { $list }.
tm-explain-cult-top = Solo un jugador puede llegar a la casilla 10, y solo con una llave de ciudad.
tm-explain-cult-final = Los jugadores más avanzados puntúan al final.
tm-explain-cult-place = { $player } { $step }
tm-explain-order = Un sacerdote que se queda aquí te hace avanzar { $steps } pasos.
tm-explain-order-return = Un sacerdote que vuelve a tu reserva te hace avanzar 1 paso.
tm-explain-favor-steps =
    { $steps ->
        [one]
            1 paso { $cult ->
                [Tierra] en la Tierra
               *[other] en el { $cult }
            } al instante.
       *[other]
            { $steps } pasos { $cult ->
                [Tierra] en la Tierra
               *[other] en el { $cult }
            } al instante.
    }
tm-explain-favor-town = Tus ciudades solo necesitan un valor de { $power } puntos de poder.
tm-explain-favor-points =
    { $building ->
        [dwelling] { $points } puntos por cada morada que construyas a partir de ahora.
       *[trading-house] { $points } puntos por cada puesto de comercio que construyas a partir de ahora.
    }
tm-explain-left =
    { $left ->
        [0] No queda ninguna de { $copies }.
        [one] Queda 1 de { $copies }.
       *[other] Quedan { $left } de { $copies }.
    }
tm-explain-town =
    { $keys ->
        [one] { $points } puntos y 1 llave.
       *[other] { $points } puntos y { $keys } llaves.
    }
tm-explain-card-shipping =
    { $steps ->
        [one] 1 paso más de navegación fluvial mientras la tengas.
       *[other] { $steps } pasos más de navegación fluvial mientras la tengas.
    }
tm-explain-card-coins =
    { $coins ->
        [one] Hay 1 moneda en ella para quien la tome.
       *[other] Hay { $coins } monedas en ella para quien la tome.
    }
tm-explain-scoring =
    { $counts ->
        [spade] { $points } puntos por cada pala en esta ronda.
        [town] { $points } puntos por cada ciudad fundada en esta ronda.
        [dwelling] { $points } puntos por cada morada construida en esta ronda.
        [trading-house] { $points } puntos por cada puesto de comercio construido en esta ronda.
        [temple] { $points } puntos por cada templo construido en esta ronda.
       *[stronghold-and-sanctuary] { $points } puntos por una fortaleza o un santuario construidos en esta ronda.
    }
tm-explain-reward =
    { $per ->
        [one]
            Después de la ronda, por cada paso { $cult ->
                [Tierra] en la Tierra
               *[other] en el { $cult }
            }: { $goods }
       *[other]
            Después de la ronda, por cada { $per } pasos { $cult ->
                [Tierra] en la Tierra
               *[other] en el { $cult }
            }: { $goods }
    }
tm-explain-reward-priests = Después de la ronda, por cada sacerdote tuyo en el tablero de culto: { $goods }
tm-explain-power-cost = Gasta { $power } de poder del cuenco III.
tm-explain-used = Alguien ya la ha usado en esta ronda.
tm-explain-first-come = Una vez por ronda, para el primer jugador que la use.
tm-explain-used-by-you = Usada en esta ronda.
tm-explain-once-a-round = Una vez por ronda.
tm-explain-supply =
    { $left ->
        [0] { $built } en el mapa, no queda ninguna pieza.
        [one] { $built } en el mapa, queda 1.
       *[other] { $built } en el mapa, quedan { $left }.
    }
tm-explain-dwelling = Toda estructura empieza como morada: en tu terreno nativo, junto a una de tus estructuras o a tu alcance.
tm-explain-trading-house = Sustituye a una morada; más barato junto a un rival.
tm-explain-temple = Sustituye a un puesto de comercio y da una loseta de favor.
tm-explain-sanctuary = Sustituye a un templo, da una loseta de favor y cuenta como dos estructuras en una ciudad.
tm-explain-stronghold = Sustituye a un puesto de comercio y desbloquea la habilidad especial de tu facción.
tm-explain-shipping =
    { $reach ->
        [0] Aún no puedes cruzar el río.
        [one] Cruzas 1 casilla de río.
       *[other] Cruzas { $reach } casillas de río.
    }
tm-explain-spade = Una pala cuesta { $goods }.
tm-explain-track-next =
    { $points ->
        [0] El siguiente paso cuesta { $goods }.
        [one] El siguiente paso cuesta { $goods } y da 1 punto.
       *[other] El siguiente paso cuesta { $goods } y da { $points } puntos.
    }
tm-explain-track-end = Este es el último paso.
tm-explain-cycle = Transformar una casilla en tu terreno nativo requiere 1, 2 o 3 palas, una por cada paso entre los terrenos del ciclo.
tm-explain-bowls = El poder que obtienes pasa del cuenco I al II y después del II al III. Solo se gasta el poder del III, y vuelve al I.
tm-explain-priests =
    { $left ->
        [one] Queda 1 en la reserva, { $sent } en el tablero de culto.
       *[other] Quedan { $left } en la reserva, { $sent } en el tablero de culto.
    }
tm-explain-keys = Una llave abre la casilla 10 de un culto.
tm-explain-final = Si la partida acabara ahora: { $total }
tm-explain-expected = Próxima ronda, tal como están las cosas: { $goods }
tm-explain-no-income = Ya no hay más ingresos.
tm-explain-source = { $source }: { $goods }
tm-explain-lost = No hay sitio para: { $goods }
tm-explain-passed = Ya ha pasado en esta ronda.

## Where things come from

tm-source-building = construcción
tm-source-spades = palas
tm-source-advance = avance
tm-source-special_action = acción especial
tm-source-power_action = acción de poder
tm-source-conversion = conversión
tm-source-burning = sacrificio
tm-source-priest = sacerdote
tm-source-order = sacerdote enviado
tm-source-offer = poder tomado
tm-source-scoring_tile = loseta de puntuación
tm-source-favor_tile = losetas de favor
tm-source-town_tile = loseta de ciudad
tm-source-bonus_card = loseta de bonificación
tm-source-stronghold = fortaleza
tm-source-faction = facción
tm-source-jump = salto
tm-source-cult_track = escala de culto
tm-source-dwelling_income = moradas
tm-source-trading_house_income = puestos de comercio
tm-source-temple_income = templos
tm-source-stronghold_income = fortaleza
tm-source-sanctuary_income = santuario
tm-source-cult_reward = bonificación de culto
tm-source-final_cult = cultos
tm-source-final_network = área más grande
tm-source-final_resources = recursos sobrantes
tm-source-card_coins = monedas en la loseta
tm-source-variant = variante

## The factions

tm-ability-auren = Ninguna habilidad especial al principio.
tm-ability-witches = 5 puntos más por cada ciudad que fundan.
tm-ability-alchemists = Pueden cambiar 1 punto por 1 moneda, o 2 monedas por 1 punto, siempre que quieran.
tm-ability-darklings = Pagan las palas con sacerdotes en lugar de trabajadores, 1 por pala, y se anotan 2 puntos por cada una.
tm-ability-halflings = 1 punto por cada pala.
tm-ability-cultists = 1 paso de culto cuando alguien toma poder de una construcción suya; 1 de poder cuando todos lo rechazan.
tm-ability-engineers = Construyen puentes por 2 trabajadores como acción, tantas veces como quieran.
tm-ability-dwarves = No tienen navegación fluvial; excavan túneles bajo una casilla por 2 trabajadores más y se anotan 4 puntos.
tm-ability-mermaids = Sus ciudades pueden saltar una casilla de río, y su navegación fluvial llega más lejos.
tm-ability-swarmlings = 3 trabajadores más por cada ciudad que fundan.
tm-ability-chaosmagicians = Empiezan con una morada, colocada al final, y toman 2 losetas de favor en lugar de 1.
tm-ability-giants = Cada transformación les exige exactamente 2 palas.
tm-ability-fakirs = No tienen navegación fluvial; por 1 sacerdote vuelan sobre una casilla y se anotan 4 puntos.
tm-ability-nomads = Empiezan con tres moradas.
tm-stronghold-auren = Fortaleza: una loseta de favor al instante, después 2 pasos en un culto como acción en cada ronda.
tm-stronghold-witches = Fortaleza: en cada ronda, como acción, una morada gratuita en cualquier bosque vacío.
tm-stronghold-alchemists = Fortaleza: 12 de poder al instante, después 2 de poder por cada pala.
tm-stronghold-darklings = Fortaleza: una sola vez, hasta 3 trabajadores se convierten en sacerdotes.
tm-stronghold-halflings = Fortaleza: 3 palas al instante, y se puede construir una morada en una de las casillas.
tm-stronghold-cultists = Fortaleza: 7 puntos al instante.
tm-stronghold-engineers = Fortaleza: al pasar, 3 puntos por cada puente entre dos de sus estructuras.
tm-stronghold-dwarves = Fortaleza: un túnel cuesta 1 trabajador menos.
tm-stronghold-mermaids = Fortaleza: 1 paso de navegación fluvial, gratis.
tm-stronghold-swarmlings = Fortaleza: en cada ronda, como acción, una morada se convierte en puesto de comercio, gratis.
tm-stronghold-chaosmagicians = Fortaleza: en cada ronda, como acción, dos turnos seguidos.
tm-stronghold-giants = Fortaleza: en cada ronda, como acción, 2 palas gratuitas para una casilla.
tm-stronghold-fakirs = Fortaleza: vuelan sobre una casilla más.
tm-stronghold-nomads = Fortaleza: en cada ronda, como acción, una casilla contigua se convierte en desierto.

## The table

tm-map = Mapa
tm-hex-building = { $building } { tm-of-player }
tm-round = Ronda { $round } de { $rounds }
tm-round-word = Ronda
tm-dropped = ha abandonado
tm-may-take = puede tomar { $power }
tm-show-board =
    Mostrar el tablero { $player ->
        [Brujas] de las Brujas
        [Sirenas] de las Sirenas
       *[other] de los { $player }
    }
tm-back-to-mine = Volver a mi tablero
tm-panel-scoring = Puntuación
tm-panel-scoring-note = tras la ronda
tm-panel-scoring-final = recuento de puntos
tm-panel-power = Acciones de poder
tm-panel-power-note =
    { $left ->
        [one] queda 1 de { $all }
       *[other] quedan { $left } de { $all }
    }
tm-power-action-name =
    { $used ->
        [yes] { $goods } por { $power } de poder, usada
       *[no] { $goods } por { $power } de poder
    }
tm-panel-tiles = Losetas
tm-panel-cards = Losetas de bonificación
tm-panel-cards-note =
    { $free ->
        [one] 1 libre
       *[other] { $free } libres
    }
tm-panel-favors = Losetas de favor
tm-panel-copies = ●: copias restantes
tm-panel-towns = Losetas de ciudad
tm-panel-cults = Cultos
tm-panel-cults-note = poder en { $steps }
tm-order-free =
    Orden { $cult ->
        [Tierra] de la Tierra
       *[other] del { $cult }
    }: libre, { $steps } pasos
tm-order-taken =
    Orden { $cult ->
        [Tierra] de la Tierra
       *[other] del { $cult }
    }: ocupada { $player ->
        [Brujas] por las Brujas
        [Sirenas] por las Sirenas
       *[other] por los { $player }
    }
tm-panel-board =
    Tablero { $player ->
        [Brujas] de las Brujas
        [Sirenas] de las Sirenas
       *[other] de los { $player }
    }
tm-head-building = Estructura
tm-head-cost = Coste
tm-head-map = En el mapa
tm-head-income = Ingresos
tm-figure = { $name }: { $n }
tm-holding =
    { $used ->
        [yes] { $name }, usada
       *[no] { $name }
    }
tm-track-level = { $level } de { $most }
tm-jump = Casillas que puede saltar: { $range }
tm-jump-tunnel = Túnel
tm-jump-carpet = Vuelo
tm-cycle = El ciclo de los terrenos en torno a { $home }
tm-tab-map = Mapa
tm-tab-board = Tablero
tm-tab-players = Jugadores
tm-tab-tiles = Losetas
tm-tab-log = Historial

## The turn

tm-verbs = Acciones
tm-verb-build = Construir
tm-verb-upgrade = Mejorar
tm-verb-send = Sacerdote al culto
tm-verb-power = Acción de poder
tm-verb-special = Acción especial
tm-verb-shipping = Navegación
tm-verb-digging = Canje por palas
tm-verb-pass = Pasar
tm-verb-card = Loseta de bonificación
tm-verb-convert = Convertir
tm-verb-burn = Sacrificar
tm-verb-favor = Loseta de favor
tm-verb-town = Loseta de ciudad
tm-verb-cult = Paso de culto
tm-verb-key = Llave
tm-verb-bridge = Puente
tm-verb-connect = Ciudad sobre el río
tm-verb-trade = Trabajadores en sacerdotes
tm-verb-detour = Camino más largo
tm-verb-dig = Comprar pala
tm-verb-faction = Facción
tm-verb-bid = Pujar
tm-verb-replace = Sustituir a un sacerdote
tm-verb-other = Más
tm-type-example = upgrade E4 to TE
tm-prompt-turn = Tu turno
tm-prompt-double-2 = Tu turno: primero de dos
tm-prompt-double-1 = Tu turno: segundo de dos
tm-prompt-rest = Haz algo más o confirma
tm-prompt-towns = Elige una loseta de ciudad
tm-prompt-favors = Elige una loseta de favor
tm-prompt-key_choices = ¿Qué culto recibe la llave?
tm-prompt-bridges = Coloca el puente
tm-prompt-cult_steps = Avanza en un culto
tm-prompt-trades = ¿Cuántos trabajadores se convierten en sacerdotes?
tm-prompt-free_dwellings = Coloca la morada gratuita
tm-prompt-free_trading_houses = ¿Qué morada se convierte en puesto de comercio?
tm-prompt-sandstorms = Elige una casilla para la tormenta de arena
tm-prompt-spades = { $spades ->
    [one] Usa tu pala
   *[other] Usa tus { $spades } palas
}
tm-prompt-offer = Te ofrecen poder
tm-prompt-cult_step = Avanza en un culto
tm-prompt-reward_spades = Usa las palas de la recompensa
tm-prompt-choose_faction = Elige tu facción
tm-prompt-first_dwelling = Coloca una morada
tm-prompt-first_card = Toma una loseta de bonificación
tm-prompt-first_favor = Toma una loseta de favor
tm-prompt-bidding = Puja por una facción
tm-prompt-draw_scoring = Se sortean las losetas de puntuación
tm-prompt-draw_card = Se sortean las losetas de bonificación
tm-prompt-draw_start = Se sortea el jugador inicial
tm-prompt-draw_colour = Se reparten los colores
tm-prompt-draw_lot = Se sortean las facciones
tm-auction = Subasta de las facciones
tm-auction-none = Aún no hay pujas
tm-auction-highest = Puja más alta: { $player }, { $points }
tm-auction-points = Puntos por { $faction }

## Outcomes

tm-outcome-cost = Coste
tm-outcome-gain = Ganancia
tm-outcome-points = Puntos
tm-outcome-bowls = Cuencos
tm-outcome-board = Tablero
tm-outcome-income = Próximos ingresos
tm-outcome-offer = Oferta
tm-outcome-offer-text =
    { $cost ->
        [0] { $player } pueden tomar { $power } de poder, gratis
        [one] { $player } pueden tomar { $power } de poder por 1 punto
       *[other] { $player } pueden tomar { $power } de poder por { $cost } puntos
    }
tm-outcome-town = Se funda una ciudad
tm-outcome-to-town = Ciudad
tm-outcome-to-town-text = { $power } de { $needed } de poder, { $buildings } de { $least } estructuras
tm-outcome-then = Después
tm-outcome-follows = A continuación

## Power offered

tm-offer-may = { $player } pueden tomar { $power } de poder
tm-offer-pays =
    { $points ->
        [0] gratis
        [one] pagarían 1 punto
       *[other] pagarían { $points } puntos
    }
tm-offer-from = { $player } construyeron a tu lado: { $power } de poder
tm-offer-would =
    { $cost ->
        [0] Obtendrías { $gain } de poder, gratis.
        [one] Obtendrías { $gain } de poder y pagarías 1 punto.
       *[other] Obtendrías { $gain } de poder y pagarías { $cost } puntos.
    }
tm-offer-closed = Ahora solo puedes rechazarlo.
tm-offer-always = Tomar siempre que no cueste nada
tm-offer-decline = Rechazar
tm-offer-decline-all = Rechazar todo
tm-offer-take-all = Tomar todo: { $gain } de poder por { $cost ->
        [one] 1 punto
       *[other] { $cost } puntos
    }
tm-offer-take = Tomar { $gain } de poder

## The text board

tm-text-order = Sacerdotes en la orden
tm-text-town = en una ciudad
tm-text-bridges = Puentes
tm-text-bridge = { $player }: { $from } a { $to }
tm-text-count = { $name } { $n }
tm-text-cost = Cuesta { $goods }
tm-text-gain = Da { $goods }
tm-text-then = Después { $goods }

## Before something is wasted

tm-warning-special = Pasarías sin usar esta acción especial: { $action }.
tm-warning-special-name = acciones especiales sin usar al pasar
tm-warning-income =
    { $resource ->
        [priests]
            { $amount ->
                [one] 1 sacerdote de tus próximos ingresos se perdería: tu reserva está vacía.
               *[other] { $amount } sacerdotes de tus próximos ingresos se perderían: tu reserva está vacía.
            }
       *[power] { $amount } de poder de tus próximos ingresos se perdería: tus cuencos están llenos.
    }
tm-warning-income-name = ingresos perdidos
tm-warning-power = { $power } de poder se perdería: tus cuencos están llenos.
tm-warning-power-name = poder perdido
tm-warning-trading-house = No hay ningún rival junto a { $hex }, así que el puesto de comercio cuesta { $coins } monedas en lugar de { $usual }.
tm-warning-trading-house-name = puestos de comercio a precio completo
tm-warning-spades =
    { $spades ->
        [one] Queda 1 pala, que se perdería.
       *[other] Quedan { $spades } palas, que se perderían.
    }
tm-warning-spades-name = palas perdidas
tm-warning-key =
    No tienes llave para la casilla 10 { $cult ->
        [Tierra] de la Tierra
       *[other] del { $cult }
    }, así que te paras en la 9.
tm-warning-key-name = casilla 10 sin llave

replay-row-setup = preparación
replay-row-income = ingresos
replay-row-cult-reward = bonificación de culto
replay-row-opponent-accepted-power = un rival tomó poder
replay-row-all-opponents-declined-power = todos los rivales rechazaron poder
replay-row-stronghold = fortaleza
replay-row-largest-network = área más grande
replay-row-left-over-goods = recursos sobrantes
replay-row-fire-cult = Culto del fuego
replay-row-water-cult = Culto del agua
replay-row-earth-cult = Culto de la tierra
replay-row-air-cult = Culto del aire
