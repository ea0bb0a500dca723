import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { locales } from '@/lib/contracts/locale'
import {
  actOnBrainstorm,
  type BrainstormAct,
  type BrainstormMove,
  brainstormOutcome,
  foldBrainstorm,
  openBrainstorm,
} from './brainstorm-session'
import { clusterIdeas } from './cluster-ideas'
import { drawTechniques, TECHNIQUES_OFFERED } from './draw-techniques'
import { nudgeOf } from './idea-worth'
import { IDEA_MAX, readIdeas } from './read-ideas'
import { techniqueCategories, techniqueIds, techniqueTable } from './technique-table'
import { listTechniques } from './techniques'

const begun = openBrainstorm({
  step: 'confirm',
  fields: { topic: 'Burnout of nurses', question: '' },
  returnTo: 'confirm:1',
  seed: 3,
  locale: 'en',
})

/** The session after these acts, of which each must be taken. */
function sessionAfter(...acts: readonly BrainstormAct[]) {
  const moves: BrainstormMove[] = [...begun]
  for (const act of acts) {
    const made = actOnBrainstorm(foldBrainstorm(moves), act)
    if (!made.ok) throw new Error(`${act.type}: ${made.code}`)
    moves.push(...made.moves)
  }
  return foldBrainstorm(moves)
}

describe('the registry of techniques', () => {
  it('has every category and each technique in three languages with different wording', () => {
    expect(techniqueIds.length).toBe(24)
    expect(new Set(Object.values(techniqueTable))).toEqual(new Set(techniqueCategories))
    const texts = locales.map((locale) => listTechniques(locale))
    for (const techniques of texts) {
      expect(new Set(techniques.map(({ name }) => name)).size).toBe(techniqueIds.length)
      expect(techniques.every(({ questions }) => questions.length === 3)).toBe(true)
      expect(techniques.every(({ questions }) => questions.every((one) => one.endsWith('?')))).toBe(true)
    }
    for (const [at] of techniqueIds.entries())
      expect(new Set(texts.map((techniques) => techniques[at]?.description)).size).toBe(3)
  })
})

describe('the draw', () => {
  it('gives four techniques of four categories, the same for the same seed, none again while others are left', () => {
    fc.assert(
      fc.property(
        fc.integer(),
        fc.subarray([...techniqueIds], { maxLength: techniqueIds.length - TECHNIQUES_OFFERED }),
        (seed, excluded) => {
          const drawn = drawTechniques({ seed })
          expect(new Set(drawn.map((id) => techniqueTable[id])).size).toBe(TECHNIQUES_OFFERED)
          expect(drawTechniques({ seed })).toEqual(drawn)
          expect(drawTechniques({ seed, excluded }).some((id) => excluded.includes(id))).toBe(false)
        },
      ),
    )
  })
  it('begins with what fits the step', () => {
    const categories = (content: 'topic' | 'scores') =>
      drawTechniques({ seed: 7, content }).map((id) => techniqueTable[id])
    expect(categories('topic').slice(0, 3)).toEqual(['own', 'questions', 'eyes'])
    expect(categories('scores').slice(0, 3)).toEqual(['evidence', 'structure', 'questions'])
  })
})

describe('what is read as ideas', () => {
  it.each(['', '   \n ', '🪑', '🔥\n🔥🔥', '?!…'])('is nothing in %j', (text) => {
    expect(readIdeas(text, []).ideas).toEqual([])
    expect(actOnBrainstorm(foldBrainstorm(begun), { type: 'add', text })).toEqual({
      ok: false,
      code: 'empty',
    })
  })
  it('is each line once, without its list mark', () => {
    const read = readIdeas('1. Night shifts\n- night  SHIFTS\n• Sleep diaries\n🪑\n', ['Sleep diaries!'])
    expect(read).toEqual({ ideas: ['Night shifts'], left: '', repeated: 2, wordless: 1 })
  })
  it('is each sentence of an essay, and a sentence that is too long stays in the field whole', () => {
    const long = `${'word '.repeat(80)}end.`
    const essay = `${'A short sentence about sleep and shifts. '.repeat(1)}Another one, on diaries. ${long}`
    const read = readIdeas(essay.padEnd(IDEA_MAX + 1), [])
    expect(read.ideas).toEqual(['A short sentence about sleep and shifts.', 'Another one, on diaries.'])
    expect(read.left).toBe(long)
  })
  it('takes two hundred ideas at once and loses none', () => {
    const text = Array.from({ length: 200 }, (_, at) => `Idea number ${at} on sleep`).join('\n')
    const session = sessionAfter({ type: 'add', text })
    expect(session.ideas).toHaveLength(200)
    expect(nudgeOf(session)).toBe('enough')
    const { grouped } = sessionAfter({ type: 'add', text }, { type: 'organise' })
    const placed = [...(grouped?.groups.flatMap(({ ideas }) => ideas) ?? []), ...(grouped?.rest ?? [])]
    expect(placed.sort()).toEqual(session.ideas.map(({ id }) => id).sort())
  })
  it('never loses a line: taken, repeated, without a word, or left', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 40 })), (lines) => {
        const text = lines.map((line) => line.replace(/[\r\n]/g, '')).join('\n')
        const { ideas, left } = readIdeas(text, [])
        expect(new Set(ideas).size).toBe(ideas.length)
        expect(left).toBe('')
        expect(ideas.every((idea) => text.includes(idea))).toBe(true)
      }),
    )
  })
})

