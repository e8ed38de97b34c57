# Las reglas de Origins: Los primeros constructores con nuestras palabras, tema por tema, en español.
# Una línea que empieza con un guion es un elemento de una lista.

rules-origins-overview = El juego en un minuto
rules-origins-overview-text =
    Levantas una ciudad, loseta a loseta, con la ayuda de visitantes del cielo. Tus trabajadores son dados. Visitan cinco lugares de encuentro en busca de recursos, edificios, templos y fuerza militar. Su valor aumenta y, al final, se convierten en consejeros u ocupan una sede del poder en tu ciudad.

    Los puntos vienen de los distritos cerrados, los ataques, los edificios, dos de los tres templos y los consejeros y, al final, del valor de cada dado en una sede multiplicado por la altura de la torre de su color.

rules-origins-set-up = Preparación
rules-origins-set-up-text =
    Las cinco losetas de acción adicional se reparten entre los cinco lugares, y cada lugar recibe la nave nodriza del color de su loseta, con valor 1. Cada uno de los tres templos recibe una carta del zodiaco. En el mercado hay un edificio de cada color. Se tira un dado de ciudadano de cada color para la oferta y los dados se ordenan por valor; un seis siempre se vuelve a tirar. Hay tantos oradores como jugadores. Se reparten cartas de distrito, dos más que jugadores, con 2 de oro en cada una; sus torres añaden discos a la reserva.

    Cada jugador empieza con un ágora encima de un palacio, un disco de torre de cada color, y 1 de oro, 1 de piedra, 1 de alimento y 1 de sabiduría. Dos de las seis bases están libres, cuatro esperan en la escala de población.

    El primer jugador se sortea y recibe el baluarte. Se tiran diez dados, y cada cual toma uno, por turno, y después otro en orden inverso: los dos primeros hombres libres.

rules-origins-resources = Recursos
rules-origins-resources-text =
    Piedra, alimento y sabiduría son los recursos básicos. El oro se puede pagar en lugar de cualquiera de ellos, pero nada puede sustituir al oro. «Cualquier recurso básico» se elige uno a uno y nunca es oro. Cada unidad de oro que queda al final es un punto.

rules-origins-city = Ciudad y losetas
rules-origins-city-text =
    Una loseta nueva se añade al instante. Tiene que compartir un lado recto con una loseta de tu ciudad, no puede tapar ninguna y no se gira. No basta con tocarse por un lado inclinado.

    Después de colocarla puedes usar su habilidad. Más tarde solo se usa de nuevo cuando se cierra un distrito contiguo con un dado de su color. Una habilidad que cuenta losetas cuenta también la propia loseta. Lo que dice una loseta o una carta prevalece sobre las reglas generales.

    Cuatro losetas alrededor de un punto forman un distrito; el rombo del medio es su sede del poder. Una loseta puede pertenecer a varios distritos.

rules-origins-workers = Trabajadores
rules-origins-workers-text =
    - Un hombre libre es un dado de ciudadano en una de tus bases, con un color y un valor de 1 a 6. Necesitas una base libre para tomar un dado.
    - Un orador es un dado blanco que tomas prestado. No necesita base y no tiene color.
    - El arconte no tiene valor y va adonde quiere. Tiene los colores de tus consejeros.

    Un hombre libre de valor 6 que debería subir se convierte en consejero. Un orador de valor 5 que debería subir se vuelve a tirar y regresa a la oferta.

rules-origins-turns = Turnos
rules-origins-turns-text =
    En tu turno haces exactamente una cosa: visitar un lugar, cerrar un distrito, construir un nivel de torre, aumentar tu población o pasar. Se juega en sentido horario hasta que todos han pasado.

rules-origins-sites = Visitar un lugar
rules-origins-sites-text =
    Pon un hombre libre, un orador o el arconte en un lugar; allí cabe cualquier número de trabajadores. Si el valor del dado es menor que el de la nave nodriza, paga la diferencia en sabiduría. El arconte no paga nada. Después la nave nodriza sube 1; tras el 6 viene el 1.

    Elige una de las dos acciones principales del lugar. Si tu dado tiene el color de la loseta de acción adicional, puedes usarla también, antes o después. Un orador nunca recibe la acción adicional. Un hombre libre de valor 6 puede usar las dos acciones principales.

rules-origins-main-actions = Acciones principales de los lugares
rules-origins-main-actions-text =
    - 3 de piedra, o 3 de alimento, o 3 de sabiduría.
    - 1 recurso básico y 1 de oro.
    - 1 de piedra, 1 de sabiduría y 1 de alimento.
    - Avanzar en la escala militar, atacar, o las dos cosas.
    - Comprar un edificio.
    - Por 1 de piedra: hasta dos pasos en un templo, y su carta del zodiaco.
    - Tomar un ciudadano.
    - Por entre 1 y 3 de alimento: con cada uno, aumentar un hombre libre en 1 o avanzar 1 espacio en la escala militar.

