import { describe, expect, it } from 'vitest'
import { readReferences } from './read-references'

describe('records of library databases with tags of their own', () => {
  it('part words that SilverPlatter joins, editors, and what the source packs', () => {
    const { items } = readReferences(`Record 1 of 2 - Sets 1990-1999
TI:  On rivers
AU:  Jones,-Mary; de-Souza,-Paulo
SO:  Journal-of-River-Studies. 1995 Mar; 12(3): 45-67

Record 2 of 2 - Sets 1990-1999
TI:  Growing up
AU:  Black,-Ann (ed)
PB:  Sage
`)
    expect(items).toMatchObject([
      {
        author: [
          { family: 'Jones', given: 'Mary' },
          { family: 'de-Souza', given: 'Paulo' },
        ],
        'container-title': 'Journal of River Studies',
        issued: { 'date-parts': [[1995]] },
        volume: '12',
        issue: '3',
        page: '45-67',
      },
      { editor: [{ family: 'Black', given: 'Ann' }] },
    ])
  })

  it('keep hyphens where no name is joined by them', () => {
    const { items } = readReferences('TI: On rivers\nAU: Jones, Mary\nSO: Bio-Medicine. 1995; 12(3): 45-67\n')
    expect(items[0]?.['container-title']).toBe('Bio-Medicine')
  })
})

describe('a report of NEP', () => {
  it('tells authors from an abstract behind them, and skips houses that go on over lines', () => {
    const { items } = readReferences(`NEP: New Economics Papers
In this issue we have:
1. On rivers
-----------------------------

1. On rivers
and lakes

Ana Souza (University of
X)
Lima, Bia

We read 40
papers.

Date: 2005-08
`)
    expect(items).toMatchObject([
      {
        title: 'On rivers and lakes',
        author: [
          { family: 'Souza', given: 'Ana' },
          { family: 'Lima', given: 'Bia' },
        ],
        abstract: 'We read 40 papers.',
      },
    ])
  })
})
