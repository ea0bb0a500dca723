import { describe, expect, it, test } from 'vitest'
import type { Locale } from '@/lib/contracts/locale'
import { studyVariables } from './study-variables'

const told = (topic: string, question: string, locale: Locale) =>
  studyVariables({ topic, question }, locale)
    .map(({ role, name }) => `${role}:${name}`)
    .join('; ')

describe('studyVariables', () => {
  it.each([
    ['Burnout in nurses in Brazil', 'How common is burnout among nurses in Brazil?', 'en', /nurses|brazil/i],
    ['Evasão escolar na EJA', 'Quais fatores levam à evasão escolar no Nordeste?', 'pt-BR', /nordeste|EJA/i],
    [
      'Food insecurity',
      'How common is food insecurity among students in the United States?',
      'en',
      /students|states/i,
    ],
  ] as const)(
    'takes neither a place nor a group of people for a variable: %s',
    (topic, question, locale, setting) => {
      expect(told(topic, question, locale)).not.toMatch(setting)
    },
  )

  it.each([
    ['Cold-water swimming', 'What does cold-water swimming mean to women?', 'en'],
    ['Eutanasia', '¿Es compatible la regulación de la eutanasia con el derecho a la vida?', 'es'],
    ['Lactancia materna: una revisión de alcance', '¿Qué se sabe sobre las actitudes de las madres?', 'es'],
    ['Imprensa negra em São Paulo (1889-1930)', 'De que modo os jornais discutiam a cidadania?', 'pt-BR'],
  ] as const)(
    'gives no outcome and no predictor to a question that measures nothing: %s',
    (topic, question, locale) => {
      expect(told(topic, question, locale)).toMatch(/^(?:concept:[^;]+(?:; |$))+$/)
    },
  )

  it.each([
    [
      'Home office',
      'O home office aumenta a produtividade?',
      'pt-BR',
      'outcome:produtividade; predictor:home office',
    ],
    [
      'Four-day week',
      'Does a four-day week reduce burnout?',
      'en',
      'outcome:burnout; predictor:four-day week',
    ],
    [
      'Clima laboral',
      '¿Cómo influye el clima laboral en la rotación de personal?',
      'es',
      'outcome:rotación de personal; predictor:clima laboral',
    ],
    [
      'TCC versus mindfulness para insônia',
      'Qual das duas terapias reduz mais a insônia?',
      'pt-BR',
      'outcome:insônia; group:TCC; group:mindfulness',
    ],
    ['Reciclaje', '¿Por qué la gente no recicla?', 'es', 'outcome:reciclaje'],
    ['Burnout', 'Is burnout influenced by remote work?', 'en', 'outcome:burnout; predictor:remote work'],
    [
      'Trabalho remoto',
      'Como o trabalho remoto muda a produtividade, e ele aumenta o conflito trabalho-família?',
      'pt-BR',
      'outcome:produtividade; outcome:conflito trabalho-família; predictor:trabalho remoto',
    ],
    [
      'Trabajo remoto',
      '¿Cómo cambia el trabajo remoto la productividad, y aumenta el conflicto trabajo-familia?',
      'es',
      'outcome:productividad; outcome:conflicto trabajo-familia; predictor:trabajo remoto',
    ],
    [
      'Sueño',
      '¿Cómo influyen el sueño y el ejercicio en la memoria?',
      'es',
      'outcome:memoria; predictor:sueño; predictor:ejercicio',
    ],
    [
      'Sono',
      'Qual o impacto do sono e do exercício na memória?',
      'pt-BR',
      'outcome:memória; predictor:sono; predictor:exercício',
    ],
  ] as const)('reads what acts and what is acted on: %s', (topic, question, locale, wanted) => {
    expect(told(topic, question, locale)).toBe(wanted)
  })

  it.each([
    [
      'Clinical guidelines',
      'Does training improve adherence to clinical guidelines?',
      'en',
      'outcome:adherence to clinical guidelines',
    ],
    [
      'Clinical guidelines',
      'Does training improve adherence to the clinical guidelines of the ward?',
      'en',
      'outcome:adherence to the clinical guidelines',
    ],
    [
      'Vaccines',
      'Does schooling change the attitudes of parents towards vaccines?',
      'en',
      'outcome:attitudes towards vaccines',
    ],
    ['Mammography', 'Does insurance increase access to mammography?', 'en', 'outcome:access to mammography'],
    [
      'Anaemia',
      'Does fortified flour reduce the prevalence of anaemia?',
      'en',
      'outcome:prevalence of anaemia',
    ],
    [
      'Diretrizes clínicas',
      'O treinamento aumenta a adesão às diretrizes clínicas?',
      'pt-BR',
      'outcome:adesão às diretrizes clínicas',
    ],
    [
      'Vacinas',
      'A escolaridade muda as atitudes dos pais em relação às vacinas?',
      'pt-BR',
      'outcome:atitudes em relação às vacinas',
    ],
    [
      'Salário',
      'O plano de carreira aumenta a satisfação com o salário?',
      'pt-BR',
      'outcome:satisfação com o salário',
    ],
    ['Mamografia', 'O seguro amplia o acesso à mamografia?', 'pt-BR', 'outcome:acesso à mamografia'],
    [
      'Guías clínicas',
      '¿La capacitación mejora la adherencia a las guías clínicas?',
      'es',
      'outcome:adherencia a las guías clínicas',
    ],
    [
      'Vacunas',
      '¿La escolaridad cambia las actitudes de los padres hacia las vacunas?',
      'es',
      'outcome:actitudes hacia las vacunas',
    ],
    [
      'Salario',
      '¿El teletrabajo aumenta la satisfacción con el salario?',
      'es',
      'outcome:satisfacción con el salario',
    ],
    ['Riesgo de caídas', '¿El ejercicio reduce el riesgo de caídas?', 'es', 'outcome:riesgo de caídas'],
  ] as const)('keeps the head noun of what is measured: %s: %s', (topic, question, locale, wanted) => {
    expect(told(topic, question, locale).split('; ')).toContain(wanted)
  })

  it.each([
    [
      'Remote work',
      'What is the impact of remote work on productivity?',
      'en',
      'outcome:productivity; predictor:remote work',
    ],
    [
      'Trabalho remoto',
      'Qual o efeito do trabalho remoto sobre a produtividade?',
      'pt-BR',
      'outcome:produtividade; predictor:trabalho remoto',
    ],
    [
      'Teletrabajo',
      '¿Cuál es la influencia del teletrabajo en la productividad?',
      'es',
      'outcome:productividad; predictor:teletrabajo',
    ],
    ['Diabetes', 'What is the prevalence of diabetes among older adults?', 'en', 'outcome:diabetes'],
    ['Diabetes', 'Qual a prevalência de diabetes em idosos?', 'pt-BR', 'outcome:diabetes'],
    ['Diabetes', '¿Cuál es la prevalencia de diabetes en adultos mayores?', 'es', 'outcome:diabetes'],
  ] as const)('takes no frame of the question for a head noun: %s: %s', (topic, question, locale, wanted) => {
    expect(told(topic, question, locale)).toBe(wanted)
  })

  it('names no outcome where the question names none', () => {
    expect(told('Synthetic phonics in two schools', 'Does it work?', 'en')).toBe(
      'predictor:synthetic phonics',
    )
  })
})

