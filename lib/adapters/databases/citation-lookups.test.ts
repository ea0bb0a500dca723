import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it, test } from 'vitest'
import { indexedReferencesIn, laterCitationsIn } from './citation-lookups'

const RECORDED = '../shared/wires/recorded/openalex/works_list_of_5.json'
const answer = (body: string) => ({ status: 200, headers: {}, body })

test.skipIf(!existsSync(RECORDED))(
  'the references of a recorded answer of OpenAlex are read, and none is made up',
  () => {
    const read = indexedReferencesIn(answer(readFileSync(RECORDED, 'utf8')))
    expect(read.map(({ openAlexId, cites }) => [openAlexId, cites.length])).toEqual([
      ['W2046245907', 0],
      ['W4237963058', 0],
      ['W4239223537', 55],
      ['W78857221', 0],
      ['W2358372115', 0],
    ])
    expect(read[0]?.doi).toBe('10.1109/tau.1965.1161805')
    expect(read[2]?.cites.every((id) => /^W\d+$/.test(id))).toBe(true)
  },
)

describe('citations of Semantic Scholar', () => {
  const citing = (more: object) => ({ title: 'Later', year: 2024, authors: [{ name: 'A. Lima' }], ...more })
  const read = (data: unknown) => laterCitationsIn(answer(JSON.stringify({ offset: 0, data })))

  it('are read from the form that its documentation gives; a page that has a next one is a page like others', () => {
    const documented = {
      offset: 1,
      next: 3,
      data: [
        {
          contexts: ['SciBERT (Beltagy et al., 2019) follows the BERT methodology.'],
          intents: ['methodology', 'result'],
          contextsWithIntent: [{ context: 'SciBERT follows.', intents: ['methodology'] }],
          isInfluential: false,
          citingPaper: {
            ...{ paperId: '649def34f8be52c8b66281af98ae884c09aef38b', corpusId: 2314124, year: 2018 },
            externalIds: { MAG: '2741809807', DOI: '10.18653/V1/N18-3011', CorpusId: 2314124 },
            title: 'Construction of the Literature Graph in Semantic Scholar',
            authors: [{ authorId: '1741101', name: 'Waleed Ammar' }],
          },
        },
        // Of a work that it cannot place it has only what the reference says.
        {
          ...{ contexts: [], intents: null, isInfluential: true },
          citingPaper: { paperId: null, title: 'Unplaced', year: null, authors: [], externalIds: null },
        },
      ],
    }
    expect(laterCitationsIn(answer(JSON.stringify(documented)))).toEqual([
      {
        title: 'Construction of the Literature Graph in Semantic Scholar',
        ...{ authors: 'Waleed Ammar', year: 2018, doi: '10.18653/v1/n18-3011' },
        sentences: ['SciBERT (Beltagy et al., 2019) follows the BERT methodology.'],
        intents: ['methodology', 'result'],
      },
      { ...{ title: 'Unplaced', authors: '', year: null, doi: null }, sentences: [], intents: [] },
    ])
  })

  it('are none where the answer holds none, is broken, or names no work', () => {
    expect(read([])).toEqual([])
    expect(read(null)).toEqual([])
    expect(read([null, 7, { citingPaper: null }, { citingPaper: { title: null } }])).toEqual([])
    expect(laterCitationsIn(answer('{"data":[{"citingPaper":'))).toEqual([])
  })

  it('keep the sentences letter by letter, once each, and only the purposes that are known', () => {
    const [one] = read([
      {
        contexts: ['As  shown by\n[3].', 'As shown by [3].', '', 'x'.repeat(1_001)],
        intents: ['background', 'background', 'motivation', null],
        citingPaper: citing({ externalIds: { DOI: '10.5555/LATER' } }),
      },
    ])
    expect(one).toEqual({
      ...{ title: 'Later', authors: 'A. Lima', year: 2024, doi: '10.5555/later' },
      ...{ sentences: ['As shown by [3].'], intents: ['background'] },
    })
  })

  it('put those with a sentence first, then the newest, and say of the others that there is none', () => {
    const order = read([
      { contexts: null, intents: null, citingPaper: citing({ title: 'New', year: 2026 }) },
      { contexts: [], intents: [], citingPaper: citing({ title: 'No year', year: null }) },
      { contexts: ['Cited here.'], intents: [], citingPaper: citing({ title: 'Old', year: 2001 }) },
    ])
    expect(order.map(({ title, sentences }) => [title, sentences.length])).toEqual([
      ['Old', 1],
      ['New', 0],
      ['No year', 0],
    ])
  })
})
