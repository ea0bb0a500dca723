import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { RefinementMode } from '@/lib/contracts/refinement-entry'
import { SearchParameters } from '@/lib/contracts/search'
import { requiredConcepts } from '@/lib/core/concepts/concept-map'
import { centralMap } from './central-map-fixture'
import { refine } from './refinement'
import { dateRangeOf, type SearchPlan } from './search-plan'

const file = new URL('../../pipelines/sources/data/refinement-examples.md', import.meta.url)
const rows = readFileSync(file, 'utf8')
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .filter((cells) => RefinementMode.safeParse(cells[1]).success)

const parameters = SearchParameters.parse({ topic: 'Burnout of nurses in Brazil', databases: ['scielo'] })

const map = centralMap(parameters)

function told({ parameters: now, map: after }: SearchPlan): string {
  const known = new Map(map.concepts.map((concept) => [concept.id, concept]))
  const names = after.concepts.flatMap(({ id, name, names: all }) => {
    const old = known.get(id)?.names.map(({ text }) => text)
    return all.flatMap(({ text }) => (old && !old.includes(text) ? [`${name} = ${text}`] : []))
  })
  const required = after.concepts.flatMap(({ id, name }) => (known.has(id) ? [] : [`+${name}`]))
  const still = new Set(requiredConcepts(after).map(({ id }) => id))
  const dropped = requiredConcepts(map).flatMap(({ id, name }) => (still.has(id) ? [] : [`-${name}`]))
  const concepts = [...required, ...names, ...dropped]
  const parts = [
    dateRangeOf(now) && `years: ${dateRangeOf(now)}`,
    now.languages.length > 0 ? `languages: ${now.languages.join(', ')}` : '',
    now.excluded.length > 0 ? `excluded: ${now.excluded.join(', ')}` : '',
    concepts.length > 0 ? `concepts: ${concepts.join(', ')}` : '',
  ]
  return parts.filter(Boolean).join('; ') || '—'
}

describe('the refinement examples are what the menu does', () => {
  it('has rows for every choice', () => {
    expect(new Set(rows.map((cells) => cells[1]))).toEqual(new Set(RefinementMode.options))
  })
  it.each(rows.map((cells) => [cells[1] ?? '', cells[2] ?? '', cells[3] ?? '']))(
    '%s: %s',
    (choice, request, change) => {
      const context = { plan: { parameters, map }, currentYear: 2026 }
      expect(told(refine(context, { mode: RefinementMode.parse(choice), request }).plan)).toBe(change)
    },
  )
})
