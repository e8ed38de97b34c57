# Texts at the table, for both games.

## Players

page-present = Presente
page-away = Ausente
page-hint = Pista

## Keys

page-text-off = Mostrar el tablero
page-keys = Atajos de teclado
page-keys-verbs = Tu turno
page-keys-table = En la mesa
page-keys-tab = moverse entre las partes de la mesa
page-keys-arrows = moverse dentro de una parte y por el mapa
page-keys-enter = elegir o confirmar el turno
page-keys-confirm = confirmar el turno desde cualquier lugar
page-keys-why = preguntar por qué algo no se puede usar
page-keys-escape = cerrar lo que está abierto
page-keys-off = Puedes desactivar los atajos de una sola tecla en el menú.

## At the table

page-dock = Tu turno
page-draft = Tu turno hasta ahora
page-draft-hint = Elige en el tablero o selecciona una acción arriba
page-difference = Qué cambia tu turno
page-so-far = Hasta ahora
page-with-this = Con esto
page-your-turn = Tu turno
page-ready = Listo para confirmar
page-not-sent = aún sin enviar
page-undo = Deshacer
page-compound = { $steps } → { $action }
page-other-ways = { $count ->
    [one] Otra manera
   *[other] { $count } maneras más
}
page-compare = Compara con tu borrador.
page-compare-ask = ¿Usar esto en su lugar?
page-compare-drafted = En tu borrador
page-compare-instead = En su lugar
page-compare-keep = Mantener el borrador
page-compare-take = Elegir esto
page-reset = Reiniciar
page-confirm = Confirmar turno
page-plan = Planear
page-plan-help = Prueba tus próximos turnos; nadie lo ve
page-plan-end-turn = Fin del turno
page-log-planned = planeado
page-confirm-anyway = Confirmar de todos modos
page-more = Más acciones
page-choose = Elegir
page-skip = Omitir
page-turn-goes-on = Tu turno continúa.
page-turn-sent = Turno enviado.
page-step-undone = Paso deshecho.
page-turn-reset = Turno reiniciado.
page-click-to-choose = Haz clic para elegir
page-click-to-open =
    { $count ->
        [one] Haz clic para elegir
       *[other] { $count } opciones: haz clic para verlas
    }
page-type-move = Escribir una jugada
page-type-examples = Por ejemplo
page-type-complete = Tab completa
page-rematch = Jugar otra vez
page-order-of-play = Orden de juego
page-set-up = Preparación
page-passed = ha pasado
page-text-players = Jugadores
page-text-you = { $player } (tú)
page-game-over = La partida ha terminado
page-waiting =
    { $others ->
        [0] Turno de { $player }
        [one] Turno de { $player } y de uno más
       *[other] Turno de { $player } y de { $others } más
    }
page-waiting-chance = Sorteando
page-thinking = pensando desde hace { $time }
page-thinking-since = última jugada { $time }
page-next-players = Después: { $players }
page-result = Resultado final
page-result-hide = Ver el tablero
page-result-place = Puesto { $place }
page-text-now = Ahora
page-text-verb = { $verb } ({ $count })
page-log = Historial
page-log-note = pasa el ratón para verlo en el mapa
page-log-since = Desde tu último turno
page-log-empty = Aún no ha pasado nada.
page-log-round = Ronda { $round }
page-log-earlier = Mostrar jugadas anteriores
page-watching = Estás viendo esta partida
page-result-lead = Quién iba en cabeza tras cada ronda
page-result-sources = Puntos por origen
page-result-start = Al principio
page-result-share = Compartir
page-log-line = { $player } { $text }
page-takeback-asked = { $name } pide deshacer jugadas.
page-takeback-waiting =
    { $count ->
        [one] Esperando a que un jugador acepte deshacer.
       *[other] Esperando a que { $count } jugadores acepten deshacer.
    }
page-takeback-accept = Aceptar
page-takeback-decline = Rechazar
page-leave-no = Quedarse
page-left = Un jugador virtual está jugando por ti.
page-return = Volver

## People

page-person-of = Sobre { $name }
page-person-block-text = Ya no ves sus mensajes y no puede unirse a tus mesas.
page-person-mute = Silenciar en esta mesa
page-person-mute-text = Puede leer el chat, pero no escribir en él.
page-person-unmute = Dejar de silenciar
page-person-remove = Retirar de la mesa
page-person-remove-text = Antes del inicio el asiento queda libre; en una partida en curso lo ocupa un ordenador.
page-person-allow = Readmitir
page-person-report = Denunciar
page-person-report-text = ¿Qué ha pasado? Los administradores también ven lo que dijo aquí esta persona.
page-person-reported = Gracias. Los administradores lo revisarán.
page-chat-closed = Aquí solo pueden escribir los jugadores y los espectadores invitados.

## Why not

page-why-title = ¿Por qué no?
page-why-ask = ¿Por qué no?
page-why-asking = Comprobando
page-why-remedy = Convierte algo antes
page-why-nothing = Ahora no puedes hacer nada con esto.

## Warnings

page-warning-off = No volver a avisarme de esto

## Talk

page-chat = Chat
page-chat-open =
    { $unread ->
        [0] Chat
        [one] Chat, 1 mensaje nuevo
       *[other] Chat, { $unread } mensajes nuevos
    }
page-chat-empty = Aún no hay mensajes.
page-chat-typing = { $name } está escribiendo
page-chat-write = Escribe un mensaje
page-chat-send = Enviar

## The connection

page-connection-connecting = Reconectando
page-connection-polling = Sin conexión en directo: se comprueba cada pocos segundos

## Notices

page-notice-turn = Es tu turno.
page-notice-chat = Hay un mensaje nuevo.
page-notice-over = La partida ha terminado.

## From the server

server-possible = Esto es posible.
server-merges = Esto cambia un paso anterior de tu turno: { $steps }.
server-rule = { $sentence }
server-draft-moved = Otros han jugado; tu borrador sigue siendo posible.
server-draft-dropped = Otros han jugado; tu borrador ya no es posible.
