import { beforeAll, describe, expect, test } from 'vitest'
import { loadCitationStyle } from '@/lib/adapters/files/citation-styles'
import type { DocumentTree } from '@/lib/contracts/document-tree'
import type { Locale } from '@/lib/contracts/locale'
import type { CitationStyle } from '@/lib/core/citations/format-citations'
import { renderMarkdown } from '@/lib/core/documents/tree-markdown'
import { splitSentences } from '@/lib/core/text/split-sentences'
import { brief as someBrief } from '@/lib/server/testing/test-proposal'
import { proposalRound } from '../method/method-fixture'
import { buildProposalTree } from './build-proposal-tree'
import { proposalDocument, proposalSource } from './document-fixture'

/** Classes of fault for which advisors sent proposals back; one proposal for each type of question that showed them. */
interface Sample {
  readonly locale: Locale
  readonly topic: string
  readonly question: string
  readonly program: string
  readonly field: string
  readonly abstracts: readonly (readonly [language: string, title: string, abstract: string])[]
}
const samples = {
  week: {
    locale: 'en',
    topic: 'Four-day week',
    question: 'Does a four-day week reduce burnout without hurting productivity?',
    program: 'PhD',
    field: 'Management',
    abstracts: [
      [
        'en',
        'The four-day week and burnout',
        'In 61 firms burnout decreased significantly with a four-day week (p < 0.01). The sample was limited to firms in Iceland.',
      ],
      ['en', 'Burnout and productivity', 'Burnout was associated with lower productivity.'],
      ['es', 'La semana de cuatro días', 'La semana de cuatro días redujo el agotamiento en España.'],
    ],
  },
  forgotten: {
    locale: 'en',
    topic: "GDPR and the 'right to be forgotten'",
    question: "How do EU courts balance the 'right to be forgotten' against freedom of expression?",
    program: 'LLM',
    field: 'Law',
    abstracts: [
      ['en', 'The right to be forgotten', 'The article analyses judgments on the right to be forgotten.'],
      ['en', 'GDPR and erasure', 'The paper reviews the GDPR and erasure.'],
      ['en', 'Delisting', 'Delisting and freedom of expression in EU law are examined.'],
    ],
  },
  migrants: {
    locale: 'es',
    topic: 'Migración venezolana',
    question: '¿Qué significa la integración laboral para las mujeres migrantes venezolanas en Lima?',
    program: 'Maestría en Sociología',
    field: 'Sociología',
    abstracts: [
      [
        'es',
        'Migración venezolana en el Perú',
        'El estudio analiza la migración venezolana con encuestas a 3 611 personas.',
      ],
      ['es', 'Migrantes en Lima', 'Entrevistas a 32 migrantes. El estudio se limitó a Lima Norte.'],
      ['en', 'Women and work in Colombia', 'Interviews with 24 women. The sample was small.'],
    ],
  },
  press: {
    locale: 'pt-BR',
    topic: 'Imprensa negra em São Paulo na Primeira República (1889-1930)',
    question: 'De que modo os jornais da imprensa negra discutiam a cidadania?',
    program: 'Doutorado em História',
    field: 'História',
    abstracts: [
      ['pt', 'Imprensa negra e cidadania', 'O artigo analisa jornais da imprensa negra entre 1915 e 1930.'],
      ['pt', 'Jornais negros', 'O livro reúne jornais da imprensa negra. O estudo limita-se à capital.'],
      ['pt', 'Getulino', 'O estudo examina números do jornal Getulino, da imprensa negra.'],
    ],
  },
  burnout: {
    locale: 'pt-BR',
    topic: 'Burnout em enfermeiros de UTI',
    question: 'Qual a prevalência de burnout entre enfermeiros de UTI?',
    program: 'Curso de Mestrado em Enfermagem',
    field: 'Enfermagem',
    abstracts: [
      [
        'pt',
        'Burnout em UTI',
        'A prevalência de burnout foi de 42,1% pelo Maslach Burnout Inventory. Não houve diferença entre turnos (p = 0,61).',
      ],
      ['pt', 'Burnout e turno', 'O estudo trata do burnout de enfermeiros.'],
      ['en', 'Burnout of nurses', 'This paper is about burnout of intensive care nurses.'],
    ],
  },
} as const satisfies Readonly<Record<string, Sample>>
const names = ['week', 'forgotten', 'migrants', 'press', 'burnout'] as const
type Name = (typeof names)[number]

let style: CitationStyle
const proposals = new Map<Name, { readonly tree: DocumentTree; readonly text: string }>()

beforeAll(async () => {
  style = await loadCitationStyle('apa')
  for (const name of names) proposals.set(name, written(samples[name]))
}, 60_000)

function written({ locale, topic, question, program, field, abstracts }: Sample) {
  const brief = {
    ...someBrief,
    topic,
    question,
    locale,
    profile: { ...someBrief.profile, academic_program: program, field_of_study: field, research_area: topic },
  }
  const sources = abstracts.map(([language, title, abstract], at) => {
    const source = proposalSource(`s${at}`, `Reis${at}`, 2020 + at, title)
    return { ...source, work: { ...source.work, abstract, language } }
  })
  const literature = { queries: [topic], sources, counts: null }
  const { inputs, quality } = proposalRound(brief, literature, null)
  if (inputs.ledger === null) throw new Error('no ledger')
  const tree = buildProposalTree({ ...proposalDocument(style), ...inputs, ledger: inputs.ledger, quality })
  return { tree, text: renderMarkdown(tree) }
}

