import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { makeSource } from '@/lib/core/validation/source-fixture'
import {
  actOnElicitation,
  type ElicitationAct,
  ElicitationMove,
  foldElicitation,
  openElicitation,
} from './elicitation-session'
import { textInForce } from './elicitation-state'
import { actOnParty, foldParty, PartyMove, partyFarewells } from './party-session'
import { readSection, SectionStep, sectionFacts, writeSection } from './section'
import { canResume, type SideRecord, summariseSide } from './side-session'

const fields = { topic: 'Burnout of nurses', question: 'Why?' }
const opening = openElicitation({ step: 'confirm', fields, returnTo: 'confirm:1', seed: 7, locale: 'en' })

/** Plays acts one after another; an act that is refused changes nothing. */
function play(acts: readonly ElicitationAct[], start = opening): readonly ElicitationMove[] {
  const moves = [...start]
  for (const act of acts) {
    const result = actOnElicitation(foldElicitation(moves), act)
    if (result.ok) moves.push(...result.moves)
  }
  return moves
}

const better: ElicitationAct = {
  type: 'propose',
  fields: { topic: 'Burnout of night nurses', question: 'Why?' },
  answers: ['Nights are worse.'],
}
const choose: ElicitationAct = { type: 'choose', method: 'socratic' }

describe('an elicitation session', () => {
  it('changes the text only with a yes, and compounds', () => {
    const refused = foldElicitation(play([choose, better, { type: 'decide', decision: 'discarded' }]))
    expect(readSection(textInForce(refused))).toEqual(fields)
    expect(refused.phase).toBe('menu')
    const second: ElicitationAct = {
      ...better,
      fields: { topic: 'Burnout of night nurses', question: 'How?' },
    }
    const yes: ElicitationAct = { type: 'decide', decision: 'applied' }
    const both = foldElicitation(play([choose, better, yes, choose, second, yes, { type: 'close' }]))
    expect(readSection(textInForce(both))).toEqual(second.fields)
    expect(both).toMatchObject({ phase: 'closed', returnTo: 'confirm:1' })
    expect(both.versions).toHaveLength(3)
    expect(both.decided[0]).toMatchObject({ engine: 'student', method: 'socratic' })
    expect(both.decided[0]?.finding).toContain('Nights are worse.')
  })

  it('puts a proposal in other words: back in its form with the proposed text, nothing applied', () => {
    const session = foldElicitation(play([choose, better, { type: 'rephrase' }]))
    expect(session.form).toMatchObject({ method: 'socratic' })
    expect(readSection(session.form?.start ?? '')).toEqual(better.type === 'propose' ? better.fields : null)
    expect(readSection(textInForce(session))).toEqual(fields)
  })

  it('runs several numbers in sequence, each on the text then in force', () => {
    const moves = play([{ type: 'typed', text: '1, 3' }, better, { type: 'decide', decision: 'applied' }])
    const session = foldElicitation(moves)
    expect(session.form?.method).toBe(session.menu[2])
    expect(readSection(session.form?.start ?? '')).toMatchObject({ topic: 'Burnout of night nurses' })
    expect(session.waiting).toEqual([])
  })

  it('reshuffles without what was offered, and the same log always gives the same menus', () => {
    const moves = play([{ type: 'reshuffle' }, { type: 'typed', text: 'r' }])
    const menus = moves.flatMap((move) => (move.type === 'offered' ? [move.methods] : []))
    expect(new Set(menus.flat()).size).toBe(15)
    expect(play([{ type: 'reshuffle' }, { type: 'reshuffle' }])).toEqual(moves)
  })

  it('takes nothing for a proposal when nothing was written, and waits for a decision before it closes', () => {
    const nothing: ElicitationAct = { type: 'propose', fields, answers: ['', ' '] }
    expect(actOnElicitation(foldElicitation(play([choose])), nothing)).toEqual({ ok: false, code: 'empty' })
    const waiting = foldElicitation(play([choose, better]))
    expect(actOnElicitation(waiting, { type: 'close' })).toEqual({ ok: false, code: 'undecided' })
  })

  it('whatever is pressed, stays readable and never loses the text that was accepted', () => {
    const act = fc.oneof(
      fc.constantFrom<ElicitationAct>(
        { type: 'reshuffle' },
        choose,
        { type: 'leave-form' },
        { type: 'decide', decision: 'applied' },
        { type: 'decide', decision: 'discarded' },
        { type: 'rephrase' },
        { type: 'close' },
      ),
      fc.string({ maxLength: 20 }).map((text): ElicitationAct => ({ type: 'typed', text })),
      fc
        .record({ topic: fc.string({ maxLength: 50 }), question: fc.string({ maxLength: 50 }) })
        .map((written): ElicitationAct => ({ type: 'propose', fields: written, answers: [] })),
    )
    fc.assert(
      fc.property(fc.array(act, { maxLength: 40 }), (acts) => {
        const moves = play(acts)
        for (const move of moves) ElicitationMove.parse(JSON.parse(JSON.stringify(move)))
        const session = foldElicitation(moves)
        const applied = session.decided.filter(({ decision }) => decision === 'applied')
        expect(session.versions).toHaveLength(applied.length + 1)
        expect(textInForce(session)).toBe(applied.at(-1)?.text ?? session.versions[0])
        expect(session.form && session.pending).toBeNull()
      }),
    )
  })
})

