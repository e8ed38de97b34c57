# Origins: Los primeros constructores en la página, en español: qué se puede hacer, cómo se llaman las cosas y
# qué hacen. Cada frase está entera.

## What can be done

origins-action-done = Terminar
origins-action-pass = Pasar
origins-action-extra = Gastar una ficha de superioridad para hacer otra acción
origins-action-grow = Aumentar tu población por { $food } de alimento
origins-action-tower =
    Construir tu torre { $colour ->
        [rojo] roja
        [morado] morada
        [amarillo] amarilla
       *[other] { $colour }
    } hasta el nivel { $height }
origins-action-visit = Visitar el lugar { $site } con tu hombre libre { $colour } de valor { $value }
origins-action-visit-speaker = Visitar el lugar { $site } con tu orador de valor { $value }
origins-action-visit-archon = Visitar el lugar { $site } con tu arconte
origins-action-close = Cerrar el distrito en { $cell }
origins-action-with = Colocar tu hombre libre { $colour } de valor { $value } en la sede
origins-action-match = Puntuar la carta de distrito { $card }
origins-action-main = { $action }
origins-action-bonus =
    Hacer la acción adicional de la loseta { $colour ->
        [rojo] roja
        [morado] morada
        [amarillo] amarilla
       *[other] { $colour }
    }
origins-action-bonus-gold = Tomar 1 de oro en lugar de la acción adicional
origins-action-rise = Aumentar también el lugar { $site }
origins-action-hold = Gastar una ficha de superioridad para que no suba ningún lugar
origins-action-pay =
    { $gold ->
        [0] Pagar { $rest } de { $resource } y nada de oro
       *[other]
            { $rest ->
                [0] Pagar { $gold } de oro en lugar de { $resource }
               *[other] Pagar { $rest } de { $resource } y { $gold } de oro
            }
    }
origins-action-spend = Cambiar 1 de { $resource } por oro
origins-action-gain = Obtener 1 de { $resource }
origins-action-move = Avanzar en la escala militar
origins-action-attack = Atacar
origins-action-buy = Construir { $building } por { $wisdom } de sabiduría y { $stone } de piedra
origins-action-buy-stored = Construir la loseta guardada { $building } por { $stone } de piedra
origins-action-buy-farm = Construir { $building } como granja
origins-action-buy-farm-stored = Construir la loseta guardada { $building } como granja
origins-action-buy-cover = Construir { $building } sobre una granja
origins-action-buy-cover-stored = Construir la loseta guardada { $building } sobre una granja
origins-action-place = Colocar { $building } en { $cell }
origins-action-use = Usar { $building } en { $cell }
origins-action-take =
    { $wisdom ->
        [0] Tomar el dado { $colour } de valor { $value }
       *[other] Tomar el dado { $colour } de valor { $value } por { $wisdom } de sabiduría
    }
origins-action-take-draft = Empezar con el dado { $colour } de valor { $value }
origins-action-speaker = Tomar el orador de valor { $value }
origins-action-temple =
    { $steps ->
        [0]
            Quedarse en el Templo { $temple ->
                [Bosque] del Bosque
                [Mar] del Mar
               *[other] de la { $temple }
            } y tomar su carta
        [one]
            Avanzar 1 espacio en el Templo { $temple ->
                [Bosque] del Bosque
                [Mar] del Mar
               *[other] de la { $temple }
            }
       *[other]
            Avanzar { $steps } espacios en el Templo { $temple ->
                [Bosque] del Bosque
                [Mar] del Mar
               *[other] de la { $temple }
            }
    }
origins-action-raise = Aumentar tu dado { $colour } de valor { $value }
origins-action-raise-speaker = Aumentar tu orador de valor { $value }
origins-action-raise-placed = Aumentar tu dado { $colour } de valor { $value } que está en un lugar
origins-action-return = Recuperar ahora tu hombre libre { $colour }
origins-action-swap = Cambiar tu dado { $colour } de valor { $value } por uno { $to }
origins-action-ship = Poner la nave nodriza del lugar { $site } a 1
origins-action-copy = Usar el edificio contiguo { $building }
origins-action-store = Guardar { $building } para después
origins-action-discard = Descartar el dado { $colour } de valor { $value }
origins-action-bonus-tile =
    La loseta de acción adicional { $colour ->
        [rojo] roja
        [morado] morada
        [amarillo] amarilla
       *[other] { $colour }
    }
origins-action-card = { $card }
origins-action-tile = { $building }
origins-action-roll = Un { $value }
origins-action-district = Carta de distrito { $card }
origins-action-start = Empieza { $player }
origins-action-keep = Quedarse con { $card }

## Finishing an action that has several steps

origins-done-spend_token = Terminar el turno
origins-done-visit = Dejar el lugar
origins-done-march = Parar en la escala militar
origins-done-feed = No pagar más alimento
origins-done-activate = No usar más habilidades
origins-done-take_citizen = No tomar ningún dado
origins-done-advance = No avanzar
origins-done-spend = No gastar nada
origins-done-question = No hacer nada

## What chance will decide

