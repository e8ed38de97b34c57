# Lo que una mesa puede acordar antes de la partida, en los dos juegos, en español. Cada frase está entera.

## Groups

option-group-set-up = Preparación
option-group-box = Qué hay en la caja
option-group-variants = Variantes
option-group-order = Orden de juego
option-group-conversions = Conversiones
option-group-spades = Palas
option-group-cults = Cultos
option-group-payments = Pagos
option-group-dice = Dados
option-group-temples = Templos
option-group-city = Ciudad
option-group-solo = Jugar en solitario
option-on = Sí
option-off = No

## Terra Mystica: presets

tm-preset-standard = Reglamento
tm-preset-standard-help = El reglamento más reciente, con las respuestas de los autores donde no dice nada.
tm-preset-league = Liga
tm-preset-league-help = Como en la liga en línea: pequeñas expansiones, respuesta a las ofertas más tarde, turnos en el orden en que se pasa.

## Terra Mystica: set-up

tm-option-map = Mapa
tm-option-map-help = El tablero en el que se juega.
tm-option-map-base = Juego básico
tm-option-map-fire-and-ice-1 = Fuego y hielo, cara 1
tm-option-map-fire-and-ice-2 = Fuego y hielo, cara 2
tm-option-map-fjords = Fiordos
tm-option-map-loon-lakes = Loon Lakes
tm-option-own-map = Mapa propio
tm-option-own-map-help = Un archivo con las filas de un mapa. Sustituye al mapa de arriba.
tm-option-introductory = Juego introductorio
tm-option-introductory-help = La preparación fija de una primera partida: las facciones, las moradas y las losetas de puntuación y de bonificación ya están determinadas.
tm-option-factions = Facciones asignadas
tm-option-factions-help = Una para cada asiento, en orden. Dos facciones del mismo color no pueden estar en la misma partida.
tm-option-faction-choice = Cómo se eligen las facciones
tm-option-faction-choice-help = Libremente en orden de turno; una de las dos facciones de un color sorteado para ti; o una subasta de facciones sorteadas, que se pagan con puntos.
tm-option-faction-choice-free = Libremente
tm-option-faction-choice-random-colours = Colores sorteados
tm-option-faction-choice-auction = Subasta
tm-option-starting-points = Puntos iniciales
tm-option-starting-points-help = Todos empiezan con 20 puntos, o las facciones fuertes empiezan con menos.
tm-option-starting-points-equal = 20 para todos
tm-option-starting-points-2017 = Por facción (2017)
tm-option-start-player = Quién empieza
tm-option-start-player-help = El jugador inicial se sortea, o es quien ocupa el primer asiento.
tm-option-start-player-random = Sorteado
tm-option-start-player-first = Primer asiento
tm-option-spade-tile-late = Loseta de puntuación de palas en las rondas 5 y 6
tm-option-spade-tile-late-help = El reglamento más reciente la prohíbe; los anteriores la reparten como cualquier otra.
tm-option-spade-tile-late-forbid = Nunca
tm-option-spade-tile-late-allow = Posible
tm-option-factions-auren = { faction-auren }
tm-option-factions-witches = { faction-witches }
tm-option-factions-alchemists = { faction-alchemists }
tm-option-factions-darklings = { faction-darklings }
tm-option-factions-halflings = { faction-halflings }
tm-option-factions-cultists = { faction-cultists }
tm-option-factions-engineers = { faction-engineers }
tm-option-factions-dwarves = { faction-dwarves }
tm-option-factions-mermaids = { faction-mermaids }
tm-option-factions-swarmlings = { faction-swarmlings }
tm-option-factions-chaosmagicians = { faction-chaosmagicians }
tm-option-factions-giants = { faction-giants }
tm-option-factions-fakirs = { faction-fakirs }
tm-option-factions-nomads = { faction-nomads }

## Terra Mystica: what is in the box

tm-option-mini-expansion-1 = Cuatro losetas de ciudad más
tm-option-mini-expansion-1-help = La primera miniexpansión.
tm-option-shipping-bonus = Décima loseta de bonificación
tm-option-shipping-bonus-help = Da puntos por la navegación fluvial al pasar.
tm-option-temple-scoring-tile = Novena loseta de puntuación
tm-option-temple-scoring-tile-help = Da puntos por los templos.

## Terra Mystica: variants

