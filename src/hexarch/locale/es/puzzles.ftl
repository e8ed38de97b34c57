# Problemas en español.

puzzles-title = Problemas
puzzles-intro = Encuentra el único turno que es claramente el mejor. Las posiciones vienen de partidas de la liga y de partidas entre jugadores virtuales.
puzzles-how = Un jugador virtual fuerte valora tu turno por los puntos que espera al final de la partida. Se aceptan los turnos tan buenos como el suyo, dentro de la incertidumbre de sus estimaciones. Cuenta el primer intento.
puzzles-daily = Problema del día
puzzles-daily-done = Resuelto hoy
puzzles-daily-again = Verlo de nuevo
puzzles-solve = Resolver
puzzles-round = Ronda { $round }
puzzles-difficulty = Dificultad
puzzles-level-mine = Cerca de mi clasificación
puzzles-level-1 = Fácil
puzzles-level-2 = Medio
puzzles-level-3 = Difícil
puzzles-level-4 = Muy difícil
puzzles-level-count = { $level } ({ $solved } de { $count } resueltos)
puzzles-next = Siguiente problema
puzzles-all = Todos los problemas
puzzles-rating = Clasificación
puzzles-solved = Resueltos
puzzles-solved-of = { $solved } de { $tried }
puzzles-streak = Seguidos
puzzles-best-streak = Mejor racha
puzzles-days = Días seguidos
puzzles-task = Problema ({ $level }), ronda { $round }: encuentra el mejor turno
puzzles-show = Mostrar la solución
puzzles-again = Intentarlo de nuevo
puzzles-verdict = Resultado
puzzles-result-solved = ¡Resuelto!
puzzles-result-close = Casi, pero hay un turno mejor
puzzles-result-wrong = Hay un turno mejor
puzzles-result-shown = La solución
puzzles-lost = Tu turno regala { $points ->
    [one] cerca de 1 punto
   *[other] unos { $points } puntos
}.
puzzles-fold = Mostrar u ocultar la explicación
puzzles-steps = La solución en el tablero
puzzles-step = Paso { $step } de { $steps }
puzzles-step-back = Un paso atrás
puzzles-step-on = Un paso adelante
puzzles-why = Vale { $points ->
    [one] cerca de 1 punto
   *[other] unos { $points } puntos
} más, sobre todo por: { $sources }.
puzzles-than-mine = Comparado con tu turno: { $turn }
puzzles-than-other = Comparado con la segunda mejor idea: { $turn }
puzzles-plan = Cómo puede seguir la ronda
puzzles-noise = La estimación tiene una incertidumbre de unos { $noise } puntos; otras ideas valen al menos { $margin } puntos menos.
puzzles-rating-change = Tu clasificación es { $rating } ({ $change }). Resueltos seguidos: { $streak }.