origins-chance-draw-bonus-tile = Se sortea una loseta de acción adicional para el lugar { $site }.
origins-chance-draw-zodiac =
    Se sortea una carta del zodiaco para el Templo { $temple ->
        [Bosque] del Bosque
        [Mar] del Mar
       *[other] de la { $temple }
    }.
origins-chance-draw-market = Se sortea una loseta para el mercado.
origins-chance-draw-top =
    Se descubre la siguiente loseta de la pila { $colour ->
        [rojo] roja
        [morado] morada
        [amarillo] amarilla
       *[other] { $colour }
    }.
origins-chance-roll-offer = Se tira el dado { $colour } para la oferta de ciudadanos.
origins-chance-roll-speaker = Se tira un dado de orador.
origins-chance-draw-district = Se reparte una carta de distrito.
origins-chance-draw-start = Se sortea quién empieza.
origins-chance-roll-draft = Se tira un dado { $colour } para el reparto inicial.
origins-chance-refill-offer = Se tira un nuevo dado { $colour } para la oferta de ciudadanos.
origins-chance-keep-zodiac = Se sortea qué carta del zodiaco conservas.

## What was done

origins-did-pass = pasó
origins-did-extra = gastó una ficha de superioridad para hacer otra acción
origins-did-grow = aumentó la población
origins-did-tower =
    construyó un nivel de la torre { $colour ->
        [rojo] roja
        [morado] morada
        [amarillo] amarilla
       *[other] { $colour }
    }
origins-did-visit = visitó el lugar { $site } con el hombre libre { $colour } de valor { $value }
origins-did-visit-speaker = visitó el lugar { $site } con un orador de valor { $value }
origins-did-visit-archon = visitó el lugar { $site } con el arconte
origins-did-close = cerró el distrito en { $cell }
origins-did-with = puso el dado { $colour } de valor { $value } en la sede del poder
origins-did-match = puntuó la carta de distrito { $card }
origins-did-main = hizo la acción principal «{ $action }»
origins-did-bonus = hizo la acción adicional
origins-did-bonus-gold = tomó oro en lugar de la acción adicional
origins-did-rise = aumentó el lugar { $site }
origins-did-hold = impidió que subieran los lugares
origins-did-pay = pagó { $gold } de oro
origins-did-spend = cambió { $resource } por oro
origins-did-gain = obtuvo { $resource }
origins-did-move = avanzó en la escala militar
origins-did-attack = atacó
origins-did-buy = construyó { $building }
origins-did-farm = construyó { $building } como granja
origins-did-cover = construyó { $building } sobre una granja
origins-did-place = colocó la loseta en { $cell }
origins-did-use = usó { $building }
origins-did-take = tomó el dado { $colour } de valor { $value }
origins-did-speaker = tomó un orador de valor { $value }
origins-did-temple =
    { $steps ->
        [0]
            tomó la carta del Templo { $temple ->
                [Bosque] del Bosque
                [Mar] del Mar
               *[other] de la { $temple }
            }
        [one]
            avanzó 1 espacio en el Templo { $temple ->
                [Bosque] del Bosque
                [Mar] del Mar
               *[other] de la { $temple }
            }
       *[other]
            avanzó { $steps } espacios en el Templo { $temple ->
                [Bosque] del Bosque
                [Mar] del Mar
               *[other] de la { $temple }
            }
    }
origins-did-raise = aumentó el dado { $colour } de valor { $value }
origins-did-raise-speaker = aumentó un orador de valor { $value }
origins-did-return = recuperó el hombre libre { $colour } de valor 6
origins-did-swap = cambió el dado { $colour } de valor { $value } por uno { $to }
origins-did-ship = puso la nave nodriza del lugar { $site } a 1
origins-did-copy = usó el edificio contiguo
origins-did-store = guardó { $building } para después
origins-did-discard = descartó el dado { $colour } de valor { $value }
origins-did-bonus-tile =
    Salió la loseta de acción adicional { $colour ->
        [rojo] roja
        [morado] morada
        [amarillo] amarilla
       *[other] { $colour }
    }
origins-did-card = Salió la carta { $card }
origins-did-tile = Se descubrió la loseta { $building }
origins-did-roll = Salió un { $value }
origins-did-district = Se repartió la carta de distrito { $card }
origins-did-start = Empieza { $player }
origins-did-keep = La carta { $card } se conserva

## What is asked

origins-prompt-turn = Tu turno
origins-prompt-discard = Descarta uno de los dados más altos
origins-prompt-draft = Elige un dado para empezar
origins-prompt-spend_token = ¿Hacer otra acción o terminar el turno?
origins-prompt-pay = Paga { $amount } de { $resource }: ¿cuánto en oro?
origins-prompt-rise = ¿Qué lugar vecino también sube?
origins-prompt-visit = Estás en el lugar { $site }: elige una acción
origins-prompt-march = Avanza o ataca
origins-prompt-feed =
    { $times ->
        [one] Paga alimento: queda 1 vez
       *[other] Paga alimento: hasta { $times } veces
    }
