# A szerver e-mailjei magyarul.

mail-confirm-subject = Erősítsd meg a címedet
mail-confirm-text =
    Szia, { $name }!

    Nyisd meg ezt a linket, hogy ez a cím a Hexarch-fiókodhoz tartozzon. Ha elveszíted a jelszavadat, ide küldjük az újhoz szükséges linket.

    { $link }

    A link 24 óráig érvényes. Ha nem te kérted, hagyd figyelmen kívül ezt az üzenetet.
mail-recover-subject = Válassz új jelszót
mail-recover-text =
    Szia, { $name }!

    Nyisd meg ezt a linket, hogy új jelszót válassz a Hexarch-fiókodhoz.

    { $link }

    A link egy óráig érvényes, és egyszer használható. Ha nem te kérted, hagyd figyelmen kívül ezt az üzenetet: a jelszavad nem változik.
