# Lições e primeira partida guiada de Origins: o título, a tarefa, as dicas e a explicação.

learn-origins-goal-stone = Pedra
learn-origins-goal-gold = Ouro
learn-origins-goal-points = Pontos
learn-origins-goal-temple = Templo: { $of }
learn-origins-goal-building = Construído: { $of }
learn-origins-goal-open = Distritos completos
learn-origins-goal-districts = Distritos fechados
learn-origins-goal-matched = Cartas de Distrito pontuadas
learn-origins-goal-tower = Torre: { $of }
learn-origins-goal-cards = Cartas do Zodíaco
learn-origins-goal-freemen = Homens Livres
learn-origins-goal-advisors = Conselheiros
learn-origins-goal-final = Pontuação final neste momento

learn-origins-sites = Trabalhadores e locais
learn-origins-sites-task = Seus trabalhadores são dados. Envie um ao local 1 e pegue 3 de pedra.
learn-origins-sites-hint-1 = Escolha um dado, depois o local, depois uma das duas ações principais.
learn-origins-sites-why = Cada visita dá uma das duas ações principais de um local. A nave-mãe dali sobe 1, então a próxima visita fica mais difícil.

learn-origins-wisdom = Sabedoria
learn-origins-wisdom-task = A nave-mãe do local 1 subiu para 5, e seu último dado mostra 3. Pegue mesmo assim 3 de pedra ali.
learn-origins-wisdom-hint-1 = Você paga a diferença em sabedoria: 2. Você tem 4.
learn-origins-wisdom-why = A sabedoria compensa dados baixos. O Arconte nunca paga, e depois do 6 uma nave-mãe volta ao 1.

learn-origins-bonus = A cor certa
learn-origins-bonus-task = Suba 3 passos no Templo da Floresta com uma única visita ao local 3.
learn-origins-bonus-hint-1 = Um dado da cor da peça de Ação Bônus também pode usar o bônus. A peça do local 3 é azul, e um dos seus dados também.
learn-origins-bonus-hint-2 = A ação principal sobe 2 passos por 1 de pedra, o bônus mais um passo por 1 de pedra. O ouro paga a pedra que falta.
learn-origins-bonus-why = A cor certa dobra uma visita. O ouro pode substituir qualquer recurso básico, mas cada unidade de ouro que sobra no fim vale um ponto.

learn-origins-building = Comprar uma construção
learn-origins-building-task = Compre a Casa da Moeda no local 2, acrescente-a à sua cidade e use sua habilidade: 1 de ouro.
learn-origins-building-hint-1 = Uma construção custa a sabedoria do seu lugar no mercado e a sua própria pedra. A Casa da Moeda custa 1 de pedra.
learn-origins-building-hint-2 = Visite o local 2, compre a Casa da Moeda, escolha um lugar ao lado da sua cidade e use a habilidade.
learn-origins-building-why = Uma construção nova pode ser usada na hora. Ela é usada de novo quando você fecha um distrito ao lado com um dado da cor dela.

learn-origins-farm = Fazendas e distritos
learn-origins-farm-task = Complete um distrito: quatro peças em torno de um ponto. Você não tem mais pedra, então construa uma fazenda.
learn-origins-farm-hint-1 = No local 2 qualquer peça pode ser construída como fazenda, virada para baixo e sem custo. Seu Arconte ainda está livre.
learn-origins-farm-hint-2 = A Ágora, o Palácio e a Casa da Moeda já se encontram. O quarto lugar fica abaixo da Casa da Moeda.
learn-origins-farm-why = Uma fazenda não tem cor nem habilidade, mas conta como peça. Assim um distrito fica completo mais cedo.

learn-origins-district = Fechar um distrito
learn-origins-district-task = Feche seu distrito com um dado, de modo que ele corresponda a uma Carta de Distrito.
learn-origins-district-hint-1 = Ponha um Homem Livre não utilizado no Assento de Poder, o losango no meio das quatro peças.
learn-origins-district-hint-2 = Escolha fechar um distrito e depois o dado. Vermelho no canto com azul e amarelo ao lado está em uma carta.
learn-origins-district-why = A carta traz 9 pontos e o ouro que está nela. O dado fica ali e, no fim, marca seu valor vezes a altura da sua torre: dados altos cabem bem aqui.

learn-origins-tower = Torres
learn-origins-tower-task = Um 4 azul está na sua cidade. Construa a torre que o faz valer mais.
learn-origins-tower-hint-1 = Um nível custa tanto ouro quanto a torre já tem de altura. A cor precisa ser a do dado.
learn-origins-tower-why = Cada nível da torre azul acrescenta 4 pontos por este dado no fim, e mais por qualquer outro dado azul em um assento.

learn-origins-military = Marchar e atacar
learn-origins-military-task = Marque 2 pontos com uma visita ao local 1.
learn-origins-military-hint-1 = A ação militar move você na trilha, ataca, ou as duas coisas. A ordem é sua.
learn-origins-military-hint-2 = Mova-se primeiro: você cruza uma divisa e passa o outro disco. Depois ataque.
learn-origins-military-why = Um ataque marca 1 ponto por disco atrás do seu e por divisa cruzada. Cada divisa dá também um marcador de Superioridade, que compra uma segunda ação em um turno.