origins-prompt-buy = Elige una loseta para construir
origins-prompt-place = Coloca { $building } en tu ciudad
origins-prompt-close_with = ¿Qué dado va a la sede del poder?
origins-prompt-match = Elige la carta de distrito que vas a puntuar
origins-prompt-activate = ¿Usar una habilidad?
origins-prompt-take_citizen = Toma un dado de ciudadano
origins-prompt-take_speaker = Toma un orador
origins-prompt-advance =
    { $steps ->
        [one] Avanza 1 espacio en un templo
       *[other] Avanza hasta { $steps } espacios en un templo
    }
origins-prompt-gain =
    { $count ->
        [one] Elige el recurso que obtienes
       *[other] Elige { $count } recursos que obtener
    }
origins-prompt-spend = ¿Cambiar un recurso por oro?
origins-prompt-return = ¿Qué hombre libre de valor 6 vuelve a continuación?
origins-prompt-question = { $power }: elige
origins-then-goes-on = Después continúa tu turno.
origins-reveals = No se puede deshacer tras confirmar

## Warnings

origins-warning-workers =
    { $workers ->
        [one] Pasarías aunque uno de tus trabajadores aún puede visitar un lugar.
       *[other] Pasarías aunque { $workers } de tus trabajadores aún pueden visitar lugares.
    }
origins-warning-workers-name = trabajadores sin usar al pasar
origins-warning-bonus =
    Te irías sin hacer la acción adicional de la loseta { $colour ->
        [rojo] roja
        [morado] morada
        [amarillo] amarilla
       *[other] { $colour }
    }.
origins-warning-bonus-name = acciones adicionales sin usar
origins-warning-ability = Dejarías sin usar una habilidad disponible ahora.
origins-warning-ability-name = habilidades sin usar
origins-why-no-seat = Aún no tienes ninguna sede del poder abierta. Cuatro losetas en torno a una esquina abren una.

## Verbs

origins-verbs = Acciones
origins-answers = Opciones
origins-verb-visit = Visitar un lugar
origins-verb-close = Cerrar un distrito
origins-verb-tower = Construir un nivel de torre
origins-verb-grow = Aumentar la población
origins-verb-pass = Pasar
origins-verb-other = Elegir
origins-verb-place = Colocar la loseta
origins-verb-buy = Construir una loseta
origins-verb-farm = Construir una granja
origins-verb-cover = Cubrir una granja
origins-verb-take = Tomar un dado
origins-verb-temple = Avanzar
origins-verb-swap = Cambiar un dado
origins-verb-done = Terminar
origins-type-example = visit 2 with red 4

## Goods, one and many

origins-goods-stone = { $n } de piedra
origins-goods-food = { $n } de alimento
origins-goods-wisdom = { $n } de sabiduría
origins-goods-gold = { $n } de oro
origins-goods-basic =
    { $n ->
        [one] { $n } recurso básico
       *[other] { $n } recursos básicos
    }
origins-goods-points =
    { $n ->
        [one] { $n } punto de victoria
       *[other] { $n } puntos de victoria
    }
origins-goods-tokens =
    { $n ->
        [one] { $n } ficha de superioridad
       *[other] { $n } fichas de superioridad
    }
origins-goods-military =
    { $n ->
        [one] { $n } espacio en la escala militar
       *[other] { $n } espacios en la escala militar
    }
origins-goods-temples =
    { $n ->
        [one] { $n } espacio en los templos
       *[other] { $n } espacios en los templos
    }
origins-goods-spaces =
    { $n ->
        [one] { $n } espacio en la escala militar
       *[other] { $n } espacios en la escala militar
    }
origins-goods-forest =
    { $n ->
        [one] { $n } espacio en el Templo del Bosque
       *[other] { $n } espacios en el Templo del Bosque
    }
origins-goods-mountain =
    { $n ->
        [one] { $n } espacio en el Templo de la Montaña
       *[other] { $n } espacios en el Templo de la Montaña
    }
origins-goods-sea =
    { $n ->
        [one] { $n } espacio en el Templo del Mar
       *[other] { $n } espacios en el Templo del Mar
    }
origins-goods-bases =
    { $n ->
        [one] { $n } base de población
       *[other] { $n } bases de población
    }
origins-goods-citizens =
    { $n ->
        [one] { $n } dado de ciudadano
       *[other] { $n } dados de ciudadano
    }
origins-goods-speakers =
    { $n ->
        [one] { $n } orador
       *[other] { $n } oradores
    }
origins-goods-advisors =
    { $n ->
        [one] { $n } consejero
       *[other] { $n } consejeros
    }
origins-goods-towers =
    { $n ->
        [one] { $n } nivel de torre
       *[other] { $n } niveles de torre
    }
origins-goods-tiles =
    { $n ->
        [one] { $n } loseta
       *[other] { $n } losetas
    }
origins-goods-stored =
    { $n ->
        [one] { $n } loseta junto al tablero
       *[other] { $n } losetas junto al tablero
    }
origins-goods-districts =
    { $n ->
        [one] { $n } distrito cerrado
       *[other] { $n } distritos cerrados
    }
