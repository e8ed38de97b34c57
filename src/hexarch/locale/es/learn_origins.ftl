# Lecciones y primera partida guiada de Origins: el título, la tarea, las pistas y la explicación.

learn-origins-goal-stone = Piedra
learn-origins-goal-gold = Oro
learn-origins-goal-points = Puntos
learn-origins-goal-temple = Templo: { $of }
learn-origins-goal-building = Construido: { $of }
learn-origins-goal-open = Distritos completos
learn-origins-goal-districts = Distritos cerrados
learn-origins-goal-matched = Cartas de distrito puntuadas
learn-origins-goal-tower = Torre: { $of }
learn-origins-goal-cards = Cartas del zodiaco
learn-origins-goal-freemen = Hombres libres
learn-origins-goal-advisors = Consejeros
learn-origins-goal-final = Puntuación final en este momento

learn-origins-sites = Trabajadores y lugares
learn-origins-sites-task = Tus trabajadores son dados. Envía uno al lugar 1 y toma 3 de piedra.
learn-origins-sites-hint-1 = Elige un dado, después el lugar y después una de sus dos acciones principales.
learn-origins-sites-why = Cada visita da una de las dos acciones principales de un lugar. La nave nodriza de allí sube 1, así que la próxima visita es más difícil.

learn-origins-wisdom = Sabiduría
learn-origins-wisdom-task = La nave nodriza del lugar 1 ha subido a 5 y tu último dado muestra 3. Toma allí 3 de piedra de todos modos.
learn-origins-wisdom-hint-1 = Pagas la diferencia en sabiduría: 2. Tienes 4.
learn-origins-wisdom-why = La sabiduría compensa los dados bajos. El arconte no paga nunca, y tras el 6 una nave nodriza vuelve al 1.

learn-origins-bonus = El color adecuado
learn-origins-bonus-task = Sube 3 pasos en el Templo del Bosque con una sola visita al lugar 3.
learn-origins-bonus-hint-1 = Un dado del color de la loseta de acción adicional puede usarla también. La loseta del lugar 3 es azul, y uno de tus dados también.
learn-origins-bonus-hint-2 = Con la acción principal subes 2 pasos por 1 de piedra y, con la adicional, un paso más por 1 de piedra. El oro paga la piedra que falta.
learn-origins-bonus-why = El color adecuado duplica una visita. El oro puede sustituir a cualquier recurso básico, pero cada unidad de oro que queda al final es un punto.

learn-origins-building = Comprar un edificio
learn-origins-building-task = Compra la Casa de la moneda en el lugar 2, añádela a tu ciudad y usa su habilidad: 1 de oro.
learn-origins-building-hint-1 = Un edificio cuesta la sabiduría de su sitio en el mercado y su propia piedra. La Casa de la moneda cuesta 1 de piedra.
learn-origins-building-hint-2 = Visita el lugar 2, compra la Casa de la moneda, elige un sitio junto a tu ciudad y usa la habilidad.
learn-origins-building-why = Un edificio nuevo se puede usar al instante. Se usa de nuevo cuando cierras un distrito contiguo con un dado de su color.

learn-origins-farm = Granjas y distritos
learn-origins-farm-task = Completa un distrito: cuatro losetas alrededor de un punto. No te queda piedra, así que construye una granja.
learn-origins-farm-hint-1 = En el lugar 2 cualquier loseta se puede construir como granja, boca abajo y gratis. Tu arconte aún está libre.
learn-origins-farm-hint-2 = El ágora, el palacio y la Casa de la moneda ya se tocan. El cuarto sitio está debajo de la Casa de la moneda.
learn-origins-farm-why = Una granja no tiene color ni habilidad, pero cuenta como loseta. Así un distrito se completa antes.

learn-origins-district = Cerrar un distrito
learn-origins-district-task = Cierra tu distrito con un dado de modo que encaje con una carta de distrito.
learn-origins-district-hint-1 = Pon un hombre libre sin usar en la sede del poder, el rombo en medio de las cuatro losetas.
learn-origins-district-hint-2 = Elige cerrar un distrito y después el dado. Una carta muestra rojo en la esquina, con azul y amarillo al lado.
learn-origins-district-why = La carta da 9 puntos y el oro que hay en ella. El dado se queda y al final puntúa su valor por la altura de su torre: aquí van bien los dados altos.

learn-origins-tower = Torres
learn-origins-tower-task = Un 4 azul está en tu ciudad. Construye la torre que le dé más valor.
learn-origins-tower-hint-1 = Un nivel cuesta tanto oro como niveles tiene ya la torre. El color tiene que ser el del dado.
learn-origins-tower-why = Cada nivel de la torre azul añade al final 4 puntos por este dado, y más por cualquier otro dado azul en una sede.

learn-origins-military = Marchar y atacar
learn-origins-military-task = Consigue 2 puntos con una visita al lugar 1.
learn-origins-military-hint-1 = La acción militar te hace avanzar en la escala, atacar, o las dos cosas. El orden lo eliges tú.
learn-origins-military-hint-2 = Avanza primero: cruzas una frontera y adelantas al otro disco. Después ataca.
learn-origins-military-why = Un ataque da 1 punto por cada disco detrás del tuyo y por cada frontera cruzada. Cada frontera da también una ficha de superioridad, que permite una segunda acción en un turno.

