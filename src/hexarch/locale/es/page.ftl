# La página en español: lo que dicen los dos juegos y todo lo que los rodea. Cada frase está entera.

## Everywhere

page-close = Cerrar
page-menu = Menú y ajustes
page-loading = Cargando
page-try-again = Intentar de nuevo
page-skip-to-content = Saltar al contenido
page-you = Tú
page-you-mark = · tú
page-guest-name = Invitado
page-computer = Jugador virtual
page-computer-name = Ordenador
page-computer-of-level = Ordenador ({ $level })
page-computer-numbered = Ordenador { $number } ({ $level })
page-chance = Sorteo
page-views = Vistas
page-to-front = Ir a la portada

## The frame around all pages

page-nav = Páginas
page-nav-front = Jugar
page-nav-tables = Mesas
page-nav-people = Personas
page-nav-games = Mis partidas
page-nav-rules = Reglas
page-nav-puzzles = Problemas
page-nav-studies = Estudios
page-nav-learn = Aprender
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
page-page-number = Página { $page }

## The front page

page-front-title = ¿Qué construimos hoy?
page-front-text = Elige un juego y pulsa Jugar. Lo demás se puede cambiar después.
page-front-level = Nivel
page-front-players = Jugadores
page-front-play = Jugar contra el ordenador
page-front-play-alone = Jugar en solitario
page-front-play-name = Jugar contra el ordenador: { $game }
page-front-play-alone-name = Jugar en solitario: { $game }
page-front-terra-mystica = Transforma la tierra, funda ciudades, asciende en los cultos.
page-front-origins = Levanta una ciudad con dados, loseta a loseta.
page-front-friends = Jugar con amigos
page-front-friends-text = Crea una mesa y comparte el enlace
page-front-import = Importar y repasar
page-front-import-text = Suelta el registro de una partida y repásala paso a paso
page-front-learn = Aprender a jugar
page-front-learn-text = Una primera partida guiada y lecciones cortas
page-front-new = ¿Primera vez aquí?
page-front-new-text = No necesitas cuenta. Pulsa Jugar: la página muestra qué puedes hacer, cuánto cuesta y por qué algo no es posible.
page-front-new-first = Empezar con una primera partida
page-front-new-rules = Leer antes las reglas
page-front-last = Tu última partida de un vistazo
page-front-last-chart = Puntos de cada jugador, ronda a ronda
page-front-last-you = { $points } tú
page-front-last-other = { $points } { $name }
page-front-report = Informe
page-front-all = Todas mis partidas
page-front-waiting =
    { $count ->
        [one] 1 partida te espera
       *[other] { $count } partidas te esperan
    }

## Lists of tables

page-tables-open = Mesas abiertas
page-tables-new = Nueva mesa
page-tables-join = Unirse
page-tables-watch = Ver
page-game-report = Informe
page-tables-replay = Ver repetición
page-tables-none-open = No hay ninguna mesa abierta ahora
page-tables-none-open-text = Crea una: envía el enlace a tus amigos, y los demás podrán encontrarla aquí.
page-games-title = Mis partidas
page-games-turn = Tu turno
page-games-wait = Esperando a { $name }
page-games-thinking = El ordenador está pensando
page-games-chance = En curso
page-games-ready = Lista para empezar
page-games-left = Un ordenador está jugando por ti
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

## Games

page-new-game = Juego

## Computer players

level-random = Aleatorio
level-random-text = Juega al azar. Bueno para probar cosas.
level-greedy = Codicioso
level-greedy-text = Toma al instante el máximo de puntos que ve y nunca mira más allá.
level-easy = Fácil
level-easy-text = Amable para una primera partida: solo ve su próximo turno y pasa por alto muchas cosas.
level-medium = Medio
level-medium-text = Conoce el juego, pero solo mira un turno por delante.
level-hard = Difícil
level-hard-text = Valora bien las posiciones y castiga el derroche.
level-expert = Experto
level-expert-text = El mejor que tenemos: planea la ronda entera.
level-puct = Búsqueda en árbol
level-puct-text = El jugador más fuerte antes de la red neuronal, para comparar.
page-level-strength = Fuerza { $strength } de { $most }
page-level-points = Media de { $points } puntos contra sí mismo
page-level-with-strength = { $level } ({ $strength }/{ $most })

## Language, theme, motion

page-language = Idioma
page-language-en = English
page-language-pt = Português
page-language-es = Español
page-language-hu = Magyar
page-language-it = Italiano
page-theme-light = Cambiar al tema claro
page-theme-dark = Cambiar al tema oscuro

## Names and rows

page-name-numbered = { $name } ({ $number })
page-ask-name = Elige un nombre
page-ask-name-text = Los demás jugadores te verán con este nombre.
page-ask-name-go = Continuar
page-understood = Entendido
page-row-round = Ronda { $round }
page-row-you = juegas con { $faction }
page-row-with = con { $players }
page-row-last = { $player }: { $move }

## Games and seats

page-game-terra-mystica = Terra Mystica
page-game-origins = Origins: Los primeros constructores
page-seat-open = Asiento libre
page-link-copied = Enlace copiado

## Signing in, and people

page-account-sign-in = Iniciar sesión
page-person-block = Bloquear
page-person-unblock = Desbloquear

## When something goes wrong

page-problem-offline = El servidor no responde. Tu turno está a salvo; inténtalo de nuevo en un momento.
page-problem-unknown = Algo ha salido mal. Inténtalo de nuevo.
page-error-offline = El servidor no responde
page-error-offline-text = Tus partidas están a salvo. Esta página se reconectará en cuanto el servidor vuelva.
page-error-not-found = Mesa no encontrada
page-error-not-found-text = Se ha eliminado, es privada o el enlace tiene una errata. Si la mesa es tuya, inicia sesión; si te han invitado, pide un enlace nuevo.
page-error-private = Esta mesa es privada
page-error-private-text = Necesitas una invitación para verla. Pide un enlace a su dueño.
page-error-expired = Este enlace ha caducado
page-error-expired-text = La invitación ya no es válida, o la mesa se ha eliminado. Pide un enlace nuevo o busca otra mesa.
page-error-rate-limit = Demasiadas peticiones
page-error-signed-out = Tu sesión se ha cerrado
page-error-signed-out-text = Inicia sesión para continuar donde lo dejaste. Las partidas de un invitado cuya sesión se ha cerrado no se pueden recuperar, pero puedes empezar de nuevo como otro invitado.
page-error-unknown = Algo ha salido mal
page-error-unknown-text = Es culpa nuestra, no tuya. Inténtalo de nuevo; la partida está a salvo.
page-error-list = Esto no se puede mostrar ahora
page-error-no-page = Página no encontrada
page-error-no-page-text = La dirección tiene una errata, o la página se ha movido.

## Lists

page-list-two = { $first } y { $last }
page-list-more = { $first } y { $last }
page-pace-all = Todos los ritmos
page-pace-live = En vivo
page-pace-correspondence = Por correspondencia
page-pace-none = Sin reloj
