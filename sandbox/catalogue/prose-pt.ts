import { bare, capital, isPlural, pt } from './contraction'
import { genresPt } from './genre-pt'
import type { Prose, Sentences } from './prose'

const people: Sentences = [
  (s) => `${capital(bare(s.x))} e ${bare(s.y)} entre ${s.pop} ${s.place}`,
  (s) => `${capital(bare(s.x))}, ${bare(s.y)} e ${bare(s.y2)}: evidências de ${s.pop} ${s.place}`,
  (s) => `Fatores associados ${pt.a(s.y)} entre ${s.pop}: o papel ${pt.de(s.x)}`,
  (s) => `Relação entre ${s.x} e ${s.y} ${s.place}`,
]

export const prosePt: Prose = {
  lang: 'pt',
  genres: genresPt,
  decimal: ',',
  places: [
    'no sul do Brasil',
    'no Nordeste brasileiro',
    'na Amazônia brasileira',
    'em municípios do interior de Minas Gerais',
    'na região metropolitana de Porto Alegre',
    'no semiárido',
    'em Portugal',
    'em Moçambique',
    'no Distrito Federal',
    'em capitais brasileiras',
    'em territórios rurais',
    'no Centro-Oeste',
    'em uma cidade de médio porte',
    'no período pós-pandemia',
    'em periferias urbanas',
    'no estado do Paraná',
  ],
  titles: {
    rct: [
      (s) => `Efeito ${pt.de(s.x)} sobre ${s.y}: ensaio clínico randomizado com ${s.pop}`,
      (s) => `${capital(bare(s.x))} e ${bare(s.y2)}: ensaio randomizado por conglomerados ${s.place}`,
    ],
    cohort: [
      (s) => `${capital(bare(s.x))} e ${bare(s.y)}: estudo de coorte com ${s.pop}`,
      (s) => `Associação de longo prazo entre ${s.x} e ${s.y} ${s.place}`,
      ...people,
    ],
    survey: [
      ...people,
      (s) =>
        `Como ${s.x} se ${isPlural(s.x) ? 'relacionam' : 'relaciona'} com ${s.y}: levantamento com ${s.n} ${s.pop}`,
      (s) => `Modelo estrutural ${pt.de(s.x)}, ${pt.de(s.y2)} e ${pt.de(s.y)} ${s.place}`,
    ],
    interviews: [
      (s) => `${capital(bare(s.x))} ${s.place}: percepções de ${s.pop}`,
      (s) => `Sentidos ${pt.de(s.x)} para ${s.pop}: um estudo qualitativo`,
      (s) => `“Ninguém nos perguntou”: ${s.pop} diante ${pt.de(s.x)}`,
    ],
    review: [
      (s) => `${capital(bare(s.x))} e ${bare(s.y)}: revisão sistemática`,
      (s) => `O que se sabe sobre ${s.x}? Revisão de escopo sobre ${s.y} e ${s.y2}`,
      (s) => `Produção científica sobre ${s.x} ${s.place}: revisão integrativa`,
    ],
    case: [
      (s) => `Implantação ${pt.de(s.x)} ${s.place}: estudo de casos múltiplos`,
      (s) => `Do plano à prática: ${bare(s.x)} e ${bare(s.y)} em ${s.k} organizações`,
      (s) => `${capital(bare(s.x))} como caminho para ${s.y2}: lições ${s.place}`,
    ],
    quasi: [
      (s) => `${capital(bare(s.x))} e ${bare(s.y)}: estudo quase-experimental com ${s.pop}`,
      (s) => `Antes e depois ${pt.de(s.x)}: mudanças ${pt.em(s.y)} ${s.place}`,
    ],
    benchmark: [
      (s) => `${capital(bare(s.x))} e ${bare(s.y)}: uma comparação experimental`,
      (s) => `Avaliação ${pt.de(s.x)} em ${s.n} ${s.pop}: impacto sobre ${s.y}`,
      (s) => `Um estudo reprodutível ${pt.de(s.x)} e ${pt.de(s.y2)}`,
    ],
    'field-trial': [
      (s) => `${capital(bare(s.x))} e ${bare(s.y)} em ${s.pop} ${s.place}`,
      (s) => `Resposta ${pt.de(s.y)} ${pt.a(s.x)}: ${s.k} safras de observação ${s.place}`,
      (s) => `Padrões espaciais ${pt.de(s.y)} sob influência ${pt.de(s.x)} ${s.place}`,
    ],
    panel: [
      (s) =>
        `${capital(bare(s.x))} e ${bare(s.y)}: evidências em painel ${s.place}, ${s.yearFrom}–${s.yearTo}`,
      (s) => `O impacto ${pt.de(s.x)} sobre ${s.y}: análise de diferenças em diferenças`,
      (s) => `${capital(bare(s.x))}, ${bare(s.y2)} e ${bare(s.y)} ${s.place}`,
    ],
    documents: [
      (s) => `${capital(bare(s.x))} e ${bare(s.y)}: análise documental de ${s.n} ${s.pop}`,
      (s) => `${capital(s.x)} ${s.place}: entre ${s.y} e ${s.y2}`,
      (s) => `A promessa ${pt.de(s.x)}: uma leitura crítica ${s.place}`,
    ],
    laboratory: [
      (s) => `Influência ${pt.de(s.x)} sobre ${s.y}: investigação em laboratório`,
      (s) => `${capital(bare(s.x))}: preparação, caracterização e ${bare(s.y)}`,
      (s) => `Otimização ${pt.de(s.y)} e ${pt.de(s.y2)} por meio ${pt.de(s.x)}: planejamento fatorial`,
    ],
  },
  background: [
    (s) => `O interesse ${pt.por(s.x)} cresceu rapidamente, mas a relação com ${s.y} permanece controversa.`,
    (s) =>
      `Boa parte do que se afirma sobre ${s.x} se apoia em amostras pequenas, e as consequências para ${s.y} raramente são medidas.`,
    (s) =>
      `No campo ${pt.de(s.field)}, ${s.y} é uma preocupação constante para ${s.pop}, e muitas instituições recorrem ${pt.a(s.x)} como resposta.`,
    (s) =>
      `Estudos anteriores sobre ${s.x} relataram resultados divergentes quanto ${pt.a(s.y)}, em parte porque os contextos são muito distintos.`,
    (s) => `Decisões sobre ${s.x} costumam ser tomadas sem evidências das pessoas e dos lugares envolvidos.`,
    (s) => `Poucas pesquisas examinaram ${s.x} em conjunto com ${s.y} e ${s.y2} em um mesmo desenho.`,
  ],
  aim: [
    (s) => `Este estudo analisou a associação entre ${s.x} e ${s.y} ${s.place}.`,
    (s) =>
      `O objetivo foi estimar em que medida ${s.x} ${isPlural(s.x) ? 'podem' : 'pode'} modificar ${s.y}, com atenção ${pt.a(s.y2)}.`,
    (s) => `Buscou-se descrever ${s.x} e testar sua relação com ${s.y} entre ${s.pop}.`,
    (s) =>
      `O propósito deste artigo é comparar contextos com e sem a presença ${pt.de(s.x)} no que diz respeito ${pt.a(s.y)}.`,
  ],
  method: {
    rct: [
      (s) =>
        `Em um ensaio clínico randomizado, ${s.n} ${s.pop} foram alocados para o grupo de intervenção ou para a prática usual e acompanhados por ${s.months} meses.`,
      (s) =>
        `Foram randomizadas ${s.k} unidades, com um total de ${s.n} ${s.pop}; os desfechos foram avaliados às cegas após ${s.months} meses.`,
    ],
    cohort: [
      (s) => `Acompanhou-se uma coorte de ${s.n} ${s.pop} durante ${s.k} anos, com coleta anual de dados.`,
      (s) =>
        `Registros de ${s.n} ${s.pop} entre ${s.yearFrom} e ${s.yearTo} foram vinculados e analisados como coorte retrospectiva.`,
    ],
    survey: [
      (s) =>
        `Realizou-se um estudo transversal com ${s.n} ${s.pop}, selecionados por amostragem estratificada ${s.place}.`,
      (s) =>
        `Os dados foram coletados por questionário on-line respondido por ${s.n} ${s.pop} (taxa de resposta de ${s.percent}%).`,
    ],
    interviews: [
      (s) =>
        `Foram realizadas entrevistas semiestruturadas com ${s.n} ${s.pop}, submetidas à análise temática.`,
      (s) =>
        `Este estudo qualitativo baseia-se em ${s.k} grupos focais com ${s.n} ${s.pop}, codificados por dois pesquisadores de forma independente.`,
    ],
    review: [
      (s) =>
        `Realizou-se busca em ${s.k} bases de dados por estudos publicados entre ${s.yearFrom} e ${s.yearTo}; dois revisores fizeram a triagem e ${s.n} estudos foram incluídos.`,
      (s) =>
        `Seguindo protocolo registrado, foram incluídos ${s.n} estudos de ${s.k} bases, com avaliação do risco de viés.`,
    ],
    case: [
      (s) =>
        `O estudo de casos múltiplos em ${s.k} organizações combinou análise documental, observação e ${s.n} entrevistas.`,
      (s) =>
        `Foram estudados ${s.k} casos ao longo de ${s.months} meses, com entrevistas, registros internos e visitas, envolvendo ${s.n} ${s.pop}.`,
    ],
    quasi: [
      (s) =>
        `Adotou-se um desenho quase-experimental com pré e pós-teste e grupo de comparação, com ${s.n} ${s.pop}.`,
      (s) =>
        `Ao todo, ${s.n} ${s.pop} de ${s.k} unidades foram avaliados antes da mudança e novamente após ${s.months} meses.`,
    ],
    benchmark: [
      (s) =>
        `Os experimentos foram executados sobre ${s.n} ${s.pop}, com ${s.k} linhas de base e cinco sementes aleatórias por configuração.`,
      (s) =>
        `Comparam-se ${s.k} configurações em uma coleção pública de ${s.n} ${s.pop}, com médias e intervalos de confiança.`,
    ],
    'field-trial': [
      (s) => `Os dados provêm de ${s.n} ${s.pop} monitorados por ${s.k} anos consecutivos ${s.place}.`,
      (s) =>
        `Instalou-se um delineamento em blocos casualizados com ${s.k} repetições em ${s.n} ${s.pop}, com amostragem ao longo de ${s.months} meses.`,
    ],
    panel: [
      (s) =>
        `Com um painel de ${s.n} ${s.pop} de ${s.yearFrom} a ${s.yearTo}, estimaram-se modelos com efeitos fixos de unidade e de ano.`,
      (s) =>
        `Explora-se a introdução escalonada da política em ${s.k} regiões, observando-se ${s.n} ${s.pop}.`,
    ],
    documents: [
      (s) =>
        `Reuniu-se um corpus de ${s.n} ${s.pop} produzidos entre ${s.yearFrom} e ${s.yearTo}, examinado por análise de conteúdo.`,
      (s) =>
        `Foram analisados ${s.n} ${s.pop} com um esquema de ${s.k} categorias; a concordância entre codificadores foi alta.`,
    ],
    laboratory: [
      (s) =>
        `Um total de ${s.n} ${s.pop} foi preparado e testado em condições controladas, com ${s.k} réplicas por tratamento.`,
      (s) =>
        `Utilizou-se planejamento fatorial com ${s.k} fatores em ${s.n} ${s.pop}, e os produtos foram caracterizados por técnicas usuais.`,
    ],
  },
  analysis: [
    () => 'Utilizou-se regressão de efeitos mistos, ajustada por idade, sexo e valores iniciais.',
    () =>
      'A análise seguiu um plano definido previamente, com verificações de sensibilidade para dados ausentes.',
    () => 'As diferenças entre grupos foram testadas por análise de variância e comparações post hoc.',
    (s) =>
      `Os modelos foram ajustados por fatores de confusão conhecidos ${pt.de(s.y)}, e a robustez foi testada com especificações alternativas.`,
    () => 'Temas e estimativas foram comparados entre os contextos e discutidos com parceiros locais.',
  ],
  result: {
    up: [
      (s) => `A presença ${pt.de(s.x)} associou-se ao aumento ${pt.de(s.y)} (β = ${s.effect}; p ${s.p}).`,
      (s) =>
        `Observou-se aumento significativo de ${s.percent}% ${pt.em(s.y)} onde houve adoção ${pt.de(s.x)} (p ${s.p}).`,
      (s) =>
        `Os resultados mostram níveis mais altos ${pt.de(s.y)} com ${s.x} (diferença padronizada de ${s.effect}; p ${s.p}).`,
      (s) =>
        `Em comparação com o grupo de referência, houve aumento ${pt.de(s.y)} com ${s.x} (${s.percent}%; p ${s.p}).`,
    ],
    down: [
      (s) => `A presença ${pt.de(s.x)} associou-se à redução ${pt.de(s.y)} (β = −${s.effect}; p ${s.p}).`,
      (s) =>
        `Observou-se redução significativa de ${s.percent}% ${pt.em(s.y)} onde houve adoção ${pt.de(s.x)} (p ${s.p}).`,
      (s) =>
        `Os resultados mostram níveis mais baixos ${pt.de(s.y)} com ${s.x} (diferença padronizada de −${s.effect}; p ${s.p}).`,
      (s) =>
        `Em comparação com o grupo de referência, houve queda ${pt.de(s.y)} com ${s.x} (${s.percent}%; p ${s.p}).`,
    ],
    none: [
      (s) => `Não houve associação significativa entre ${s.x} e ${s.y} (β = ${s.effect}; p = 0,41).`,
      (s) =>
        `Não se observou diferença significativa ${pt.em(s.y)} entre os grupos com e sem ${s.x} (p = 0,27).`,
      (s) => `O efeito ${pt.de(s.x)} sobre ${s.y} foi pequeno e sem significância estatística (p = 0,33).`,
    ],
  },
  second: [
    (s) => `As mudanças ${pt.em(s.y2)} seguiram a mesma direção, com menor magnitude.`,
    (s) => `O padrão foi mais claro entre participantes com mais de ${s.months} meses de exposição.`,
    (s) => `Não se verificou diferença clara quanto ${pt.a(s.y2)}.`,
    (s) => `O apoio dos colegas e os recursos locais explicaram parte da variação ${pt.de(s.y2)}.`,
    (s) => `Os efeitos variaram entre as ${s.k} localidades, sendo maiores nas áreas mais pobres.`,
  ],
  limitation: [
    () => 'Uma limitação do estudo é o uso de medidas autorrelatadas.',
    (s) =>
      `Os achados são limitados pelo curto acompanhamento de ${s.months} meses e pelas perdas de seguimento.`,
    () => 'Por se tratar de um desenho observacional, conclusões causais exigem cautela.',
    (s) => `A amostra restringiu-se a ${s.pop} ${s.place}, o que limita a generalização.`,
    () => 'Entre as limitações estão a amostra por conveniência e a ausência de avaliação de longo prazo.',
  ],
  future: [
    (s) => `Pesquisas futuras devem testar ${s.x} em outras regiões e com acompanhamento mais longo.`,
    (s) =>
      `São necessários novos estudos para esclarecer por quais mecanismos ${s.x} ${isPlural(s.x) ? 'atuam' : 'atua'} sobre ${s.y2}.`,
    () => 'Trabalhos futuros ampliarão a base de dados e publicarão os instrumentos para replicação.',
    (s) => `Sugere-se investigar os custos ${pt.de(s.x)} e os grupos raramente estudados.`,
  ],
  conclusion: {
    up: [
      (s) =>
        `Conclui-se que ${s.x} ${isPlural(s.x) ? 'podem' : 'pode'} contribuir para o aumento ${pt.de(s.y)} quando há apoio à implantação.`,
      (s) =>
        `Os achados sugerem que ${s.x} ${isPlural(s.x) ? 'merecem' : 'merece'} atenção sempre que ${s.y} estiver em jogo.`,
    ],
    down: [
      (s) =>
        `Conclui-se que ${s.x} ${isPlural(s.x) ? 'podem' : 'pode'} contribuir para a redução ${pt.de(s.y)} em contextos comparáveis.`,
      (s) =>
        `Os achados sugerem que gestores e formuladores de políticas considerem ${s.x} ao tratar ${pt.de(s.y)}.`,
    ],
    none: [
      (s) =>
        `Conclui-se que as evidências não sustentam a afirmação de que ${s.x} ${isPlural(s.x) ? 'alteram' : 'altera'} ${s.y}.`,
      (s) => `Os achados recomendam cautela antes da adoção ${pt.de(s.x)} em nome ${pt.de(s.y)}.`,
    ],
  },
  headings: { background: 'Introdução', methods: 'Métodos', results: 'Resultados', conclusion: 'Conclusões' },
  retractionPrefix: 'RETRATADO: ',
  notice: (title) => `Retratação: ${title}`,
  noticeText: 'O artigo nomeado no título foi retratado pelos editores após dúvidas sobre os dados.',
}
