# Origins: Los primeros constructores en español. Cada frase está entera; los nombres entran donde hay un parámetro.

## Parts of the sentences below

origins-part-worker =
    { $worker ->
        [freeman] tu hombre libre { $colour } de valor { $value }
        [speaker] tu orador de valor { $value }
       *[archon] tu arconte
    }
origins-part-price =
    { $kinds ->
        [stone] { $stone } de piedra
        [food] { $food } de alimento
        [wisdom] { $wisdom } de sabiduría
        [stone-wisdom] { $stone } de piedra y { $wisdom } de sabiduría
       *[other] { $stone } de piedra, { $food } de alimento y { $wisdom } de sabiduría
    }
origins-part-have =
    { $kinds ->
        [stone] { $have_stone } de piedra
        [food] { $have_food } de alimento
        [wisdom] { $have_wisdom } de sabiduría
        [stone-wisdom] { $have_stone } de piedra, { $have_wisdom } de sabiduría
       *[other] { $have_stone } de piedra, { $have_food } de alimento, { $have_wisdom } de sabiduría
    } y { $gold } de oro

## Whose turn it is

origins-game-over = La partida ha terminado.
origins-no-such-seat = Ahí no hay nadie sentado.
origins-no-such-action = Esa acción no existe.
origins-chance-first = Primero se sortea o se tira algo; espera un momento.
origins-not-your-turn = Es el turno del jugador { $number }.
origins-passed = Has pasado; espera la siguiente ronda mientras sigue el jugador { $number }.
origins-left-to-chance = Eso se decide al azar, no lo decide un jugador.
origins-set-up-is-over = La preparación ha terminado.
origins-not-possible = Eso no es posible ahora.

## Set-up and chance

origins-asked-bonus-tile = Primero se sortea una loseta de acción adicional para el { $site }.
origins-asked-card =
    Primero se sortea una carta del zodiaco para el Templo { $temple ->
        [Bosque] del Bosque
        [Mar] del Mar
       *[other] de la { $temple }
    }.
origins-asked-market = Primero se sortea una loseta para el mercado de edificios.
origins-asked-stack =
    Primero se descubre la siguiente loseta de la pila { $colour ->
        [rojo] roja
        [morado] morada
        [amarillo] amarilla
       *[other] { $colour }
    }.
origins-asked-offer = Primero se tira el dado { $colour } para la oferta de ciudadanos.
origins-asked-speaker-roll = Primero se tira un dado de orador.
origins-asked-district = Primero se reparte una carta de distrito.
origins-asked-start = Primero se sortea quién empieza.
origins-asked-draft-roll = Primero se tira un dado { $colour } para el reparto inicial.
origins-asked-refill = Primero se tira un nuevo dado { $colour } para la oferta de ciudadanos.
origins-asked-keep = Primero se sortea qué carta del zodiaco conservas.
origins-asked-discard =
    { $left ->
        [1] Primero descarta uno más de los dados más altos.
       *[other] Primero descarta { $left } de los dados más altos.
    }
origins-asked-draft =
    { $left ->
        [1] Primero toma un dado más de los tirados para el reparto inicial.
       *[other] Primero toma un dado: { $left } de los tirados para el reparto inicial serán tuyos.
    }
origins-bonus-tile-drawn =
    La loseta de acción adicional { $colour ->
        [rojo] roja
        [morado] morada
        [amarillo] amarilla
       *[other] { $colour }
    } ya está en un lugar.
origins-card-drawn = La carta { $card } ya está en un templo.
origins-colour-in-market =
    El mercado ya tiene su loseta { $colour ->
        [rojo] roja
        [morado] morada
        [amarillo] amarilla
       *[other] { $colour }
    }, y empieza con una de cada color.
origins-other-stack =
    La loseta viene de la pila { $colour ->
        [rojo] roja
        [morado] morada
        [amarillo] amarilla
       *[other] { $colour }
    }, y { $building } es de otro color.
origins-tiles-gone = No queda ninguna loseta { $building } en su pila.
origins-tile-not-next = En esta pila solo quedan losetas devueltas, y { $building } no es la siguiente.
origins-six-again = Un 6 en un nuevo dado de ciudadano se vuelve a tirar.
origins-no-such-face = Ninguna cara de un dado de orador muestra { $value }.
origins-district-drawn = La carta de distrito { $number } ya está expuesta.
origins-no-such-player =
    No existe el jugador { $number }; { $players ->
        [one] solo hay un jugador
       *[other] solo hay { $players } jugadores
    }.
origins-card-not-held =
    No tienes la carta del Templo { $temple ->
        [Bosque] del Bosque
        [Mar] del Mar
       *[other] de la { $temple }
    }.
origins-not-in-draft = No hay ningún dado { $colour } de valor { $value } que elegir.
origins-not-highest = Primero tiene que salir un dado de valor { $highest }; el { $colour } muestra { $value }.