test('a thing named with its complement is not cut where its head could be another noun', () => {
  const names = (topic: string, question: string, locale: 'en' | 'pt-BR') =>
    studyVariables({ topic, question }, locale).map(({ name, role }) => `${role}: ${name}`)
  expect(
    names(
      'Teletrabalho e qualidade de vida de servidores públicos',
      'Em que medida o teletrabalho se associa à qualidade de vida de servidores públicos desde 2020?',
      'pt-BR',
    ),
  ).toEqual(['outcome: qualidade de vida', 'predictor: teletrabalho'])
  expect(
    names('Quality of life of nurses', 'Is remote work associated with quality of life of nurses?', 'en'),
  ).toEqual(['outcome: quality of life', 'predictor: remote work'])
})

test('what influences a group changes what the group does, not what the topic names beside it', () => {
  const told = studyVariables(
    {
      topic: 'Misinformation on social media',
      question: 'How did misinformation on WhatsApp influence voters during the 2018 election in Brazil?',
    },
    'en',
  )
  expect(told.map(({ name, role }) => `${role}: ${name}`)).toEqual([
    'outcome: behaviour of voters',
    'predictor: misinformation',
  ])
})

describe('what acts', () => {
  it.each([
    ['Coffee', 'Does drinking coffee improve sleep quality?', 'en', 'predictor:drinking coffee'],
    [
      'Telhado',
      'Pintar o telhado de branco melhora o conforto térmico?',
      'pt-BR',
      'predictor:prática de pintar o telhado de branco',
    ],
    [
      'Ejercicio',
      '¿Hacer ejercicio mejora la memoria de los mayores?',
      'es',
      'predictor:práctica de hacer ejercicio',
    ],
  ] as const)('is the whole act that the question begins with: %s', (topic, question, locale, expected) => {
    expect(told(topic, question, locale)).toContain(expected)
  })

  it('is no act where the first word only ends like one', () => {
    expect(told('Saúde', 'Mulher negra sofre mais estresse?', 'pt-BR')).not.toContain('prática')
  })

  it('is one thing where two names stand side by side in English', () => {
    const said = told('ChatGPT', 'Does ChatGPT feedback improve the essays of EFL students?', 'en')
    expect(said).toBe('outcome:essays; predictor:ChatGPT feedback')
  })
})

