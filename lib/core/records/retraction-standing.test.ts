import { describe, expect, it } from 'vitest'
import { makeSource, workFixture } from '@/lib/core/validation/source-fixture'
import {
  graverStanding,
  isSettled,
  type Standing,
  standingAfterMerge,
  statedStanding,
} from './retraction-standing'

const work = workFixture()
const corrected = workFixture({ ...work, retraction: { kind: 'corrected', via: 'crossref' } })
const known = (retractionCheck: Standing) => makeSource('a', { work, retractionCheck })

describe('what is known of a retraction', () => {
  it('is never given up for something less grave that a later record states', () => {
    const merged = { work: corrected, members: [work, corrected] }
    expect(standingAfterMerge(merged, known('retracted'))).toBe('retracted')
    expect(standingAfterMerge(merged, known('possibly-retracted'))).toBe('possibly-retracted')
    expect(standingAfterMerge(merged, known('clean'))).toBe('corrected')
    expect(standingAfterMerge(merged, undefined)).toBe('corrected')
  })

  it('holds for the DOI that was asked for, and "clean" for no other', () => {
    const other = workFixture({ doi: '10.5555/other' })
    const renamed = { work: other, members: [other, work] }
    expect(standingAfterMerge(renamed, known('clean'))).toBe('not-checked')
    expect(standingAfterMerge(renamed, known('retracted'))).toBe('retracted')
    expect(standingAfterMerge({ work: other, members: [other] }, known('retracted'))).toBe('not-checked')
  })

  it('is asked for again while a check could still change it', () => {
    const open: Standing[] = ['not-checked', 'corrected', 'concern', 'possibly-retracted']
    expect(open.filter(isSettled)).toEqual([])
    expect((['clean', 'retracted'] as const).every(isSettled)).toBe(true)
  })

  it('from OpenAlex alone is a suspicion', () => {
    const by = (via: string) => statedStanding({ retraction: { kind: 'retracted', via } })
    expect([by('openalex'), by('crossref'), by('pubmed')]).toEqual([
      'possibly-retracted',
      'retracted',
      'retracted',
    ])
    expect(graverStanding('clean', 'not-checked')).toBe('clean')
  })
})
