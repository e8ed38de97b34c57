# Lições e primeira partida guiada de Terra Mystica: o título, a tarefa, as dicas e a explicação.

learn-tm-goal-building = Construído: { $of }
learn-tm-goal-workers = Trabalhadores restantes
learn-tm-goal-priests = Clérigos
learn-tm-goal-round = Ainda na rodada 1
learn-tm-goal-bowl2 = Poder no alguidar II
learn-tm-goal-cult = Trilha de culto: { $of }
learn-tm-goal-favor = Marcador de favor pego
learn-tm-goal-shipping = Nível de remessa
learn-tm-goal-own = Sua estrutura em { $of }
learn-tm-goal-bridges = Pontes
learn-tm-goal-points = Pontos
learn-tm-goal-towns = Cidades
learn-tm-goal-over = A partida acabou

learn-tm-build = Terreno e pás
learn-tm-build-task = Você só pode construir em floresta. Transforme em floresta um dos espaços ao lado das suas habitações e construa ali uma habitação.
learn-tm-build-hint-1 = Uma pá custa 3 trabalhadores e leva um espaço um passo adiante no ciclo de terrenos. Montanhas e lagos estão a um passo da floresta.
learn-tm-build-hint-2 = F6 e E7 são montanhas ao lado das suas habitações. Escolha uma delas e depois a habitação.
learn-tm-build-why = Uma pá e uma habitação custam 4 trabalhadores e 2 moedas. Espaços a dois ou três passos custam duas ou três pás; por isso, procure primeiro os seus vizinhos no ciclo.

learn-tm-special = Uma pá gratuita
learn-tm-special-task = Construa uma terceira habitação e fique com pelo menos 5 trabalhadores. Sua carta de bônus ajuda.
learn-tm-special-hint-1 = A carta de bônus tem uma ação especial com um octógono laranja: uma pá, uma vez por rodada.
learn-tm-special-hint-2 = Use a pá da carta em F6 ou E7 e construa ali na mesma ação.
learn-tm-special-why = A pá da carta economizou 3 trabalhadores. As ações especiais são gratuitas, mas cada uma só vale uma vez por rodada, e a que não foi usada se perde quando você passa.

learn-tm-power = Alguidares do poder
learn-tm-power-task = Ganhe um clérigo com poder, ainda nesta rodada.
learn-tm-power-hint-1 = Só se gasta o poder do alguidar III, e o seu está nos alguidares I e II. Sacrifique: de dois marcadores do alguidar II, um vai para o III e o outro sai do jogo.
learn-tm-power-hint-2 = O clérigo custa 3 de poder. Sacrifique 3 e use essa ação de poder.
learn-tm-power-why = O poder circula: o que você gasta volta ao alguidar I, e o que ganha sobe um alguidar. Os marcadores sacrificados nunca voltam; sacrifique só por algo que você quer mesmo.

learn-tm-leech = Poder dos vizinhos
learn-tm-leech-task = Os Nômades construíram ao lado da sua casa de comércio e lhe oferecem poder. Aceite.
learn-tm-leech-hint-1 = A oferta está na barra de baixo: 2 de poder por 1 ponto.
learn-tm-leech-why = Oferecem-lhe poder pelo valor das suas estruturas ao lado da nova. Custa um ponto a menos que o poder ganho, então o primeiro é de graça. Morar perto dos outros compensa.

learn-tm-cults = Trilhas de culto
learn-tm-cults-task = Envie seu clérigo ao culto do Ar e chegue ao espaço 5.
learn-tm-cults-hint-1 = O primeiro clérigo de um culto pode ocupar o espaço de 3 passos. Você está no 2 do Ar.
learn-tm-cults-why = Nos espaços 3, 5, 7 e 10 você ganha 1, 2, 2 e 3 de poder. As trilhas também pagam no fim de quase todas as rodadas, e 8, 4 e 2 pontos no fim da partida.

