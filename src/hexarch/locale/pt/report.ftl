report-title = Relatório: { $title }
report-by = Analisado pelo jogador virtual { $level }, que faz em média { $points } pontos contra si mesmo.
report-by-unknown = Analisado pelo jogador virtual { $level }, cuja força neste jogo ainda não foi medida em pontos.
report-opinion = Os jogadores das melhores ligas jogam melhor: considere a análise uma segunda opinião.
report-expected = Pontos esperados
report-chances = Chances de vitória, em %
report-round = Rodada { $round }
report-end = Fim
report-mistakes = Turnos que mais custaram
report-noise = A estimativa tem uma incerteza de cerca de { $usual } pontos, { $last } na última rodada. Só são listados turnos que perdem pelo menos { $clear } vezes esse valor.
report-loss = −{ $points } { $points ->
    [one] ponto
   *[other] pontos
 }
report-played = Jogado:
report-better = Melhor:
report-then = Depois:
report-gain = { $points } de { $source }
report-at-once = pontos imediatos
report-reason = A linha melhor ganha cerca de { $gains }.
report-reason-none = Nenhuma origem explica sozinha o ganho.
report-see = Ver na reprise
report-no-mistakes = Nenhum turno foi claramente pior que outro.
report-more = Mostrar mais { $count }
report-by-sources = Pontos por origem
report-by-rounds = Pontos por rodada
report-norms = Números pequenos: a média dos jogadores da liga com a mesma facção. Todas as médias vêm de { $seats } lugares de partidas da liga.
report-table = Mesa
report-league = Liga
report-topic-opening = Aberturas
report-topic-first-round = A primeira rodada
report-topic-favors = Marcadores de favor
report-topic-towns = Cidades
report-topic-districts = Distritos
report-topic-towers = Torres
report-tracks = Trilhas por rodada
report-tracks-text = No início de cada rodada e no fim.
report-track-fire = Fogo
report-track-water = Água
report-track-earth = Terra
report-track-air = Ar
report-track-temple-forest = Templo da Floresta
report-track-temple-mountain = Templo da Montanha
report-track-temple-sea = Templo do Mar
report-track-military = Trilha Militar
report-power = Poder recebido e pago
report-power-taken = Poder recebido
report-power-paid = Pontos pagos
report-power-declined = Ofertas recusadas
report-share = Compartilhar por link
report-share-end = Encerrar o link
report-ahead = { $count ->
    [1] Um relatório é feito antes deste.
   *[other] { $count } relatórios são feitos antes deste.
 }
report-making = Analisando o turno { $done } de { $total }
report-none = Um relatório mostra o que cada jogador podia esperar depois de cada turno e quais turnos mais custaram. Leva cerca de um minuto.
report-failed = Não foi possível fazer o relatório. Você pode tentar de novo.
report-make = Fazer o relatório
report-here = { $level } ({ $points } pontos em média) espera
report-here-unknown = { $level } espera
report-here-loss = Este turno: −{ $points }
report-here-best = Melhor: { $moves }