function textOf(name: Name): string {
  return proposals.get(name)?.text ?? ''
}
/** Running text of blocks whose id begins so. */
function prose(name: Name, stem: string): string {
  const { chapters } = proposals.get(name)?.tree ?? { chapters: [] }
  return chapters
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.kind === 'paragraph' && block.id.startsWith(stem) ? block.inlines : []))
    .flatMap((inline) => (inline.kind === 'text' || inline.kind === 'cite' ? inline.text : []))
    .join('')
}

test.each(names)('%s: abstract and introduction do not begin with the same sentence', (name) => {
  const first = (stem: string) => splitSentences(prose(name, stem), samples[name].locale.slice(0, 2))[0]?.text
  expect(first('abstract.p1')).toBeDefined()
  expect(first('abstract.p1')).not.toBe(first('problem'))
})

test('a counted thing has its article, a name with a digit its capital, and quotation marks their pair', () => {
  expect(textOf('week')).toContain('association between the four-day week and')
  expect(textOf('week')).toContain('This project deals with the four-day week')
  for (const question of samples.forgotten.topic.matchAll(/'[^']+'/g))
    expect(textOf('forgotten')).toContain(question[0])
  expect(textOf('forgotten')).not.toMatch(/'right(?! to be forgotten)/)
})

test('an experience is asked about what the question names, by people who can be its subject', () => {
  const text = textOf('migrants')
  expect(text).toContain('cuando hablan de la integración laboral')
  expect(text).not.toContain('estas situaciones entre mujeres')
})

test('what one source found is no disagreement, and a stated limit is not called missing', () => {
  expect(textOf('burnout')).not.toContain('não apontam em uma só direção')
  expect(textOf('migrants')).not.toContain('no se reconocieron límites')
})

describe('relevance', () => {
  test.each(names)('%s: claims nothing of decisions that rest on other settings', (name) => {
    expect(textOf(name)).not.toMatch(/other settings or by other designs|outros contextos|otros contextos/)
  })
})

test.each(names)('%s: no sentence of running text begins with a numeral', (name) => {
  const { locale } = samples[name]
  const { chapters } = proposals.get(name)?.tree ?? { chapters: [] }
  const own = chapters
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) =>
      block.kind === 'paragraph' &&
      block.id !== 'sample.formula' &&
      !block.id.startsWith('objectives.specific')
        ? [block.inlines.map((inline) => ('text' in inline ? inline.text : '')).join('')]
        : [],
    )
    .map((text) => text.replace(/“[^”]*”/g, '“…”'))
  const wrong = own.flatMap((text) =>
    splitSentences(text, locale.slice(0, 2)).flatMap((one) => (/^\d/.test(one.text) ? one.text : [])),
  )
  expect(wrong).toEqual([])
})

test('alternatives answer the question: no experiment on the press of the past, no survey of norms', () => {
  const press = prose('press', 'methodology') + textOf('press')
  expect(press).not.toMatch(/Experimento controlado|Levantamento transversal/)
  expect(textOf('press')).toContain('hemerotecas')
  expect(textOf('press')).not.toContain('Diários oficiais')
  expect(textOf('forgotten')).toMatch(/Legislation databases/)
  expect(textOf('forgotten')).not.toMatch(/Cross-sectional survey|Randomised/)
})

test.each(names)('%s: works on the method that are named stand in the reference list', (name) => {
  const { chapters } = proposals.get(name)?.tree ?? { chapters: [] }
  const [listed] = chapters
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.kind === 'references' ? [block.entries] : []))
  const keys = (listed ?? []).map(({ key }) => key).filter((key) => key.startsWith('method:'))
  const wanted = {
    week: ['method:creswell2018', 'method:vonelm2007', 'method:cohen1988', 'method:faul2009'],
    forgotten: ['method:hutchinson2012'],
    migrants: ['method:braun2006', 'method:tong2007', 'method:hennink2022', 'method:guest2006'],
    press: ['method:tosh2015'],
    burnout: ['method:creswell2018', 'method:vonelm2007', 'method:cochran1977'],
  }[name]
  expect(keys).toEqual(expect.arrayContaining(wanted))
  expect(keys.filter((key) => key.includes('shadish'))).toEqual([])
})

test('what costs nothing is not to be quoted, and no law of Brazil rules elsewhere', () => {
  expect(textOf('week')).toMatch(/Zotero \| [^|]+\| none/)
  expect(textOf('week')).toContain('assumption')
  expect(textOf('migrants')).not.toContain('Pregunte a su comité')
})

test('who speaks with people has a guide, and leaves out no answers in blank', () => {
  expect(textOf('migrants')).toContain('guion de las conversaciones')
  expect(textOf('migrants')).not.toContain('dejan el resultado en blanco')
  expect(textOf('migrants')).not.toContain('9 ≤ n ≤ 17')
})

test('the page before the chart holds the budget, and a hypothesis its article', () => {
  const { chapters } = proposals.get('week')?.tree ?? { chapters: [] }
  const ids = chapters.find(({ id }) => id === 'feasibility')?.blocks.map(({ id }) => id) ?? []
  expect(ids.indexOf('budget.table')).toBeLessThan(ids.indexOf('feasibility.gantt'))
  expect(ids.filter((id) => /^feasibility\.p\d/.test(id))).toEqual(['feasibility.p1'])
  expect(textOf('week')).toMatch(/[Tt]he four-day week and [^|]+ are associated/)
})

test('a history follows no cases over time, and a limit in few words is not called missing', () => {
  expect(textOf('press')).not.toMatch(/acompanhado os mesmos casos|não se reconheceram limites/)
})
