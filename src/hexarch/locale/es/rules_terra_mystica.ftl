# Las reglas de Terra Mystica con nuestras palabras, tema por tema, en español.
# Una línea que empieza con un guion es un elemento de una lista.

rules-tm-overview = El juego en un minuto
rules-tm-overview-text =
    Cada jugador dirige una de las 14 facciones. Una facción solo construye en su terreno nativo; por eso transformas en él el terreno que te rodea, construyes allí moradas y las mejoras.

    En cada una de las seis rondas haces una acción por turno, hasta que decides pasar. Las estructuras dan trabajadores, monedas, sacerdotes y poder, ronda tras ronda. Gana quien tenga más puntos de victoria al final.

    Tienes 8 moradas, 4 puestos de comercio, 3 templos, 1 fortaleza, 1 santuario, 7 sacerdotes y 3 puentes, nunca más. Los trabajadores y las monedas no tienen límite.

rules-tm-first-game = Una primera partida
rules-tm-first-game-text =
    El juego introductorio te da todo lo que es difícil elegir antes de conocer el juego: facciones, primeras moradas, losetas de puntuación y losetas de bonificación.

    - Dos jugadores: Brujas y Nómadas.
    - Tres jugadores: se unen los Alquimistas.
    - Cuatro jugadores: Brujas, Nómadas, Medianos y Sirenas.
    - Cinco jugadores: los Gigantes se unen a esas cuatro.

rules-tm-set-up = Preparación
rules-tm-set-up-text =
    Se sortean seis de las losetas de puntuación, una para cada ronda; la loseta de palas no está en ninguna de las dos últimas. Se sortean tantas losetas de bonificación como jugadores, más tres. Después cada jugador, por turno, elige una facción. Dos facciones del mismo color comparten tablero, así que nunca coinciden en una partida.

    Empiezas con 20 puntos, los trabajadores, monedas y sacerdotes de tu facción y 12 de poder en los dos primeros cuencos. Algunas facciones empiezan con pasos en las escalas de culto.

    Cada jugador, por turno, coloca una morada, y después una segunda en orden inverso. Luego los Nómadas colocan una tercera. Los Magos del caos colocan solo una, después de todos. Las primeras moradas están en terreno nativo del mapa impreso, no cuestan nada, no necesitan vecinos y no ofrecen poder.

    Por último, cada jugador toma una loseta de bonificación, empezando por el último. Se pone una moneda en cada una de las tres losetas que quedan.

rules-tm-rounds = Rondas e ingresos
rules-tm-rounds-text =
    Una ronda tiene tres fases: ingresos, acciones y, al final, bonificación de culto y mantenimiento.

    Recibes lo que está descubierto en tu tablero: una estructura colocada en el mapa deja libre su espacio, que muestra los ingresos que da.

    - Las moradas dan trabajadores.
    - Los puestos de comercio dan monedas y poder.
    - Los templos y el santuario dan sacerdotes.
    - La fortaleza da poder; en algunas facciones, otra cosa.
    - Tu loseta de bonificación y tus losetas de favor añaden sus propios ingresos.

    También hay ingresos en la primera ronda. Los sacerdotes vienen de tu propia reserva; si no queda ninguno allí, no recibes ninguno.

rules-tm-power = El poder y sus cuencos
rules-tm-power-text =
    Los contadores de poder se mueven por tres cuencos.

    - Cada punto de poder que obtienes mueve un contador del cuenco I al cuenco II.
    - Cuando el cuenco I está vacío, mueve uno del cuenco II al cuenco III.
    - Cuando todo está en el cuenco III, el poder sobrante se pierde.
    - Solo gastas poder del cuenco III; vuelve al cuenco I.

rules-tm-turns = Turnos
rules-tm-turns-text =
    En tu turno haces exactamente una acción. Las conversiones no cuentan como acción. El turno va rotando hasta que todos han pasado; quien ha pasado ya no juega en esa ronda. El último que queda puede seguir solo mientras haya algo que hacer.

    Las acciones son: transformar y construir, avanzar en navegación fluvial, reducir el ratio de canje por palas, mejorar una estructura, enviar un sacerdote, una acción de poder, una acción especial y pasar.

