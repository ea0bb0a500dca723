import { z } from 'zod'
import { Locale } from '@/lib/contracts/locale'
import { say } from '@/lib/core/text/say'
import { farewellPhrases } from './dialogue-phrases'
import { applyParty, noParty, type PartyState, type Round, wantsToLeave } from './party-mode'
import { type AgentId, agentIds } from './roster'
import { SectionFields, SectionStep, storableText } from './section'
import { MESSAGE_MAX, TURN_MAX } from './side-limits'

const TURNS_MAX = 3
const FAREWELLS_MAX = 3
/** Somebody says goodbye even when nothing was said. */
const HOSTS: readonly AgentId[] = ['carla', 'patricia']

const Speaker = z.enum(agentIds)
const StoredRound = z.object({
  message: z.string().max(MESSAGE_MAX),
  turns: z
    .array(
      z.object({
        speaker: Speaker,
        text: z.string().max(TURN_MAX),
        key: z.string().max(TURN_MAX),
        asksStudent: z.boolean(),
        engine: z.string().max(120),
      }),
    )
    .max(TURNS_MAX),
})

/** One stored move of a round table. */
export const PartyMove = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('opened'),
    section: SectionStep,
    returnTo: z.string().min(1).max(80),
    locale: Locale,
  }),
  /** `fields`: topic and question as they stood in a form that was not confirmed yet. Its round follows from what is said to it. */
  z.object({
    type: z.literal('said'),
    message: z.string().max(MESSAGE_MAX),
    fields: SectionFields.pick({ topic: true, question: true }),
  }),
  z.object({ type: z.literal('round'), round: StoredRound }),
  z.object({ type: z.literal('closed') }),
])
export type PartyMove = z.infer<typeof PartyMove>

export interface PartySession extends PartyState {
  readonly step: SectionStep
  readonly locale: Locale
}

/** The round table after its moves. */
export function foldParty(moves: readonly PartyMove[]): PartySession {
  const first = moves.find((move) => move.type === 'opened')
  const state = moves.reduce<PartyState>(
    (before, move) => (move.type === 'said' ? before : applyParty(before, move)),
    noParty,
  )
  return { ...state, step: first?.section ?? 'confirm', locale: first?.locale ?? 'en' }
}

/** What a student can do at the table. */
export const PartyAct = z.discriminatedUnion('type', [
  z.object({ type: z.literal('say'), message: storableText(MESSAGE_MAX).pipe(z.string().trim().min(1)) }),
  z.object({ type: z.literal('close') }),
])
export type PartyAct = z.infer<typeof PartyAct>

/** The moves that an act makes; a message that means to leave closes the table. None once it is closed. */
export function actOnParty(
  session: PartySession,
  act: PartyAct,
  { topic, question }: SectionFields,
): readonly PartyMove[] | null {
  if (session.phase !== 'open') return null
  if (act.type === 'close' || wantsToLeave(act.message)) return [{ type: 'closed' }]
  return [{ type: 'said', message: act.message, fields: { topic, question } }]
}

export interface Farewell {
  readonly speaker: AgentId
  readonly text: string
}

/**
 * How the table parts: two or three of those who spoke last. Who asked the question that stayed without an answer says
 * it once more; the others leave one sentence about what they look after.
 */
export function partyFarewells(rounds: readonly Round[], locale: Locale): readonly Farewell[] {
  const turns = rounds.flatMap((round) => round.turns).toReversed()
  const speakers = [...new Set([...turns.map((turn) => turn.speaker), ...HOSTS])].slice(0, FAREWELLS_MAX)
  const open = rounds.at(-1)?.turns.find((turn) => turn.asksStudent)
  return speakers.map((speaker) => ({
    speaker,
    text:
      open?.speaker === speaker
        ? say(farewellPhrases, locale, 'openQuestion', { question: open.text })
        : say(farewellPhrases, locale, speaker),
  }))
}
