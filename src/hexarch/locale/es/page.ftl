# La página en español: lo que dicen los dos juegos y todo lo que los rodea. Cada frase está entera.

## Everywhere

page-close = Cerrar
page-menu = Menú y ajustes
page-loading = Cargando
page-try-again = Intentar de nuevo
page-skip-to-content = Ir al contenido
page-you = Tú
page-you-mark = · tú
page-guest-name = Invitado
page-computer = Jugador del ordenador
page-computer-name = Ordenador
page-present = Aquí ahora
page-away = Ausente
page-chance = Sorteo
page-views = Vistas
page-to-front = A la portada
page-save-picture = Guardar la imagen
page-hint = Pista

## The frame around all pages

page-nav = Páginas
page-nav-front = Jugar
page-nav-tables = Mesas
page-nav-games = Mis partidas
page-nav-rules = Reglas
page-nav-import = Repetición
page-nav-settings = Ajustes
page-nav-sign-in = Entrar
page-nav-account-of = Cuenta de { $name }
page-title = { $page } · Hexarch
page-title-turn = Tu turno: { $page }
page-cancel = Cancelar
page-save = Guardar
page-saved = Guardado.
page-earlier = Anteriores
page-later = Siguientes
page-page-of = Página { $page } de { $pages }

## The front page

page-front-title = ¿Qué construimos hoy?
page-front-text = Elige un juego y pulsa jugar. Todo lo demás puede esperar.
page-front-level = Nivel
page-front-players = Jugadores
page-front-play = Jugar contra el ordenador
page-front-play-alone = Jugar en solitario
page-front-play-name = Jugar contra el ordenador: { $game }
page-front-play-alone-name = Jugar en solitario: { $game }
page-front-terra-mystica = Transforma la tierra, funda ciudades, asciende en los cultos.
page-front-origins = Levanta una ciudad con dados, loseta a loseta.
page-front-friends = Jugar con amigos
page-front-friends-text = Abre una mesa y comparte el enlace
page-front-import = Importar y volver a ver
page-front-import-text = Suelta el registro de una partida y recórrela
page-front-learn = Aprender las reglas
page-front-learn-text = Breves, con buscador, en palabras sencillas
page-front-new = ¿Primera vez aquí?
page-front-new-text = No necesitas cuenta. Pulsa jugar, y la página muestra qué es posible, cuánto cuesta y por qué algo no lo es.
page-front-new-first = Empezar con una primera partida
page-front-new-rules = Leer antes las reglas
page-front-last = Tu última partida, en una imagen
page-front-last-chart = Puntos de cada jugador, ronda a ronda
page-front-last-you = { $points } tú
page-front-last-other = { $points } { $name }
page-front-report = Informe
page-front-all = Todas mis partidas
page-front-waiting =
    { $count ->
        [one] 1 te espera
       *[other] { $count } te esperan
    }

## Lists of tables

page-tables-open = Mesas abiertas
page-tables-running = Mirar
page-tables-finished = Partidas terminadas
page-tables-which = Qué mesas
page-tables-all-games = Los dos juegos
page-tables-new = Nueva mesa
page-tables-join = Unirse
page-tables-watch = Mirar
page-tables-replay = Ver repetición
page-tables-none-open = No hay ninguna mesa abierta ahora
page-tables-none-open-text = Abre una tú: el enlace trae a tus amigos, y los demás la ven aquí.
page-tables-none-running = Nadie juega en público ahora
page-tables-none-running-text = Las partidas en mesas públicas se pueden mirar aquí mientras se juegan.
page-tables-none-finished = Aún no ha terminado ninguna partida pública
page-tables-none-finished-text = Las partidas terminadas en mesas públicas se quedan aquí para volver a verlas.
page-games-title = Mis partidas
page-games-none = Tus partidas se reúnen aquí
page-games-none-text = Juega contra el ordenador o abre una mesa para tus amigos; lo que juegas se guarda, y lo encuentras en cualquier momento.
page-games-turn = Tu turno
page-games-wait = Esperando a { $name }
page-games-thinking = El ordenador piensa
page-games-chance = En marcha
page-games-ready = Lista para empezar
page-games-left = Un ordenador juega por ti
page-games-analysis = Análisis
page-games-finished = Terminada
page-games-won = Has ganado con { $points } puntos
page-games-lost = { $points } puntos, puesto { $place }
page-games-result = { $name } ganó con { $points } puntos
page-row-seats = { $taken } de { $all } asientos ocupados: { $names }
page-row-free =
    { $count ->
        [one] 1 asiento libre
       *[other] { $count } asientos libres
    }
page-row-players =
    { $count ->
        [one] 1 jugador
       *[other] { $count } jugadores
    }
page-row-about = { $game } · { $players }
page-row-changed = { $game } · { $ago }

## Making a table