learn-origins-temple = Los templos y el zodiaco
learn-origins-temple-task = Sube 2 pasos en el Templo del Mar y toma su carta del zodiaco.
learn-origins-temple-hint-1 = La acción inferior del lugar 3 cuesta 1 de piedra. Elige dos pasos.
learn-origins-temple-why = La carta viene con la acción principal, aunque la tenga otro jugador. Al final de la ronda cada carta va al disco más alto de su templo.

learn-origins-citizen = Más trabajadores
learn-origins-citizen-task = Consigue un tercer hombre libre. Antes necesitas una base libre.
learn-origins-citizen-hint-1 = Aumenta tu población: la próxima base cuesta 2 de alimento. Después toma un ciudadano en el lugar 4.
learn-origins-citizen-hint-2 = El dado más barato de la oferta está a la izquierda. Conserva el valor que muestra.
learn-origins-citizen-why = Más dados son más visitas en cada ronda. Crecer pronto compensa.

learn-origins-advisor = Consejeros
learn-origins-advisor-task = Convierte tu dado amarillo en consejero en este turno.
learn-origins-advisor-hint-1 = Un hombre libre de valor 6 que sube se convierte en consejero. El tuyo tiene 5: faltan dos pasos.
learn-origins-advisor-hint-2 = Visita el lugar 5 con el dado azul y entrena el amarillo dos veces por 2 de alimento.
learn-origins-advisor-why = Los consejeros puntúan al final, y tu arconte tiene sus colores, de modo que también recibe acciones adicionales. Los hombres libres usados también suben 1 cuando pasas.

learn-origins-final-scoring = La puntuación final
learn-origins-final-scoring-task = Si la partida acabara ahora, tendrías 1 punto. Lleva tu puntuación final a 6 con una visita al lugar 3.
learn-origins-final-scoring-hint-1 = De los tres templos solo cuentan los dos más bajos. El del Bosque es tu templo más alto.
learn-origins-final-scoring-hint-2 = Sube 2 pasos en el Templo de la Montaña o en el del Mar.
learn-origins-final-scoring-why = Un solo templo alto no vale nada: sube en otros dos. El oro, los consejeros y los dados en sedes, multiplicados por sus torres, son el resto de la puntuación final.

learn-origins-guide-goal = Levantas una ciudad y gana quien tiene más puntos. Tus dados y el arconte son trabajadores: envía uno a un lugar y elige una de sus dos acciones.
learn-origins-guide-wisdom = Cada visita hace subir la nave nodriza del lugar. Si tu dado es menor, pagas la diferencia en sabiduría; el arconte no paga nunca.
learn-origins-guide-bonus = Un dado del color de la loseta de acción adicional de un lugar puede usarla también. El azul sirve en el lugar 3, el amarillo en el lugar 5.
learn-origins-guide-passing = Cuando hayas usado tus trabajadores, pasa. Vuelven a casa, y cada hombre libre usado sube 1.
learn-origins-guide-buildings = En el lugar 2 compras edificios con piedra y sabiduría y usas cada uno al instante. Cualquier loseta se puede construir como granja, gratis.
learn-origins-guide-districts = Cuatro losetas alrededor de un punto son un distrito. Las cartas de distrito muestran qué colores puntúan cuando cierras uno.
learn-origins-guide-military = En el lugar 1 avanzas en la escala militar y atacas. Avanza primero: un ataque cuenta los discos detrás de ti y las fronteras cruzadas.
learn-origins-guide-temples = En el lugar 3, con 1 de piedra subes hasta dos pasos en un templo y tomas su carta del zodiaco. Al final cuentan tus dos templos más bajos.
learn-origins-guide-citizens = Más trabajadores, más turnos: aumenta la población con alimento y después toma un ciudadano en el lugar 4.
learn-origins-guide-closing = Cierra un distrito con un dado sin usar: una carta da puntos y oro, y las losetas de su color funcionan otra vez. Los dados altos valen más allí.
learn-origins-guide-towers = Un nivel de torre cuesta tanto oro como niveles tiene ya la torre. Al final cada dado en una sede puntúa su valor por la altura de la torre de su color.
learn-origins-guide-advisors = Un hombre libre de valor 6 que sube se convierte en consejero: más puntos al final y su color para el arconte. El alimento en el lugar 5 aumenta dados.
learn-origins-guide-tokens = Las fichas de superioridad de la escala militar permiten una segunda acción en un turno. Usa una cuando dos acciones encajen bien.
learn-origins-guide-end = La partida acaba con la ronda en que se agotan el oro de las cartas, los colores de las torres o los dados de un color, o alguien llega a la cima de todos los templos.
learn-origins-guide-final = Los puntos finales vienen del oro, los consejeros, los dos templos más bajos y los dados en sedes. Ya lo sabes todo: sigue o termina aquí.
learn-origins-guide-over = La partida ha terminado. Mira arriba de dónde vinieron los puntos y prueba después las lecciones.
learn-origins-guide-token = Tienes una ficha de superioridad: gástala en una segunda acción, o guárdala y termina el turno.
learn-origins-guide-match = Tu distrito encaja con varias cartas. Toma la que tenga más puntos o más oro.

learn-origins-caution-idle = Aún hay un trabajador en casa, y un hombre libre sin usar no sube. ¿Quieres pasar de verdad?
learn-origins-caution-gold = Con tu oro podrías subir una torre para los dados de tus sedes. ¿Quieres pasar de verdad?
learn-origins-caution-food = Tienes alimento suficiente para aumentar la población. ¿Quieres pasar de verdad?
