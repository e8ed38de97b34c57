# Lecciones y primera partida guiada de Terra Mystica: el título, la tarea, las pistas y la explicación.

learn-tm-goal-building = Construido: { $of }
learn-tm-goal-workers = Trabajadores restantes
learn-tm-goal-priests = Sacerdotes
learn-tm-goal-round = Aún en la ronda 1
learn-tm-goal-bowl2 = Poder en el cuenco II
learn-tm-goal-cult = Escala de culto: { $of }
learn-tm-goal-favor = Loseta de favor tomada
learn-tm-goal-shipping = Nivel de navegación
learn-tm-goal-own = Tu estructura en { $of }
learn-tm-goal-bridges = Puentes
learn-tm-goal-points = Puntos
learn-tm-goal-towns = Ciudades
learn-tm-goal-over = La partida ha terminado

learn-tm-build = Terreno y palas
learn-tm-build-task = Solo puedes construir en bosques. Transforma en bosque uno de los espacios junto a tus moradas y construye allí una morada.
learn-tm-build-hint-1 = Una pala cuesta 3 trabajadores y mueve un espacio un paso en el ciclo de terrenos. Las montañas y los lagos están a un paso del bosque.
learn-tm-build-hint-2 = F6 y E7 son montañas junto a tus moradas. Elige una de ellas y después la morada.
learn-tm-build-why = Una pala y una morada cuestan 4 trabajadores y 2 monedas. Los espacios a dos o tres pasos cuestan dos o tres palas; busca primero a tus vecinos del ciclo.

learn-tm-special = Una pala gratis
learn-tm-special-task = Construye una tercera morada y conserva al menos 5 trabajadores. Tu loseta de bonificación ayuda.
learn-tm-special-hint-1 = La loseta de bonificación tiene una acción especial con un octógono naranja: una pala, una vez por ronda.
learn-tm-special-hint-2 = Usa la pala de la loseta en F6 o E7 y construye allí en la misma acción.
learn-tm-special-why = La pala de la loseta te ha ahorrado 3 trabajadores. Las acciones especiales son gratis, pero cada una vale una vez por ronda, y la que no se usa se pierde al pasar.

learn-tm-power = Cuencos de poder
learn-tm-power-task = Gana un sacerdote con poder, todavía en esta ronda.
learn-tm-power-hint-1 = Solo se gasta el poder del cuenco III, y el tuyo está en los cuencos I y II. Sacrifica: de dos fichas del cuenco II, una va al III y la otra sale del juego.
learn-tm-power-hint-2 = El sacerdote cuesta 3 de poder. Sacrifica 3 y usa esa acción de poder.
learn-tm-power-why = El poder circula: lo que gastas vuelve al cuenco I y lo que ganas sube un cuenco. Las fichas sacrificadas no vuelven nunca; sacrifica solo por algo que quieras de verdad.

learn-tm-leech = Poder de los vecinos
learn-tm-leech-task = Los Nómadas han construido junto a tu puesto de comercio y te ofrecen poder. Acéptalo.
learn-tm-leech-hint-1 = La oferta está en la barra de abajo: 2 de poder por 1 punto.
learn-tm-leech-why = Te ofrecen poder por el valor de tus estructuras junto a la nueva. Cuesta un punto menos que el poder ganado, así que el primero es gratis. Vivir junto a otros compensa.

learn-tm-cults = Escalas de culto
learn-tm-cults-task = Envía tu sacerdote al culto del Aire y llega al espacio 5.
learn-tm-cults-hint-1 = El primer sacerdote de un culto puede ocupar el espacio de 3 pasos. Estás en el 2 del Aire.
learn-tm-cults-why = En los espacios 3, 5, 7 y 10 ganas 1, 2, 2 y 3 de poder. Las escalas pagan también al final de casi todas las rondas, y 8, 4 y 2 puntos al final de la partida.