origins-goods-zodiac =
    { $n ->
        [one] { $n } carta del zodiaco
       *[other] { $n } cartas del zodiaco
    }
origins-figure = { $name }: { $n }
origins-figure-stone = Piedra
origins-figure-food = Alimento
origins-figure-wisdom = Sabiduría
origins-figure-gold = Oro
origins-figure-points = Puntos de victoria
origins-figure-tokens = Fichas de superioridad

## Players

origins-colour-green = verde
origins-colour-brown = marrón
origins-colour-black = negro
origins-player = Jugador { $number }
origins-player-of-colour = { $name } ({ $colour })
origins-bulwark = Marcador de baluarte: juega primero

## Panels

origins-round = Ronda { $round }
origins-round-of = Ronda { $round } de { $rounds }
origins-round-first = { $player } juega primero
origins-round-first-you = Tú juegas primero
origins-log-drawn = Sorteos y tiradas: { $count } resultados
origins-log-note = pasa el ratón para verlo en la mesa
origins-panel-sites = Lugares de encuentro
origins-panel-market = Mercado de edificios
origins-panel-market-note = la granja es gratis
origins-panel-stacks = Pilas
origins-panel-stacks-note = loseta superior
origins-panel-citizens = Oferta de ciudadanos
origins-panel-speakers = Oradores
origins-panel-speakers-note = { $here } de { $all } aquí
origins-panel-towers = Discos de torre
origins-panel-ends = La partida acaba cuando
origins-panel-goal = Tu objetivo
origins-panel-districts = Cartas de distrito
origins-panel-districts-note = gira y refleja a tu gusto; la esquina de línea discontinua puede ser cualquier loseta
origins-panel-temples = Templos
origins-panel-temples-note = el mejor de los tres no cuenta
origins-panel-military = Escala militar
origins-panel-military-note = línea gruesa: una frontera
origins-panel-ours-note = punteado: valor nuestro
origins-ours-note = Los valores subrayados con puntos son nuestros: no sabemos qué hay impreso ahí. Con tu ejemplar del juego puedes indicar los valores impresos al crear una mesa.
origins-panel-city = Ciudad
origins-panel-draft = Dados para empezar
origins-city-yours = Tu ciudad
origins-city-of = Ciudad de { $player }
origins-show-city = Mostrar la ciudad de { $player }
origins-back-to-mine = Volver a tu ciudad
origins-tab-city = Ciudad
origins-tab-sites = Lugares
origins-tab-market = Mercado
origins-tab-tracks = Escalas
origins-tab-log = Historial
origins-row-workers = Trabajadores
origins-row-towers = Torres
origins-row-population = Población
origins-row-advisors = Consejeros
origins-row-stored = Guardadas
origins-free = libre
origins-placed =
    { $count ->
        [0] ninguno colocado
        [one] 1 colocado
       *[other] { $count } colocados
    }
origins-bases-free =
    { $count ->
        [0] ninguna base libre
        [one] 1 base libre
       *[other] { $count } bases libres
    }
origins-last-base = últ.: +{ $points }
origins-then = luego { $points }
origins-no-gold = sin oro
origins-in-draft = vista previa

## Names of things, as they are read out

origins-name-site = Lugar { $site }, valor { $value }
origins-name-site-bare = Lugar { $site }
origins-name-die = dado { $colour } de valor { $value }
origins-name-freeman = hombre libre { $colour } de valor { $value }
origins-name-freeman-at = hombre libre { $colour } de valor { $value } en el lugar { $site }
origins-name-speaker = orador de valor { $value }
origins-name-archon = Arconte
origins-name-archon-at = Arconte en el lugar { $site }
origins-name-owned = { $thing } de { $player }
origins-name-bonus =
    loseta de acción adicional { $colour ->
        [rojo] roja
        [morado] morada
        [amarillo] amarilla
       *[other] { $colour }
    }
origins-name-market = { $building }, { $colour }, { $wisdom } de sabiduría y { $stone } de piedra
origins-name-stack =
    pila { $colour ->
        [rojo] roja
        [morado] morada
        [amarillo] amarilla
       *[other] { $colour }
    }, { $building } encima, { $left } debajo
origins-name-stack-empty =
    pila { $colour ->
        [rojo] roja
        [morado] morada
        [amarillo] amarilla
       *[other] { $colour }
    }, vacía
origins-name-district = Carta de distrito { $card }
origins-name-tower =
    torre { $colour ->
        [rojo] roja
        [morado] morada
        [amarillo] amarilla
       *[other] { $colour }
    }, nivel { $height }
origins-name-tower-supply = discos de torre de color { $colour }: { $left }
origins-name-advisors = Consejeros: { $colours }
origins-name-no-advisors = ningún consejero
origins-name-temple =
    Templo { $temple ->
        [Bosque] del Bosque
        [Mar] del Mar
       *[other] de la { $temple }
    }
