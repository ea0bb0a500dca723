import { describe, expect, it } from 'vitest'
import type { DeskDecision } from '@/lib/contracts/desk'
import { coarseAgent } from './coarse-agent'
import {
  decisionConflict,
  deskRounds,
  includesRight,
  lacksReason,
  linkState,
  nextVisit,
  roundOfNext,
  VISIT_GAP_MS,
} from './desk-rules'
import { noticeMail } from './notice-mail'

const now = new Date('2026-11-25T10:00:00Z')
const later = (ms: number) => new Date(now.getTime() + ms)
const decision: DeskDecision = {
  round: 1,
  version: 2,
  verdict: 'approve',
  reason: '',
  by: 'Prof. Lima',
  isMine: false,
  at: now.toISOString(),
}

describe('links', () => {
  it.each([
    ['view', [true, false, false]],
    ['comment', [true, true, false]],
    ['decide', [true, true, true]],
  ] as const)('with the right to %s allow what is below it and nothing above', (rights, allowed) => {
    const asked = (['view', 'comment', 'decide'] as const).map((right) => includesRight(rights, right))
    expect(asked).toEqual(allowed)
  })

  it('end at their time to the millisecond, and at once when revoked', () => {
    const link = { revokedAt: null, expiresAt: now }
    expect(linkState(link, later(-1))).toBe('open')
    expect(linkState(link, now)).toBe('expired')
    expect(linkState({ ...link, revokedAt: now }, later(-1))).toBe('revoked')
  })
})

describe('a visit', () => {
  const never = { seenAt: null, seenVersion: null, baseVersion: null }

  it('shows no changes at first, then those since the version seen before, until the next visit', () => {
    const first = nextVisit(never, 1, now)
    expect(first).toMatchObject({ seenVersion: 1, baseVersion: null })
    const second = nextVisit(first, 3, later(1_000))
    expect(second).toMatchObject({ seenVersion: 3, baseVersion: 1 })
    const reload = nextVisit(second, 3, later(2_000))
    expect(reload).toMatchObject({ seenVersion: 3, baseVersion: 1 })
    expect(nextVisit(reload, 3, later(3_000 + VISIT_GAP_MS))).toMatchObject({ baseVersion: null })
  })
})

describe('decisions', () => {
  it('close a round once, on its newest version only', () => {
    const current = { number: 2, round: 1 }
    expect(decisionConflict({ version: 2, round: 1 }, { current, decision: null })).toBeNull()
    expect(decisionConflict({ version: 2, round: 1 }, { current, decision })).toMatchObject({
      why: 'decided-before',
      decision,
    })
    for (const wanted of [
      { version: 1, round: 1 },
      { version: 2, round: 2 },
    ])
      expect(decisionConflict(wanted, { current, decision: null })).toMatchObject({
        why: 'old-version',
        current: 2,
      })
  })

  it('need a sentence as their reason unless they approve', () => {
    expect(lacksReason({ verdict: 'approve', reason: '' })).toBe(false)
    expect(lacksReason({ verdict: 'reject', reason: ' no  ' })).toBe(true)
    expect(lacksReason({ verdict: 'changes-required', reason: 'please  work more ' })).toBe(true)
    expect(lacksReason({ verdict: 'changes-required', reason: 'The sample is unclear.' })).toBe(false)
  })

  it('open the next round with the next version', () => {
    expect(roundOfNext(null, false)).toBe(1)
    expect(roundOfNext({ round: 1 }, false)).toBe(1)
    expect(roundOfNext({ round: 1 }, true)).toBe(2)
    const versions = [
      { number: 1, round: 1 },
      { number: 2, round: 1 },
      { number: 3, round: 2 },
    ]
    expect(deskRounds(versions, [decision])).toEqual([
      { round: 1, versions: [1, 2], decision },
      { round: 2, versions: [3], decision: null },
    ])
  })
})

describe('what is kept of a browser', () => {
  it.each([
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox, Windows'],
    [
      'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0 Mobile Safari/537.36',
      'Chrome, Android',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Safari/604.1',
      'Safari, iOS',
    ],
    ['curl/8.5 secret-in-agent', ''],
  ])('of %s is %j', (agent, kept) => expect(coarseAgent(agent)).toBe(kept))
})

describe('an e-mail', () => {
  const notice = {
    kind: 'decision',
    name: 'Prof. Lima',
    excerpt: 'Say more\nof ethics.',
    verdict: 'reject',
    about: '1',
  } as const

  it.each(['en', 'pt-BR', 'es'] as const)(
    'in %s says who, what and where, and no header can be forged in it',
    (locale) => {
      const forged = { ...notice, name: 'Prof. Lima\r\nBcc: all@example.org' }
      const { subject, text } = noticeMail([forged], {
        locale,
        projectTitle: 'Screens\r\nBcc: all@example.org',
        url: 'https://carrel.example/projects/p1',
      })
      expect(subject).not.toMatch(/[\r\n]/)
      expect(text).toContain('> Say more\n> of ethics.')
      expect(text).toContain('Prof. Lima Bcc')
      expect(text).toContain('https://carrel.example/projects/p1')
    },
  )
})
