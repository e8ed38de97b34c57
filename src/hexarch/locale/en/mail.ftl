# The e-mails that the server sends.

mail-confirm-subject = Confirm your address
mail-confirm-text =
    Hello { $name },

    Follow this link to use this address for your Hexarch account. If you lose your password, we send a link for a new one here.

    { $link }

    The link is valid for 24 hours. If you did not ask for this, ignore this message.
mail-recover-subject = Choose a new password
mail-recover-text =
    Hello { $name },

    Follow this link to choose a new password for your Hexarch account.

    { $link }

    The link is valid for one hour and works once. If you did not ask for this, ignore this message: your password does not change.
