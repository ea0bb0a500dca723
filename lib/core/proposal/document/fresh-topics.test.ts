import { expect, test } from 'vitest'
import type { Locale } from '@/lib/contracts/locale'
import type { Literature, ProposalBrief, ProposalSource } from '@/lib/contracts/proposal-run'
import { unsaidSetting } from '@/lib/contracts/study-setting'
import { workFixture } from '@/lib/core/validation/source-fixture'
import { hypothesesFor } from '../method/hypotheses'
import { proposalRound } from '../method/method-fixture'
import { makeBrief } from '../problem/problem-fixture'
import { settingSection } from './study-sections'

/** Faults for which an advisor sent back proposals on topics that no rule was written for; each stands for its class. */

function source(at: number, work: Parameters<typeof workFixture>[0]): ProposalSource {
  return {
    key: `s${at}`,
    sourceId: `s${at}`,
    chosen: true,
    work: workFixture({ doi: `10.5555/fresh.${at}`, year: 2016 + at, ...work }),
    relevancy: 80,
    quality: 80,
    summary: '',
    retractionCheck: 'clean',
    url: '',
    urlState: 'open',
    accessedAt: null,
  }
}

type Said = Pick<ProposalBrief, 'topic' | 'question'> & { readonly study?: Partial<ProposalBrief['study']> }

function proposed(
  locale: Locale,
  { study, ...said }: Said,
  works: readonly Parameters<typeof workFixture>[0][],
) {
  const brief: ProposalBrief = {
    ...makeBrief('education', locale),
    ...said,
    study: { ...unsaidSetting, ...study },
  }
  const literature: Literature = {
    counts: null,
    queries: [],
    chosen: [],
    sources: works.map((work, at) => source(at, work)),
  }
  return proposalRound(brief, literature, null).inputs
}

const schools: Said = {
  topic: 'Gestão democrática e clima escolar em escolas municipais do Recife',
  question: 'Qual a relação entre a gestão democrática e o clima escolar nas escolas municipais do Recife?',
}
const onSchools = [
  {
    title: 'Liderança e clima escolar',
    language: 'pt',
    abstract: 'Este estudo investigou escolas. A liderança associou-se positivamente ao clima escolar.',
  },
  {
    title: 'A review of school climate research',
    language: 'en',
    abstract: 'This integrative review covers five areas of schools in the United States.',
  },
  {
    title: 'Gestão democrática',
    language: 'pt',
    abstract: 'Entrevistas com 15 gestores sobre a gestão democrática.',
  },
]

test('a source is not said to be about municipal schools for naming schools', () => {
  const { problem } = proposed('pt-BR', schools, onSchools)
  const notes = problem.definition.preliminary_literature.map(({ relevance_note }) => relevance_note)
  expect(notes.join(' ')).not.toContain('escolas municipais')
  expect(notes.filter((note) => note.includes('clima escolar'))).toHaveLength(2)
})

test('those who can be reached are asked, though records could answer; where nobody can be, the records do', () => {
  const wages: Said = {
    topic: 'Bolsa Família e pobreza em municípios',
    question: 'Qual a relação entre o Bolsa Família e a pobreza nos municípios?',
  }
  expect(proposed('pt-BR', schools, onSchools).methodology.design).toBe('survey')
  expect(proposed('pt-BR', wages, []).methodology.design).toBe('secondary-data')
  const study = { reachable: 900, expectedResponse01: 0.5, country: 'BR' } as const
  expect(proposed('pt-BR', { ...wages, study }, []).methodology.design).toBe('survey')
})

test.each([
  ['pt-BR', 'hortas escolares', /^As hortas escolares fazem diferença .* não fazem\.$/],
  ['pt-BR', 'horta escolar', /^A horta escolar faz diferença .* não faz\.$/],
  ['es', 'huertos escolares', /^Los huertos escolares suponen .* no la suponen\.$/],
  ['en', 'school gardens', /^School gardens make a difference .* they make none\.$/],
  ['en', 'gardening', /^Gardening makes a difference .* it makes none\.$/],
] as const)('a hypothesis agrees with what acts (%s): %s', (locale, name, sentence) => {
  const variables = [
    { name, role: 'predictor' as const },
    { name: 'consumo', role: 'outcome' as const },
  ]
  const [hypothesis] = hypothesesFor({ kind: 'effect', design: 'experiment', variables, locale })
  expect(hypothesis).toMatch(sentence)
})