learn-origins-temple = Templos e o Zodíaco
learn-origins-temple-task = Suba 2 passos no Templo do Mar e pegue sua Carta do Zodíaco.
learn-origins-temple-hint-1 = A ação de baixo do local 3 custa 1 de pedra. Escolha dois passos.
learn-origins-temple-why = A carta vem com a ação principal, mesmo que outro jogador a tenha. No fim da rodada cada carta vai para o disco mais alto do seu templo.

learn-origins-citizen = Mais trabalhadores
learn-origins-citizen-task = Consiga um terceiro Homem Livre. Antes você precisa de uma base livre.
learn-origins-citizen-hint-1 = Aumente sua população: a próxima base custa 2 de alimento. Depois pegue um Cidadão no local 4.
learn-origins-citizen-hint-2 = O dado mais barato da oferta fica à esquerda. Ele mantém o valor que mostra.
learn-origins-citizen-why = Mais dados significam mais visitas em cada rodada. Crescer cedo compensa.

learn-origins-advisor = Conselheiros
learn-origins-advisor-task = Faça do seu dado amarelo um Conselheiro neste turno.
learn-origins-advisor-hint-1 = Um Homem Livre de valor 6 que sobe vira Conselheiro. O seu tem 5: faltam dois passos.
learn-origins-advisor-hint-2 = Visite o local 5 com o dado azul e treine o amarelo duas vezes por 2 de alimento.
learn-origins-advisor-why = Conselheiros marcam pontos no fim, e seu Arconte tem as cores deles, de modo que também recebe bônus. Homens Livres utilizados também sobem 1 quando você passa.

learn-origins-final-scoring = A pontuação final
learn-origins-final-scoring-task = Se a partida acabasse agora, você teria 1 ponto. Leve sua pontuação final a 6 com uma visita ao local 3.
learn-origins-final-scoring-hint-1 = Dos três templos só contam os dois mais baixos. A Floresta é o seu mais alto.
learn-origins-final-scoring-hint-2 = Suba 2 passos na Montanha ou no Mar.
learn-origins-final-scoring-why = Um só templo alto não vale nada: suba outros dois. Ouro, Conselheiros e dados em assentos vezes suas torres são o resto da pontuação final.

learn-origins-guide-goal = Você ergue uma cidade, e vence quem tem mais pontos. Seus dados e o Arconte são trabalhadores: envie um a um local e escolha uma das duas ações dele.
learn-origins-guide-wisdom = Cada visita faz subir a nave-mãe do local. Se o valor do seu dado for menor, você paga a diferença em sabedoria; o Arconte nunca paga.
learn-origins-guide-bonus = Um dado da cor da peça de Ação Bônus de um local também pode usar o bônus. O azul serve no local 3, o amarelo no local 5.
learn-origins-guide-passing = Quando todos os seus trabalhadores tiverem sido utilizados, passe. Eles voltam para casa, e cada Homem Livre utilizado sobe 1.
learn-origins-guide-buildings = No local 2 você compra construções com pedra e sabedoria e usa cada uma na hora. Qualquer peça pode ser construída como fazenda, sem custo.
learn-origins-guide-districts = Quatro peças em torno de um ponto formam um distrito. As Cartas de Distrito mostram quais cores pontuam quando você fecha um.
learn-origins-guide-military = No local 1 você avança na Trilha Militar e ataca. Mova-se primeiro: um ataque conta os discos atrás de você e as divisas que cruzou.
learn-origins-guide-temples = No local 3, com 1 de pedra você sobe até dois passos em um templo e pega sua Carta do Zodíaco. No fim contam seus dois templos mais baixos.
learn-origins-guide-citizens = Mais trabalhadores, mais turnos: aumente a população com alimento e depois pegue um Cidadão no local 4.
learn-origins-guide-closing = Feche um distrito com um dado não utilizado: uma carta dá pontos e ouro, e as peças da cor dele funcionam de novo. Dados altos valem mais ali.
learn-origins-guide-towers = Um nível de torre custa tanto ouro quanto a torre tem de altura. No fim cada dado em um assento marca seu valor vezes a torre da sua cor.
learn-origins-guide-advisors = Um Homem Livre de valor 6 que sobe vira Conselheiro: mais pontos no fim e sua cor para o Arconte. O alimento no local 5 aumenta dados.
learn-origins-guide-tokens = Os marcadores de Superioridade da Trilha Militar compram uma segunda ação em um turno. Use um quando duas ações combinarem.
learn-origins-guide-end = A partida acaba com a rodada em que se esgotam o ouro das cartas, as cores das torres ou os dados de uma cor, ou alguém chega ao topo de todos os templos.
learn-origins-guide-final = Os pontos finais vêm do ouro, dos Conselheiros, dos dois templos mais baixos e dos dados em assentos. Agora você sabe tudo: continue ou termine aqui.
learn-origins-guide-over = A partida acabou. Veja acima de onde vieram os pontos e experimente depois as lições.
learn-origins-guide-token = Você tem um marcador de Superioridade: gaste-o em uma segunda ação, ou guarde-o e termine o turno.
learn-origins-guide-match = Seu distrito corresponde a várias cartas. Escolha a que tem mais pontos ou mais ouro.

learn-origins-caution-idle = Ainda há um trabalhador em casa, e um Homem Livre não utilizado não sobe. Quer mesmo passar?
learn-origins-caution-gold = Com seu ouro você poderia aumentar uma torre para os dados nos seus assentos. Quer mesmo passar?
learn-origins-caution-food = Você tem alimento suficiente para aumentar a população. Quer mesmo passar?