learn-tm-favor = Templos y losetas de favor
learn-tm-favor-task = Construye un templo y toma la loseta de favor que da 2 puntos por cada nueva morada.
learn-tm-favor-hint-1 = Un templo se construye a partir de un puesto de comercio. El tuyo está en F4.
learn-tm-favor-hint-2 = La loseta pertenece al culto de la Tierra. Toca las losetas para leer qué hace cada una.
learn-tm-favor-why = Cada templo y el santuario dan una loseta de favor: pasos en una escala de culto y algo que dura. Tomada pronto, 2 puntos por morada suman mucho.

learn-tm-shipping = Navegación fluvial
learn-tm-shipping-task = G3 es bosque, pero hay un río en medio. Aumenta tu navegación y construye una morada en G3.
learn-tm-shipping-hint-1 = Un nivel de navegación cuesta 1 sacerdote y 4 monedas, y da puntos.
learn-tm-shipping-hint-2 = Aumenta la navegación en el primer turno y construye en G3 en el segundo. No hace falta ninguna pala.
learn-tm-shipping-why = Con navegación 1 llegas más allá de un espacio de río; con 2, más allá de dos. También une tus zonas para la puntuación final.

learn-tm-bridge = Un puente
learn-tm-bridge-task = Construye un puente con poder y después una morada en G3, al otro lado.
learn-tm-bridge-hint-1 = La primera acción de poder construye un puente por 3 de poder. Sacrifica 3 para tenerlos.
learn-tm-bridge-hint-2 = Pon el puente entre F4 y G3. En el turno siguiente construye en G3.
learn-tm-bridge-why = Un puente hace que dos espacios sean directamente adyacentes, como si no hubiera río. A diferencia de la navegación, vale también para las ciudades.

learn-tm-passing = Los puntos de una ronda
learn-tm-passing-task = Llega a 24 puntos en esta ronda. La loseta de puntuación premia las moradas, y tu loseta de bonificación premia los puestos de comercio al pasar.
learn-tm-passing-hint-1 = Una morada da 2 puntos al instante. La loseta da 2 puntos por puesto de comercio, pero solo cuando pasas.
learn-tm-passing-hint-2 = Transforma y construye una morada, mejora F4 a puesto de comercio junto a los Nómadas y pasa.
learn-tm-passing-why = Al pasar devuelves tu loseta de bonificación, puntúas por ella y tomas otra para la ronda siguiente. Quien pasa primero empieza la ronda siguiente.

learn-tm-town = Fundar una ciudad
learn-tm-town-task = Tienes cuatro estructuras conectadas con un valor de poder de 6. Funda una ciudad.
learn-tm-town-hint-1 = Una ciudad necesita cuatro estructuras conectadas con un valor de poder de 7. Una morada vale 1, puesto de comercio y templo 2, fortaleza y santuario 3.
learn-tm-town-hint-2 = Mejora una morada del grupo a puesto de comercio: E10 o G6. F4 no está conectada.
learn-tm-town-why = Una ciudad da al instante puntos, una llave y el regalo de su loseta. Las Brujas ganan 5 más por ciudad, y la loseta de puntuación de esta ronda otros 5.

learn-tm-key = La llave de la cima
learn-tm-key-task = Acabas de fundar una ciudad y estás en el 9 del Aire. Elige la loseta de ciudad que te lleva al 10.
learn-tm-key-hint-1 = Cada ciudad tiene una llave, y solo una llave abre el espacio 10. Aún falta un paso: una loseta da un paso en cada culto.
learn-tm-key-why = Solo un jugador puede estar en el 10 de un culto; vale 3 de poder y casi siempre los 8 puntos de la puntuación final.

learn-tm-last-round = La última ronda
learn-tm-last-round-task = Es la ronda 6. Termina la partida con al menos 105 puntos.
learn-tm-last-round-hint-1 = Ya nada da ingresos: convierte todo en puntos. Lo que sobra vale un tercio de punto por moneda.
learn-tm-last-round-hint-2 = Un nivel de excavación da 6 puntos por 2 trabajadores, 5 monedas y un sacerdote. Después pasa.
learn-tm-last-round-why = En la última ronda solo cuentan los puntos: niveles de excavación y navegación, la loseta de puntuación, pasos de culto que adelantan a alguien y una zona conectada más grande.