## The action of a turn

origins-action-due = En tu turno haces una acción: visita un lugar, cierra un distrito, construye un nivel de torre, aumenta tu población o pasa.
origins-archon-used = Tu arconte está en el { $site } hasta que pases.
origins-no-such-speaker = No tienes ningún orador de valor { $value }.
origins-freeman-used = Tu hombre libre { $colour } de valor { $value } está en el { $site } hasta que pases.
origins-no-such-freeman = No tienes ningún hombre libre { $colour } de valor { $value } sin usar.
origins-visit-price = El valor del { $site } es { $needed }, así que { origins-part-worker } tiene que pagar { origins-part-price }; tienes { origins-part-have }.
origins-district-closed = El distrito en { $cell } ya está cerrado.
origins-no-district =
    { $tiles ->
        [0] No hay distrito en { $cell }: una sede del poder está entre cuatro losetas, y no hay ninguna.
        [one] No hay distrito en { $cell }: una sede del poder está entre cuatro losetas, y solo hay 1.
       *[other] No hay distrito en { $cell }: una sede del poder está entre cuatro losetas, y solo hay { $tiles }.
    }
origins-no-freeman = No tienes ningún hombre libre sin usar que poner en una sede del poder.
origins-no-tower-disc = No queda ningún disco de torre { $colour } en la reserva.
origins-tower-price =
    El siguiente nivel de tu torre { $colour ->
        [rojo] roja
        [morado] morada
        [amarillo] amarilla
       *[other] { $colour }
    } cuesta { $price } de oro; tienes { $gold }, y nada sustituye al oro.
origins-all-bases = Tus { $bases } bases de población ya están en juego.
origins-grow-price = La siguiente base de población cuesta { origins-part-price }; tienes { origins-part-have }.
origins-no-extra-alone = En solitario solo gastas fichas de superioridad para impedir que suban los lugares, no para hacer otra acción.
origins-one-token = Solo puedes gastar una ficha de superioridad por turno.
origins-no-token = No tienes ninguna ficha de superioridad.
origins-token-after-action = Una ficha de superioridad te da otra acción después de la primera, no en su lugar.
origins-asked-token = Tu acción está hecha: gasta una ficha de superioridad para hacer otra o termina tu turno.

## Actions that are not due now

origins-visit-first = Primero visita un lugar con uno de tus trabajadores; las acciones del lugar vienen después.
origins-district-first = Primero elige el distrito que vas a cerrar.
origins-match-after-closing = Una carta de distrito se puntúa cuando cierras un distrito que encaja con ella.
origins-rise-after-visit = El vecino que sube se elige cuando visitas un lugar.
origins-only-solo = Los lugares vecinos solo suben en el modo en solitario.
origins-nothing-to-pay = No hay nada que pagar.
origins-no-exchange-due = Un recurso solo se convierte en oro con un ataque desde un espacio que lo permita.
origins-no-gain-due = No te corresponde ningún recurso a elegir.
origins-no-move-due = Para avanzar en la escala militar necesitas una acción o una habilidad que lo permita.
origins-no-attack-due = Para atacar necesitas una acción o una habilidad que lo permita.
origins-no-purchase-due = Compras una loseta con la acción o la acción adicional de un lugar.
origins-no-tile-to-place = No tienes ninguna loseta nueva que colocar.
origins-no-ability-due = Una habilidad se usa justo después de colocar su loseta, o cuando se cierra un distrito con un dado de su color.
origins-no-die-due = Para tomar un dado de ciudadano necesitas una acción, una habilidad o una carta que lo permita.
origins-no-speaker-due = Para tomar un orador necesitas la acción adicional o la habilidad que lo permita.
origins-no-advance-due = Para avanzar en un templo necesitas una acción o una habilidad que lo permita.
origins-no-rise-due = Un dado sube con alimento, con una habilidad o con una carta.
origins-return-after-passing = Tus trabajadores vuelven cuando pasas.
origins-not-using = Eso es lo que permite { $building }, y ahora no estás usando esa habilidad.

## At a site

origins-asked-visit = Estás en el { $site }: elige una de sus acciones o termina la visita.
origins-main-due = Primero haz una de las acciones principales del { $site }.
origins-main-used = Ya has hecho esta acción principal.
origins-one-main = Ya has hecho una acción principal; solo un hombre libre de valor 6 hace las dos.
origins-bonus-used = Ya has hecho la acción adicional.
origins-archon-lacks-colour =
    La loseta de acción adicional es { $colour ->
        [rojo] roja
        [morado] morada
        [amarillo] amarilla
       *[other] { $colour }
    }; tu arconte solo tiene ese color con un consejero { $colour }.