rules-origins-military = Escala militar y ataques
rules-origins-military-text =
    Tu disco avanza y se pone encima de lo que haya. Los discos de un mismo espacio son igual de fuertes. Cada frontera que cruzas da una ficha de superioridad. El último espacio da 9 puntos, y el disco se queda allí.

    Un ataque da la bonificación impresa junto a tu espacio, y después 1 punto por cada disco detrás del tuyo y 1 punto por cada frontera que has cruzado. Nadie pierde nada por ello.

rules-origins-buying = Comprar un edificio
rules-origins-buying-text =
    Paga la sabiduría del espacio del mercado y la piedra de la loseta, y añádela a tu ciudad. Las losetas de debajo suben, y entra abajo una nueva del mismo color.

    Cualquier loseta se puede construir, en su lugar, como granja: boca abajo, sin coste, color ni habilidad. Sigue contando como loseta para los distritos.

rules-origins-temples = Templos
rules-origins-temples-text =
    Bosque, Montaña y Mar tienen cada uno una escala. La acción principal cuesta 1 de piedra: uno o dos pasos con un disco, y tomas la carta del zodiaco de ese templo, incluso de otro jugador e incluso si vas por detrás. Si tu disco está en la cima, tomas la carta sin dar un paso. La acción adicional cuesta 1 de piedra por un paso, sin la carta.

rules-origins-citizens = Tomar un ciudadano
rules-origins-citizens-text =
    Elige un dado de la oferta, paga la sabiduría impresa debajo y ponlo en una base libre con su valor. Los demás se deslizan a la izquierda, y se tira un nuevo dado del mismo color para el extremo derecho. Sin base libre no puedes tomar ninguno.

rules-origins-food = Alimento
rules-origins-food-text =
    Pagas entre 1 y 3 de alimento: cada uno aumenta en 1 un hombre libre sin usar o te hace avanzar 1 espacio en la escala militar; puedes combinar ambas cosas. Un hombre libre de valor 6 que aumenta se convierte en consejero.

rules-origins-bonus = Losetas de acción adicional
rules-origins-bonus-text =
    - 1 de piedra: un paso de templo, sin la carta.
    - 1 de alimento: comprar un edificio, a su coste completo.
    - 1 de sabiduría: avanzar en la escala militar, o atacar.
    - Tomar un orador, si lo hay.
    - 1 recurso básico.

rules-origins-districts = Cerrar un distrito
rules-origins-districts-text =
    Pon el dado de un hombre libre sin usar en una sede del poder libre; su base se queda contigo, libre. El color y el valor no importan.

    Si las cuatro losetas encajan con una carta de distrito, elige una carta y puntúala: tres losetas como se muestra, giradas o reflejadas a tu gusto; la cuarta puede ser cualquiera. Toma todo el oro que haya. La primera vez te anotas el número mayor; cada una de las siguientes, el menor.

    Después se usan las losetas alrededor de la sede que tienen el color del dado. Un distrito se puede cerrar sin encajar con ninguna carta. El dado se queda allí hasta el final.

rules-origins-towers = Construir un nivel de torre
rules-origins-towers-text =
    Toma un disco de un color que quede y paga tanto oro como niveles tenga ya tu torre de ese color. Al final, cada dado en una sede puntúa su valor multiplicado por la altura de la torre de su color.

rules-origins-population = Aumentar la población
rules-origins-population-text =
    Paga el alimento impreso sobre la siguiente base de la escala: 2 por la primera, 8 por la última. Entonces queda libre para otro dado. La última base da 10 puntos. Las bases también quedan libres cuando un dado ocupa una sede o se convierte en consejero.

rules-origins-passing = Pasar
rules-origins-passing-text =
    Recuperas tu arconte y después tus hombres libres, uno a uno, en el orden que quieras. Cada uno sube 1; un 6 se convierte en consejero. Los hombres libres sin usar no suben. Los oradores usados se quedan hasta el final de la ronda.

rules-origins-advisors = Consejeros
rules-origins-advisors-text =
    Un consejero de un color nuevo ocupa el siguiente espacio libre en la escala de consejeros. Si ya tienes ese color, te anotas los puntos de tu consejero de más a la derecha y el dado vuelve a la reserva. La base se queda contigo. Tu arconte tiene todos los colores de tus consejeros.

rules-origins-superiority = Fichas de superioridad
rules-origins-superiority-text =
    Después de cualquier acción salvo pasar puedes gastar una ficha para hacer una segunda acción en el mismo turno, como mucho una por turno. Una ficha que acabas de obtener se puede gastar al instante.

rules-origins-round-end = Fin de la ronda
rules-origins-round-end-text =
    - Los oradores usados vuelven a la oferta y suben 1; un 5 se vuelve a tirar.
    - Quien vaya más adelantado en la escala militar recibe el baluarte. En caso de empate cuenta el disco de abajo.
    - Cada disco militar retrocede hasta la frontera que tiene detrás.
    - Cada carta del zodiaco va a quien esté más alto en ese templo; en caso de empate, al disco de abajo. Si ningún disco ha salido del espacio inicial de un templo, nadie recibe su carta.
    - Si se ha cumplido una condición de fin, la partida termina.