tm-option-war-and-faith = Guerra y fe
tm-option-war-and-faith-help = Al construir un templo se paga a los templos vecinos; las fortalezas y los santuarios no pueden estar juntos y mejoran las ciudades.
tm-option-fewer-buildings = Menos estructuras
tm-option-fewer-buildings-help = Para cinco jugadores: cada uno tiene una morada y un puesto de comercio menos; sus ingresos están descubiertos desde el principio.
tm-option-unlimited-towns = Ciudades ilimitadas
tm-option-unlimited-towns-help = Para cinco jugadores: se puede fundar una ciudad aunque no quede ninguna loseta de ciudad.

## Terra Mystica: order of play

tm-option-turn-order = Orden de la siguiente ronda
tm-option-turn-order-help = En sentido horario desde quien pasó primero, o en el orden en que se pasó.
tm-option-turn-order-clockwise = Sentido horario
tm-option-turn-order-passing = Orden en que se pasa
tm-option-offers = Respuestas a las ofertas de poder
tm-option-offers-help = Los vecinos responden al instante, o más tarde, antes de su próxima acción. Responder más tarde agiliza la partida cuando los jugadores no están conectados a la vez.
tm-option-offers-at-once = Al instante
tm-option-offers-deferred = Más tarde
tm-option-leech-timing = Ofertas y recompensas
tm-option-leech-timing-help = Con respuestas al instante: antes o después de que quien construye tome la loseta de favor, la loseta de ciudad y la recompensa de la fortaleza.
tm-option-leech-timing-before-rewards = Primero las ofertas
tm-option-leech-timing-after-rewards = Primero las recompensas
tm-option-tiles-in-any-order = Losetas en cualquier orden
tm-option-tiles-in-any-order-help = Una segunda loseta de favor se puede tomar antes que las losetas de ciudad obtenidas con la primera.

## Terra Mystica: conversions

tm-option-conversions-mid-action = Convertir en cualquier momento
tm-option-conversions-mid-action-help = También en mitad de una acción, no solo antes y después.
tm-option-free-burning = Sacrificar poder en cualquier momento
tm-option-free-burning-help = En cualquier momento de tu turno, no solo para pagar algo al instante.

## Terra Mystica: spades

tm-option-spade-scoring = La loseta de puntuación de palas paga por
tm-option-spade-scoring-help = Las palas que se usan, o todas las que se obtienen, aunque después se renuncie a ellas.
tm-option-spade-scoring-used = Palas usadas
tm-option-spade-scoring-gained = Palas obtenidas
tm-option-spade-path = Camino por el ciclo
tm-option-spade-path-help = El camino más corto, o uno que nunca pasa por el terreno nativo.
tm-option-spade-path-shortest = El más corto
tm-option-spade-path-around-home = Sin pasar por el terreno nativo
tm-option-long-way-round = El camino largo
tm-option-long-way-round-help = Se pueden gastar más palas de las necesarias tomando el camino largo del ciclo.
tm-option-transform-home-away = El terreno nativo se puede transformar
tm-option-transform-home-away-help = Una casilla de tu terreno nativo se puede transformar en otro terreno.
tm-option-transform-only-closer = Solo hacia el terreno nativo
tm-option-transform-only-closer-help = Una transformación tiene que acercar la casilla al terreno nativo.
tm-option-free-spade-needs-transform = Las palas gratuitas se tienen que usar
tm-option-free-spade-needs-transform-help = Una acción con palas gratuitas no se puede hacer solo para construir en terreno nativo.
tm-option-spades-split-before-home = Dos palas gratuitas en dos casillas
tm-option-spades-split-before-home-help = Una puede ir a una segunda casilla aunque la primera aún no sea terreno nativo.
tm-option-dwelling-on-second = Morada en la segunda casilla
tm-option-dwelling-on-second-help = La morada de una acción con varias palas puede estar en la segunda casilla.
tm-option-bought-spades-one-space = Palas compradas en una sola casilla
tm-option-bought-spades-one-space-help = Una vez repartidas las palas por varias casillas, no se puede comprar ninguna más.
tm-option-stronghold-spades-alone = Solo las palas de la fortaleza
tm-option-stronghold-spades-alone-help = No se pueden comprar palas además de las tres que da la fortaleza de los Medianos.
tm-option-halfling-sh-dwelling-first-only = Fortaleza de los Medianos: solo la primera casilla
tm-option-halfling-sh-dwelling-first-only-help = De las casillas transformadas por la fortaleza, solo en la primera se puede construir la morada.
tm-option-cult-spades-must-finish-first = Las palas de culto completan primero una casilla
tm-option-cult-spades-must-finish-first-help = Las palas de la bonificación de culto van a una sola casilla hasta que sea terreno nativo.