origins-name-military = Escala militar
origins-name-farm = Granja
origins-name-agora = Ágora
origins-name-palace = Palacio
origins-name-tile = { $tile } en { $cell }
origins-name-tile-colour = { $tile }, { $colour }, en { $cell }
origins-name-spot = Sitio libre en { $cell }
origins-name-seat = Sede del poder en { $cell }
origins-name-seat-die = Sede del poder en { $cell } con dado { $colour } { $value }
origins-name-base = Base de población por { $food } de alimento
origins-name-base-bought = Base de población, comprada
origins-name-place = { $player }: { $place }
origins-name-start = inicio
origins-name-final = espacio final

## Main actions of the sites

origins-main-3-stone = Obtener 3 de piedra
origins-main-3-food = Obtener 3 de alimento
origins-main-3-wisdom = Obtener 3 de sabiduría
origins-main-basic-and-gold = Obtener 1 recurso básico y 1 de oro
origins-main-one-of-each = Obtener uno de cada
origins-main-military = Avanzar y atacar
origins-main-building = Comprar un edificio
origins-main-temple = Avanzar y tomar la carta
origins-main-citizen = Tomar un dado de ciudadano
origins-main-train = Aumentar o marchar
origins-short-military = Avanzar { $n }, atacar
origins-short-building = Un edificio
origins-short-temple = { $n } pasos, carta
origins-short-citizen = Un ciudadano
origins-short-train = Subir, marchar

## What an effect does, sentence by sentence

origins-effect-pay = Cuesta { $goods }.
origins-effect-gain = Obtienes { $goods }.
origins-effect-each =
    { $per ->
        [farms] Por cada granja tuya, obtienes { $goods } más.
        [yellow-buildings] Por cada edificio amarillo tuyo, obtienes { $goods }.
        [yellow-freemen] Por cada hombre libre amarillo tuyo, obtienes { $goods }.
        [empty-neighbours] Por cada sitio vacío al lado, obtienes { $goods } más.
        [red-buildings] Por cada edificio rojo tuyo, obtienes { $goods }.
        [red-freemen] Por cada hombre libre rojo tuyo, obtienes { $goods }.
        [closed-districts] Por cada distrito cerrado tuyo, obtienes { $goods } más.
        [freeman-colours] Por cada color entre tus hombres libres, obtienes { $goods }.
        [advisors] Por cada consejero tuyo, obtienes { $goods } más.
        [freemen] Por cada hombre libre tuyo, obtienes { $goods } más.
       *[other] Por cada elemento contado, obtienes { $goods }.
    }
origins-effect-points-by =
    { $per ->
        [building-colours] Puntos de victoria por 1, 2, 3, 4 o 5 colores entre tus edificios: { $points }.
        [tiles-of-this-kind] Puntos de victoria por 1, 2, 3, 4 o más de ellos en tu ciudad: { $points }.
        [zodiac-cards] Puntos de victoria por 1, 2 o 3 cartas del zodiaco: { $points }.
       *[other] Puntos de victoria por lo que se cuenta: { $points }.
    }
origins-effect-move =
    { $n ->
        [one] Avanzas 1 espacio en la escala militar.
       *[other] Avanzas hasta { $n } espacios en la escala militar.
    }
origins-effect-move-attack =
    { $n ->
        [one] Avanzas 1 espacio en la escala militar y atacas, en cualquier orden.
       *[other] Avanzas hasta { $n } espacios en la escala militar y atacas, en cualquier orden.
    }
origins-effect-move-or-attack =
    { $n ->
        [one] Avanzas 1 espacio en la escala militar o atacas.
       *[other] Avanzas hasta { $n } espacios en la escala militar o atacas.
    }
origins-effect-steps =
    { $n ->
        [one] Avanzas 1 espacio en un templo a tu elección.
       *[other] Avanzas hasta { $n } espacios en un templo a tu elección.
    }
origins-effect-steps-in =
    { $n ->
        [one]
            Avanzas 1 espacio en el Templo { $temple ->
                [Bosque] del Bosque
                [Mar] del Mar
               *[other] de la { $temple }
            }.
       *[other]
            Avanzas { $n } espacios en el Templo { $temple ->
                [Bosque] del Bosque
                [Mar] del Mar
               *[other] de la { $temple }
            }.
    }
