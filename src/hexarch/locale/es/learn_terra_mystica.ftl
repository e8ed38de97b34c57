# Lecciones y primera partida guiada de Terra Mystica: el título, la tarea, las pistas y la explicación.

learn-tm-goal-building = Construido: { $of }
learn-tm-goal-workers = Trabajadores restantes
learn-tm-goal-priests = Sacerdotes
learn-tm-goal-round = Aún en la ronda 1
learn-tm-goal-bowl2 = Poder en el cuenco II
learn-tm-goal-cult = Escala de culto: { $of }
learn-tm-goal-favor = Loseta de favor tomada
learn-tm-goal-shipping = Navegación fluvial
learn-tm-goal-own = Tu estructura en { $of }
learn-tm-goal-bridges = Puentes
learn-tm-goal-points = Puntos
learn-tm-goal-towns = Ciudades
learn-tm-goal-over = La partida ha terminado

learn-tm-build = Terreno y palas
learn-tm-build-task = Solo puedes construir en bosques. Transforma en bosque una de las casillas junto a tus moradas y construye allí una morada.
learn-tm-build-hint-1 = Una pala cuesta 3 trabajadores y mueve una casilla un paso en el ciclo de terrenos. Las montañas y los lagos están a un paso del bosque.
learn-tm-build-hint-2 = F6 y E7 son montañas junto a tus moradas. Elige una de ellas y después la morada.
learn-tm-build-why = Una pala y una morada cuestan 4 trabajadores y 2 monedas. Las casillas a dos o tres pasos cuestan dos o tres palas; busca primero tus terrenos vecinos en el ciclo.

learn-tm-special = Una pala gratuita
learn-tm-special-task = Construye una tercera morada y conserva al menos 5 trabajadores. Tu loseta de bonificación ayuda.
learn-tm-special-hint-1 = La loseta de bonificación tiene una acción especial con un octógono naranja: una pala, una vez por ronda.
learn-tm-special-hint-2 = Usa la pala de la loseta en F6 o E7 y construye allí en la misma acción.
learn-tm-special-why = La pala de la loseta te ha ahorrado 3 trabajadores. Las acciones especiales son gratis, pero cada una vale una vez por ronda, y la que no se usa se pierde al pasar.

learn-tm-power = Cuencos de poder
learn-tm-power-task = Obtén un sacerdote con poder en esta misma ronda.
learn-tm-power-hint-1 = Solo se gasta el poder del cuenco III, y el tuyo está en los cuencos I y II. Sacrifica: de dos contadores del cuenco II, uno va al III y el otro sale de la partida.
learn-tm-power-hint-2 = El sacerdote cuesta 3 de poder. Sacrifica 3 y usa esa acción de poder.
learn-tm-power-why = El poder circula: lo que gastas vuelve al cuenco I y lo que obtienes sube un cuenco. Los contadores sacrificados no vuelven nunca; sacrifica solo por algo que quieras de verdad.

learn-tm-leech = Poder de los vecinos
learn-tm-leech-task = Los Nómadas han construido junto a tu puesto de comercio y te ofrecen poder. Acéptalo.
learn-tm-leech-hint-1 = La oferta está en la barra de abajo: 2 de poder por 1 punto.
learn-tm-leech-why = Te ofrecen poder por el valor de tus estructuras junto a la nueva. Cuesta un punto menos que el poder obtenido, así que el primero es gratis. Vivir junto a otros compensa.

learn-tm-cults = Escalas de culto
learn-tm-cults-task = Envía tu sacerdote al culto del Aire y llega a la casilla 5.
learn-tm-cults-hint-1 = El primer sacerdote de un culto puede ocupar la casilla de 3 pasos. Estás en la casilla 2 del Aire.
learn-tm-cults-why = En las casillas 3, 5, 7 y 10 obtienes 1, 2, 2 y 3 de poder. Las escalas pagan también al final de casi todas las rondas, y 8, 4 y 2 puntos al final de la partida.

