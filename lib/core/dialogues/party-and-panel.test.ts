import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { locales } from '@/lib/contracts/locale'
import { QualityPanel } from '@/lib/contracts/source-validation'
import { makeSource, workFixture } from '@/lib/core/validation/source-fixture'
import { floorRound, type PartyEvidence, partyHighlights } from './party-floor'
import { applyParty, noParty, pickSpeakers, ROUNDS_MAX, type Round, wantsToLeave } from './party-mode'
import { panelPerspectives } from './quality-panel'

const evidence: PartyEvidence = {
  topic: 'Burnout of nurses in Brazil',
  question: '',
  language: 'en',
  sources: [makeSource('a'), makeSource('b', { retractionCheck: 'retracted', peerReview: 'unknown' })],
  selected: [],
  databases: [
    { database: 'scielo', outcome: 'ok', count: 2 },
    { database: 'wos', outcome: 'auth', count: 0 },
  ],
  refinementCount: 0,
  currentYear: 2026,
  locale: 'en',
}

describe('pickSpeakers', () => {
  it('lets those who are named begin, then the field, then the silent', () => {
    expect(pickSpeakers('Patricia, what about ethics?', [])[0]).toBe('patricia')
    expect(pickSpeakers('How large must my sample be for a significant effect?', [])[0]).toBe('statistician')
    expect(pickSpeakers('qual o desenho e o método?', [])[0]).toBe('methodologist')
  })
  it('always gives two or three different agents, and everybody speaks within a few rounds', () => {
    let rounds: readonly Round[] = []
    for (let n = 0; n < 6; n += 1) rounds = [...rounds, floorRound('hm', rounds, evidence)]
    expect(new Set(rounds.flatMap((round) => round.turns.map((turn) => turn.speaker))).size).toBe(6)
    fc.assert(
      fc.property(fc.string({ maxLength: 100 }), fc.nat(6), (message, length) => {
        const speakers = pickSpeakers(message, rounds.slice(0, length))
        expect(new Set(speakers).size).toBe(speakers.length)
        expect([2, 3]).toContain(speakers.length)
      }),
    )
  })
})

describe('floorRound', () => {
  it('says only what the figures support, and asks at most once', () => {
    const round = floorRound('Patricia and examiner?', [], evidence)
    expect(round.turns.map((turn) => turn.key)).toEqual(['patriciaFailed', 'examinerNoveltyAsk'])
    expect(round.turns[0]?.text).toContain('Web of Science')
    expect(round.turns.filter((turn) => turn.asksStudent)).toHaveLength(1)
  })
  it('repeats nothing and then says that it has nothing new', () => {
    let rounds: readonly Round[] = []
    for (let n = 0; n < 20; n += 1) rounds = [...rounds, floorRound('hm', rounds, evidence)]
    const keys = rounds
      .flatMap((round) => round.turns.map((turn) => turn.key))
      .filter((key) => key !== 'nothingNew')
    expect(new Set(keys).size).toBe(keys.length)
    expect(rounds.at(-1)?.turns[0]?.key).toBe('nothingNew')
    expect(partyHighlights(rounds).length).toBeLessThanOrEqual(10)
  })
  it('leaves no place unfilled in any language', () => {
    for (const locale of locales) {
      let rounds: readonly Round[] = []
      for (let n = 0; n < 12; n += 1) rounds = [...rounds, floorRound('hm', rounds, { ...evidence, locale })]
      for (const turn of rounds.flatMap((round) => round.turns))
        expect(turn.text).not.toMatch(/\{|true|false|undefined/)
    }
  })
})

describe('applyParty', () => {
  it('hands back the exact menu it came from', () => {
    const open = applyParty(noParty, { type: 'opened', returnTo: 'refine:menu' })
    const spoken = applyParty(open, { type: 'round', round: floorRound('hi', [], evidence) })
    const again = applyParty(spoken, { type: 'opened', returnTo: 'elsewhere' })
    expect(applyParty(again, { type: 'closed' })).toMatchObject({ phase: 'closed', returnTo: 'refine:menu' })
  })
  it('ends by itself', () => {
    let state = applyParty(noParty, { type: 'opened', returnTo: 'x' })
    for (let n = 0; n <= ROUNDS_MAX; n += 1)
      state = applyParty(state, { type: 'round', round: { message: '', turns: [] } })
    expect(state.rounds).toHaveLength(ROUNDS_MAX)
    expect(state.phase).toBe('closed')
  })
  it('knows the ways to leave', () => {
    expect(
      ['*exit', 'Goodbye!', 'end party', 'quit', 'E', 'tchau', 'Adiós', 'sair'].every(wantsToLeave),
    ).toBe(true)
    expect(wantsToLeave('exit polls in Brazil')).toBe(false)
  })
})

describe('panelPerspectives', () => {
  it('is three views from counted figures that name their sources', () => {
    const views = panelPerspectives(evidence.sources, 'en', 2026)
    QualityPanel.parse(views)
    expect(views.map((view) => view.perspective)).toEqual(['Optimist', 'Sceptic', 'Synthesiser'])
    expect(views[0]?.observation).toContain('Peer review is confirmed for 1 of 2.')
    expect(views[1]?.observation).toContain('Marked as retracted, possibly retracted or of concern: 1 of 2.')
    expect(views[1]?.sourceIds).toContain('b')
    expect(panelPerspectives([], 'en', 2026)).toEqual([])
  })
  it('fits its contract for any sources in any language', () => {
    const arbitrary = fc.record({
      score: fc.integer({ min: 0, max: 100 }),
      year: fc.option(fc.integer({ min: 1500, max: 2026 })),
      title: fc.string({ maxLength: 2_000 }),
    })
    fc.assert(
      fc.property(fc.constantFrom(...locales), fc.array(arbitrary, { maxLength: 30 }), (locale, list) => {
        const sources = list.map(({ score, year, title }, n) =>
          makeSource(`s${n}`, {
            work: workFixture({ title, year }),
            quality: { score, parts: [], reason: '' },
          }),
        )
        QualityPanel.parse(panelPerspectives(sources, locale, 2026))
      }),
      { numRuns: 40 },
    )
  })
})