learn-tm-favor = Templos e marcadores de favor
learn-tm-favor-task = Construa um templo e pegue o marcador de favor que dá 2 pontos por nova habitação.
learn-tm-favor-hint-1 = Um templo se constrói a partir de uma casa de comércio. A sua está em F4.
learn-tm-favor-hint-2 = O marcador pertence ao culto da Terra. Toque nos marcadores para ler o que cada um faz.
learn-tm-favor-why = Cada templo e o santuário trazem um marcador de favor: passos em uma trilha de culto e algo que dura. Pego cedo, este marcador rende bastante com seus 2 pontos por habitação.

learn-tm-shipping = Remessa
learn-tm-shipping-task = G3 é floresta, mas há um rio no meio. Aumente sua remessa e construa uma habitação em G3.
learn-tm-shipping-hint-1 = Um nível de remessa custa 1 clérigo e 4 moedas, e traz pontos.
learn-tm-shipping-hint-2 = Aumente a remessa no primeiro turno e construa em G3 no segundo. Não é preciso nenhuma pá.
learn-tm-shipping-why = Com remessa 1 você alcança além de um espaço de rio; com 2, além de dois. Ela também une suas áreas para a pontuação final.

learn-tm-bridge = Uma ponte
learn-tm-bridge-task = Construa uma ponte com poder e depois uma habitação em G3, na outra ponta.
learn-tm-bridge-hint-1 = A primeira ação de poder constrói uma ponte por 3 de poder. Sacrifique 3 para tê-los.
learn-tm-bridge-hint-2 = Ponha a ponte entre F4 e G3. No turno seguinte, construa em G3.
learn-tm-bridge-why = Uma ponte torna dois espaços diretamente adjacentes, como se não houvesse rio. Ao contrário da remessa, ela vale também para cidades.

learn-tm-passing = Os pontos de uma rodada
learn-tm-passing-task = Chegue a 24 pontos nesta rodada. A ficha de pontuação premia habitações, e sua carta de bônus premia casas de comércio quando você passa.
learn-tm-passing-hint-1 = Uma habitação traz 2 pontos na hora. A carta traz 2 pontos por casa de comércio, mas só quando você passa.
learn-tm-passing-hint-2 = Transforme e construa uma habitação, aprimore F4 em casa de comércio ao lado dos Nômades e passe.
learn-tm-passing-why = Ao passar, você devolve sua carta de bônus, pontua por ela e pega outra para a próxima rodada. Quem passa primeiro começa a próxima rodada.

learn-tm-town = Fundar uma cidade
learn-tm-town-task = Você tem quatro estruturas conectadas com valor de poder 6. Funde uma cidade.
learn-tm-town-hint-1 = Uma cidade precisa de quatro estruturas conectadas com valor de poder 7. Uma habitação vale 1, casa de comércio e templo 2, fortaleza e santuário 3.
learn-tm-town-hint-2 = Aprimore uma habitação do grupo em casa de comércio: E10 ou G6. F4 não está conectada.
learn-tm-town-why = Uma cidade traz na hora pontos, uma chave e a recompensa da sua ficha. As Bruxas marcam mais 5 por cidade, e a ficha de pontuação desta rodada outros 5.

learn-tm-key = A chave do topo
learn-tm-key-task = Você acaba de fundar uma cidade e está no 9 do Ar. Escolha a ficha de cidade que leva você ao 10.
learn-tm-key-hint-1 = Cada cidade tem uma chave, e só uma chave abre o espaço 10. Ainda falta um passo: uma ficha dá um passo em cada culto.
learn-tm-key-why = Só um jogador pode ficar no 10 de um culto; isso vale 3 de poder e, quase sempre, os 8 pontos da pontuação final.

learn-tm-last-round = A última rodada
learn-tm-last-round-task = É a rodada 6. Termine a partida com pelo menos 105 pontos.
learn-tm-last-round-hint-1 = Nada mais traz renda: transforme tudo em pontos. O que sobra vale um terço de ponto por moeda.
learn-tm-last-round-hint-2 = Um nível da troca por pás dá 6 pontos por 2 trabalhadores, 5 moedas e um clérigo. Depois passe.
learn-tm-last-round-why = Na última rodada só contam pontos: níveis da troca por pás e da remessa, a ficha de pontuação, passos de culto que ultrapassam alguém e uma área conectada maior.