rules-tm-build = Transformar y construir
rules-tm-build-text =
    Elige una casilla libre a tu alcance. Puedes transformarla y, si entonces es tu terreno nativo, construir allí una morada en la misma acción. También puedes hacer solo una de las dos cosas.

    - Una morada cuesta 1 trabajador y 2 monedas (Ingenieros 1 y 1, Moradores de las aguas 2 y 3).
    - Cada paso en el ciclo de los terrenos cuesta una pala. Puedes ir en cualquiera de los dos sentidos, así que siempre bastan tres palas. Los Gigantes siempre necesitan exactamente dos.
    - Una pala cuesta 3 trabajadores, más tarde 2 o 1. Los Moradores de la oscuridad pagan en su lugar un sacerdote.
    - Las palas de una acción de poder, de una loseta de bonificación o de una fortaleza son gratuitas; las que faltan se pueden comprar.
    - Todas las palas de una acción van a una sola casilla. Solo si una de dos palas gratuitas ha bastado, la otra puede ir a otro sitio; allí no se puede construir ninguna morada.
    - Las palas no se pueden guardar. Lo que no se usa se pierde.

    Puedes parar en un terreno que no sea el tuyo. Una casilla con una estructura nunca se puede transformar; una casilla que solo tiene una loseta de terreno está abierta a todos. En un río no se construye nada.

rules-tm-adjacency = Alcance y adyacencia
rules-tm-adjacency-text =
    - Adyacencia directa: dos casillas comparten un lado, o las une un puente.
    - Adyacencia indirecta: entre ellas solo hay río, y tu navegación fluvial es al menos el número de casillas de río. Para Enanos y Faquires, un túnel o una alfombra salva una casilla.

    Para transformar, para construir y para el área más grande cuentan las dos. Para el poder de los vecinos, para las ciudades y para el precio de un puesto de comercio solo cuenta la adyacencia directa.

rules-tm-shipping = Navegación fluvial
rules-tm-shipping-text =
    Por 1 sacerdote y 4 monedas tu navegación fluvial sube 1. El primer paso da 2 puntos, el segundo 3, el tercero 4. Las Sirenas empiezan en 1 y tienen un cuarto paso que da 5 puntos. Enanos y Faquires no tienen navegación fluvial.

rules-tm-spades = Palas más baratas
rules-tm-spades-text =
    Por 2 trabajadores, 5 monedas y 1 sacerdote, una pala cuesta en adelante un trabajador menos: 2 en lugar de 3, después 1. Cada paso da 6 puntos. Los Medianos pagan solo 1 moneda. Los Faquires solo pueden dar un paso, los Moradores de la oscuridad ninguno: ellos pagan con sacerdotes.

rules-tm-upgrade = Mejorar una estructura
rules-tm-upgrade-text =
    Una morada se convierte en puesto de comercio. Un puesto de comercio se convierte en templo o en fortaleza. Un templo se convierte en santuario. La pieza antigua vuelve a tu tablero y tapa de nuevo sus ingresos.

    - Puesto de comercio: 2 trabajadores y 6 monedas, solo 3 monedas si hay un rival directamente al lado.
    - Templo: 2 trabajadores y 5 monedas.
    - Fortaleza y santuario: como dice el tablero de tu facción.
    - Los Ingenieros pagan menos, los Moradores de las aguas más.

    Un templo y el santuario dan una loseta de favor al instante; los Magos del caos toman dos. La fortaleza da la habilidad propia de tu facción.

rules-tm-offers = Poder por las estructuras de los vecinos
rules-tm-offers-text =
    Cada vez que alguien construye o mejora, todo rival con estructuras directamente al lado puede tomar poder: tanto como valen esas estructuras. Una morada vale 1, puesto de comercio y templo 2, fortaleza y santuario 3.

    El primer punto de poder es gratis, cada uno de los siguientes cuesta un punto de victoria: 3 de poder cuestan 2 puntos. Es todo o nada, pero nunca tomas más de lo que cabe en tus cuencos ni más de lo que puedes pagar con tus puntos. Nadie obtiene poder por su propia construcción.

    Los vecinos deciden uno tras otro, desde la izquierda de quien construyó, antes de que este tome la loseta de favor, la loseta de ciudad o la recompensa de la fortaleza. Una mesa puede acordar responder más tarde.

rules-tm-cults = Los cuatro cultos
rules-tm-cults-text =
    Fuego, Agua, Tierra y Aire tienen cada uno una escala de 0 a 10. Por el camino obtienes poder: 1 en la casilla 3, 2 en la 5, 2 en la 7 y 3 en la 10. No cuesta puntos.

    Solo un jugador puede estar en la casilla 10 de una escala, y necesita una llave para ella. Cada ciudad da una llave. Sin llave, o si ya hay alguien, te paras en la 9 y los pasos de más se pierden.