origins-speaker-has-no-colour =
    La loseta de acción adicional es { $colour ->
        [rojo] roja
        [morado] morada
        [amarillo] amarilla
       *[other] { $colour }
    }, y los oradores no tienen color.
origins-other-colour =
    La loseta de acción adicional es { $colour ->
        [rojo] roja
        [morado] morada
        [amarillo] amarilla
       *[other] { $colour }
    }, y tu hombre libre es { $own }.
origins-no-bonus-gold = Solo quien tiene { $card } puede tomar oro en lugar de una acción adicional.
origins-asked-rise = Elige el lugar vecino que también sube, o gasta una ficha de superioridad para que no suba ninguno.
origins-no-neighbour = Solo puede subir un vecino del { $site }.
origins-neighbour-at-six = El valor del { $site } ya es 6, así que no se puede elegir.

## The effect of an action or ability

origins-effect-price = Esto cuesta { origins-part-price }; tienes { origins-part-have }.
origins-brings-nothing = Esto no te daría nada ahora.
origins-all-at-top = Todos tus discos del zodiaco están en la cima de sus templos.
origins-at-top =
    Tu disco ya está en la cima del Templo { $temple ->
        [Bosque] del Bosque
        [Mar] del Mar
       *[other] de la { $temple }
    }.
origins-market-empty = No hay ninguna loseta que tomar.
origins-no-base = No tienes ninguna base de población libre para otro dado de ciudadano.
origins-offer-empty = No hay ningún dado en la oferta de ciudadanos.
origins-cheapest-die = El dado más barato de la oferta de ciudadanos cuesta { origins-part-price }; tienes { origins-part-have }.
origins-no-speakers = No hay ningún orador en la oferta.
origins-final-space = Tu disco militar está en el espacio final y ya no se mueve.
origins-nothing-to-feed = Tu disco militar está en el espacio final, y ninguno de tus hombres libres sin usar puede subir.
origins-nothing-to-spend = No tienes ningún recurso que gastar.
origins-nobody-rises = Ninguno de tus hombres libres sin usar puede subir.
origins-nobody-weaker = Tu disco militar está en el espacio final, y ningún jugador tiene menos fuerza militar.
origins-nothing-to-swap = No tienes ningún dado sin usar que se pueda cambiar por otro color de la reserva.
origins-nothing-to-copy = Ningún edificio contiguo tiene una habilidad que te dé algo ahora.
origins-no-veteran = No tienes ningún hombre libre { $colour } sin usar para ello.
origins-no-tile = No hay ninguna loseta en { $cell }.
origins-farm-has-no-ability = Una granja no tiene habilidad.
origins-palace = El palacio no tiene habilidad.

## Payments and gains

origins-asked-pay = Primero di cuánto oro usas en el pago.
origins-pay-too-much = Solo debes { $amount } de { $resource }, así que no puedes usar más oro que eso.
origins-pay-too-little = Debes { $amount } de { $resource } y tienes { $have }, así que tienes que usar al menos { $least } de oro.
origins-pay-no-gold = Solo tienes { $gold } de oro.
origins-pay-leaves-too-little = Tienes { $gold } de oro y necesitas { $needed } para el resto del precio.
origins-asked-gain = Primero elige el recurso que vas a obtener.
origins-gain-order = Elige primero piedra, después alimento, después sabiduría; ya es tarde para { $resource }.
origins-not-among-gains = Aquí no puedes elegir { $resource }.
origins-asked-spend = Primero di qué recurso cambias por oro, o termina.
origins-none-to-spend = No tienes { $resource } que gastar.

## The military track, and food

origins-asked-march = Avanza en la escala militar o ataca.
origins-moved-already = No te queda ningún movimiento en esta acción.
origins-attacked-already = No te queda ningún ataque en esta acción.
origins-asked-feed = Paga alimento para aumentar un hombre libre sin usar o para avanzar un espacio en la escala militar.
origins-fed-enough = Ya has pagado alimento todas las veces que permite esta acción.
origins-only-unused-freemen = Solo un hombre libre sin usar se puede aumentar de este modo.
origins-six-stays = Tu hombre libre { $colour } tiene valor 6, y en esta mesa ya no puede subir de este modo.

## Buying and placing

origins-asked-buy = Primero elige la loseta que vas a comprar, o la que vas a construir como granja.
origins-not-in-market = No hay ninguna loseta { $building } en el mercado.
origins-not-stored = No tienes ninguna loseta { $building } junto a tu tablero.
origins-tile-price = Para construir { $building } pagas { origins-part-price }, y tienes { origins-part-have }; como granja no cuesta nada.
origins-no-covering = Solo quien tiene { $card } puede poner un edificio sobre una granja.
origins-no-farm = No tienes ninguna granja sobre la que construir.
origins-asked-place = Primero coloca tu nueva loseta en tu ciudad.
origins-place-taken = Ya hay una loseta en { $cell }.
origins-not-adjacent = En { $cell } la loseta no compartiría ningún lado con tu ciudad.
origins-no-farm-there = No tienes ninguna granja en { $cell }.
origins-farm-bound = La granja en { $cell } pertenece a un distrito cerrado y en esta mesa no se puede cubrir.