learn-tm-favor = Templos y losetas de favor
learn-tm-favor-task = Construye un templo y toma la loseta de favor que da 2 puntos por cada nueva morada.
learn-tm-favor-hint-1 = Un templo se construye a partir de un puesto de comercio. El tuyo está en F4.
learn-tm-favor-hint-2 = La loseta pertenece al culto de la Tierra. Toca las losetas para leer qué hace cada una.
learn-tm-favor-why = Cada templo y el santuario dan una loseta de favor: pasos en una escala de culto y algo que dura. Si la tomas pronto, 2 puntos por morada suman mucho.

learn-tm-shipping = Navegación fluvial
learn-tm-shipping-task = G3 es bosque, pero hay un río en medio. Aumenta tu navegación fluvial y construye una morada en G3.
learn-tm-shipping-hint-1 = Un nivel de navegación fluvial cuesta 1 sacerdote y 4 monedas, y da puntos.
learn-tm-shipping-hint-2 = Aumenta la navegación fluvial en el primer turno y construye en G3 en el segundo. No hace falta ninguna pala.
learn-tm-shipping-why = Con navegación fluvial 1 cruzas una casilla de río; con 2, cruzas dos. También une tus áreas para la puntuación final.

learn-tm-bridge = Un puente
learn-tm-bridge-task = Construye un puente con poder y después una morada en G3, en el otro extremo.
learn-tm-bridge-hint-1 = La primera acción de poder construye un puente por 3 de poder. Sacrifica 3 para conseguirlos.
learn-tm-bridge-hint-2 = Pon el puente entre F4 y G3. En el turno siguiente construye en G3.
learn-tm-bridge-why = Un puente hace que dos casillas sean directamente adyacentes, como si no hubiera río. A diferencia de la navegación fluvial, vale también para las ciudades.

learn-tm-passing = Los puntos de una ronda
learn-tm-passing-task = Llega a 24 puntos en esta ronda. La loseta de puntuación premia las moradas, y tu loseta de bonificación premia los puestos de comercio al pasar.
learn-tm-passing-hint-1 = Una morada da 2 puntos al instante. La loseta da 2 puntos por puesto de comercio, pero solo cuando pasas.
learn-tm-passing-hint-2 = Transforma y construye una morada, mejora F4 a puesto de comercio junto a los Nómadas y pasa.
learn-tm-passing-why = Al pasar devuelves tu loseta de bonificación, puntúas por ella y tomas otra para la ronda siguiente. Quien pasa primero empieza la ronda siguiente.

learn-tm-town = Fundar una ciudad
learn-tm-town-task = Tienes cuatro estructuras conectadas con un valor de 6 puntos de poder. Funda una ciudad.
learn-tm-town-hint-1 = Una ciudad necesita cuatro estructuras conectadas con un valor de 7 puntos de poder. Una morada vale 1, puesto de comercio y templo 2, fortaleza y santuario 3.
learn-tm-town-hint-2 = Mejora una morada del grupo a puesto de comercio: E10 o G6. La de F4 no está conectada.
learn-tm-town-why = Una ciudad da al instante puntos, una llave y la recompensa de su loseta. Las Brujas obtienen 5 puntos más por ciudad, y la loseta de puntuación de esta ronda otros 5.

learn-tm-key = La llave de la cima
learn-tm-key-task = Acabas de fundar una ciudad y estás en la casilla 9 del Aire. Elige la loseta de ciudad que te lleve a la 10.
learn-tm-key-hint-1 = Cada ciudad tiene una llave, y solo una llave abre la casilla 10. Aún falta un paso: una loseta da un paso en cada culto.
learn-tm-key-why = Solo un jugador puede estar en la casilla 10 de un culto; vale 3 de poder y casi siempre los 8 puntos de la puntuación final.

learn-tm-last-round = La última ronda
learn-tm-last-round-task = Es la ronda 6. Termina la partida con al menos 105 puntos.
learn-tm-last-round-hint-1 = Ya nada da ingresos: convierte todo en puntos. Lo que sobra vale un tercio de punto por moneda.
learn-tm-last-round-hint-2 = Un nivel de canje por palas da 6 puntos por 2 trabajadores, 5 monedas y un sacerdote. Después pasa.
learn-tm-last-round-why = En la última ronda solo cuentan los puntos: niveles de canje por palas y de navegación fluvial, la loseta de puntuación, pasos de culto que adelantan a alguien y un área conectada más grande.

