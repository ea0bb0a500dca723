import { expect, it } from 'vitest'
import type { ScreeningText } from '@/lib/contracts/screening'
import { createScreeningSession } from './screening-session'

const topics = [
  'remote work and productivity of office teams',
  'school meals and dropout of pupils',
  'soil bacteria',
]
const texts: ScreeningText[] = Array.from({ length: 12 }, (_, at) => ({
  id: `s${at}`,
  title: `Report ${at} on ${topics[at % 3]}`,
  abstract: null,
  language: 'en',
}))
const choose = (id: string, isRelevant = true) => ({ id, isRelevant })

it('what is like a choice comes first; choices themselves and unknown sources are not in the order', () => {
  const session = createScreeningSession(texts)
  const order = session.rank([choose('s4'), choose('gone'), choose('s2', false)])
  expect(order.slice(0, 3).sort()).toEqual(['s1', 's10', 's7'])
  expect(order).toHaveLength(10)
  expect(order).not.toContain('s4')
})

it('a choice that is taken back leaves no trace, in the order or in the reasons', () => {
  const session = createScreeningSession(texts)
  const first = session.rank([choose('s4')])
  session.rank([choose('s4'), choose('s0')])
  expect(session.rank([choose('s4')])).toEqual(first)
  expect(session.explain(['s7', 'gone']).map(({ id, near }) => [id, near?.id])).toEqual([['s7', 's4']])
})

it('an abstract that was written in is learnt from like any other', () => {
  const bare = { id: 'bare', title: 'Report on soil bacteria', abstract: null, language: null }
  const written = { ...bare, abstract: 'Remote work changes the productivity of office teams.' }
  const rankOf = (text: ScreeningText) =>
    createScreeningSession([...texts, text])
      .rank([choose('s3'), choose('s2', false)])
      .indexOf('bare')
  expect(rankOf(written)).toBeLessThan(rankOf(bare))
})
