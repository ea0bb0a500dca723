import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { ConceptMap } from '@/lib/contracts/concept-map'
import { type DatabaseId, SearchParameters } from '@/lib/contracts/search'
import { applyConceptEdit } from '@/lib/core/concepts/concept-map'
import { additionOf } from '@/lib/core/concepts/read-keywords'
import { unaskedConcepts } from './asked-concepts'
import { planQueries } from './plan-queries'
import { unrequiring } from './search-patterns'
import { parseSearchStrategies } from './search-strategies'

const strategies = parseSearchStrategies(
  readFileSync('lib/pipelines/sources/data/database-search-strategies.md', 'utf8'),
)
const empty: ConceptMap = { language: 'en', concepts: [] }
const ten = 'abcdefghij'
const wide = [...ten].reduce(
  (map, letter) => applyConceptEdit(map, additionOf(map, `thing ${letter}`)),
  empty,
)

function textFor(database: DatabaseId, ...maps: readonly ConceptMap[]): string {
  const parameters = SearchParameters.parse({ topic: 'things', databases: [database] })
  const plans = maps.map((map) => ({ parameters, map, isMore: false, edited: [] }))
  const last = plans.at(-1)
  return (last && planQueries(last, plans, strategies)[0]?.text) ?? ''
}
const lettersIn = (text: string) => [...text.matchAll(/thing (\w)/g)].map(([, letter]) => letter).join('')

it('of ten concepts at most four are required at once, and the others can be named', () => {
  expect(lettersIn(textFor('openalex', wide))).toBe('abcd')
  expect(lettersIn(textFor('arxiv', wide))).toBe('abc')
  expect(unaskedConcepts(wide).map(({ name }) => name.at(-1))).toEqual([...'efghij'])
})

it('what is no longer required makes room for no other concept, so that nothing is lost', () => {
  const edit = unrequiring(wide, wide.concepts[1]?.id ?? '')
  if (!edit) throw new Error('it is required')
  const broader = applyConceptEdit(wide, edit)
  expect(lettersIn(textFor('openalex', wide, broader))).toBe('acd')
  expect(lettersIn(textFor('crossref', wide, broader))).toBe(lettersIn(textFor('crossref', wide)))
  expect(unrequiring({ ...empty, concepts: wide.concepts.slice(0, 1) }, 'thing-a')).toBeNull()
})

it('what is required anew is asked for on top, but no word more where words only rank', () => {
  const narrower = applyConceptEdit(wide, additionOf(wide, 'thing z'))
  expect(lettersIn(textFor('openalex', wide, narrower))).toBe('abcdz')
  expect(textFor('crossref', wide, narrower)).toBe(textFor('crossref', wide))
})

it('names go in the student’s words first, then one of each language; English comes first where all is in English', () => {
  const own = { by: 'student' } as const
  const known = { by: 'built-in' } as const
  const name = (text: string, language: 'pt' | 'en' | 'es', origin: typeof own | typeof known = known) => ({
    text,
    language,
    origin,
    struckOut: false,
  })
  const names = [
    name('evasão', 'pt', own),
    name('abandono', 'pt'),
    name('dropout', 'en'),
    name('attrition', 'en'),
    name('deserción', 'es'),
  ]
  const map: ConceptMap = {
    language: 'pt',
    concepts: [{ id: 'x', name: 'evasão', role: 'central', state: 'proposed', names }],
  }
  expect(textFor('doaj', map)).toBe('(evasão OR dropout OR deserción OR abandono OR attrition)')
  expect(textFor('eric', map)).toBe('(dropout OR evasão OR attrition)')
  expect(textFor('semanticscholar', map)).toBe('dropout')
})