page-new-title = Una mesa nueva
page-new-text = Todo tiene ya un valor razonable. Cambia lo que quieras.
page-new-game = Juego
page-new-players = Cuántos juegan
page-new-seats = Quién se sienta dónde
page-new-seat = Asiento { $number }
page-new-seat-me = Tú
page-new-seat-open = Libre, para una persona
page-new-seat-computer = Ordenador: { $level }
page-new-visibility = Quién puede venir
page-new-visibility-public = Todos
page-new-visibility-public-text = La mesa aparece en la lista de mesas abiertas, y cualquiera puede mirar.
page-new-visibility-unlisted = Quien tenga el enlace
page-new-visibility-unlisted-text = La mesa no está en ninguna lista. Quien conoce su dirección puede unirse y mirar.
page-new-visibility-invitation = Solo invitados
page-new-visibility-invitation-text = El enlace lleva una invitación; sin ella nadie ve la mesa.
page-new-name = Nombre de la mesa
page-new-name-help = Déjalo vacío, y valdrá el nombre del juego.
page-new-rules = Reglas
page-new-preset = Partir de
page-new-changed =
    { $count ->
        [0] Como en el modelo
        [one] 1 cambio
       *[other] { $count } cambios
    }
page-new-reset = Volver al modelo
page-new-open = Abrir la mesa
page-new-start = Empezar la partida
page-new-file = Elegir un archivo
page-new-file-text = Un archivo TOML o JSON.
page-new-file-loaded = { $name } está cargado
page-new-file-broken = Este archivo no se puede leer como TOML ni como JSON.
page-new-file-large = Este archivo es demasiado grande; el límite es de 64 KB.
page-new-file-clear = Quitarlo
page-new-factions-none = A nadie se le da una facción: los jugadores eligen.
page-new-factions-count = { $chosen } de { $players } elegidas, en el orden de los asientos
page-new-copied = Los ajustes vienen de otra mesa. Cambia lo que quieras.

## Computer players

level-random = Aleatorio
level-random-text = Juega al azar. Bueno para probar cosas.
level-greedy = Codicioso
level-greedy-text = Toma los puntos que ve al instante y nunca mira más allá.
level-easy = Fácil
level-easy-text = Un rival amable para una primera partida.
level-medium = Medio
level-medium-text = Planea su turno y comete errores.
level-hard = Difícil
level-hard-text = Piensa con antelación y castiga el derroche.
level-expert = Experto
level-expert-text = El mejor que tenemos, y se toma su tiempo.
page-level-strength = Fuerza { $strength } de { $most }
page-level-points = Unos { $points } puntos entre iguales
page-level-with-strength = { $level } ({ $strength }/{ $most })

## Language, theme, motion

page-language = Idioma
page-language-en = English
page-language-pt = Português
page-language-es = Español
page-language-hu = Magyar
page-language-it = Italiano
page-theme = Tema
page-theme-system-name = Como el sistema
page-theme-light-name = Claro
page-theme-dark-name = Oscuro
page-theme-light = Cambiar a claro
page-theme-dark = Cambiar a oscuro
page-still = Sin movimiento
page-textual = El tablero en palabras
page-text-off = Mostrar el tablero
page-shortcuts = Atajos de una sola tecla
page-keys = Teclas
page-keys-verbs = Tu turno
page-keys-table = En la mesa
page-keys-tab = de una parte de la mesa a la siguiente
page-keys-arrows = dentro de una parte y por el mapa
page-keys-enter = elegir o confirmar el turno
page-keys-confirm = confirmar el turno desde cualquier lugar
page-keys-why = ¿por qué no? Sobre algo que no se puede usar
page-keys-escape = cerrar lo que está abierto
page-keys-off = Las teclas sueltas se pueden desactivar en el menú.

## At the table

page-dock = Tu turno
page-draft = Tu turno hasta ahora
page-draft-complete = Después de confirmar no hay vuelta atrás
page-draft-hint = Elige en el tablero o una de las acciones de arriba
page-difference = Qué cambia tu turno
page-so-far = Hasta ahora
page-with-this = Con esto
page-your-turn = Tu turno
page-not-sent = aún sin enviar
page-undo = Deshacer
page-reset = Reiniciar
page-confirm = Confirmar turno
page-confirm-anyway = Confirmar de todos modos
page-more = Más acciones
page-choose = Elegir
page-skip = Saltar
page-turn-goes-on = Tu turno sigue.
page-turn-sent = Tu turno está enviado.
page-step-undone = Un paso deshecho.
page-turn-reset = Tu turno empieza de nuevo.
page-click-to-choose = Haz clic para elegir
page-click-to-open =
    { $count ->
        [one] Haz clic para elegir
       *[other] { $count } opciones: haz clic para verlas
    }
