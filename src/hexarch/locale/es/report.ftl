report-title = Informe: { $title }
report-by = Analizado por el jugador virtual { $level }, que consigue de media { $points } puntos contra sí mismo.
report-by-unknown = Analizado por el jugador virtual { $level }, cuya fuerza en este juego aún no se ha medido en puntos.
report-opinion = Los jugadores de las mejores ligas juegan mejor: tómalo como una segunda opinión.
report-expected = Puntos esperados
report-chances = Probabilidad de ganar, en %
report-round = Ronda { $round }
report-end = Final
report-mistakes = Los turnos que más costaron
report-noise = La estimación tiene una incertidumbre de unos { $usual } puntos, { $last } en la última ronda. Solo aparecen los turnos que pierden al menos { $clear } veces esa cantidad.
report-loss = −{ $points } { $points ->
    [one] punto
   *[other] puntos
 }
report-played = Jugado:
report-better = Mejor:
report-then = Después:
report-gain = { $points } por { $source }
report-at-once = puntos inmediatos
report-reason = La mejor línea gana aproximadamente { $gains }.
report-reason-none = Ningún origen explica por sí solo la ganancia.
report-see = Verlo en la repetición
report-no-mistakes = Ningún turno fue claramente peor que otro.
report-more = Mostrar { $count } más
report-by-sources = Puntos por origen
report-by-rounds = Puntos por ronda
report-norms = Cifras pequeñas: la media de los jugadores de la liga con la misma facción. Todas las medias proceden de { $seats } asientos de partidas de la liga.
report-table = Mesa
report-league = Liga
report-topic-opening = Aperturas
report-topic-first-round = La primera ronda
report-topic-favors = Losetas de favor
report-topic-towns = Ciudades
report-topic-districts = Distritos
report-topic-towers = Torres
report-tracks = Escalas por ronda
report-tracks-text = Al comienzo de cada ronda y al final.
report-track-fire = Fuego
report-track-water = Agua
report-track-earth = Tierra
report-track-air = Aire
report-track-temple-forest = Templo del Bosque
report-track-temple-mountain = Templo de la Montaña
report-track-temple-sea = Templo del Mar
report-track-military = Escala militar
report-power = Poder recibido y pagado
report-power-taken = Poder recibido
report-power-paid = Puntos pagados
report-power-declined = Ofertas rechazadas
report-share = Compartir por enlace
report-share-end = Anular el enlace
report-ahead = { $count ->
    [one] Hay un informe en cola antes que este.
   *[other] Hay { $count } informes en cola antes que este.
 }
report-making = Analizando el turno { $done } de { $total }
report-none = Un informe muestra qué podía esperar cada jugador después de cada turno y qué turnos costaron más. Tarda alrededor de un minuto.
report-failed = No se ha podido crear el informe. Puedes intentarlo de nuevo.
report-make = Crear el informe
report-here = { $level } ({ $points } puntos de media) espera
report-here-unknown = { $level } espera
report-here-loss = Este turno: −{ $points }
report-here-best = Mejor: { $moves }
