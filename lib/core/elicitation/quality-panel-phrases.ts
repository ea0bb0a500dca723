import type { Phrases } from '@/lib/core/documents/phrases'

/** Names of the parts of both scores; a part that is not here is shown under its own name. */
export const partNames: Phrases<
  'title' | 'abstract' | 'keywords' | 'scope' | 'peer-review' | 'journal-tier' | 'venue' | 'citations'
> = {
  en: {
    title: 'title match',
    abstract: 'abstract match',
    keywords: 'keyword overlap',
    scope: 'scope fit',
    'peer-review': 'peer review',
    'journal-tier': 'journal tier',
    venue: 'venue',
    citations: 'citations for its age',
  },
  'pt-BR': {
    title: 'correspondência do título',
    abstract: 'correspondência do resumo',
    keywords: 'palavras-chave em comum',
    scope: 'adequação ao escopo',
    'peer-review': 'revisão por pares',
    'journal-tier': 'nível do periódico',
    venue: 'veículo',
    citations: 'citações para a idade',
  },
  es: {
    title: 'coincidencia del título',
    abstract: 'coincidencia del resumen',
    keywords: 'palabras clave en común',
    scope: 'adecuación al alcance',
    'peer-review': 'revisión por pares',
    'journal-tier': 'nivel de la revista',
    venue: 'medio de publicación',
    citations: 'citas para su edad',
  },
}

/** What the three readers of the quality panel say; every figure is counted. */
export const panelPhrases: Phrases<
  | 'optimist'
  | 'sceptic'
  | 'synthesiser'
  | 'strongBoth'
  | 'reviewed'
  | 'open'
  | 'mostCited'
  | 'retracted'
  | 'unchecked'
  | 'unreviewed'
  | 'old'
  | 'noAbstract'
  | 'guessed'
  | 'sandbox'
  | 'oneDatabase'
  | 'noDoubts'
  | 'span'
  | 'languages'
  | 'shared'
  | 'nothingShared'
  | 'relevantOnly'
  | 'bestPart'
  | 'noParts'
  | 'oneRetracted'
  | 'oneUnchecked'
  | 'oneUnreviewed'
  | 'oneOld'
  | 'oneNoAbstract'
  | 'oneGuessed'
  | 'oneSandbox'
  | 'noDoubt'
  | 'useCore'
  | 'useWithCare'
  | 'useBackground'
  | 'useLast'