origins-effect-takes-card = Tomas la carta del zodiaco de ese templo, la tenga quien la tenga.
origins-effect-gold-steps = Puedes pagar 1 de oro para avanzar 1 espacio en otro templo.
origins-effect-exchange = Puedes cambiar 1 recurso básico por 1 de oro.
origins-effect-buys = Compras un edificio del mercado a su precio o lo construyes gratis como granja.
origins-effect-citizens = Tomas un dado de la oferta de ciudadanos a su precio.
origins-effect-citizens-free = Tomas gratis un dado de la oferta de ciudadanos.
origins-effect-speakers = Tomas un orador de la oferta.
origins-effect-feeds = Pagas hasta { $n } de alimento. Cada uno aumenta en 1 un hombre libre sin usar o te hace avanzar 1 espacio en la escala militar.
origins-effect-nothing = No tiene efecto propio.
origins-building-text-cavalry-field = Obtienes 1 de piedra o de alimento por cada jugador con menos fuerza militar.
origins-building-text-construction-site = Guardas gratis una loseta del mercado junto a tu tablero. Puedes construirla después sin pagar sabiduría.
origins-building-text-courthouse = Cambias uno de tus dados sin usar por uno de otro color de la reserva, con el mismo valor.
origins-building-text-fountain-of-wisdom = Pones cualquier nave nodriza a 1.
origins-building-text-gateway = Aumentas uno de tus hombres libres sin usar hasta en 2.
origins-building-text-mage-tower = Usas la habilidad de un edificio contiguo.
origins-building-text-veterans-camp = Obtienes tantos puntos de victoria como el valor de un hombre libre rojo sin usar, que después baja 1.
origins-zodiac-text-aquarius = Después de avanzar dos espacios en un templo puedes pagar 1 de oro para avanzar 1 espacio en otro.
origins-zodiac-text-aries = Cada ataque da 1 punto de victoria por cada dado de ciudadano rojo tuyo, entre los hombres libres y en las sedes del poder.
origins-zodiac-text-cancer = Cuando pasas con una base de población libre, tomas gratis un dado de la oferta de ciudadanos.
origins-zodiac-text-capricorn = Cuando construyes un nivel de torre, uno de tus dados de ciudadano puede subir 2, hasta 6.
origins-zodiac-text-gemini = Cuando pasas, obtienes 1 recurso básico por cada espacio que tu disco militar tendrá que retroceder.
origins-zodiac-text-leo = Cuando cierras un distrito, el dado de la sede del poder sube 2, hasta 6.
origins-zodiac-text-libra = Después de cerrar un distrito puedes tomar un dado de la oferta de ciudadanos, a su precio.
origins-zodiac-text-pisces = En lugar de cualquier acción adicional puedes tomar 1 de oro.
origins-zodiac-text-sagittarius = Un dado que tomas puede subir 1 al instante.
origins-zodiac-text-scorpio = Cerrar un distrito da 1 de sabiduría, y cada nuevo consejero también.
origins-zodiac-text-taurus = Los edificios y los dados de ciudadano te cuestan 1 de sabiduría menos.
origins-zodiac-text-virgo = Puedes poner un edificio sobre una granja tuya; en ese caso no cuesta nada.

## What things are

origins-explain-ours = No conocemos el valor impreso. Los valores punteados son nuestros.
origins-explain-site = Un trabajador por debajo del valor paga la diferencia en sabiduría. Después de cada visita el valor sube 1 y, del 6, vuelve al 1.
origins-explain-site-bonus = Un trabajador del color de la loseta de acción adicional también puede hacer la acción adicional.
origins-explain-site-six = Un hombre libre de valor 6 puede hacer las dos acciones principales.
origins-explain-bonus = Exige un hombre libre de su color, o el arconte con un consejero de su color.
origins-explain-freeman = Un hombre libre trabaja en un lugar o va a una sede del poder para cerrar un distrito. Al volver de un lugar sube 1; desde el 6 se convierte en consejero.
origins-explain-speaker = Un orador trabaja una vez en un lugar. No tiene color y no necesita base de población.
origins-explain-speaker-offer = Los oradores vienen con la acción adicional o el edificio que los da.
origins-explain-archon = El arconte trabaja en cualquier lugar, sea cual sea su valor. Tiene los colores de tus consejeros.
origins-explain-placed = Se queda en el lugar { $site } hasta que su jugador pase.
origins-explain-offer =
    { $wisdom ->
        [0] No te cuesta sabiduría, pero necesita una base de población libre.
       *[other] Te cuesta { $wisdom } de sabiduría y necesita una base de población libre.
    }
origins-explain-draft-die = Todos empiezan con dos de estos dados.
origins-explain-market-price =
    { $wisdom ->
        [0] Aquí te cuesta { $stone } de piedra y nada de sabiduría. Como granja no cuesta nada.
       *[other] Aquí te cuesta { $wisdom } de sabiduría y { $stone } de piedra. Como granja no cuesta nada.
    }
origins-explain-kept-price = Puedes construirla por { $stone } de piedra, sin sabiduría.
origins-explain-building-colour = Es un edificio { $colour }. Su habilidad se usa al colocarlo y cuando un distrito a su alrededor se cierra con un dado { $colour }.
origins-explain-copies =
    { $copies ->
        [one] Hay 1 en el juego.
       *[other] Hay { $copies } en el juego.
    }
origins-explain-stack-left =
    { $left ->
        [0] No hay nada debajo.
        [one] Hay 1 loseta debajo.
       *[other] Hay { $left } losetas debajo.
    }
origins-explain-stack-unseen = Entre ellas: { $list }.
origins-explain-stack-count = { $n } × { $building }
origins-explain-farm = Una granja no tiene ni color ni habilidad. Cuenta para los distritos como cualquier loseta.
origins-explain-agora = Se usa cuando se cierra un distrito contiguo con un dado de cualquiera de sus colores.
origins-explain-palace = Sostiene tus torres y no tiene habilidad.
origins-explain-spot = Aquí se puede colocar una loseta.
origins-explain-seat-open = Cuatro losetas forman un distrito. El dado de un hombre libre en esta sede lo cierra y activa las habilidades de su color alrededor.
origins-explain-seat-cards =
    { $count ->
        [0] No encaja con ninguna carta de distrito expuesta.
        [one] Encaja con una carta de distrito expuesta.
       *[other] Encaja con { $count } cartas de distrito expuestas.
    }
