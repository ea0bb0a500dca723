import { describe, expect, it } from 'vitest'
import type { ConceptLanguage } from '@/lib/contracts/concept-map'
import { requiredConcepts } from '@/lib/core/concepts/concept-map'
import { readTopic } from '@/lib/core/concepts/read-topic'

const read = (topic: string, question: string, language: ConceptLanguage | null) =>
  readTopic({ topic, question, language })
const namesOf = (topic: string, question = '', language: ConceptLanguage | null = null) =>
  read(topic, question, language).concepts.map(({ name }) => name)

describe('what names no thing is refused', () => {
  it.each([
    ['verbs only', 'Como melhorar e ajudar a fazer?'],
    ['verbs only', 'How to improve and help?'],
    ['verbs only', '¿Cómo mejorar, aprender y ayudar?'],
    ['frames only', 'impacto dos efeitos da importância'],
    ['frames only', 'The role of factors in the relationship'],
    ['keys struck side by side', 'asdf qwer zxcv hjklhjkl'],
    ['one letter over and over', 'aaaaaa bbbbbb'],
    ['signs and numbers', '?! … 12 %'],
    ['nobody in particular', 'Por que as pessoas?'],
  ])('%s: %s', (_, topic) => {
    expect(namesOf(topic)).toEqual([])
  })
})