test('what is to be built is built, and what is asked is answered', () => {
  const aim = (locale: Locale, topic: string, question: string) =>
    proposed(locale, { topic, question }, []).objectives.objectives.general_objective
  expect(
    aim('pt-BR', 'Monitorização da água', 'Como projetar um sistema que meça o oxigénio dissolvido?'),
  ).toBe('Projetar um sistema que meça o oxigénio dissolvido.')
  expect(aim('es', 'Asilos', '¿Cómo viven las familias el asilo?')).toMatch(/^Analizar cómo viven/)
})

test('those who are expected to answer an experiment are those who were said to', () => {
  const gardens: Said = {
    topic: 'Hortas escolares e consumo de hortaliças por crianças',
    question: 'As hortas escolares aumentam o consumo de hortaliças em crianças?',
    study: { expectedResponse01: 0.7, reachable: 4_000, clusterSize: 25 },
  }
  const { sample } = proposed('pt-BR', gardens, []).dataCollection
  expect(sample.inputs.find(({ symbol }) => symbol === 'a')?.value).toBeCloseTo(0.3)
  expect(sample.source).not.toMatch(/\d Killip/)
})

test('an adjective of origin names its country, never a place of its own', () => {
  const said: Said = {
    topic: 'Derecho a la desconexión digital en España y Francia',
    question:
      '¿En qué se diferencian la regulación española y la francesa del derecho a la desconexión digital?',
    study: { country: 'ES' },
  }
  const inputs = proposed('es', said, [])
  if (inputs.ledger === null) throw new Error('nothing was planned')
  const writing = {
    locale: 'es' as const,
    document: { ...inputs, ledger: inputs.ledger },
    say: () => '',
    text: () => [],
    number: String,
    day: (at: string) => at,
  }
  const text = JSON.stringify(settingSection(writing))
  expect(text).toContain('Francia')
  expect(text).not.toContain('española')
})

test('results on another kind of employment are not counted for youth employment', () => {
  const informal = (at: number) => ({
    title: `Salario mínimo y empleo informal ${at}`,
    language: 'es',
    abstract:
      'Los resultados muestran que el salario mínimo aumentó el empleo informal de forma significativa.',
  })
  const asked: Said = {
    topic: 'Salario mínimo',
    question: '¿Subir el salario mínimo destruye empleo joven en España?',
  }
  const about = (works: Parameters<typeof proposed>[2]) =>
    proposed('es', asked, works).problem.definition.problem_statement
  expect(about([informal(1), informal(2), informal(3)])).not.toMatch(/aumento o (?:una )?disminución/)
  const young = {
    title: 'Salario mínimo y empleo joven',
    language: 'es',
    abstract: 'Los resultados muestran que el salario mínimo redujo el empleo joven de forma significativa.',
  }
  expect(about([young, { ...young, title: 'Otra' }, { ...young, title: 'Tercera' }])).toMatch(
    /aumento o (?:una )?disminución/,
  )
})

test('that no source names an outcome is told where its names are known, and not where a word of it stands there', () => {
  const asked: Said = {
    topic: 'Clima laboral',
    question: '¿Cómo influye el clima laboral en la rotación de personal?',
  }
  const of = (title: string) => ({
    title,
    language: 'es',
    abstract: 'Este estudio describe el clima laboral de tres empresas.',
  })
  const stated = (...titles: string[]) =>
    proposed('es', asked, titles.map(of)).problem.definition.problem_statement
  expect(stated('Clima laboral', 'Clima y liderazgo', 'El clima')).toContain(
    'ninguna menciona rotación de personal',
  )
  expect(stated('Clima laboral', 'Clima y rotación', 'El clima')).not.toContain('ninguna menciona rotación')
})

test('what is said in short words of another language is not missed', () => {
  const asked: Said = {
    topic: 'Jubilación y sentido de la vida de mineros retirados',
    question: '¿Cómo viven la jubilación los mineros retirados?',
  }
  const works = [
    {
      title: 'Meaning in everyday life among retired men',
      language: 'en',
      abstract: 'Men were interviewed.',
    },
    { title: 'La jubilación', language: 'es', abstract: 'Trata de la jubilación de mineros.' },
    { title: 'Jubilación y rito', language: 'es', abstract: 'La jubilación es un rito.' },
  ]
  expect(proposed('es', asked, works).problem.definition.problem_statement).not.toContain('ninguna menciona')
})