## Terra Mystica: cults

tm-option-cultists-all-decline = Cultistas: si todos rechazan
tm-option-cultists-all-decline-help = Qué obtienen los Cultistas cuando todos los vecinos rechazan el poder.
tm-option-cultists-all-decline-power1 = 1 de poder
tm-option-cultists-all-decline-nothing = Nada
tm-option-late-keys = Llaves tardías
tm-option-late-keys-help = Si a un paso hasta la casilla 10 le faltó una llave, una llave obtenida después en el mismo turno lo completa.
tm-option-may-stay-on-nine = Quedarse en la casilla 9
tm-option-may-stay-on-nine-help = Un jugador puede quedarse en la 9 y guardar la llave para otro culto.

## Origins: presets

origins-preset-standard = Reglamento
origins-preset-standard-help = Como dice el reglamento; donde no dice nada, la lectura más sencilla.
origins-preset-quick = Rápido
origins-preset-quick-help = Menos preguntas: el oro solo se usa cuando falta otro recurso.

## Origins: set-up and order

origins-option-start-player = Quién empieza
origins-option-start-player-help = El primer jugador se sortea, o es quien ocupa el primer asiento.
origins-option-start-player-random = Sorteado
origins-option-start-player-first = Primer asiento
origins-option-components = Componentes corregidos
origins-option-components-help = Un archivo con los valores impresos en tus losetas y cartas, donde difieren de los nuestros.
origins-option-turn-order = Orden de los turnos
origins-option-turn-order-help = En sentido horario desde quien tiene el baluarte, o en el orden de la escala militar.
origins-option-turn-order-clockwise = Sentido horario
origins-option-turn-order-military = Escala militar

## Origins: payments and dice

origins-option-gold = Oro en lugar de un recurso
origins-option-gold-help = Tú eliges cuánto oro usar, o el oro solo cubre lo que falta.
origins-option-gold-ask = Preguntar
origins-option-gold-last = Solo si hace falta
origins-option-raise-past-six = Aumentar un dado de valor 6
origins-option-raise-past-six-help = El alimento y los edificios pueden aumentar un hombre libre de valor 6, que entonces se convierte en consejero.
origins-option-freemen-counted = Hombres libres contados
origins-option-freemen-counted-help = Los edificios que cuentan hombres libres cuentan también los que están en los lugares, o solo los que están sin usar.
origins-option-freemen-counted-all = Todos
origins-option-freemen-counted-unused = Solo sin usar
origins-option-veterans-of-one = Campamento de veteranos y valor 1
origins-option-veterans-of-one-help = Puede elegir un hombre libre de valor 1, cuyo valor entonces no cambia.
origins-option-missing-die = Falta un dado para la oferta
origins-option-missing-die-help = Siempre termina la partida, o solo si el dado aún falta al final de la ronda.
origins-option-missing-die-remembered = Termina la partida
origins-option-missing-die-still-missing = Si aún falta

## Origins: temples, city, solo game

origins-option-temple-without-step = Carta del zodiaco sin paso
origins-option-temple-without-step-help = Cuándo se puede tomar la carta del zodiaco sin avanzar con la acción principal del templo.
origins-option-temple-without-step-at-the-top = En la cima
origins-option-temple-without-step-always = Siempre
origins-option-temple-without-step-never = Nunca
origins-option-cards-change-hands = Las cartas del zodiaco cambian de manos
origins-option-cards-change-hands-help = Con la acción principal del templo se toma la carta también de otro jugador, no solo del tablero.
origins-option-idle-temples = Templos donde nadie se movió
origins-option-idle-temples-help = Quién recibe la carta del zodiaco de un templo en el que todos los discos siguen en el espacio inicial.
origins-option-idle-temples-bottom-disc = El disco de abajo
origins-option-idle-temples-nobody = Nadie
origins-option-cover-closed-districts = Virgo cubre distritos cerrados
origins-option-cover-closed-districts-help = Virgo puede cubrir una granja de un distrito ya cerrado.
origins-option-rival-disc = El disco del rival
origins-option-rival-disc-help = Cuando juegas en solitario, el otro disco cuenta solo para los ataques, o para todo lo que compara fuerza militar.
origins-option-rival-disc-attacks = Solo ataques
origins-option-rival-disc-strength = Todas las comparaciones
