# Aprender: la página de las lecciones y el entrenador en la mesa.

learn-title = Aprender
learn-text = Juega una primera partida con un entrenador o practica una idea cada vez. Aquí no puedes perder nada.
learn-first-game = Tu primera partida
learn-first-game-text = Unos 20 minutos contra el ordenador. El entrenador explica una cosa por turno y propone jugadas.
learn-first-game-start = Empezar con el entrenador
learn-first-game-again = Jugar otra vez
learn-lessons = Lecciones
learn-lessons-text = Posiciones cortas con una tarea cada una, de la más sencilla a la más difícil.
learn-progress = { $done } de { $all } hechas
learn-done = Hecha
learn-open = Abrir
learn-continue = Siguiente: { $lesson }
learn-all-done = Has hecho todas las lecciones de este juego. Es hora de una partida de verdad.
learn-play-computer = Jugar contra el ordenador
learn-rules = Reglas
learn-empty = Aún no has hecho ninguna lección. La primera dura un minuto.
learn-opening = Preparando la mesa…

learn-coach = Entrenador
learn-task = Tarea
learn-solved = ¡Resuelto!
learn-stuck = Todavía no era eso. Empieza de nuevo y pide una pista si quieres.
learn-hint = Pista
learn-solution = Solución
learn-solution-text = Solución: { $moves }
learn-again = Empezar de nuevo
learn-next = Lección siguiente
learn-back = Todas las lecciones
learn-leave = Salir
learn-leave-text = Tu partida se guarda; síguela cuando quieras.
learn-silence = Silenciar al entrenador
learn-speak = Dejar hablar al entrenador
learn-suggest = Proponer una jugada
learn-suggesting = El entrenador está pensando…
learn-suggestion = Yo haría esto: { $moves }
learn-suggestion-now = Da { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } al instante.
learn-suggestion-later = Sirve sobre todo para: { $sources }.
learn-take = Hacerlo
learn-undo = No, deshacer
learn-free = Ya conoces las reglas. Solo hablo cuando algo parece un error; pídeme una jugada cuando quieras.
learn-waiting = Es el turno de los demás. Mira lo que hacen.
learn-finish = Terminar aquí
learn-board = Ejemplo en el tablero
learn-board-show = Mostrar en un tablero
learn-board-hide = Ocultar el tablero
learn-board-before = Antes
learn-board-after = Después
learn-board-try = Probar
learn-rule-lessons = Lecciones sobre esto
