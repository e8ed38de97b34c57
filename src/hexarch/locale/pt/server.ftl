# O servidor em português do Brasil: por que recusa algo e o que conta sobre um rascunho.

## Titles by status

server-title-400 = Não entendido
server-title-401 = Sem conta aberta
server-title-403 = Não permitido
server-title-404 = Não encontrado
server-title-405 = Não oferecido
server-title-409 = Agora não
server-title-413 = Grande demais
server-title-415 = Tipo de conteúdo errado
server-title-422 = Não válido
server-title-429 = Vezes demais
server-title-500 = Algo deu errado
server-title-503 = Não disponível

## The request

server-refused = O servidor recusa este pedido.
server-not-found = Não há nada neste endereço.
server-method = Este endereço não oferece isso.
server-too-large = Isto é mais do que o servidor aceita.
server-content-type = Envie isto como application/json.
server-invalid = { $where } não está como deveria: { $what }.
server-too-often =
    Foram vezes demais. Tente de novo em { $seconds ->
        [1] um segundo
       *[other] { $seconds } segundos
    }.
server-origin = Este pedido não vem de uma página deste servidor.
server-failed = Algo deu errado. Nada foi mudado.
server-database = O banco de dados não responde. Nada foi mudado.
server-busy = Acontecem coisas demais ao mesmo tempo nesta mesa. Nada foi mudado; tente de novo.
server-metrics = Os números são para quem cuida deste servidor.
server-live-message = Esta mensagem não pode ser entendida.

## People

server-sign-in = Primeiro diga quem você é.
server-wrong-login = Este nome e esta senha não combinam.
server-wrong-password = Esta não é a sua senha.
server-other-password = Escolha outra senha.
server-no-account = Um convidado não tem senha.
server-no-session = Essa sessão não existe.

## Tables

server-no-game = Esse jogo não existe. Há { $games }.
server-no-level = Esse jogador do computador não existe. Há { $levels }.
server-no-table = Essa mesa não existe, ou é privada e você precisa do convite.
server-no-seat = Não há lugar { $seat } nesta mesa.
server-seat-count =
    O jogo não pode ser jogado com { $count ->
        [1] um lugar
       *[other] { $count } lugares
    }.
server-seat-taken = O lugar { $seat } está ocupado.
server-seats-open = Alguns lugares ainda estão livres.
server-table-full = Todos os lugares estão ocupados.
server-table-open = A partida ainda não começou.
server-table-running = A partida já começou.
server-table-finished = A partida acabou.
server-table-analysis = Isto é a análise de uma partida, não uma partida em jogo.
server-owner-only = Só o dono da mesa pode fazer isso.
server-not-seated = Você não está sentado a esta mesa.
server-not-your-seat = O lugar { $seat } não é seu.
server-seat-left = Você deixou esta partida. Volte para continuar jogando.

## Playing

server-stale = Algo aconteceu nesse meio-tempo. Veja a nova posição.
server-no-position = A partida tem { $entries } jogadas, então não há posição { $number }.
server-not-legal = Isto não é possível agora.
server-possible = Isto é possível.
server-rule = { $sentence }
server-chance-first = Primeiro o acaso decide.
server-action-or-text = Pergunte sobre uma ação ou sobre um texto.
server-draft-complete = O turno está completo: confirme-o ou desfaça um passo.
server-draft-incomplete = O turno ainda não está completo.
server-draft-empty = Não há nada a confirmar.
server-draft-moved = Outros jogaram nesse meio-tempo; seu rascunho ainda é possível.
server-draft-dropped = Outros jogaram nesse meio-tempo; seu rascunho não é mais possível.
server-takeback-open = Já há um pedido em aberto para desfazer algo.
server-no-takeback = Ninguém espera sua resposta sobre desfazer algo.
server-nothing-to-take-back = Não há nada a desfazer.
server-no-hints = Não há dicas em uma partida contra outras pessoas.
server-no-hint = Nenhuma dica foi encontrada a tempo.
server-unreadable = Esta partida não pode ser lida.