origins-explain-seat-die =
    Al final: { $value } por { $height }, el nivel de la torre { $colour ->
        [rojo] roja
        [morado] morada
        [amarillo] amarilla
       *[other] { $colour }
    }.
origins-explain-district = Cierra un distrito con este patrón, girado o reflejado a tu gusto. La esquina de línea discontinua puede ser cualquier loseta.
origins-explain-district-points = { $first } puntos la primera vez, { $again } cada una de las siguientes.
origins-explain-district-gold =
    { $gold ->
        [0] Su oro ya no está.
       *[other] Quien la cumpla primero se lleva { $gold } de oro.
    }
origins-explain-district-matched = Cumplida por { $players }.
origins-explain-towers = El siguiente nivel de una torre cuesta tanto oro como niveles tiene ya. Al final, cada dado en una sede del poder puntúa su valor por el nivel de la torre de su color.
origins-explain-tower = El siguiente nivel cuesta { $gold } de oro. Al final, cada dado en una sede del poder puntúa su valor por el nivel de la torre de su color.
origins-explain-tower-supply =
    { $left ->
        [0] No queda ningún disco de este color.
        [one] Queda 1 disco de este color.
       *[other] Quedan { $left } discos de este color.
    }
origins-explain-population = La siguiente base de población cuesta { $food } de alimento.
origins-explain-population-all = Todas las bases de población están en juego.
origins-explain-population-last = La última da { $points } puntos de victoria.
origins-explain-population-free =
    { $count ->
        [0] Ninguna base está libre para otro dado de ciudadano.
        [one] 1 base está libre para otro dado de ciudadano.
       *[other] { $count } bases están libres para más dados de ciudadano.
    }
origins-explain-advisors = Un hombre libre por encima de 6 se convierte en consejero, uno por color. Al final cuenta el de más a la derecha: { $points } puntos ahora.
origins-explain-temple = Al final, el más alto de los tres templos no cuenta; se suman los puntos de los otros dos.
origins-explain-temple-card = Su carta del zodiaco: { $card }.
origins-explain-temple-leader = Al final de la ronda la carta va a { $player }.
origins-explain-temple-holder = { $player } tiene la carta.
origins-explain-military = Quien cruza una frontera obtiene una ficha de superioridad. Al final de la ronda cada disco vuelve a la frontera que tiene detrás; quien vaya más adelantado juega primero.
origins-explain-military-attack = Un ataque da la bonificación de tu espacio y un punto de victoria por cada disco detrás del tuyo y por cada frontera que hayas cruzado.
origins-explain-military-final = El espacio final da { $points } puntos de victoria al instante.
origins-explain-military-bonus = Bonificación de ataque del espacio { $space }:
origins-explain-stone = La piedra paga los edificios y los templos.
origins-explain-food = El alimento paga la población, el entrenamiento y las marchas.
origins-explain-wisdom = La sabiduría paga los lugares, el mercado y los dados de ciudadano.
origins-explain-gold = El oro construye torres y sustituye a cualquier otro recurso. Al final, cada unidad vale un punto de victoria.
origins-explain-tokens = Una ficha de superioridad da otra acción después de la primera, una vez por turno.
origins-explain-tokens-solo = En solitario, una ficha de superioridad impide que suban los lugares.
origins-explain-final =
    Si la partida acabara ahora: { $total ->
        [one] 1 punto
       *[other] { $total } puntos
    }.
origins-explain-final-parts = Oro { $gold }, consejeros { $advisors }, templos { $temples }, distritos { $districts }.
origins-explain-ends = Basta una de estas condiciones, y la ronda siempre se juega hasta el final.
origins-explain-passed = Ha pasado y espera la siguiente ronda.
origins-explain-zodiac-held = { $player } la tiene.

## The end

origins-end-temples_topped = Cimas de templos
origins-end-temples_topped-now =
    { $now ->
        [0] las tres
        [one] falta 1 paso
       *[other] faltan { $now } pasos
    }
origins-end-district_gold_gone = Oro de los distritos
origins-end-district_gold_gone-now =
    { $now ->
        [0] no queda nada
        [one] en 1 carta
       *[other] en { $now } cartas
    }
origins-end-towers_gone = Colores de torre
origins-end-towers_gone-now = { $now }, acaba con { $limit }
origins-end-die_missing = Dados por color
origins-end-die_missing-now =
    { $now ->
        [0] no queda ninguno
       *[other] mínimo { $now }
    }
origins-end-rounds_played = Rondas jugadas
origins-end-rounds_played-now =
    { $now ->
        [0] la última
        [one] 1 más después de esta
       *[other] { $now } más después de esta
    }
