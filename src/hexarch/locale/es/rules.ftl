# The page of the rules; the rules themselves are in the files of the games.

## The rules

page-rules-title = Reglas
page-rules-text = Con nuestras propias palabras, a partir de los reglamentos y de sus preguntas frecuentes. Cada regla tiene un número; la mesa lo cita cuando una jugada no está permitida.
page-rules-search = Buscar en las reglas
page-rules-game = Qué juego
page-rules-found =
    { $count ->
        [0] No se ha encontrado nada
        [one] 1 tema
       *[other] { $count } temas
    }
page-rules-none = Ningún tema coincide
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
