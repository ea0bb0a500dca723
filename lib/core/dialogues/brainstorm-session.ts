import { z } from 'zod'
import { Locale } from '@/lib/contracts/locale'
import { clusterIdeas, type GroupedIdeas, type Idea } from './cluster-ideas'
import { drawTechniques, TECHNIQUES_OFFERED } from './draw-techniques'
import type { ActResult } from './elicitation-session'
import { PICKS_MAX, worthOf } from './idea-worth'
import { IDEA_MAX, IDEAS_MAX, IDEAS_TEXT_MAX, readIdeas } from './read-ideas'
import { type SectionFields, SectionStep, sectionContents, storableText, writeSection } from './section'
import { SIDE_NOTES_MAX } from './side-limits'
import { isTechniqueId, type TechniqueId } from './technique-table'

/**
 * Terminology
 *   idea    one line of the student; Carrel adds none
 *   group   ideas that name the same concept, found by code
 *   pick    an idea that goes on, with what the student gives it on four criteria
 */

const StoredTechnique = z.custom<TechniqueId>((value) => typeof value === 'string' && isTechniqueId(value))
const IdeaId = z.string().min(1).max(10)
const points = z.number().int().min(1).max(3)
export const Pick = z.object({
  idea: IdeaId,
  impact: points,
  feasibility: points,
  novelty: points,
  fit: points,
})
export type Pick = z.infer<typeof Pick>

/** One stored move of a brainstorming. */
export const BrainstormMove = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('opened'),
    section: SectionStep,
    text: z.string().max(30_000),
    /** Step and round of the question it was called from. */
    returnTo: z.string().min(1).max(80),
    seed: z.number().int(),
    locale: Locale,
  }),
  z.object({ type: z.literal('offered'), techniques: z.array(StoredTechnique).max(TECHNIQUES_OFFERED) }),
  /** `prompts`: what a model asks besides, and its name; what the technique itself asks stands in the registry. */
  z.object({
    type: z.literal('chosen'),
    technique: StoredTechnique,
    prompts: z.array(z.string().max(IDEA_MAX)).max(5).default([]),
    engine: z.string().max(120).default('built-in'),
  }),
  z.object({
    type: z.literal('added'),
    ideas: z.array(z.string().min(1).max(IDEA_MAX)).min(1).max(IDEAS_MAX),
  }),
  z.object({ type: z.literal('removed'), idea: IdeaId }),
  z.object({
    type: z.literal('organised'),
    groups: z.array(z.object({ name: z.string().max(200), ideas: z.array(IdeaId).max(IDEAS_MAX) })).max(20),
    rest: z.array(IdeaId).max(IDEAS_MAX),
  }),
  z.object({ type: z.literal('collecting') }),
  z.object({ type: z.literal('ranked'), picks: z.array(Pick).min(1).max(PICKS_MAX) }),
  z.object({ type: z.literal('closed') }),
])
export type BrainstormMove = z.infer<typeof BrainstormMove>

export interface BrainstormIdea extends Idea {
  /** What it was found by; null: before any technique was chosen. */
  readonly technique: TechniqueId | null
}

export interface BrainstormSession {
  readonly phase: 'idle' | 'collecting' | 'organised' | 'closed'
  readonly step: SectionStep
  readonly returnTo: string
  readonly seed: number
  readonly locale: Locale
  readonly draws: number
  readonly menu: readonly TechniqueId[]
  readonly offered: readonly TechniqueId[]
  readonly technique: TechniqueId | null
  /** What a model asks besides. */
  readonly prompts: { readonly engine: string; readonly texts: readonly string[] }
  readonly ideas: readonly BrainstormIdea[]
  /** Ideas so far, those that were taken out again included: an id is never given twice. */
  readonly counted: number
  /** Times that ideas were sent. */
  readonly turns: number
  readonly grouped: GroupedIdeas | null
  readonly picks: readonly Pick[]
}

const noSession: BrainstormSession = {
  phase: 'idle',
  step: 'confirm',
  returnTo: '',
  seed: 0,
  locale: 'en',
  draws: 0,
  menu: [],
  offered: [],
  technique: null,
  prompts: { engine: 'built-in', texts: [] },
  ideas: [],
  counted: 0,
  turns: 0,
  grouped: null,
  picks: [],
}

/** The session after its moves. A move that does not fit is passed over: an old log still opens. */
export function foldBrainstorm(moves: readonly BrainstormMove[]): BrainstormSession {
  return moves.reduce(applyMove, noSession)
}

function applyMove(session: BrainstormSession, move: BrainstormMove): BrainstormSession {
  if (move.type === 'opened') {
    const { section: step, returnTo, seed, locale } = move
    return { ...noSession, phase: 'collecting', step, returnTo, seed, locale }
  }
  if (session.phase === 'idle' || session.phase === 'closed') return session
  switch (move.type) {
    case 'offered':
      return {
        ...session,
        menu: move.techniques,
        offered: [...new Set([...session.offered, ...move.techniques])],
        draws: session.draws + 1,
      }
    case 'chosen':
      return {
        ...session,
        phase: 'collecting',
        technique: move.technique,
        prompts: { engine: move.engine, texts: move.prompts },
      }
    case 'added':
      return withIdeas(session, move.ideas)
    case 'removed':
      return { ...session, ideas: session.ideas.filter(({ id }) => id !== move.idea) }
    case 'organised':
      return { ...session, phase: 'organised', grouped: { groups: move.groups, rest: move.rest } }
    case 'collecting':
      return { ...session, phase: 'collecting' }
    case 'ranked':
      return { ...session, picks: byWorth(move.picks) }
    case 'closed':
      return { ...session, phase: 'closed' }
  }
}