page-type-move = Escribir una jugada
page-rematch = Jugar otra vez
page-order-of-play = Orden de juego
page-set-up = Preparación
page-passed = ha pasado
page-game-over = La partida ha terminado
page-waiting =
    { $others ->
        [0] Turno de { $player }
        [one] Turno de { $player } y de uno más
       *[other] Turno de { $player } y de { $others } más
    }
page-waiting-chance = Se sortea algo
page-result = Resultado final
page-result-hide = Ver el tablero
page-result-place = Puesto { $place }
page-text-now = Ahora
page-text-verb = { $verb } ({ $count })
page-log = Historial
page-log-note = señala para verlo en el mapa
page-log-since = Desde tu último turno
page-log-empty = Aún no ha pasado nada.
page-log-line = { $player }: { $text }
page-takeback-ask = Deshacer mi último turno
page-takeback-asked = { $name } querría deshacer jugadas.
page-takeback-waiting =
    { $count ->
        [one] Un jugador aún tiene que aceptar que se deshaga.
       *[other] { $count } jugadores aún tienen que aceptar que se deshaga.
    }
page-takeback-accept = Aceptar
page-takeback-decline = Rechazar
page-leave = Abandonar la partida
page-leave-sure = Un jugador del ordenador seguiría por ti; puedes volver en cualquier momento.
page-leave-no = Quedarse
page-left = Un jugador del ordenador juega por ti.
page-return = Volver

## Before the game

page-game-terra-mystica = Terra Mystica
page-game-origins = Origins: Los primeros constructores
page-waiting-open =
    { $open ->
        [one] Hay un asiento libre. Envía el enlace a un amigo.
       *[other] Hay { $open } asientos libres. Envía el enlace a tus amigos.
    }
page-waiting-start = Ya están todos. Empieza cuando quieras.
page-waiting-owner = Ya están todos. El dueño de la mesa empieza la partida.
page-waiting-not-yet = Empieza en cuanto no quede ningún asiento libre. Un asiento libre se puede dar a un ordenador.
page-waiting-join = Hay un asiento para ti.
page-waiting-full = Esta mesa está llena
page-waiting-full-text = Todos los asientos están ocupados. Puedes mirar cuando empiece, o abrir una mesa como esta.
page-waiting-link = Enlace para tus amigos
page-waiting-link-invitation = El enlace lleva la invitación: solo puede venir quien lo tiene.
page-waiting-share = Compartir
page-waiting-settings = A qué se juega
page-waiting-settings-changed = El modelo { $preset }, con estos cambios:
page-waiting-settings-default = Todo como en el modelo { $preset }.
page-waiting-copy = Una mesa como esta
page-waiting-away = Quitar la mesa
page-waiting-leave = Dejar la mesa
page-waiting-leave-sure = La mesa desaparece si no hay nadie más sentado en ella.
page-waiting-free = Liberar el asiento
page-waiting-talk = Charla mientras esperas
page-seat-open = Asiento libre
page-seat-take = Sentarse aquí
page-seat-change = Quién se sienta en el asiento { $number }
page-start = Empezar la partida
page-link-copy = Copiar el enlace
page-link-copied = Enlace copiado

## The account

page-account-title = Cuenta
page-account-nobody = No has entrado en ninguna cuenta
page-account-nobody-text = No pasa nada: juega como invitado y crea una cuenta cuando quieras. Tus partidas irán contigo.
page-account-guest = Juegas como invitado
page-account-guest-text = Este navegador te recuerda. Con una cuenta encuentras tus partidas en todas partes, y nada se pierde.
page-account-signed-in = Has entrado como { $login }
page-account-name = Nombre que ven los demás
page-account-name-login = Tu nombre
page-account-password = Contraseña
page-account-password-help = Al menos 8 caracteres. No hay manera de enviarte otra, así que guárdala bien.
page-account-make = Crear una cuenta
page-account-make-text = Un nombre y una contraseña, nada más. Dos personas pueden llamarse igual.
page-account-sign-in = Entrar
page-account-sign-in-text = Las partidas que juegas aquí como invitado van contigo.
page-account-sign-out = Salir
page-account-sign-out-guest = Un invitado que sale no puede volver: perderías tus partidas. Crea antes una cuenta.
page-account-which = Crear una cuenta o entrar
page-account-password-title = Cambiar la contraseña
page-account-password-old = Contraseña actual
page-account-password-new = Contraseña nueva
page-account-password-done = La contraseña ha cambiado. Se ha cerrado la sesión en todos los demás dispositivos.
page-account-sessions = Dónde está abierta tu cuenta
page-account-session-current = Este dispositivo
page-account-session-seen = Visto por última vez { $ago }
page-account-session-end = Cerrar allí la sesión
page-account-session-unknown = Dispositivo desconocido
page-account-session-browser = { $browser } en { $system }
page-account-data = Tus datos
page-account-data-text = Todo lo que este servidor sabe de ti, en un archivo.
page-account-download = Descargar
page-account-delete = Borrarme
page-account-delete-text = Nombre, sesiones, charlas y ajustes desaparecen para siempre. Las partidas que otros juegan siguen con un ordenador en tu asiento.
page-account-delete-sure = ¿Borrarlo todo de verdad?
page-account-delete-sure-text = Esto no se puede deshacer.
page-account-delete-done = Tus datos están borrados. Gracias por jugar.
page-account-welcome = Te damos la bienvenida, { $name }.
page-account-too-short = La contraseña necesita al menos 8 caracteres.