rules-origins-game-end = Cuándo termina la partida
rules-origins-game-end-text =
    Basta una de estas condiciones; la ronda siempre se juega hasta el final:

    - Alguien ha llegado a la cima de los tres templos.
    - No queda oro en las cartas de distrito.
    - Quedan discos de torre de tres colores o menos.
    - Falta un ciudadano de un color cuando hay que reponer la oferta.

rules-origins-scoring = Puntuación final
rules-origins-scoring-text =
    - 1 punto por cada unidad de oro.
    - Los puntos junto a tu consejero de más a la derecha.
    - Tus dos templos más bajos; el más alto no cuenta.
    - Por cada dado en una sede: su valor por la altura de tu torre de su color.

    Gana quien tiene más puntos. En caso de empate decide el mayor número de losetas de edificio; si persiste, la victoria se comparte.

rules-origins-solo = Jugar en solitario
rules-origins-solo-text =
    Juegas cinco rondas contra una meta de 180 puntos, más 20 por cada una de cuatro losetas de acción adicional que esté en el lugar de su propio tema.

    - Hay tres cartas de distrito. De cinco dados se apartan los dos más altos, y tomas dos de los restantes.
    - Después de una visita también sube un lugar vecino, a no ser que esté en 6. Una ficha de superioridad impide toda subida de este turno; no tiene otro uso.
    - Ronda tras ronda, un disco de otro color está ante la siguiente frontera, y tus ataques se comparan con él.
    - Al final de una ronda conservas una de tus cartas del zodiaco, sorteada.

rules-origins-zodiac = Cartas del zodiaco
rules-origins-zodiac-text =
    - Sagitario: un dado que tomas puede aumentar en 1.
    - Piscis: una acción adicional se puede sustituir por 1 de oro.
    - Capricornio: con un nivel de torre, uno de tus dados sube 2.
    - Acuario: después de dos pasos en un templo, 1 de oro por un paso en otro. El avance con el que tomas la carta no cuenta.
    - Tauro: los edificios y los ciudadanos cuestan 1 de sabiduría menos.
    - Cáncer: al pasar con una base libre, un ciudadano gratis. Tienes que tomar uno.
    - Libra: después de cerrar un distrito puedes tomar un ciudadano pagando su sabiduría.
    - Aries: cada ataque da 1 punto por cada dado rojo tuyo.
    - Leo: un dado que ocupa una sede sube 2.
    - Géminis: al pasar, un recurso básico por cada espacio que vas a retroceder.
    - Virgo: un edificio comprado puede cubrir una granja, gratis.
    - Escorpio: 1 de sabiduría por cerrar un distrito y por cada nuevo consejero.

    Ninguna carta hace que un dado pase de 6.

rules-origins-buildings = Edificios
rules-origins-buildings-text =
    - Granero: 1 de alimento, y 1 por cada granja. Puerto: 2 puntos por cada edificio amarillo. Mercado: 4 puntos por cada hombre libre amarillo. Casa de la moneda: 1 de oro. Cantera: 1 de piedra, y 1 por cada espacio vacío al lado. Taller: 1 recurso básico.
    - Arsenal: avanzar 2 y atacar. Patio de carros: 2 puntos por cada edificio rojo y cada hombre libre rojo. Puesto avanzado: avanzar 1 o atacar. Campo de caballería: avanzar 2, y 1 de piedra o alimento por cada jugador más débil. Fortaleza: avanzar 1 por cada edificio rojo. Campamento de veteranos: puntos por el valor de un hombre libre rojo, que después baja en 1.
    - Castillo: 1 punto, y 3 por cada distrito cerrado. Solar en obras: aparta una loseta del mercado, para comprarla después sin sabiduría. Tribunal: cambia el color de un dado sin usar. Hacienda: un ciudadano gratis. Foro: un orador gratis. Círculo de piedras: hasta 10 puntos por edificios de muchos colores.
    - Templo del bosque, de la montaña y del mar: 2 pasos allí, y por 1 de oro un paso en otro. Obelisco: más puntos por cada obelisco adicional. Lugar sagrado: 3, 6 o 10 puntos por 1, 2 o 3 cartas del zodiaco. Estatua: un paso de templo.
    - Salón de los artistas: 3 puntos por cada color entre tus hombres libres. Torre de astronomía: 1 de sabiduría, y 1 por cada consejero. Fuente de la sabiduría: 1 de sabiduría, y una nave nodriza pasa a 1. Portal de paso: aumenta hasta en 2 un hombre libre. Mansión de los curanderos: 1 punto, y 1 por cada hombre libre. Torre del mago: usa un edificio contiguo.
