import { describe, expect, test } from 'vitest'
import type { ProposalSource } from '@/lib/contracts/proposal-run'
import { workFixture } from '@/lib/core/validation/source-fixture'
import { unfoundQuotations, withKnownCitations } from './grounded-text'

const source: ProposalSource = {
  key: 'souza2021burnout',
  sourceId: 's1',
  chosen: true,
  work: workFixture({
    title: 'Burnout',
    abstract: 'Night shifts double the odds of burnout among nurses. Sleep helps.',
  }),
  relevancy: 80,
  quality: 70,
  summary: '',
  retractionCheck: 'clean',
  url: '',
  urlState: 'not-checked',
  accessedAt: null,
}

describe('a text by a model', () => {
  const known = new Set(['souza2021burnout', 'lima2020'])

  test.each([
    ['Nurses burn out [@souza2021burnout].', 'Nurses burn out [@souza2021burnout].'],
    ['Nurses burn out [@invented2020; @lima2020].', 'Nurses burn out [@lima2020].'],
    ['Nurses burn out [@invented2020], it seems.', 'Nurses burn out, it seems.'],
  ])('cites nothing that is not a source of the project: %s', (text, kept) => {
    expect(withKnownCitations(text, known)).toBe(kept)
  })

  test.each([
    ['“night shifts double the odds of burnout”', []],
    ['"Night shifts double … Sleep helps"', []],
    ['“night shifts triple the odds of burnout”', ['night shifts triple the odds of burnout']],
    ['what is called “burnout”', []],
  ])('quotes only what a source says: %s', (text, unfound) => {
    expect(unfoundQuotations(text, [source])).toEqual(unfound)
  })
})
