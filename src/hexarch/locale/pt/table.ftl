# Texts at the table, for both games.

## Players

page-present = Presente
page-away = Ausente
page-hint = Dica

## Keys

page-text-off = Mostrar o tabuleiro
page-keys = Atalhos de teclado
page-keys-verbs = Sua vez
page-keys-table = Na mesa
page-keys-tab = mover-se entre as partes da mesa
page-keys-arrows = mover-se dentro de uma parte e pelo mapa
page-keys-enter = escolher ou confirmar o turno
page-keys-confirm = confirmar o turno de qualquer lugar
page-keys-why = perguntar por que algo não pode ser usado
page-keys-escape = fechar o que está aberto
page-keys-off = Você pode desligar os atalhos de uma só tecla no menu.

## At the table

page-dock = Seu turno
page-draft = Seu turno até agora
page-draft-hint = Escolha no tabuleiro ou selecione uma ação acima
page-difference = O que seu turno muda
page-so-far = Até agora
page-with-this = Com isto
page-your-turn = Sua vez
page-ready = Pronto para confirmar
page-not-sent = ainda não enviado
page-undo = Desfazer
page-compound = { $steps } → { $action }
page-other-ways = { $count ->
    [1] Outra maneira
   *[other] { $count } outras maneiras
}
page-compare = Compare com o seu rascunho.
page-compare-ask = Usar isto em vez disso?
page-compare-drafted = No rascunho
page-compare-instead = Em vez disso
page-compare-keep = Manter o rascunho
page-compare-take = Escolher isto
page-reset = Reiniciar
page-confirm = Confirmar turno
page-plan = Planejar
page-plan-help = Teste seus próximos turnos; ninguém vê
page-plan-end-turn = Fim do turno
page-log-planned = planejado
page-confirm-anyway = Confirmar mesmo assim
page-more = Mais ações
page-choose = Escolher
page-skip = Pular
page-turn-goes-on = Seu turno continua.
page-turn-sent = Turno enviado.
page-step-undone = Passo desfeito.
page-turn-reset = Turno reiniciado.
page-click-to-choose = Clique para escolher
page-click-to-open =
    { $count ->
        [1] Clique para escolher
       *[other] { $count } opções: clique para vê-las
    }
page-type-move = Digitar uma jogada
page-type-examples = Por exemplo
page-type-complete = A tecla Tab completa
page-rematch = Jogar de novo
page-order-of-play = Ordem de jogo
page-set-up = Preparação
page-passed = passou
page-text-players = Jogadores
page-text-you = { $player } (você)
page-game-over = A partida acabou
page-waiting =
    { $others ->
        [0] Vez de { $player }
        [1] Vez de { $player } e de mais um
       *[other] Vez de { $player } e de mais { $others }
    }
page-waiting-chance = Sorteando
page-thinking = pensando há { $time }
page-thinking-since = última jogada { $time }
page-next-players = Depois: { $players }
page-result = Resultado final
page-result-hide = Ver o tabuleiro
page-result-place = { $place }º lugar
page-text-now = Agora
page-text-verb = { $verb } ({ $count })
page-log = Histórico
page-log-note = passe o mouse para ver no mapa
page-log-since = Desde o seu último turno
page-log-empty = Nada aconteceu ainda.
page-log-round = Rodada { $round }
page-log-earlier = Mostrar jogadas anteriores
page-watching = Você está assistindo a esta partida
page-result-lead = A liderança após cada rodada
page-result-sources = Pontos por origem
page-result-start = No início
page-result-share = Compartilhar
page-log-line = { $player } { $text }
page-takeback-asked = { $name } pede para desfazer jogadas.
page-takeback-waiting =
    { $count ->
        [1] Esperando um jogador concordar em desfazer.
       *[other] Esperando { $count } jogadores concordarem em desfazer.
    }
page-takeback-accept = Concordar
page-takeback-decline = Recusar
page-leave-no = Ficar
page-left = Um jogador virtual está jogando por você.
page-return = Voltar

## People

page-person-of = Sobre { $name }
page-person-block-text = Você não vê mais as mensagens dessa pessoa, e ela não pode entrar nas suas mesas.
page-person-mute = Silenciar nesta mesa
page-person-mute-text = Pode ler a conversa, mas não escrever nela.
page-person-unmute = Deixar de silenciar
page-person-remove = Remover da mesa
page-person-remove-text = Antes do início o lugar fica aberto de novo; em uma partida em andamento um computador o assume.
page-person-allow = Permitir a volta
page-person-report = Denunciar
page-person-report-text = O que aconteceu? Os administradores também veem o que a pessoa disse aqui.
page-person-reported = Obrigado. Os administradores vão verificar.
page-chat-closed = Só jogadores e espectadores convidados podem escrever aqui.

## Why not

page-why-title = Por que não?
page-why-ask = Por que não?
page-why-asking = Verificando
page-why-remedy = Converta algo primeiro
page-why-nothing = Não há nada que você possa fazer com isto agora.

## Warnings

page-warning-off = Não me avisar mais sobre isto

## Talk

page-chat = Conversa
page-chat-open =
    { $unread ->
        [0] Conversa
        [1] Conversa, 1 mensagem nova
       *[other] Conversa, { $unread } mensagens novas
    }
page-chat-empty = Nenhuma mensagem ainda.
page-chat-typing = { $name } está escrevendo
page-chat-write = Escreva uma mensagem
page-chat-send = Enviar

## The connection

page-connection-connecting = Reconectando
page-connection-polling = Sem conexão ao vivo: verificando a cada poucos segundos

## Notices

page-notice-turn = É a sua vez.
page-notice-chat = Há uma mensagem nova.
page-notice-over = A partida terminou.

## From the server

server-possible = Isto é possível.
server-merges = Isto altera um passo anterior do seu turno: { $steps }.
server-rule = { $sentence }
server-draft-moved = Outros jogaram; seu rascunho ainda é possível.
server-draft-dropped = Outros jogaram; seu rascunho não é mais possível.