## Settings

page-settings-title = Ajustes
page-settings-text = Guardados en este navegador y, si la tienes, en tu cuenta.
page-settings-look = Aspecto
page-settings-play = Juego
page-settings-still-text = Las piezas saltan a su sitio, y nada brilla.
page-settings-textual-text = La mesa como texto, para lectores de pantalla y conexiones lentas. Allí se puede jugar todo.
page-settings-shortcuts-text = Desactívalo si hablas con tu ordenador o si las teclas te estorban.
page-settings-warnings = Avisarme antes de desperdiciar algo
page-settings-warnings-text = Un aviso nunca te detiene; pregunta una vez.

## The rules

page-rules-title = Reglas
page-rules-text = Con nuestras palabras, a partir de los reglamentos y de sus preguntas y respuestas. Cada regla tiene un número, y la mesa lo nombra cuando dice que no.
page-rules-search = Buscar en las reglas
page-rules-game = Qué juego
page-rules-found =
    { $count ->
        [0] No se ha encontrado nada
        [one] 1 tema
       *[other] { $count } temas
    }
page-rules-none = Ningún tema habla de eso
page-rules-none-text = { $game ->
    [origins] Prueba con una sola palabra, como «templo» o «torre», o con el número de una regla, como OR-063.
   *[other] Prueba con una sola palabra, como «puente» o «poder», o con el número de una regla, como TM-131.
}
page-rules-clear = Borrar la búsqueda
page-rules-topics = Temas
page-rules-numbers =
    { $count ->
        [one] Regla { $first }
       *[other] Reglas { $first } a { $last }
    }

## Why not

page-why-title = ¿Por qué no?
page-why-ask = ¿Por qué no?
page-why-asking = Un momento.
page-why-remedy = Cambia algo antes
page-why-nothing = Ahora no hay nada que hacer con esto.

## Warnings

page-warning-off = No avisarme nunca de esto
page-warning-quiet = Sin aviso sobre: { $kind }

## Talk

page-chat = Charla
page-chat-open =
    { $unread ->
        [0] Charla
        [one] Charla, 1 mensaje nuevo
       *[other] Charla, { $unread } mensajes nuevos
    }
page-chat-empty = Nadie ha dicho nada todavía.
page-chat-typing = { $name } está escribiendo
page-chat-write = Escribe algo
page-chat-send = Enviar

## The connection

page-connection-connecting = Conectando de nuevo
page-connection-polling = Sin conexión en directo: se mira cada pocos segundos

## When something goes wrong

page-problem-offline = El servidor no responde. Tu turno está a salvo; inténtalo de nuevo en un momento.
page-problem-unknown = Algo ha salido mal. Inténtalo de nuevo.
page-trouble-offline = Nadie responde
page-trouble-offline-text = No se puede llegar al servidor. En cuanto vuelva, todo estará donde lo dejaste.
page-trouble-gone = Esta mesa no existe
page-trouble-gone-text = Se ha borrado, es privada o el enlace tiene un error. Si es tuya, entra con tu cuenta; si te han invitado, pide un enlace nuevo.
page-trouble-closed = Esta mesa es privada
page-trouble-closed-text = Necesitas una invitación para verla. El enlace de su dueño contiene una.
page-trouble-expired = Este enlace ha caducado
page-trouble-expired-text = Su invitación ya no vale, o la mesa ya no está. Pide un enlace nuevo o busca otra mesa.
page-trouble-often = Un momento, por favor
page-trouble-signed-out = Tu sesión se ha cerrado
page-trouble-signed-out-text = Entra y todo estará donde lo dejaste. Las partidas de un invitado cuya sesión se cerró quedan fuera de alcance; un invitado nuevo puede empezar enseguida.
page-trouble-unknown = Algo ha salido mal
page-trouble-unknown-text = Es culpa nuestra, no tuya. Inténtalo de nuevo; la partida está a salvo.
page-trouble-list = Esto no se puede mostrar ahora
page-trouble-nowhere = Aquí no hay nada
page-trouble-nowhere-text = La dirección tiene un error, o lo que había aquí se ha mudado.

## Lists

page-list-two = { $first } y { $last }
page-list-more = { $first } y { $last }
