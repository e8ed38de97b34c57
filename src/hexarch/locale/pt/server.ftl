# O servidor em português do Brasil: por que recusa algo e o que conta sobre um rascunho.

## Titles by status

server-title-400 = Solicitação inválida
server-title-401 = Não conectado
server-title-403 = Não permitido
server-title-404 = Não encontrado
server-title-405 = Método não permitido
server-title-408 = Tempo esgotado
server-title-409 = Conflito
server-title-413 = Grande demais
server-title-415 = Tipo de conteúdo não aceito
server-title-422 = Dados inválidos
server-title-429 = Solicitações demais
server-title-500 = Algo deu errado
server-title-503 = Serviço indisponível

## The request

server-refused = O servidor recusou esta solicitação.
server-not-found = Não há nada neste endereço.
server-method = Este método não é permitido aqui.
server-too-large = A solicitação é grande demais.
server-content-type = Envie a solicitação como application/json.
server-invalid = { $where } é inválido: { $what }.
server-too-often =
    Solicitações demais; tente de novo em { $seconds ->
        [1] 1 s
       *[other] { $seconds } s
    }.
server-origin = Esta solicitação não vem de uma página deste servidor.
server-host = Este servidor não atende por este nome.
server-failed = Algo deu errado. Nada foi alterado.
server-database = O banco de dados não está respondendo. Nada foi alterado.
server-busy = Esta mesa está ocupada demais no momento. Nada foi alterado; tente de novo.
server-overloaded = O servidor está ocupado. Nada foi alterado; tente de novo.
server-workers-busy =
    O servidor está ocupado; tente de novo em { $seconds ->
        [1] 1 s
       *[other] { $seconds } s
    }.
server-outcome-unknown = A conexão com o banco de dados foi perdida. Não se sabe se isto foi gravado; é seguro enviar a mesma solicitação de novo.
server-timeout = A solicitação demorou demais para chegar.
server-metrics = As métricas são acessíveis só ao operador do servidor.
server-live-message = Não foi possível entender esta mensagem.

## People

server-sign-in = Entre na sua conta.
server-wrong-login = Nome ou senha incorretos.
server-wrong-password = Senha incorreta.
server-other-password = Escolha outra senha.
server-no-account = Convidados não têm senha.
server-name-taken = Este nome já está em uso. Se for seu, entre na conta; se não, escolha outro.
server-weak-password = Esta senha é fácil de adivinhar. Use várias palavras ou uma senha mais longa.
server-banned = Esta conta está banida até { $until }.
server-no-mail = Este servidor não envia e-mail.
server-link-expired = Este link não vale mais. Peça um novo.
server-no-user = Esta pessoa não existe.
server-admin-only = Só administradores podem fazer isso.
server-no-report = Esta denúncia não existe.
server-no-session = Esta sessão não existe.
server-token = Este token não é válido: está errado, expirou ou foi revogado.
server-token-scope = Falta a este token a permissão { $scope }.
server-token-never = Não é possível fazer isso com um token. Entre pela página.
server-no-token = Este token não existe.
server-tokens-many = Uma conta pode ter no máximo { $count } tokens. Revogue um primeiro.
server-bot-played = Só uma conta que nunca ocupou um lugar em uma mesa pode virar bot.
server-bot-invited = Um bot só entra em uma mesa por um desafio ou com o convite dela.
server-no-bot = Este bot não existe.
server-bot-blocked = Este bot não joga com você.
server-no-challenge = Este desafio não existe.
server-challenge-other = Não cabe a você responder a este desafio.
server-challenge-over = Este desafio já foi respondido.

## Tables

server-no-game = Esse jogo não existe. Jogos disponíveis: { $games }.
server-no-level = Esse jogador virtual não existe. Níveis disponíveis: { $levels }.
server-no-lesson = Esta lição não existe.
server-no-table = Esta mesa não existe, ou é privada e você precisa do convite.
server-no-seat = Esta mesa não tem o lugar { $seat }.
server-seat-count =
    Este jogo não pode ser jogado com { $count ->
        [1] um jogador
       *[other] { $count } jogadores
    }.
server-seat-taken = O lugar { $seat } está ocupado.
server-seats-open = Alguns lugares ainda estão livres.
server-table-full = Todos os lugares estão ocupados.
server-table-open = A partida ainda não começou.
server-table-running = A partida já começou.
server-table-finished = A partida acabou.
server-table-analysis = Isto é uma análise, não uma partida em andamento.
server-owner-only = Só o dono da mesa pode fazer isso.
server-not-seated = Você não tem lugar nesta mesa.
server-not-your-seat = O lugar { $seat } não é seu.
server-seat-left = Você saiu desta partida. Volte para continuar jogando.
server-removed = O dono removeu você desta mesa.
server-blocked = O dono desta mesa bloqueou você.
server-not-yourself = Você não pode fazer isso consigo.
server-chat-seated = Só jogadores e espectadores convidados podem conversar aqui.
server-chat-guests = Nesta mesa, só quem tem conta pode conversar.
server-muted = Você foi silenciado e não pode conversar.