/** Topics of fields and wordings unlike the labelled ones, read as a librarian: what to require, and what must be no concept. */
const topics: readonly (readonly [ConceptLanguage, string, string, readonly string[], readonly string[]])[] =
  [
    [
      'pt',
      'Judicialização da saúde e fornecimento de medicamentos de alto custo',
      'O fornecimento judicial compromete o orçamento dos municípios?',
      ['Judicialização da saúde'],
      ['compromete', 'alto', 'custo'],
    ],
    [
      'pt',
      'Aleitamento e retorno ao trabalho de mães bancárias',
      'Que barreiras encontram as mães ao voltar ao trabalho?',
      ['Aleitamento', 'retorno ao trabalho'],
      ['barreiras', 'encontram', 'voltar'],
    ],
    [
      'pt',
      'Hortas urbanas comunitárias e segurança alimentar na periferia de Recife',
      'As hortas melhoram a alimentação das famílias?',
      ['Hortas urbanas comunitárias', 'segurança alimentar'],
      ['melhoram'],
    ],
    [
      'pt',
      'Saúde mental de policiais militares',
      'Por que policiais evitam procurar psicólogos?',
      ['Saúde mental'],
      ['evitam', 'procurar'],
    ],
    [
      'pt',
      'Direito ao esquecimento e liberdade de imprensa',
      'Como o STF decidiu os casos?',
      ['Direito ao esquecimento', 'liberdade de imprensa'],
      ['decidiu', 'casos'],
    ],
    [
      'pt',
      'Turismo religioso em Aparecida do Norte entre 1980 e 2010',
      'Como o turismo mudou a economia da cidade?',
      ['Turismo religioso'],
      ['mudou', 'Norte'],
    ],
    [
      'pt',
      'Microplásticos em peixes do rio Tietê',
      'Qual a concentração de microplásticos nos peixes?',
      ['Microplásticos'],
      ['concentração', 'rio'],
    ],
    [
      'pt',
      'Violência obstétrica',
      'O que as mulheres contam sobre o parto?',
      ['Violência obstétrica'],
      ['contam'],
    ],
    [
      'pt',
      'Quero estudar como o racismo afeta a autoestima de meninas negras na escola',
      '',
      ['racismo', 'autoestima'],
      ['Quero', 'estudar', 'afeta'],
    ],
    [
      'pt',
      'Compostagem doméstica',
      'Vale a pena compostar em apartamento?',
      ['Compostagem doméstica'],
      ['pena', 'vale', 'compostar'],
    ],
    [
      'pt',
      'Reforma trabalhista de 2017 e sindicatos',
      'A reforma enfraqueceu os sindicatos?',
      ['Reforma trabalhista', 'sindicatos'],
      ['enfraqueceu', 'reforma enfraqueceu'],
    ],
    [
      'pt',
      'Fake news e eleições',
      'Por que as pessoas compartilham notícias falsas?',
      ['Fake news', 'eleições'],
      ['pessoas', 'compartilham'],
    ],
    [
      'pt',
      'Biblioterapia em hospitais pediátricos',
      'A leitura acalma as crianças antes da cirurgia?',
      ['Biblioterapia'],
      ['acalma', 'leitura acalma', 'hospitais'],
    ],
    [
      'pt',
      'Lei Maria da Penha',
      'A lei reduziu os feminicídios no Brasil?',
      ['Lei Maria da Penha'],
      ['Penha', 'reduziu'],
    ],
    [
      'pt',
      'Impactos da educação não formal na formação de jovens da geração Z',
      '',
      ['educação não formal'],
      ['geração', 'Impactos'],
    ],
    ['pt', 'ESTRATÉGIAS DE MARKETING DIGITAL EM PEQUENAS EMPRESAS', '', [], ['digital', 'pequenas']],
    [
      'es',
      'Cooperativas de café en Chiapas y comercio justo',
      '¿El comercio justo aumenta los ingresos de los caficultores?',
      ['comercio justo'],
      ['aumenta'],
    ],
    [
      'es',
      'El teletrabajo y la conciliación familiar en la administración pública',
      '¿Ayuda el teletrabajo a conciliar la vida familiar?',
      ['teletrabajo', 'conciliación familiar'],
      ['conciliar'],
    ],
    [
      'es',
      'Calidad del aire en Santiago de Chile durante el invierno',
      '¿Cuánto contribuye la leña a la contaminación?',
      ['Calidad del aire'],
      ['contribuye', 'aire', 'Calidad'],
    ],
    [
      'es',
      'La novela indigenista de José María Arguedas',
      '¿Cómo representa Arguedas el conflicto entre quechua y castellano?',
      ['novela indigenista', 'José María Arguedas'],
      ['representa'],
    ],
    [
      'es',
      'Energía solar para riego en pequeñas fincas cafetaleras',
      '¿Es rentable el bombeo solar?',
      ['Energía solar', 'riego'],
      ['rentable', 'pequeñas'],
    ],
    [
      'es',
      'Migración venezolana en Lima y acceso a la salud',
      '¿Qué obstáculos enfrentan las mujeres migrantes?',
      ['acceso a la salud'],
      ['obstáculos', 'enfrentan'],
    ],
    [
      'es',
      'Erosión costera en el Caribe colombiano',
      '¿Cómo ha cambiado la línea de costa desde 1985?',
      ['Erosión costera'],
      ['cambiado'],
    ],
    [
      'es',
      'Sequía y migración campesina',
      '¿La sequía obliga a migrar a los jóvenes?',
      ['Sequía', 'migración campesina'],
      ['obliga', 'migrar'],
    ],
    [
      'es',
      'Huella hídrica de la quinua en el altiplano boliviano',
      '',
      ['Huella hídrica', 'quinua'],
      ['boliviano altiplano'],
    ],
    [
      'es',
      'Prensa feminista en la Argentina de la década de 1970',
      '¿Cómo discutían las revistas el aborto?',
      ['Prensa feminista'],
      ['discutían', 'década'],
    ],
    [
      'es',
      'Inteligencia emocional y liderazgo en enfermeras jefas',
      '¿Existe correlación entre inteligencia emocional y estilo de liderazgo?',
      ['Inteligencia emocional', 'liderazgo'],
      ['Existe', 'correlación'],
    ],
    [
      'es',
      'Tratamiento no farmacológico del insomnio',
      '¿Con qué frecuencia lo recomiendan los médicos?',
      ['insomnio'],
      ['farmacológico', 'frecuencia', 'recomiendan'],
    ],
    [
      'en',
      'Street art and gentrification in East London',
      'Does street art raise house prices?',
      ['Street art', 'gentrification'],
      ['raise', 'East', 'art'],
    ],
    [
      'en',
      'Soil carbon under cover crops',
      'How much carbon do cover crops store compared with bare fallow?',
      ['Soil carbon', 'cover crops'],
      ['store', 'crops store', 'compared'],
    ],
    [
      'en',
      'Sleep deprivation among junior doctors',
      'Does night shift work increase medication errors?',
      ['Sleep deprivation'],
      ['increase', 'errors', 'work'],
    ],
    [
      'en',
      'Password managers',
      "Why don't people use password managers?",
      ['Password managers'],
      ["don't", 'people', 'use'],
    ],
    [
      'en',
      'Screen time and language development in toddlers',
      'Is screen time linked to delayed speech?',
      ['Screen time', 'language development'],
      ['linked', 'time'],
    ],
    [
      'en',
      'Corruption and foreign direct investment in sub-Saharan Africa',
      '',
      ['Corruption', 'foreign direct investment'],
      ['direct', 'foreign'],
    ],
    [
      'en',
      'Effects of creatine supplementation on muscle strength in older women',
      '',
      ['creatine supplementation', 'muscle strength'],
      ['Effects', 'older'],
    ],
    [
      'en',
      'Knitting circles and wellbeing in later life',
      'Why do older women join knitting circles?',
      ['Knitting circles', 'wellbeing'],
      ['join', 'later'],
    ],
    [
      'en',
      "Tourists' willingness to pay for coral reef conservation in Belize",
      '',
      ['willingness to pay', 'coral reef conservation'],
      ['pay', 'willingness'],
    ],
    [
      'en',
      "Gut microbiota and Parkinson's disease",
      "Do people with Parkinson's disease have a different gut microbiota?",
      ['Gut microbiota', "Parkinson's disease"],
      ['people', 'different', 'disease'],
    ],
    [
      'en',
      'Predicting bridge failure with machine learning',
      'Which features best predict failure?',
      ['bridge failure', 'machine learning'],
      ['Predicting', 'predict', 'features', 'best'],
    ],
    [
      'en',
      'The Impact of Remote Work on Employee Productivity in Tech Companies',
      '',
      ['Remote Work', 'Productivity'],
      ['Impact', 'The Impact'],
    ],
    [
      'en',
      'Can blockchain make supply chains more transparent?',
      '',
      ['blockchain', 'supply chains'],
      ['make', 'blockchain make', 'transparent'],
    ],
  ]

