import { describe, expect, it } from 'vitest'
import type { SelectionEntry } from '@/lib/contracts/source-validation'
import { changeOfChoice } from './carried-choice'

const sources = [
  { id: 'a', aliases: [] },
  // Two records that turned out to be one work.
  { id: 'b', aliases: ['b-before'] },
  { id: 'c', aliases: [] },
]

const include = (...ids: readonly string[]): readonly SelectionEntry[] =>
  ids.map((sourceId) => ({ sourceId, decision: 'include', reason: '', decidedAt: '2026-01-01' }))

describe('the choice since it was carried on', () => {
  it('has changed by what was ticked and unticked', () => {
    expect(changeOfChoice(['a', 'b'], sources, include('a', 'c'))).toEqual({ added: ['c'], gone: ['b'] })
  })

  it('has not changed when two records of it became one', () => {
    expect(changeOfChoice(['a', 'b-before'], sources, include('a', 'b'))).toEqual({ added: [], gone: [] })
    expect(changeOfChoice(['b', 'b-before'], sources, include('b-before'))).toEqual({ added: [], gone: [] })
  })

  it('counts ticks only: what is put off or excluded is not chosen', () => {
    const putOff = include('c').map((entry) => ({ ...entry, decision: 'maybe' as const }))
    expect(changeOfChoice(['a'], sources, [...include('a'), ...putOff])).toEqual({ added: [], gone: [] })
  })

  it('is not known where it was not written down', () => {
    expect(changeOfChoice(null, sources, include('a'))).toEqual({ added: [], gone: [] })
  })
})