rules-tm-priests = Enviar un sacerdote
rules-tm-priests-text =
    Pon un sacerdote en una casilla libre de la orden de un culto: una casilla da 3 pasos, las otras tres dan 2. El sacerdote no vuelve nunca, así que tienes uno menos hasta el final de la partida.

    O envía el sacerdote por un solo paso y devuélvelo a tu reserva; eso se puede hacer tantas veces como quieras.

rules-tm-power-actions = Acciones de poder y puentes
rules-tm-power-actions-text =
    Hay seis acciones en el tablero. Cada una la puede usar un solo jugador, una vez por ronda.

    - 3 de poder: un puente.
    - 3 de poder: 1 sacerdote.
    - 4 de poder: 2 trabajadores.
    - 4 de poder: 7 monedas.
    - 4 de poder: transformar y construir con 1 pala gratuita.
    - 6 de poder: transformar y construir con 2 palas gratuitas.

    Un puente cruza una casilla de río en un sitio que el tablero permite. Uno de sus extremos tiene que ser una estructura tuya. Desde entonces los dos extremos son directamente adyacentes, también para las ciudades y para el poder. No se mueve nunca, y tienes tres.

rules-tm-conversions = Conversiones y sacrificio
rules-tm-conversions-text =
    En tu propio turno, antes y después de la acción, tantas veces como quieras:

    - 5 de poder en 1 sacerdote, 3 de poder en 1 trabajador, 1 de poder en 1 moneda.
    - 1 sacerdote en 1 trabajador, 1 trabajador en 1 moneda.

    Lo contrario no es posible. Si falta poder en el cuenco III, puedes sacrificar: de dos contadores en el cuenco II, uno pasa al cuenco III y el otro sale de la partida para siempre.

rules-tm-special = Acciones especiales
rules-tm-special-text =
    Algunas fortalezas, una loseta de favor y dos losetas de bonificación tienen una acción propia. Cada una se puede usar una vez por ronda, y es tu acción del turno. La acción de una fortaleza se puede usar ya en la ronda en que se construyó.

rules-tm-passing = Pasar
rules-tm-passing-text =
    Quien no puede o no quiere actuar pasa. Devuelves tu loseta de bonificación, te anotas los puntos que da al pasar y tomas otra de las disponibles, con las monedas que tenga; no la que acabas de devolver. Sus ingresos llegan en la siguiente ronda.

    El primero en pasar empieza la siguiente ronda. En la última ronda puntúas al pasar, pero no tomas loseta.

rules-tm-towns = Ciudades
rules-tm-towns-text =
    Una ciudad se funda automáticamente en cuanto al menos cuatro de tus estructuras son directamente adyacentes y valen juntas al menos 7. Bastan tres si una de ellas es el santuario. Una loseta de favor baja el 7 a 6.

    Eliges una loseta de ciudad: puntos y una recompensa al instante, y una llave para una casilla 10. Todo lo conectado pertenece a la ciudad. Las estructuras añadidas después la amplían y no fundan una segunda; dos ciudades que se encuentran siguen siendo dos. Los puentes conectan para las ciudades, la navegación fluvial no. Las Sirenas pueden saltar una casilla de río.

rules-tm-cult-bonus = Bonificación de culto y mantenimiento
rules-tm-cult-bonus-text =
    Después de cada ronda salvo la última, la mitad derecha de la loseta de puntuación de la ronda paga a todos por los pasos en un culto, una vez por cada múltiplo completo del número mostrado. Los pasos no se gastan. Las recompensas se toman en el orden de la siguiente ronda.

    Las palas obtenidas así se usan al instante, en casillas libres al alcance. No se pueden comprar más, ni construir moradas, ni usar túneles o alfombras, y la loseta de puntuación de palas no las cuenta. Si los Gigantes obtienen así una sola pala, la pierden.

    Después las acciones usadas quedan libres de nuevo, y se pone una moneda en cada loseta de bonificación que nadie tenga.

rules-tm-end = Fin de la partida
rules-tm-end-text =
    Después de la sexta ronda:

    - Cada culto paga 8, 4 y 2 puntos a los tres primeros. Los empates se reparten, redondeando hacia abajo. La casilla 0 no puntúa.
    - El área más grande de estructuras conectadas paga 18, 12 y 6 puntos. Aquí también conectan la navegación fluvial, los túneles y las alfombras; la navegación de una loseta de bonificación no.
    - Todo lo que queda se puede convertir en monedas; cada 3 monedas son un punto, para los Alquimistas cada 2.

    Gana quien tiene más puntos; un empate es una victoria compartida.