## Playing

server-stale = A partida avançou. Veja a nova posição.
server-no-position = A partida tem { $entries } jogadas, então não há posição { $number }.
server-not-legal = Isto não é possível agora.
server-chance-first = Primeiro algo precisa ser sorteado.
server-action-or-text = Informe uma ação, um texto ou um elemento da mesa.
server-draft-complete = O turno está completo: confirme-o ou desfaça um passo.
server-draft-incomplete = O turno ainda não está completo.
server-draft-empty = Não há nada a confirmar.
server-draft-changed = Seu rascunho mudou em outra janela. Este é o mais novo; confira e confirme de novo.
server-takeback-open = Já há um pedido para desfazer jogadas.
server-no-takeback = Nenhum pedido para desfazer espera sua resposta.
server-nothing-to-take-back = Não há nada a desfazer.
server-no-hints = Dicas não estão disponíveis em partidas contra outras pessoas.
server-no-hints-yet = Uma partida contra pessoas com esta preparação e estas jogadas ainda está em andamento. As dicas ficam disponíveis quando ela terminar.
server-no-branch = Uma partida em andamento contra pessoas não pode ser analisada. Espere até ela terminar.
server-report-unfinished = Só partidas terminadas podem ser analisadas.
server-no-game-report = Não há relatório aqui.
server-reports-pending = { $count ->
        [1] 1 relatório seu ainda está sendo feito. Espere até que ele fique pronto.
       *[other] { $count } relatórios seus ainda estão sendo feitos. Espere até que um fique pronto.
    }
server-no-hint = Nenhuma dica foi encontrada a tempo.
server-unreadable = Não foi possível ler esta partida.
server-import-too-long = Esta partida tem { $entries } jogadas; uma partida pode ter no máximo { $count }.
server-game-too-long = Uma partida pode ter no máximo { $count } jogadas; esta não pode continuar.
server-wishes-too-many = Você mudou suas respostas permanentes vezes demais; espere a próxima jogada.

server-no-clock = Esta mesa não tem relógio.
server-pause-open = Já foi pedida uma pausa, ou os relógios estão parados.
server-no-pause = Ninguém espera sua resposta sobre uma pausa.
server-not-claimable = Este lugar não pode ser reivindicado.
server-pace = Este ritmo não é possível.
server-pace-live = As noites e os fins de semana não podem parar os relógios de uma partida ao vivo.
server-pace-drop = As regras deste jogo não permitem que um jogador abandone.
server-zone = Esse fuso horário não existe.
server-night = Uma noite tem entre 1 e { $hours } horas.
server-vacation = Estes dias de férias não são possíveis.
server-vacation-days = Você pode tirar no máximo { $days } dias de férias em { $year }.
server-calendar-again = Você pode mudar o fuso horário e a noite uma vez por dia.
server-blocked-you = Esta pessoa não quer jogar com você.
server-sits-already = Esta pessoa já ocupa um lugar na mesa.
server-too-many = Há lugar para no máximo { $most }.
server-tables-most = Você tem { $most } partidas inacabadas ou importadas, o máximo permitido. Exclua algumas primeiro.
server-accounts-only = Convidados não podem fazer isto. Crie uma conta primeiro.
server-no-group = Este grupo não existe, ou você não é membro dele.
server-group-owner = Só o dono do grupo pode fazer isto.
server-member-already = Esta pessoa já é membro ou já foi convidada.
server-group-link = Este convite para um grupo não é mais válido.
server-no-event = Este evento não existe, ou você não é membro do grupo.
server-event-status = O evento já começou ou já terminou.
server-event-running = O evento ainda não terminou.
server-event-few = Cada divisão precisa de pelo menos { $least } jogadores.

## Problemas e estudos

server-no-puzzle = Este problema não existe.
server-puzzle-closed = Este problema não está mais na sua mesa. Abra-o de novo.
server-puzzle-unfinished = Termine seu turno primeiro.
server-puzzle-no-hints = Não há dicas em um problema. Você pode ver a solução.
server-no-study = Este estudo não existe ou é privado.
server-study-accounts = É preciso ter uma conta para salvar estudos. Crie uma.
server-study-most = Você tem { $most } estudos. Exclua um primeiro.
server-study-chapters = Um estudo tem no máximo { $most } capítulos.
server-study-notes = As notas de um capítulo são longas demais.
server-study-file = Este estudo não pode ser importado: { $sentence }