learn-tm-guide-goal = Vence quem tem mais pontos depois de seis rodadas. Você comanda as Bruxas, que só constroem em floresta; suas duas habitações estão em E9 e F4.
learn-tm-guide-terrain = Outras terras precisam virar floresta antes: 3 trabalhadores por pá. F6 e E7 estão a uma só pá, e nesta rodada cada habitação traz 2 pontos.
learn-tm-guide-income = Cada estrutura que você coloca abre uma renda no seu cartão: habitações trazem trabalhadores, casas de comércio moedas e poder. Ao lado dos Nômades, uma casa de comércio custa metade das moedas.
learn-tm-guide-power = O poder passa do alguidar I ao II e ao III, e só o do III paga as ações de poder. Cada ação vale uma vez por rodada, para quem a usar primeiro.
learn-tm-guide-passing = Quando não há mais nada útil a fazer, passe: você troca sua carta de bônus por outra. Quem passa primeiro começa a próxima rodada.
learn-tm-guide-cults = Os clérigos sobem as quatro trilhas de culto. O jogador mais alto de cada uma marca 8 pontos no fim, e alguns espaços trazem poder no caminho.
learn-tm-guide-temple = Um templo traz um clérigo por rodada e um marcador de favor na hora. Casas de comércio viram templos.
learn-tm-guide-neighbours = Quando alguém constrói ao seu lado, você pode receber poder por poucos pontos. Por isso, construa perto dos Nômades: os dois ganham.
learn-tm-guide-spades = As pás ficam mais baratas a cada nível da troca, e cada nível vale 6 pontos. As ações de poder com pás também economizam trabalhadores.
learn-tm-guide-shipping = Com remessa você constrói do outro lado dos rios. G3 é floresta e fica a um espaço de rio de F4.
learn-tm-guide-towns = Quatro estruturas conectadas com valor de poder 7 formam uma cidade: pontos, uma recompensa e uma chave para o topo de uma trilha de culto.
learn-tm-guide-stronghold = A fortaleza dá a cada facção uma habilidade própria. As Bruxas podem então colocar uma habitação em qualquer floresta livre, uma vez por rodada.
learn-tm-guide-cult-bonus = No fim da rodada seus passos de culto pagam: a ficha de pontuação diz a trilha e a recompensa. Olhe as próximas fichas antes de planejar.
learn-tm-guide-final = No fim, a maior área conectada marca 18 pontos e cada culto 8, 4 e 2. Agora você sabe tudo: continue jogando ou termine aqui.
learn-tm-guide-over = A partida acabou. Veja acima de onde vieram os pontos e experimente depois as lições.
learn-tm-guide-offer = Oferecem-lhe poder porque alguém construiu ao seu lado. Custa um ponto a menos que o poder ganho: aceite enquanto for barato.
learn-tm-guide-rest = Seu turno continua depois da resposta dos outros. Faça o que falta, converta recursos se quiser e confirme.
learn-tm-guide-reward-spades = Seus passos em um culto lhe renderam pás. Transforme um espaço ao lado das suas estruturas; na próxima rodada você pode construir ali.
learn-tm-guide-last-round = É a última rodada, e a renda não importa mais. Transforme tudo em pontos: níveis, ficha de pontuação, passos de culto, uma área maior.

learn-tm-caution-full-hands = Você ainda tem trabalhadores e moedas para outra ação. Quer mesmo passar?
learn-tm-caution-power = Há poder no seu alguidar III que ainda pode pagar uma ação. Quer mesmo passar?
learn-tm-caution-dwellings-score = Nesta rodada habitações valem 2 pontos, e você ainda pode construir uma. Quer mesmo passar?
learn-tm-caution-trading-houses-score = Nesta rodada casas de comércio valem 3 pontos, e você ainda pode construir uma. Quer mesmo passar?
learn-tm-caution-burning = O poder sacrificado nunca volta, e restam poucos marcadores. Vale a pena?