rules-tm-favor = Losetas de favor
rules-tm-favor-text =
    Cuatro losetas dan 3 pasos en un culto cada una; hay una de cada. De las demás hay tres de cada. Solo puedes tener una de cada tipo.

    - Fuego, 2 pasos: las ciudades solo necesitan un valor de 6.
    - Agua, 2 pasos: una acción especial de 1 paso de culto.
    - Tierra, 2 pasos: 1 trabajador y 1 de poder en cada ronda.
    - Aire, 2 pasos: 4 de poder en cada ronda.
    - Fuego, 1 paso: 3 monedas en cada ronda.
    - Agua, 1 paso: 3 puntos por cada puesto de comercio que construyas.
    - Tierra, 1 paso: 2 puntos por cada morada que construyas.
    - Aire, 1 paso: al pasar, 2, 3, 3 o 4 puntos por 1, 2, 3 o 4 puestos de comercio.

rules-tm-scoring = Losetas de puntuación
rules-tm-scoring-text =
    La mitad izquierda paga por algo en las acciones de la ronda, la mitad derecha paga por un culto al final de la ronda.

    - 2 puntos por morada; un sacerdote por 4 pasos de Agua, o 4 de poder por 4 pasos de Fuego.
    - 3 puntos por puesto de comercio; una pala por 4 pasos de Aire, o de Agua.
    - 5 puntos por la fortaleza o el santuario; un trabajador por 2 pasos de Aire, o de Fuego.
    - 2 puntos por cada pala que se usa; una moneda por cada paso de Tierra.
    - 5 puntos por ciudad; una pala por 4 pasos de Tierra.

    Lo que paga una loseta de puntuación y lo que paga una loseta de favor se suman.

rules-tm-bonus = Losetas de bonificación
rules-tm-bonus-text =
    Una loseta es tuya durante una ronda.

    - 1 sacerdote.
    - 1 trabajador y 3 de poder.
    - 6 monedas.
    - 3 de poder, y 1 más de navegación fluvial durante las acciones.
    - 2 monedas, y una acción especial con 1 pala gratuita.
    - 4 monedas, y una acción especial por 1 paso de culto.
    - 2 monedas, y al pasar 1 punto por cada morada.
    - 1 trabajador, y al pasar 2 puntos por cada puesto de comercio.
    - 2 trabajadores, y al pasar 4 puntos por la fortaleza y 4 por el santuario.

rules-tm-town-tiles = Losetas de ciudad
rules-tm-town-tiles-text =
    De cada una hay dos.

    - 9 puntos y 1 sacerdote.
    - 8 puntos y un paso en cada culto.
    - 7 puntos y 2 trabajadores.
    - 6 puntos y 8 de poder.
    - 5 puntos y 6 monedas.

rules-tm-forest = Auren y Brujas
rules-tm-forest-text =
    Terreno nativo: bosques, verde.

    - Auren: la fortaleza da una loseta de favor al instante y una acción especial por 2 pasos en un culto.
    - Brujas: 5 puntos más por cada ciudad. Su fortaleza tiene una acción especial: una morada gratuita en cualquier bosque libre, cerca o lejos.

rules-tm-swamp = Alquimistas y Moradores de la oscuridad
rules-tm-swamp-text =
    Terreno nativo: pantanos, negro.

    - Los Alquimistas cambian 1 punto por 1 moneda y 2 monedas por 1 punto en cualquier momento. Su fortaleza da 12 de poder y, desde entonces, 2 de poder por cada pala.
    - Los Moradores de la oscuridad pagan las palas con sacerdotes y obtienen 2 puntos por cada una. Su fortaleza convierte hasta 3 trabajadores en sacerdotes, una vez.

rules-tm-plains = Medianos y Cultistas
rules-tm-plains-text =
    Terreno nativo: llanuras, marrón.

    - Los Medianos obtienen 1 punto por cada pala. Su fortaleza da 3 palas al instante, y en una de esas casillas puedes construir una morada.
    - Los Cultistas avanzan en un culto a su elección cuando al menos un vecino toma poder de una construcción suya; si todos lo rechazan, obtienen 1 de poder. Su fortaleza da 7 puntos.

rules-tm-mountains = Ingenieros y Enanos
rules-tm-mountains-text =
    Terreno nativo: montañas, gris.

    - Los Ingenieros construyen barato y pueden construir un puente por 2 trabajadores como acción. Con su fortaleza se anotan, al pasar, 3 puntos por cada puente entre dos estructuras suyas.
    - Los Enanos no tienen navegación fluvial. Por 2 trabajadores más excavan un túnel bajo una casilla al transformar y construir, y se anotan 4 puntos. Con su fortaleza un túnel cuesta 1 trabajador.