it('takes neither a court nor the place behind its district for a concept', () => {
  const topic =
    'Alienação parental em decisões do TJMG sobre guarda compartilhada na comarca de Patos de Minas'
  expect(told(topic, '', 'pt-BR')).toBe('concept:alienação parental; concept:guarda compartilhada')
})

describe('a relation with several ends', () => {
  it.each([
    [
      'Qual a relação do ruído com a ansiedade e o sono dos idosos?',
      'pt-BR',
      'outcome:ansiedade; outcome:sono; predictor:ruído',
    ],
    [
      'Como o ruído se relaciona com a ansiedade, o sono e a depressão?',
      'pt-BR',
      'outcome:ansiedade; outcome:sono; outcome:depressão; predictor:ruído',
    ],
    [
      'O ruído está associado à ansiedade e ao sono?',
      'pt-BR',
      'outcome:ansiedade; outcome:sono; predictor:ruído',
    ],
    [
      '¿Cómo se relaciona la soledad con la depresión y la satisfacción con la vida?',
      'es',
      'outcome:depresión; outcome:satisfacción con la vida; predictor:soledad',
    ],
    [
      'How is screen time related to attention span and language development?',
      'en',
      'outcome:attention span; outcome:language development; predictor:screen time',
    ],
    [
      'What is the relationship between loneliness and depression and life satisfaction?',
      'en',
      'outcome:depression; outcome:life satisfaction; predictor:loneliness',
    ],
  ] as const)('has an outcome at each: %s', (question, locale, expected) => {
    expect(told(question, question, locale)).toBe(expected)
  })
  it.each([
    ['How are income, sleep and anxiety related?', 'en', /outcome:sleep/],
    ['Qual a relação entre renda, sono e ansiedade?', 'pt-BR', /outcome:sono/],
    ['¿Qué relación hay entre el ingreso, el sueño y la ansiedad?', 'es', /outcome:sueño/],
  ] as const)('is none where several things stand in one list: %s', (question, locale, refused) => {
    expect(told(question, question, locale)).not.toMatch(refused)
  })
})