learn-tm-guide-goal = Gana quien tiene más puntos después de seis rondas. Diriges a las Brujas, que solo construyen en bosques; tus dos moradas están en E9 y F4.
learn-tm-guide-terrain = Las demás tierras hay que transformarlas antes en bosque: 3 trabajadores por pala. F6 y E7 están a una sola pala, y en esta ronda cada morada da 2 puntos.
learn-tm-guide-income = Cada estructura que colocas abre un ingreso: las moradas dan trabajadores, los puestos de comercio monedas y poder. Junto a los Nómadas, un puesto cuesta la mitad de monedas.
learn-tm-guide-power = El poder pasa del cuenco I al II y al III, y solo el III paga las acciones de poder. Cada una vale una vez por ronda, para quien llegue primero.
learn-tm-guide-passing = Cuando no queda nada útil que hacer, pasa: cambias tu loseta de bonificación por otra. Quien pasa primero empieza la ronda siguiente.
learn-tm-guide-cults = Los sacerdotes suben por las cuatro escalas de culto. El más alto de cada una gana 8 puntos al final, y algunos espacios dan poder por el camino.
learn-tm-guide-temple = Un templo da un sacerdote por ronda y una loseta de favor al instante. Los puestos de comercio se convierten en templos.
learn-tm-guide-neighbours = Cuando alguien construye a tu lado, puedes recibir poder por unos pocos puntos. Por eso construye junto a los Nómadas: ganáis los dos.
learn-tm-guide-spades = Excavar se abarata con cada nivel, y cada nivel vale 6 puntos. Las acciones de poder con palas también ahorran trabajadores.
learn-tm-guide-shipping = Con la navegación construyes al otro lado de los ríos. G3 es bosque y está a un espacio de río de F4.
learn-tm-guide-towns = Cuatro estructuras conectadas con un valor de poder de 7 forman una ciudad: puntos, un regalo y una llave para la cima de una escala de culto.
learn-tm-guide-stronghold = La fortaleza da a cada pueblo un poder propio. Las Brujas pueden entonces colocar una morada en cualquier bosque libre, una vez por ronda.
learn-tm-guide-cult-bonus = Al final de la ronda tus pasos de culto pagan: la loseta de puntuación dice la escala y la recompensa. Mira las próximas losetas antes de planear.
learn-tm-guide-final = Al final la zona conectada más grande da 18 puntos y cada culto 8, 4 y 2. Ya lo sabes todo: sigue jugando o termina aquí.
learn-tm-guide-over = La partida ha terminado. Mira arriba de dónde vinieron los puntos y prueba después las lecciones.
learn-tm-guide-offer = Te ofrecen poder porque alguien construyó a tu lado. Cuesta un punto menos que el poder que ganas: acepta mientras sea barato.
learn-tm-guide-rest = Tu turno sigue tras la respuesta de los demás. Haz lo que falta, convierte recursos si quieres y confirma.
learn-tm-guide-reward-spades = Tus pasos en un culto te han dado palas. Transforma un espacio junto a tus estructuras; en la próxima ronda puedes construir allí.
learn-tm-guide-last-round = Es la última ronda y los ingresos ya no importan. Convierte todo en puntos: niveles, loseta de puntuación, pasos de culto, una zona mayor.

learn-tm-caution-full-hands = Aún tienes trabajadores y monedas para otra acción. ¿Quieres pasar de verdad?
learn-tm-caution-power = Hay poder en tu cuenco III que aún podría pagar una acción. ¿Quieres pasar de verdad?
learn-tm-caution-dwellings-score = En esta ronda las moradas dan 2 puntos y aún podrías construir una. ¿Quieres pasar de verdad?
learn-tm-caution-trading-houses-score = En esta ronda los puestos de comercio dan 3 puntos y aún podrías construir uno. ¿Quieres pasar de verdad?
learn-tm-caution-burning = El poder sacrificado no vuelve nunca y quedan pocas fichas. ¿Merece la pena?