describe('a section', () => {
  it('comes back as it was written, and keeps only the fields it has', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...SectionStep.options),
        fc.string({ unit: 'binary', maxLength: 200 }),
        (step, notes) => {
          const text = writeSection(step, { notes, topic: 'T', dropped: ['b', 'a', 'b'] })
          const read = readSection(text)
          expect(writeSection(step, read)).toBe(writeSection(step, readSection(writeSection(step, read))))
          if (step === 'refine') expect(Object.keys(read)).toEqual(['notes'])
          if (step === 'select') expect(read.dropped).toEqual(['a', 'b'])
        },
      ),
    )
    expect(readSection('not JSON')).toEqual({ notes: 'not JSON' })
  })
  it('counts what is held back and shows the best and the chosen', () => {
    const weak = makeSource('weak', { quality: { score: 10, parts: [], reason: '' } })
    const facts = sectionFacts({
      parameters: null,
      ranked: [makeSource('a'), makeSource('b'), weak],
      selected: ['b'],
      panel: [],
      strategies: [],
    })
    expect(facts).toMatchObject({ found: 2, heldBack: 1, missing: 6, selectedCount: 1 })
    expect(facts.best.map(({ id }) => id)).toEqual(['a', 'b'])
    expect(facts.selected.map(({ id }) => id)).toEqual(['b'])
  })
})

describe('a round table', () => {
  const opened: PartyMove = { type: 'opened', section: 'refine', returnTo: 'refine:2', locale: 'pt-BR' }
  const say = (moves: readonly PartyMove[], message: string) => [
    ...moves,
    ...(actOnParty(foldParty(moves), { type: 'say', message }, { topic: 'T', notes: 'N' }) ?? []),
  ]
  it('takes a message with the form as it stands, leaves on an exit word, and hands back the menu it came from', () => {
    const moves = say(say([opened], 'What of the sample?'), '*exit')
    for (const move of moves) PartyMove.parse(JSON.parse(JSON.stringify(move)))
    expect(moves[1]).toEqual({
      type: 'said',
      message: 'What of the sample?',
      fields: { topic: 'T', question: undefined },
    })
    expect(foldParty(moves)).toMatchObject({ phase: 'closed', returnTo: 'refine:2', locale: 'pt-BR' })
    expect(actOnParty(foldParty(moves), { type: 'say', message: 'more' }, {})).toBeNull()
  })
  it('parts with two or three voices, the open question among them', () => {
    const turn = { key: 'answered', engine: 'p/m' }
    const turns = [
      { ...turn, speaker: 'carla', text: 'A wide topic.', asksStudent: false } as const,
      { ...turn, speaker: 'examiner', text: 'Why nurses?', asksStudent: true } as const,
    ]
    const farewells = partyFarewells([{ message: 'Well?', turns }], 'en')
    expect([2, 3]).toContain(farewells.length)
    expect(farewells.find(({ speaker }) => speaker === 'examiner')?.text).toContain('Why nurses?')
    expect(partyFarewells([], 'es')).toHaveLength(2)
  })
})

describe('a stored session', () => {
  const row = {
    id: 's',
    startedAt: '2026-01-20T00:00:00Z',
    updatedAt: '2026-01-20T00:00:00Z',
    round: 4,
    isWorking: false,
  }
  const record = (moves: readonly ElicitationMove[]): SideRecord => ({ ...row, kind: 'elicitation', moves })
  it('goes on only where it was called from, while it is open and has not come to its end', () => {
    expect(canResume(record(opening), 'elicitation', 'confirm:1')).toBe(true)
    expect(canResume({ ...record(opening), round: null, isWorking: true }, 'elicitation', 'confirm:1')).toBe(
      true,
    )
    expect(canResume({ ...record(opening), round: null }, 'elicitation', 'confirm:1')).toBe(false)
    expect(canResume(record(opening), 'elicitation', 'confirm:2')).toBe(false)
    expect(canResume(record(opening), 'party', 'confirm:1')).toBe(false)
    expect(canResume(record(play([{ type: 'close' }])), 'elicitation', 'confirm:1')).toBe(false)
    expect(summariseSide(record(play([choose, better])))).toMatchObject({ isOpen: true, weight: 0 })
  })
})