origins-end-holds = última ronda
origins-goal = Al menos { $target } puntos
origins-goal-condition =
    Loseta { $colour ->
        [rojo] roja
        [morado] morada
        [amarillo] amarilla
       *[other] { $colour }
    } en el lugar { $site }: +{ $more }
origins-goal-reached = Objetivo alcanzado
origins-goal-missed = Objetivo no alcanzado

## The outcome of an action

origins-outcome-cost = Coste
origins-outcome-gain = Ganancia
origins-outcome-points = Puntos
origins-outcome-due = Por pagar
origins-outcome-site = Lugar { $site }
origins-outcome-district = Sede del poder
origins-outcome-opens = Se abre una nueva sede del poder
origins-outcome-opens-cards =
    { $count ->
        [0] Cerrarla no cumple ninguna carta.
        [one] Cerrarla cumple una carta.
       *[other] Cerrarla cumple { $count } cartas.
    }
origins-outcome-chance = Revela
origins-outcome-follows = A continuación
origins-outcome-final = Puntuación final
origins-outcome-workers = Trabajadores
origins-source-visit = lugar
origins-source-main_action = acción principal
origins-source-bonus_tile = loseta de acción adicional
origins-source-building = edificio
origins-source-zodiac_card = carta del zodiaco
origins-source-military_track = escala militar
origins-source-attack = ataque
origins-source-purchase = compra
origins-source-citizen_offer = oferta de ciudadanos
origins-source-district = distrito
origins-source-district_card = carta de distrito
origins-source-tower = torre
origins-source-population = población
origins-source-passing = al pasar
origins-source-advisor = hombre libre por encima de 6
origins-source-superiority = superioridad
origins-source-temple = templo
origins-source-draft = reparto inicial
origins-source-round_end = fin de la ronda
origins-source-final_gold = oro
origins-source-final_advisors = consejeros
origins-source-final_temples = templos
origins-source-final_districts = distritos
origins-final-gold = oro
origins-final-advisors = consejeros
origins-final-temples = templos
origins-final-districts = distritos
origins-final-total = total

## The text board

origins-text-cost = cuesta { $goods }
origins-text-gain = da { $goods }
origins-text-due = por pagar: { $goods }
origins-text-workers = Trabajadores: { $list }
origins-text-towers = Torres: { $list }
origins-text-tower =
    { $colour ->
        [rojo] roja
        [morado] morada
        [amarillo] amarilla
       *[other] { $colour }
    } { $height }
origins-text-city = Ciudad: { $list }
origins-text-seats = Sedes del poder: { $list }
origins-text-cards = Cartas del zodiaco: { $list }
origins-text-strength = Escala militar: espacio { $space }
origins-text-temples = Templos: Bosque { $forest }, Montaña { $mountain }, Mar { $sea }
origins-text-site =
    Lugar { $site }, valor { $value }, loseta de acción adicional { $colour ->
        [rojo] roja
        [morado] morada
        [amarillo] amarilla
       *[other] { $colour }
    }
origins-text-site-workers = Allí: { $list }
origins-text-nobody = nadie
origins-text-market-line = { $building } ({ $colour }): { $wisdom } de sabiduría, { $stone } de piedra
origins-text-offer-line = { $colour } { $value }: { $wisdom } de sabiduría
origins-text-district-line = Carta { $card }: { $corner } en la esquina, { $one } y { $two } a su lado; { $first } puntos, después { $again }, { $gold } de oro

## Buildings in a few words

origins-building-short-granary = alimento/granja
origins-building-short-harbor = puntos/amarillo
origins-building-short-market = puntos/h. amarillo
origins-building-short-mint = oro
origins-building-short-quarry = piedra/hueco
origins-building-short-workshop = un recurso básico
origins-building-short-arsenal = avanzar y atacar
origins-building-short-chariot-yard = puntos/rojo
origins-building-short-outpost = avanzar o atacar
origins-building-short-cavalry-field = avanzar, recursos
origins-building-short-fortress = avanzar/rojo
origins-building-short-veterans-camp = valor de un rojo
origins-building-short-castle = puntos/distrito
origins-building-short-construction-site = guardar una loseta
origins-building-short-courthouse = cambiar un color
origins-building-short-estate = ciudadano gratis
origins-building-short-forum = un orador
origins-building-short-stone-circle = puntos/color
origins-building-short-forest-temple = pasos: Bosque
origins-building-short-mountain-temple = pasos: Montaña
origins-building-short-sea-temple = pasos: Mar
origins-building-short-obelisk = puntos/obelisco
origins-building-short-sacred-site = puntos/carta
origins-building-short-statue = un paso de templo
origins-building-short-artists-hall = puntos/color
origins-building-short-astronomy-tower = sabiduría/consej.
origins-building-short-fountain-of-wisdom = sabiduría, nave 1
origins-building-short-gateway = subir h. libre
origins-building-short-healers-mansion = puntos/h. libre
origins-building-short-mage-tower = usar un vecino

replay-row-retreat = retroceso en la escala militar
replay-row-zodiac-cards = cartas del zodiaco
replay-row-final-scoring = puntuación final
