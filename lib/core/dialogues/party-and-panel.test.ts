import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { locales } from '@/lib/contracts/locale'
import { QualityPanel } from '@/lib/contracts/source-validation'
import { makeSource, workFixture } from '@/lib/core/validation/source-fixture'
import { partyHighlights } from './party-floor'
import { applyParty, noParty, pickSpeakers, ROUNDS_MAX, type Round, wantsToLeave } from './party-mode'
import { panelPerspectives } from './quality-panel'

const sources = [makeSource('a'), makeSource('b', { retractionCheck: 'retracted', peerReview: 'unknown' })]

/** A round in which those who are picked speak. */
function roundAfter(message: string, rounds: readonly Round[], key = 'answered'): Round {
  const turn = { text: 'As it is.', key, asksStudent: false, engine: 'built-in' }
  return { message, turns: pickSpeakers(message, rounds).map((speaker) => ({ ...turn, speaker })) }
}

describe('pickSpeakers', () => {
  it('lets those who are named begin, then the field, then the silent', () => {
    expect(pickSpeakers('Patricia, what about ethics?', [])[0]).toBe('patricia')
    expect(pickSpeakers('How large must my sample be for a significant effect?', [])[0]).toBe('statistician')
    expect(pickSpeakers('qual o desenho e o método?', [])[0]).toBe('methodologist')
  })
  it('seats those who look after what is asked for', () => {
    expect(pickSpeakers('Carla?', [], ['examiner', 'ethics'])).toEqual(['carla', 'examiner', 'ethics'])
  })
  it('always gives two or three different agents, and everybody speaks within a few rounds', () => {
    let rounds: readonly Round[] = []
    for (let n = 0; n < 6; n += 1) rounds = [...rounds, roundAfter('hm', rounds)]
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

it('what to keep of a table is what was answered, and no refusal', () => {
  const rounds = [
    roundAfter('one', []),
    roundAfter('two', [], 'refused'),
    roundAfter('three', [], 'nothingNew'),
  ]
  expect(partyHighlights(rounds)).toHaveLength(rounds[0]?.turns.length ?? 0)
  expect(partyHighlights(Array.from({ length: 20 }, () => roundAfter('more', [])))).toHaveLength(10)
})

describe('applyParty', () => {
  it('hands back the exact menu it came from', () => {
    const open = applyParty(noParty, { type: 'opened', returnTo: 'refine:menu' })
    const spoken = applyParty(open, { type: 'round', round: roundAfter('hi', []) })
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
    const views = panelPerspectives(sources, 'en', 2026)
    QualityPanel.parse(views)
    expect(views.map((view) => view.perspective)).toEqual(['Optimist', 'Sceptic', 'Synthesiser'])
    expect(views[0]?.observation).toContain('Peer review is confirmed for 1 of 2.')
    expect(views[1]?.observation).toContain('Marked as retracted, possibly retracted or of concern: 1 of 2.')
    expect(views[1]?.sourceIds).toContain('b')
    expect(panelPerspectives([], 'en', 2026)).toEqual([])
  })
  it('calls languages by their names in the language of the reader', () => {
    const read = ['pt', 'pt', 'en'].map((language, n) =>
      makeSource(`s${n}`, { work: workFixture({ language }) }),
    )
    const observed = panelPerspectives(read, 'pt-BR', 2026).map(({ observation }) => observation)
    expect(observed.join(' ')).toContain('Por idioma: português 2, inglês 1.')
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