## Districts

origins-asked-close-with = Primero elige el hombre libre cuyo dado va a la sede del poder.
origins-asked-match = Tu distrito encaja con más de una carta de distrito: elige cuál puntuar.
origins-district-not-displayed = La carta de distrito { $number } no está expuesta.
origins-no-match = Tu distrito no muestra el patrón de la carta de distrito { $number }, ni girado ni reflejado.
origins-asked-activate = Usa una habilidad disponible ahora, o termina.
origins-not-activated = Esa loseta no tiene ninguna habilidad que usar ahora: es de otro color o ya se ha usado.

## Dice

origins-asked-take = Primero toma un dado de la oferta de ciudadanos.
origins-not-in-offer = No hay ningún dado { $colour } de valor { $value } en la oferta de ciudadanos.
origins-die-price = El dado { $colour } cuesta { origins-part-price }; tienes { origins-part-have }.
origins-asked-speaker = Primero toma un orador.
origins-speaker-not-offered = No hay ningún orador de valor { $value } en la oferta.
origins-asked-return = Elige cuál de tus hombres libres de valor 6 vuelve a continuación.
origins-none-to-take-back = No tienes ningún hombre libre { $colour } de valor 6 que recuperar.

## Temples

origins-asked-advance = Primero avanza en un templo.
origins-another-temple =
    El Templo { $temple ->
        [Bosque] del Bosque
        [Mar] del Mar
       *[other] de la { $temple }
    } no se puede elegir para este avance; elige otro.
origins-advance-price = Este avance cuesta 1 de oro, y no tienes oro.
origins-too-many-steps =
    { $most ->
        [one] Solo puedes avanzar 1 espacio.
       *[other] Solo puedes avanzar { $most } espacios.
    }
origins-near-top =
    { $left ->
        [0]
            Tu disco está en la cima del Templo { $temple ->
                [Bosque] del Bosque
                [Mar] del Mar
               *[other] de la { $temple }
            } y no puede avanzar.
        [one]
            Tu disco está a solo 1 espacio de la cima del Templo { $temple ->
                [Bosque] del Bosque
                [Mar] del Mar
               *[other] de la { $temple }
            }.
       *[other]
            Tu disco está a solo { $left } espacios de la cima del Templo { $temple ->
                [Bosque] del Bosque
                [Mar] del Mar
               *[other] de la { $temple }
            }.
    }
origins-at-least-one-step = Solo tomas la carta si avanzas al menos un espacio.
origins-steps-due =
    { $steps ->
        [one]
            En el Templo { $temple ->
                [Bosque] del Bosque
                [Mar] del Mar
               *[other] de la { $temple }
            } avanzas exactamente 1 espacio.
       *[other]
            En el Templo { $temple ->
                [Bosque] del Bosque
                [Mar] del Mar
               *[other] de la { $temple }
            } avanzas exactamente { $steps } espacios.
    }

## Questions of cards and buildings

origins-asked-raise-by-two = Primero di cuál de tus dados de ciudadano sube 2, o termina.
origins-only-citizens-rise = Solo un dado de ciudadano puede subir de este modo.
origins-no-such-die = Allí no tienes ningún dado de ciudadano { $colour } de valor { $value }; los dados en sedes del poder no cuentan.
origins-die-at-most = Ese dado no puede pasar de { $most }.
origins-asked-raise-new-die = Primero di si el dado que acabas de tomar sube 1.
origins-only-new-die = Solo puede subir el dado que acabas de tomar.
origins-asked-store = Primero elige la loseta del mercado que vas a guardar junto a tu tablero.
origins-asked-swap = Primero elige el dado sin usar que vas a cambiar y su nuevo color.
origins-same-colour = El dado ya es { $colour }.
origins-colour-not-in-supply = No queda ningún dado { $colour } en la reserva.
origins-asked-ship = Primero elige la nave nodriza que se pone a 1.
origins-asked-raise-freeman = Primero elige el hombre libre sin usar que sube.
origins-same-freeman = Los dos aumentos van al mismo hombre libre.
origins-asked-copy = Primero elige el edificio contiguo cuya habilidad vas a usar.
origins-no-copy-of-copies = No puede usar la habilidad de otro edificio de su mismo tipo.
origins-asked-veteran = Elige un hombre libre { $colour } sin usar.
origins-veteran-of-one = En esta mesa no se puede elegir un hombre libre de valor 1, porque su valor no podría bajar.
