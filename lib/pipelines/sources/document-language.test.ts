import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import type { Locale } from '@/lib/contracts/locale'
import type { SelectionEntry } from '@/lib/contracts/source-validation'
import { workFixture } from '@/lib/core/validation/source-fixture'
import { writeValidationDocument } from '@/lib/core/validation/write-validation-document'
import { beginRun, findingPorts } from '@/lib/server/testing/source-run'
import { generateCatalogue } from '@/sandbox/catalogue/generate'
import { knownSources } from './known-sources'
import { prepareSearch } from './prepare'
import { validationInputOf } from './run-answers'
import { documentOf } from './validation-document'

const spoken = {
  'pt-BR': { lang: 'pt', topic: 'Trabalho remoto e produtividade', request: 'só fontes desde 2001' },
  es: { lang: 'es', topic: 'Trabajo remoto y productividad', request: 'solo fuentes desde 2001' },
} as const
type Other = keyof typeof spoken

const FOUND = 10
/** Words of nearly every English sentence, and of none in the other two languages. */
const english = /(?<!\p{L})(the|and|with|from|not|are|was|were|found|sources?)(?!\p{L})/iu
/** Shorter pieces of a sentence may be a word of another language. */
const PIECE_LETTERS_MIN = 4
const folder = path.resolve('messages')

/** All that is said in a language by what writes documents, in pieces between values and marks. */
function piecesIn(locale: Locale): readonly string[] {
  const files = readdirSync(path.join(folder, locale, 'floor'))
  const texts = files.map((file) => readFileSync(path.join(folder, locale, 'floor', file), 'utf8'))
  const values = texts.flatMap((text) => [...text.matchAll(/: "(.*)"/g)].map(([, value = '']) => value))
  return values.flatMap((value) => value.split(/[^\p{L}\s’'-]+/u)).map((piece) => piece.trim().toLowerCase())
}

/** Works of the sandbox on its demonstration, one of them retracted; the text of each is in the language. */
function worksIn(lang: 'pt' | 'es') {
  const records = generateCatalogue().records.filter(
    (record) => record.lang === lang && record.field.id === 'management' && record.topicIndex === 0,
  )
  return records.slice(0, FOUND).map(({ id, title, abstracts, keywords, year, doi, authors }) =>
    workFixture({
      ...{ title, year, doi, language: lang, venue: 'Revista', urls: {} },
      abstract: abstracts[lang] ?? null,
      keywords: [...(keywords[lang] ?? [])],
      authors: authors.map(({ given, family }) => ({ given, family })),
      source: [{ db: 'openalex', id }],
    }),
  )
}

/** The document of a search with answers, a refusal, a refinement and decisions, without the block that only programs read. */
async function documentIn(locale: Other): Promise<string> {
  const { lang, topic, request } = spoken[locale]
  const works = worksIn(lang)
  expect(works).toHaveLength(FOUND)
  const ports = findingPorts(({ database }) => (database === 'openalex' ? works : []), {
    checkRetractions: async (dois) =>
      new Map(dois.map((doi) => [doi, doi === works[3]?.doi ? 'retracted' : 'clean'])),
  })
  const { drive, reply } = beginRun(
    {
      ...ports,
      search: async (query, signal) => {
        const answer = await ports.search(query, signal)
        return query.database === 'wos' ? { ...answer, outcome: 'auth' } : answer
      },
    },
    { topic, locale },
  )
  const { parameters: offered } = prepareSearch(validationInputOf(await drive()), 2026)
  const parameters = { ...offered, databases: ['openalex', 'scielo', 'wos', 'jstor'] }
  await reply('confirm', { kind: 'confirm', parameters })
  await drive()
  const narrower = { ...parameters, yearFrom: 2001 }
  await reply('refine', { kind: 'refine', mode: 'narrower', request, parameters: narrower })
  const run = await drive()
  const decisions = ['include', 'exclude', 'maybe'] as const
  const selection = [...knownSources(run).keys()].slice(0, 3).map(
    (sourceId, at): SelectionEntry => ({
      sourceId,
      decision: decisions[at] ?? 'include',
      reason: '',
      decidedAt: '2026-01-01T00:00:00.000Z',
    }),
  )
  const [, body = ''] = writeValidationDocument(documentOf(run, selection)).split('\n---\n')
  return body.split('```carrel-data')[0] ?? ''
}

// A label that was forgotten stands in English: that is the language in which words are made.
it.each(['pt-BR', 'es'] as const)(
  'the document has no word of another language in it: %s',
  async (locale) => {
    const text = await documentIn(locale)
    expect(text.match(/^- \[[ x]\] /gm)?.length).toBeGreaterThan(FOUND / 2)
    // A query and its concepts are in every language; the student reads them as they are sent.
    const told = text.split('\n').filter((line) => !line.includes('remote work'))
    const own = piecesIn(locale).join('\n')
    const foreign = new Set(
      piecesIn('en').filter((piece) => piece.length >= PIECE_LETTERS_MIN && !own.includes(piece)),
    )
    expect(foreign.size).toBeGreaterThan(1_000)
    const lines = told.map((line) => ` ${line.toLowerCase().replace(/[^\p{L}’'-]+/gu, ' ')} `)
    const found = [...foreign].filter((piece) => lines.some((line) => line.includes(` ${piece} `)))
    expect(found).toEqual([])
    expect(told.filter((line) => english.test(line))).toEqual([])
  },
)