function withIdeas(session: BrainstormSession, texts: readonly string[]): BrainstormSession {
  const { ideas, technique, counted, turns } = session
  const added = texts.map((text, at) => ({ id: String(counted + at + 1), text, technique }))
  return {
    ...session,
    ideas: [...ideas, ...added].slice(0, IDEAS_MAX),
    counted: counted + added.length,
    turns: turns + 1,
  }
}

/** Most points first; equal ones in the order in which they were picked. */
function byWorth(picks: readonly Pick[]): readonly Pick[] {
  return [...picks].sort((a, b) => worthOf(b) - worthOf(a))
}

/** What a student can do in a brainstorming. */
export const BrainstormAct = z.discriminatedUnion('type', [
  z.object({ type: z.literal('choose'), technique: StoredTechnique }),
  z.object({ type: z.literal('reshuffle') }),
  z.object({ type: z.literal('add'), text: storableText(IDEAS_TEXT_MAX) }),
  z.object({ type: z.literal('remove'), idea: IdeaId }),
  z.object({ type: z.literal('organise') }),
  z.object({ type: z.literal('collect') }),
  z.object({ type: z.literal('rank'), picks: z.array(Pick).min(1).max(PICKS_MAX) }),
  z.object({ type: z.literal('close') }),
])
export type BrainstormAct = z.infer<typeof BrainstormAct>

/** The moves a brainstorming begins with: the section and the first menu, fitting categories first. */
export function openBrainstorm(given: {
  readonly step: SectionStep
  readonly fields: SectionFields
  readonly returnTo: string
  readonly seed: number
  readonly locale: Locale
}): readonly BrainstormMove[] {
  const { step, fields, returnTo, seed, locale } = given
  const techniques = drawTechniques({ seed, content: sectionContents[step] })
  return [
    { type: 'opened', section: step, text: writeSection(step, fields), returnTo, seed, locale },
    { type: 'offered', techniques: [...techniques] },
  ]
}

/** The moves that an act makes in a session. Pure: ideas come from the student alone, groups from their concepts. */
export function actOnBrainstorm(session: BrainstormSession, act: BrainstormAct): ActResult<BrainstormMove> {
  if (session.phase === 'idle' || session.phase === 'closed') return { ok: false, code: 'unfit' }
  switch (act.type) {
    case 'choose':
      return moves({ type: 'chosen', technique: act.technique, prompts: [], engine: 'built-in' })
    case 'reshuffle': {
      const { seed, draws, offered } = session
      return moves({
        type: 'offered',
        techniques: [...drawTechniques({ seed: seed + draws, excluded: offered })],
      })
    }
    case 'add': {
      const { ideas } = readIdeas(
        act.text,
        session.ideas.map(({ text }) => text),
      )
      return ideas.length === 0 ? { ok: false, code: 'empty' } : moves({ type: 'added', ideas: [...ideas] })
    }
    case 'remove':
      return session.ideas.some(({ id }) => id === act.idea)
        ? moves({ type: 'removed', idea: act.idea })
        : { ok: false, code: 'unfit' }
    case 'organise':
      return session.ideas.length === 0 ? { ok: false, code: 'empty' } : moves(organised(session))
    case 'collect':
      return moves({ type: 'collecting' })
    case 'rank':
      return ranked(session, act.picks)
    case 'close':
      return moves({ type: 'closed' })
  }
}

function organised({ ideas }: BrainstormSession): BrainstormMove {
  const { groups, rest } = clusterIdeas(ideas)
  return {
    type: 'organised',
    groups: groups.map(({ name, ideas: own }) => ({ name: name.slice(0, 200), ideas: [...own] })),
    rest: [...rest],
  }
}

/** Only ideas that are there, each once. */
function ranked({ ideas }: BrainstormSession, picks: readonly Pick[]): ActResult<BrainstormMove> {
  const isThere = picks.every(({ idea }) => ideas.some(({ id }) => id === idea))
  const isOnce = new Set(picks.map(({ idea }) => idea)).size === picks.length
  return isThere && isOnce ? moves({ type: 'ranked', picks: [...picks] }) : { ok: false, code: 'unfit' }
}

/** What goes back to the place it was called from: the picks in their order; nothing where none was picked. */
export function brainstormOutcome({ step, ideas, picks }: BrainstormSession): SectionFields | null {
  const texts = picks.flatMap(({ idea }) => ideas.find(({ id }) => id === idea)?.text ?? [])
  const [first] = texts
  if (first === undefined) return null
  // A form takes one question; the others stay with the session.
  if (step === 'confirm') return { question: first }
  return {
    notes: texts
      .map((text, at) => `${at + 1}. ${text}`)
      .join('\n')
      .slice(0, SIDE_NOTES_MAX),
  }
}

function moves(...made: readonly BrainstormMove[]): ActResult<BrainstormMove> {
  return { ok: true, moves: made }
}
