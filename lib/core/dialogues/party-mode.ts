import { cognateStems } from '@/lib/core/text/cognate-stems'
import { foldAccents } from '@/lib/core/text/fold-accents'
import { type AgentId, agentExpertise, agentIds } from './roster'

/**
 * Terminology
 *   round   one message of the student and the turns that answer it
 *   turn    what one agent says; a question to the student ends the round
 */
export interface Turn {
  readonly speaker: AgentId
  readonly text: string
  /** What kind of turn it is: an answer, a refusal; of an earlier version: which remark. */
  readonly key: string
  readonly asksStudent: boolean
  readonly engine: string
}

export interface Round {
  readonly message: string
  readonly turns: readonly Turn[]
}

export interface PartyState {
  readonly phase: 'idle' | 'open' | 'closed'
  /** The exact menu it was called from; handed back unchanged at the end. */
  readonly returnTo: string
  readonly rounds: readonly Round[]
}

export const noParty: PartyState = { phase: 'idle', returnTo: '', rounds: [] }

export type PartyEvent =
  | { readonly type: 'opened'; readonly returnTo: string }
  | { readonly type: 'round'; readonly round: Round }
  | { readonly type: 'closed' }

/** Rounds of one party; then it closes, so that nobody talks for ever. */
export const ROUNDS_MAX = 60
const SPEAKERS_MIN = 2
const SPEAKERS_MAX = 3
/** The sceptical examiner joins when silent for this many rounds. */
const EXAMINER_EVERY = 2

/** The state after one more event. Pure; an event that does not fit its phase changes nothing. */
export function applyParty(state: PartyState, event: PartyEvent): PartyState {
  switch (event.type) {
    case 'opened':
      return state.phase === 'open' ? state : { phase: 'open', returnTo: event.returnTo, rounds: [] }
    case 'round': {
      if (state.phase !== 'open') return state
      const rounds = [...state.rounds, event.round]
      return { ...state, rounds, phase: rounds.length >= ROUNDS_MAX ? 'closed' : 'open' }
    }
    case 'closed':
      return state.phase === 'open' ? { ...state, phase: 'closed' } : state
  }
}

/** True when a message means to leave: `*exit`, `goodbye`, `end party`, `quit`, `e`, and their like in pt and es. */
export function wantsToLeave(message: string): boolean {
  const word = foldAccents(message.slice(0, 40))
    .replace(/[^a-z ]/g, '')
    .trim()
  return leaving.has(word)
}
const leaving = new Set([
  'exit',
  'goodbye',
  'bye',
  'end party',
  'quit',
  'e',
  'sair',
  'tchau',
  'ate logo',
  'encerrar',
  'salir',
  'adios',
  'hasta luego',
  'terminar',
])

/**
 * Who answers a message: two or three agents. Those named come first, then the owners of what is asked for, then the one whose
 * field it touches most, then whoever has been silent longest; the sceptical examiner joins as third after two silent rounds.
 * Deterministic.
 */
export function pickSpeakers(
  message: string,
  rounds: readonly Round[],
  owners: readonly AgentId[] = [],
): readonly AgentId[] {
  const text = message.slice(0, 4_000)
  const named = agentIds.filter((id) => isNamed(text, id)).slice(0, SPEAKERS_MAX)
  const byField = [...agentIds]
    .map((id) => ({ id, hits: hitsOf(text, id) }))
    .filter(({ hits }) => hits > 0)
    .sort((a, b) => b.hits - a.hits || silence(b.id, rounds) - silence(a.id, rounds))
    .map(({ id }) => id)
  const bySilence = [...agentIds].sort((a, b) => silence(b, rounds) - silence(a, rounds))
  const asked = new Set([...named, ...owners].slice(0, SPEAKERS_MAX))
  const order = [...asked, ...byField.slice(0, 1), ...bySilence]
  const speakers = [...new Set(order)].slice(0, Math.max(SPEAKERS_MIN, asked.size))
  const isDue = silence('examiner', rounds) >= EXAMINER_EVERY
  return isDue && speakers.length < SPEAKERS_MAX && !speakers.includes('examiner')
    ? [...speakers, 'examiner']
    : speakers
}

/** Rounds since an agent last spoke; all rounds and one when never. */
function silence(id: AgentId, rounds: readonly Round[]): number {
  const last = rounds.findLastIndex((round) => round.turns.some((turn) => turn.speaker === id))
  return last < 0 ? rounds.length + 1 : rounds.length - 1 - last
}

function isNamed(message: string, id: AgentId): boolean {
  const stems = new Set(cognateStems(message))
  return cognateStems(agentExpertise[id].calls).some((stem) => stems.has(stem))
}

function hitsOf(message: string, id: AgentId): number {
  const words = new Set(cognateStems(agentExpertise[id].words))
  return cognateStems(message).filter((stem) => words.has(stem)).length
}