describe('groups', () => {
  it('join ideas that name the same concept in whichever language, and leave the others alone', () => {
    const texts = [
      'Sleep of nurses after night shifts',
      'Diários de sono com enfermeiras',
      'Por que evasão escolar cresce no interior',
      'School dropout and bus routes',
      'Green roofs',
    ]
    const { groups, rest } = clusterIdeas(texts.map((text, at) => ({ id: String(at), text })))
    expect(groups.map(({ ideas }) => [...ideas].sort())).toEqual(
      expect.arrayContaining([
        ['0', '1'],
        ['2', '3'],
      ]),
    )
    expect(rest).toEqual(['4'])
  })
  it('are none where the ideas share nothing', () => {
    const ideas = ['Green roofs', 'Medieval coins', 'Bilingual education'].map((text, at) => ({
      id: String(at),
      text,
    }))
    expect(clusterIdeas(ideas)).toEqual({ groups: [], rest: ['0', '1', '2'] })
  })
})

describe('a brainstorming', () => {
  const add: BrainstormAct = { type: 'add', text: 'Sleep diaries\nBus routes\nNight meals' }
  const pick = (idea: string, impact: number) => ({ idea, impact, feasibility: 2, novelty: 2, fit: 2 })

  it('gives back what the student picked, by the student’s own points, and nothing where nothing was picked', () => {
    expect(brainstormOutcome(sessionAfter(add, { type: 'close' }))).toBeNull()
    const ranked = sessionAfter(
      add,
      { type: 'organise' },
      { type: 'rank', picks: [pick('1', 1), pick('3', 3)] },
    )
    expect(brainstormOutcome(ranked)).toEqual({ question: 'Night meals' })
    expect(brainstormOutcome({ ...ranked, step: 'stage' })).toEqual({
      notes: '1. Night meals\n2. Sleep diaries',
    })
  })
  it('takes no pick of an idea that is not there, none twice, and nothing once it is over', () => {
    const open = sessionAfter(add, { type: 'remove', idea: '2' })
    for (const picks of [[pick('2', 1)], [pick('9', 1)], [pick('1', 1), pick('1', 2)]])
      expect(actOnBrainstorm(open, { type: 'rank', picks }).ok).toBe(false)
    expect(actOnBrainstorm(sessionAfter(add, { type: 'close' }), add).ok).toBe(false)
  })
  it('never gives an id twice, and keeps what was picked while more is collected', () => {
    const session = sessionAfter(
      add,
      { type: 'organise' },
      { type: 'rank', picks: [pick('3', 3)] },
      { type: 'collect' },
      { type: 'remove', idea: '2' },
      { type: 'add', text: 'Naps' },
    )
    expect(session.ideas.map(({ id }) => id)).toEqual(['1', '3', '4'])
    expect(session.picks).toEqual([pick('3', 3)])
  })
  it('proposes another domain after ten ideas of one technique', () => {
    const [first] = begun.flatMap((move) => (move.type === 'offered' ? move.techniques : []))
    if (!first) throw new Error('nothing offered')
    const ten = Array.from({ length: 10 }, (_, at) => `Idea ${String.fromCharCode(97 + at)}`).join('\n')
    expect(nudgeOf(sessionAfter({ type: 'choose', technique: first }, { type: 'add', text: ten }))).toBe(
      'switch',
    )
    expect(nudgeOf(sessionAfter({ type: 'choose', technique: first }, add))).toBeNull()
  })
})
