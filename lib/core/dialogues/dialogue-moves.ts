import { z } from 'zod'
import type { RunState, UnitState } from '@/lib/contracts/run'
import { roundsOf, stepOf } from '@/lib/core/run/run-state'
import { BrainstormMove } from './brainstorm-session'
import { ElicitationMove, foldElicitation } from './elicitation-session'
import { PartyMove } from './party-session'
import { agentIds } from './roster'
import { SectionFields, type SectionStep, writeSection } from './section'
import { MOVES_MAX, TURN_MAX } from './side-limits'

/**
 * Terminology
 *   move    what a session is folded from; the log holds those that a student made in the answers, and what agents made of them
 *           in outputs of the same round
 *   begun   moves that a dialogue begins with: its opening, or all of a session that an earlier version kept in one piece
 */

/** Characters of what stands beside the text under pressure, for a model. */
export const ELICITATION_EVIDENCE_MAX = 30_000

export const ElicitationInput = z.object({
  moves: z.array(ElicitationMove).min(1).max(MOVES_MAX),
  evidence: z.string().max(ELICITATION_EVIDENCE_MAX),
})
export const ElicitationAnswer = z.object({ moves: z.array(ElicitationMove).min(1).max(10) })

/** What became of a proposal: the finding and the text it proposes. */
export const Raised = z.object({ finding: z.string().max(5_000), fields: SectionFields })
export type Raised = z.infer<typeof Raised>

export const PartyInput = z.object({ moves: z.array(PartyMove).min(1).max(MOVES_MAX) })
export const PartyAnswer = z.object({ moves: z.array(PartyMove).min(1).max(10) })

export const BrainstormInput = ElicitationInput.extend({
  moves: z.array(BrainstormMove).min(1).max(MOVES_MAX),
})
export const BrainstormAnswer = z.object({ moves: z.array(BrainstormMove).min(1).max(10) })

/** What a model asks besides the questions of a technique. */
export const Suggested = z.object({ prompts: z.array(z.string().trim().min(1).max(300)).max(5) })
export type Suggested = z.infer<typeof Suggested>

/** What one at the table says; '' is silence. */
export const Spoken = z.object({
  text: z.string().max(TURN_MAX),
  key: z.string().max(60),
  asksStudent: z.boolean(),
})
export type Spoken = z.infer<typeof Spoken>

/** The moves of an elicitation so far. A proposal counts as soon as its text is settled; until then its form stays open. */
export function elicitationMoves(run: RunState): readonly ElicitationMove[] {
  const raised = unitsByRound(run, 'raise')
  const { moves: begun } = ElicitationInput.parse(run.input)
  const { step } = foldElicitation(begun)
  return [
    ...begun,
    ...answersOf(run, ElicitationAnswer).flatMap(({ round, moves }) =>
      moves.flatMap((move): readonly ElicitationMove[] => {
        if (move.type !== 'proposed') return [move]
        const [unit] = raised.get(round) ?? []
        return unit && unit.endedSeq !== null ? [settledProposal(move, step, unit)] : []
      }),
    ),
  ]
}

type Proposed = Extract<ElicitationMove, { type: 'proposed' }>

/** What the student wrote, unless a model has put it in other words. */
function settledProposal(move: Proposed, step: SectionStep, { status, output, engine }: UnitState): Proposed {
  if (status !== 'done' || engine === null || engine === BUILT_IN) return move
  const { finding, fields } = Raised.parse(output)
  const text = writeSection(step, fields)
  return { ...move, proposal: { ...move.proposal, finding, text, engine } }
}

/** Who is named where no model wrote. */
const BUILT_IN = 'built-in'

/** The moves of a round table so far; of a round that is under way, the turns that have ended. */
export function partyMoves(run: RunState): readonly PartyMove[] {
  const spoken = unitsByRound(run, 'speak')
  return [
    ...PartyInput.parse(run.input).moves,
    ...answersOf(run, PartyAnswer).flatMap(({ round, moves }) =>
      moves.map((move): PartyMove => {
        if (move.type !== 'said') return move
        return {
          type: 'round',
          round: { message: move.message, turns: (spoken.get(round) ?? []).flatMap(turnOf) },
        }
      }),
    ),
  ]
}

/** The moves of a brainstorming so far. A technique is chosen as soon as it is settled what is asked besides. */
export function brainstormMoves(run: RunState): readonly BrainstormMove[] {
  const suggested = unitsByRound(run, 'suggest')
  return [
    ...BrainstormInput.parse(run.input).moves,
    ...answersOf(run, BrainstormAnswer).flatMap(({ round, moves }) =>
      moves.flatMap((move): readonly BrainstormMove[] => {
        if (move.type !== 'chosen') return [move]
        const [unit] = suggested.get(round) ?? []
        if (!unit || unit.endedSeq === null) return []
        if (unit.status !== 'done' || unit.engine === null || unit.engine === BUILT_IN) return [move]
        return [{ ...move, prompts: Suggested.parse(unit.output).prompts, engine: unit.engine }]
      }),
    ),
  ]
}

const Speaker = z.enum(agentIds)

function turnOf({ item, status, output, engine }: UnitState) {
  if (status !== 'done') return []
  const spoken = Spoken.parse(output)
  return spoken.text === '' ? [] : [{ ...spoken, speaker: Speaker.parse(item), engine: engine ?? BUILT_IN }]
}

function answersOf<Move>(
  run: RunState,
  schema: z.ZodType<{ readonly moves: readonly Move[] }>,
): readonly { readonly round: number; readonly moves: readonly Move[] }[] {
  return roundsOf(stepOf(run, 'act')).flatMap(({ round, answered, answer }) =>
    answered ? [{ round, moves: schema.parse(answer).moves }] : [],
  )
}

/** The units of a step in each of its rounds, in the order of its items. */
function unitsByRound(run: RunState, key: string): ReadonlyMap<number, readonly UnitState[]> {
  return new Map(
    roundsOf(stepOf(run, key)).map(({ round, items, units }) => [
      round,
      (items ?? []).flatMap((item) => units[item] ?? []),
    ]),
  )
}
