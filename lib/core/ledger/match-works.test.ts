import { describe, expect, it } from 'vitest'
import { findCitations } from './find-citations'
import { type CitableItem, citationMatcher } from './match-works'

const work = (families: readonly string[], year: number, title: string, doi: string | null = null) => ({
  authors: families.map((family) => ({ family })),
  year,
  title,
  doi,
})
const items: readonly CitableItem[] = [
  { itemId: 'souza', title: 'x', work: work(['de Souza', 'Lima'], 2020, 'Remote work in public offices') },
  { itemId: 'lima', title: 'x', work: work(['Lima'], 2020, 'Nurses and sleep', '10.5555/abc.1') },
  {
    itemId: 'who',
    title: 'x',
    work: { ...work([], 2021, 'World report'), authors: [{ full: 'World Health Organization' }] },
  },
  { itemId: 'note', title: 'Interview with the head of the ward', work: null },
]

function matched(draft: string): string[][] {
  const match = citationMatcher(draft, items)
  return findCitations(draft).map((citation) => match(citation).map(({ itemId }) => itemId))
}

describe('a citation of a draft', () => {
  it.each([
    ['It rose (Souza & Lima, 2020).', [['souza']]],
    ['It rose (SOUZA; LIMA, 2020, p. 3).', [['souza']]],
    ['Souza e Lima (2020) mostram que subiu.', [['souza']]],
    ['It fell (Lima, 2020).', [['lima']]],
    ['It is so (World Health Organization, 2021).', [['who']]],
    ['It rose [@souza2020remote].', [['souza']]],
  ])('names the item with its first author and year: %s', (draft, expected) => {
    expect(matched(draft)).toEqual(expected)
  })

  it.each([
    'It rose (Souza, 2019).',
    'It rose (Sou, 2020).',
    'It rose (Lima; Souza, 2020).',
    'It rose (Prado, 2020).',
  ])('of another year, name or first author names none: %s', (draft) => expect(matched(draft)).toEqual([[]]))

  it('by number names what the draft lists under it, by title or DOI', () => {
    const draft = [
      'It rose [1] and fell [2], and rose [3].',
      '# Referências',
      '[1] SOUZA, A. Remote work in public offices. Revista, 2020.',
      '2. Lima B. https://doi.org/10.5555/abc.1',
      '[3] Prado C. Something else entirely. 2018.',
    ].join('\n')
    expect(matched(draft).slice(0, 3)).toEqual([['souza'], ['lima'], []])
  })
})