learn-tm-guide-goal = Gana quien tiene más puntos después de seis rondas. Diriges a las Brujas, que solo construyen en bosques; tus dos moradas están en E9 y F4.
learn-tm-guide-terrain = Los demás terrenos hay que transformarlos antes en bosque: 3 trabajadores por pala. F6 y E7 están a una sola pala, y en esta ronda cada morada da 2 puntos.
learn-tm-guide-income = Cada estructura que colocas descubre un ingreso: las moradas dan trabajadores, los puestos de comercio monedas y poder. Junto a los Nómadas, un puesto cuesta la mitad de monedas.
learn-tm-guide-power = El poder pasa del cuenco I al II y al III, y solo el III paga las acciones de poder. Cada una vale una vez por ronda, para quien llegue primero.
learn-tm-guide-passing = Cuando no queda nada útil que hacer, pasa: cambias tu loseta de bonificación por otra. Quien pasa primero empieza la ronda siguiente.
learn-tm-guide-cults = Los sacerdotes suben por las cuatro escalas de culto. Quien está más alto en cada una gana 8 puntos al final, y algunas casillas dan poder por el camino.
learn-tm-guide-temple = Un templo da un sacerdote por ronda y una loseta de favor al instante. Los puestos de comercio se convierten en templos.
learn-tm-guide-neighbours = Cuando alguien construye a tu lado, puedes recibir poder por unos pocos puntos. Por eso construye junto a los Nómadas: ganáis los dos.
learn-tm-guide-spades = Las palas se abaratan con cada nivel de canje, y cada nivel vale 6 puntos. Las acciones de poder con palas también ahorran trabajadores.
learn-tm-guide-shipping = Con la navegación fluvial construyes al otro lado de los ríos. G3 es bosque y está a una casilla de río de F4.
learn-tm-guide-towns = Cuatro estructuras conectadas con un valor de 7 puntos de poder forman una ciudad: puntos, una recompensa y una llave para la cima de una escala de culto.
learn-tm-guide-stronghold = La fortaleza da a cada facción una habilidad propia. Las Brujas pueden entonces colocar una morada en cualquier bosque libre, una vez por ronda.
learn-tm-guide-cult-bonus = Al final de la ronda tus pasos de culto dan recompensas: la loseta de puntuación indica la escala y la recompensa. Mira las próximas losetas antes de planear.
learn-tm-guide-final = Al final el área conectada más grande da 18 puntos y cada culto 8, 4 y 2. Ya lo sabes todo: sigue jugando o termina aquí.
learn-tm-guide-over = La partida ha terminado. Mira arriba de dónde vinieron los puntos y prueba después las lecciones.
learn-tm-guide-offer = Te ofrecen poder porque alguien construyó a tu lado. Cuesta un punto menos que el poder que obtienes: acepta mientras sea barato.
learn-tm-guide-rest = Tu turno sigue tras la respuesta de los demás. Haz lo que falta, convierte recursos si quieres y confirma.
learn-tm-guide-reward-spades = Tus pasos en un culto te han dado palas. Transforma una casilla junto a tus estructuras; en la próxima ronda puedes construir allí.
learn-tm-guide-last-round = Es la última ronda y los ingresos ya no importan. Convierte todo en puntos: niveles, loseta de puntuación, pasos de culto, un área mayor.

learn-tm-caution-full-hands = Aún tienes trabajadores y monedas para otra acción. ¿Quieres pasar de verdad?
learn-tm-caution-power = Hay poder en tu cuenco III que aún podría pagar una acción. ¿Quieres pasar de verdad?
learn-tm-caution-dwellings-score = En esta ronda las moradas dan 2 puntos y aún podrías construir una. ¿Quieres pasar de verdad?
learn-tm-caution-trading-houses-score = En esta ronda los puestos de comercio dan 3 puntos y aún podrías construir uno. ¿Quieres pasar de verdad?
learn-tm-caution-burning = El poder sacrificado no vuelve nunca y quedan pocos contadores. ¿Merece la pena?
