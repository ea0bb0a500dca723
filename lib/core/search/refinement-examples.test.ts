import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { RefinementMode } from '@/lib/contracts/refinement-entry'
import { SearchParameters } from '@/lib/contracts/search'
import { refine } from './refinement'
import { dateRangeOf, type SearchPlan } from './search-plan'

const file = new URL('../../pipelines/sources/data/refinement-examples.md', import.meta.url)
const rows = readFileSync(file, 'utf8')
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .filter((cells) => RefinementMode.safeParse(cells[1]).success)

const parameters = SearchParameters.parse({ topic: 'Burnout of nurses in Brazil', databases: ['scielo'] })

function told({ parameters: now, keywords }: SearchPlan): string {
  const parts = [
    now.topic === parameters.topic ? '' : `topic: ${now.topic}`,
    dateRangeOf(now) && `years: ${dateRangeOf(now)}`,
    now.languages.length > 0 ? `languages: ${now.languages.join(', ')}` : '',
    now.excluded.length > 0 ? `excluded: ${now.excluded.join(', ')}` : '',
    keywords.length > 0 ? `keywords: ${keywords.join(', ')}` : '',
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
      const context = { plan: { parameters, keywords: [] }, language: 'en', currentYear: 2026 }
      expect(told(refine(context, { mode: RefinementMode.parse(choice), request }).plan)).toBe(change)
    },
  )
})