rules-tm-lakes = Sirenas y Moradores de las aguas
rules-tm-lakes-text =
    Terreno nativo: lagos, azul.

    - Las Sirenas empiezan con navegación fluvial 1. Al fundar una ciudad pueden saltar una casilla de río. Su fortaleza da un paso de navegación fluvial.
    - Los Moradores de las aguas pagan más por las estructuras y obtienen 3 trabajadores por cada ciudad. Su fortaleza tiene una acción especial: una morada se convierte gratis en puesto de comercio.

rules-tm-wasteland = Magos del caos y Gigantes
rules-tm-wasteland-text =
    Terreno nativo: eriales, rojo.

    - Los Magos del caos empiezan con una morada, colocada al final. Los templos y el santuario dan dos losetas de favor cada uno. Su fortaleza tiene una acción especial: dos acciones seguidas.
    - Los Gigantes necesitan exactamente dos palas para cada transformación. Su fortaleza tiene una acción especial con 2 palas gratuitas para una casilla, y después puedes construir allí una morada.

rules-tm-desert = Faquires y Nómadas
rules-tm-desert-text =
    Terreno nativo: desierto, amarillo.

    - Los Faquires no tienen navegación fluvial. Por un sacerdote vuelan sobre una casilla al transformar y construir, y se anotan 4 puntos. Con su fortaleza vuelan sobre dos.
    - Los Nómadas empiezan con tres moradas. Su fortaleza tiene una acción especial, la tormenta de arena: una casilla directamente al lado se convierte en desierto, sin palas y no a través de un río, y después puedes construir allí una morada.

rules-tm-questions = Preguntas y respuestas
rules-tm-questions-text =
    - Nadie puede gastar poder mientras lo recibe para hacer sitio.
    - Un puente puede llevar a la estructura de un rival, pero no puede unir dos estructuras de rivales.
    - Quien tiene varias áreas grandes cuenta solo la mayor: un premio por jugador. Con dos jugadores no hay tercer premio.
    - Un túnel o una alfombra tiene que servir para hacer algo allí; basta un primer paso de transformación. No sirve para casillas directamente a tu lado.
    - Una tormenta de arena sin morada está permitida.
    - De dos losetas de favor, la primera puede fundar una ciudad cuya llave sirve para la segunda.
    - Después de transformar nadie tiene que construir; la casilla queda entonces abierta a todos.
    - Una segunda casilla tiene que estar junto a una estructura tuya, no solo junto a la casilla que se acaba de transformar.
    - La loseta de una ciudad de las Sirenas está en la casilla de río y no estorba a nadie.

rules-tm-war-and-faith = Variante: Guerra y fe
rules-tm-war-and-faith-text =
    Una opción. Un templo cuesta una moneda más por cada templo de un rival directamente al lado, pagada a su dueño. Las fortalezas y los santuarios no pueden estar directamente uno junto a otro. Una ciudad da 2 puntos más por cada fortaleza y santuario que tenga.

rules-tm-large = Variante: seis y siete jugadores
rules-tm-large-text =
    Una variante de aficionados. Seis jugadores juegan cinco rondas, siete juegan cuatro.

    - Todos tienen menos estructuras y menos poder; los espacios de las estructuras que faltan pagan desde el principio, y cada jugador empieza con una loseta de favor.
    - Un sacerdote puede echar de una orden al sacerdote de otro jugador: paga a ese jugador 3 o 2 monedas, según lo que valga la casilla.
    - Una acción de poder ya usada cuesta 1 de poder más.
    - Se pueden fundar ciudades aunque no queden losetas: 5 puntos y ninguna llave. Con siete jugadores bastan tres estructuras si una es la fortaleza.
    - Las losetas con 3 pasos de culto se pueden tomar varias veces.

    De estas reglas, la de menos estructuras y la de ciudades ilimitadas se ofrecen también para cinco jugadores.

rules-tm-numbers = Números para curiosos
rules-tm-numbers-text =
    El mapa básico tiene 77 casillas de terreno en cuatro masas de tierra. Las 17 estructuras de un jugador valen juntas 28 de poder. Las facciones empiezan con entre 10 y 20 monedas, hasta 8 trabajadores, como mucho un sacerdote, y sus 12 de poder como 3 y 9, 5 y 7, o 7 y 5.