describe('topics of our own', () => {
  it.each(topics)('%s: %s', (language, topic, question, required, refused) => {
    const map = read(topic, question, language)
    const names = map.concepts.map(({ name }) => name.toLowerCase())
    expect(names.filter((name) => refused.some((word) => word.toLowerCase() === name))).toEqual([])
    const said = requiredConcepts(map).map(({ name }) => name)
    expect(said).toEqual(expect.arrayContaining([...required]))
    expect(said.length).toBeLessThanOrEqual(4)
  })
})

describe('topics that are hard to read', () => {
  it('ten concepts: all are in the map, four are required', () => {
    const topic =
      'Burnout, estresse, ansiedade, depressão, insônia, resiliência, motivação, liderança, produtividade e turnover'
    const map = read(topic, '', 'pt')
    expect(map.concepts).toHaveLength(10)
    expect(requiredConcepts(map).map(({ name }) => name)).toEqual([
      'Burnout',
      'estresse',
      'ansiedade',
      'depressão',
    ])
  })
  it('two languages mixed', () => {
    expect(namesOf('Machine learning na gestão de supply chain de startups brasileiras')).toEqual(
      expect.arrayContaining(['Machine learning', 'brasileiras']),
    )
    expect(namesOf('O impacto do remote work na produtividade of nurses')).toEqual([
      'remote work',
      'produtividade',
      'nurses',
    ])
  })
  it('an acronym alone is the concept that the vocabulary knows by it', () => {
    const [esg] = read('ESG', '', null).concepts
    expect(esg?.role).toBe('central')
    expect(esg?.names.length).toBeGreaterThan(3)
  })
  it('reads 2,000 characters in bounds', () => {
    const map = read('Saúde mental, '.repeat(200), '', 'pt')
    expect(map.concepts.map(({ name }) => name)).toEqual(['Saúde mental'])
    expect(read('burnout and grief in wards, '.repeat(100), '', 'en').concepts.length).toBeLessThanOrEqual(12)
  })
  it('a quoted phrase stands whole', () => {
    expect(namesOf('Teachers and “the lived experience of failure”', '', 'en')).toContain(
      'the lived experience of failure',
    )
  })
  it('countries, their adjectives, years and periods have their roles and three names', () => {
    const { concepts } = read('Prensa chilena y uruguaya durante la dictadura militar (1973-1985)', '', 'es')
    const roles = Object.fromEntries(concepts.map(({ name, role }) => [name, role]))
    expect(roles).toMatchObject({ chilena: 'place', '1973-1985': 'time' })
    const chilena = concepts.find(({ name }) => name === 'chilena')
    expect(chilena?.names.map(({ text, language }) => `${language} ${text}`)).toEqual(
      expect.arrayContaining(['pt Chile', 'en Chile', 'es Chile']),
    )
  })
  it('takes a school year for its pupils, and an age for none', () => {
    const [, year] = read('Leitura na turma do 6º ano B', '', 'pt').concepts
    expect(year).toMatchObject({ name: 'turma do 6º ano B', role: 'population' })
    expect(year?.names.map(({ text }) => text)).toContain('middle school students')
    const age = read('Autoestima de bailarinas de 12 anos', '', 'pt').concepts
    expect(age.map(({ name }) => name)).toEqual(['Autoestima', 'bailarinas'])
  })
  it('requires no name of one school, street or farm', () => {
    const map = read(
      'Leitura de gibis por crianças na Escola Municipal Rui Barbosa, na Rua XV de Novembro, Pelotas',
      '',
      'pt',
    )
    expect(map.concepts.map(({ name, role }) => [name, role])).toEqual([
      ['Leitura de gibis', 'central'],
      ['crianças', 'population'],
      ['Pelotas', 'place'],
    ])
  })
})
