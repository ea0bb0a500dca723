import { describe, expect, test } from 'vitest'
import { Ethics } from '@/lib/contracts/paper-analysis'
import type { DataReport } from '@/lib/contracts/paper-data'
import { composeEthics } from './ethics-floor'
import type { FloorContext } from './floor-context'

const context: FloorContext = {
  query: 'How do nurses experience night shifts?',
  locale: 'en',
  kind: 'proposal-stage',
  sources: [],
  outputs: {},
  currentYear: 2026,
}
const ethicsOf = (own: Partial<FloorContext>) => Ethics.parse(composeEthics({ ...context, ...own }))
const data: DataReport = {
  file: 'a.csv',
  sha256: 'a'.repeat(64),
  rows: 10,
  columns: [],
  tests: [],
  spreads: [],
  matches: [],
}

describe('the ethics of a paper', () => {
  test('of interviews do not wonder whether persons take part', () => {
    const { participation, approval, items } = ethicsOf({})
    expect([participation, approval]).toEqual(['direct', 'to-be-sought'])
    expect(items.map(({ text }) => text).join(' ')).not.toMatch(/if people take part/i)
    expect(items.find(({ topic }) => topic === 'burden')?.text).toMatch(/recorded only with consent/)
  })
  test('of a review need no committee', () =>
    expect(ethicsOf({ kind: 'review' })).toMatchObject({ participation: 'none', approval: 'not-needed' }))
  test('name the group that needs protection, and none where there is none', () => {
    const asked = ethicsOf({ query: 'How do adolescents experience bullying?' })
    expect(asked.items.find(({ topic }) => topic === 'vulnerability')?.text).toMatch(/adolescents/)
    expect(ethicsOf({}).items.some(({ topic }) => topic === 'vulnerability')).toBe(false)
  })
  test('of data that were brought claim neither consent nor approval', () => {
    const { approval, items } = ethicsOf({ kind: 'empirical', data })
    expect(approval).toBe('undecided')
    const own = items.filter(({ topic }) => ['consent', 'committee', 'confidentiality'].includes(topic))
    expect(own).toHaveLength(3)
    expect(own.filter(({ standing }) => standing !== 'missing')).toEqual([])
  })
})