> = {
  en: {
    optimist: 'Optimist',
    sceptic: 'Sceptic',
    synthesiser: 'Synthesiser',
    strongBoth: '{count} of the {total} best are strong in relevancy and in quality.',
    reviewed: 'Peer review is confirmed for {count} of {total}.',
    open: '{count} of {total} can be read without paying.',
    mostCited: 'The most cited is “{title}” with {count} citations.',
    retracted: 'Marked as retracted, possibly retracted or of concern: {count} of {total}.',
    unchecked: 'Not yet checked for retraction: {count} of {total}.',
    unreviewed: 'Without known peer review: {count} of {total}.',
    old: 'Older than ten years: {count} of {total}.',
    noAbstract: 'Judged without an abstract: {count} of {total}.',
    guessed: 'With a quality part that is unknown: {count} of {total}.',
    sandbox: 'From the sandbox, not real publications: {count} of {total}.',
    oneDatabase: '{count} of {total} are known to {name} only; another database could show another picture.',
    noDoubts:
      'Nothing in the checked evidence speaks against the {total} best; that is no judgement of what they claim.',
    span: 'The {total} best are from {first} to {last}.',
    languages: 'By language: {list}.',
    shared: '{count} of {total} share “{phrase}” in title or keywords.',
    nothingShared:
      'No phrase is shared by two titles among the {total} best: they may belong to different conversations.',
    relevantOnly:
      'On the topic but weaker in quality: {count} of {total}; read them for ideas, cite them with care.',
    bestPart: 'What carries it most: {part}, {score} %{ground}.',
    noParts: 'No part of its scores is known well enough to praise.',
    oneRetracted: 'It carries a retraction or a concern: do not build on it.',
    oneUnchecked: 'It was not checked for retraction.',
    oneUnreviewed: 'Peer review is not known or not done.',
    oneOld: 'It is from {year}, {age} years old.',
    oneNoAbstract: 'No abstract was available, so relevancy rests on the title.',
    oneGuessed: 'Unknown, and scored as the rubric says for unknown: {parts}.',
    oneSandbox: 'It is a sandbox record and no real publication.',
    noDoubt: 'Nothing in the checked evidence speaks against it.',
    useCore: 'Relevancy {relevancy} %, quality {quality} %: a candidate for the core of the review.',
    useWithCare:
      'Relevancy {relevancy} %, quality {quality} %: close to the topic; support what it says with a stronger source.',
    useBackground:
      'Relevancy {relevancy} %, quality {quality} %: solid, but beside the topic; background or method.',
    useLast: 'Relevancy {relevancy} %, quality {quality} %: only if nothing better covers its point.',
  },
  'pt-BR': {
    optimist: 'Otimista',
    sceptic: 'Cético',
    synthesiser: 'Sintetizador',
    strongBoth: '{count} das {total} melhores são fortes em relevância e em qualidade.',
    reviewed: 'A revisão por pares está confirmada para {count} de {total}.',
    open: '{count} de {total} podem ser lidas sem pagar.',
    mostCited: 'A mais citada é “{title}”, com {count} citações.',
    retracted: 'Marcadas como retratadas, possivelmente retratadas ou sob preocupação: {count} de {total}.',
    unchecked: 'Ainda não verificadas quanto a retratação: {count} de {total}.',
    unreviewed: 'Sem revisão por pares conhecida: {count} de {total}.',
    old: 'Com mais de dez anos: {count} de {total}.',
    noAbstract: 'Avaliadas sem resumo: {count} de {total}.',
    guessed: 'Com uma parte da qualidade desconhecida: {count} de {total}.',
    sandbox: 'Do sandbox, não são publicações reais: {count} de {total}.',
    oneDatabase: '{count} de {total} só constam em {name}; outra base poderia mostrar outro quadro.',
    noDoubts:
      'Nada na evidência verificada depõe contra as {total} melhores; isso não julga o que elas afirmam.',
    span: 'As {total} melhores são de {first} a {last}.',
    languages: 'Por idioma: {list}.',
    shared: '{count} de {total} têm “{phrase}” no título ou nas palavras-chave.',
    nothingShared:
      'Nenhuma expressão aparece em dois títulos entre as {total} melhores: talvez sejam conversas diferentes.',
    relevantOnly:
      'Dentro do tema, mas de qualidade mais fraca: {count} de {total}; leia pelas ideias, cite com cuidado.',
    bestPart: 'O que mais a sustenta: {part}, {score} %{ground}.',
    noParts: 'Nenhuma parte das notas é conhecida o bastante para elogiar.',
    oneRetracted: 'Traz retratação ou preocupação: não construa sobre ela.',
    oneUnchecked: 'Não foi verificada quanto a retratação.',
    oneUnreviewed: 'A revisão por pares não é conhecida ou não houve.',
    oneOld: 'É de {year}, tem {age} anos.',
    oneNoAbstract: 'Não havia resumo; a relevância se apoia no título.',
    oneGuessed: 'Desconhecido, com a nota que a rubrica dá ao desconhecido: {parts}.',
    oneSandbox: 'É um registro do sandbox e não uma publicação real.',
    noDoubt: 'Nada na evidência verificada depõe contra ela.',
    useCore: 'Relevância {relevancy} %, qualidade {quality} %: candidata ao núcleo da revisão.',
    useWithCare:
      'Relevância {relevancy} %, qualidade {quality} %: perto do tema; apoie o que ela diz em fonte mais forte.',
    useBackground:
      'Relevância {relevancy} %, qualidade {quality} %: sólida, mas ao lado do tema; contexto ou método.',
    useLast: 'Relevância {relevancy} %, qualidade {quality} %: só se nada melhor cobrir o ponto.',
  },
  es: {
    optimist: 'Optimista',
    sceptic: 'Escéptico',
    synthesiser: 'Sintetizador',
    strongBoth: '{count} de las {total} mejores son fuertes en relevancia y en calidad.',
    reviewed: 'La revisión por pares está confirmada para {count} de {total}.',
    open: '{count} de {total} pueden leerse sin pagar.',
    mostCited: 'La más citada es «{title}», con {count} citas.',
    retracted: 'Marcadas como retractadas, posiblemente retractadas o bajo preocupación: {count} de {total}.',
    unchecked: 'Aún sin comprobar si fueron retractadas: {count} de {total}.',
    unreviewed: 'Sin revisión por pares conocida: {count} de {total}.',
    old: 'Con más de diez años: {count} de {total}.',
    noAbstract: 'Evaluadas sin resumen: {count} de {total}.',
    guessed: 'Con una parte de la calidad desconocida: {count} de {total}.',
    sandbox: 'Del sandbox, no son publicaciones reales: {count} de {total}.',
    oneDatabase: '{count} de {total} solo constan en {name}; otra base podría mostrar otro cuadro.',
    noDoubts:
      'Nada en la evidencia comprobada habla contra las {total} mejores; eso no juzga lo que afirman.',
    span: 'Las {total} mejores son de {first} a {last}.',
    languages: 'Por idioma: {list}.',
    shared: '{count} de {total} comparten «{phrase}» en el título o las palabras clave.',
    nothingShared:
      'Ninguna expresión aparece en dos títulos entre las {total} mejores: quizá sean conversaciones distintas.',
    relevantOnly:
      'En el tema, pero de calidad más débil: {count} de {total}; léalas por las ideas, cítelas con cuidado.',
    bestPart: 'Lo que más la sostiene: {part}, {score} %{ground}.',
    noParts: 'Ninguna parte de sus puntuaciones se conoce lo bastante para elogiarla.',
    oneRetracted: 'Lleva una retractación o una preocupación: no construya sobre ella.',
    oneUnchecked: 'No se comprobó si fue retractada.',
    oneUnreviewed: 'La revisión por pares no se conoce o no hubo.',
    oneOld: 'Es de {year}, tiene {age} años.',
    oneNoAbstract: 'No había resumen; la relevancia se apoya en el título.',
    oneGuessed: 'Desconocido, con la nota que la rúbrica da a lo desconocido: {parts}.',
    oneSandbox: 'Es un registro del sandbox y no una publicación real.',
    noDoubt: 'Nada en la evidencia comprobada habla en su contra.',
    useCore: 'Relevancia {relevancy} %, calidad {quality} %: candidata al núcleo de la revisión.',
    useWithCare:
      'Relevancia {relevancy} %, calidad {quality} %: cerca del tema; apoye lo que dice en una fuente más fuerte.',
    useBackground:
      'Relevancia {relevancy} %, calidad {quality} %: sólida, pero al lado del tema; contexto o método.',
    useLast: 'Relevancia {relevancy} %, calidad {quality} %: solo si nada mejor cubre su punto.',
  },
}
