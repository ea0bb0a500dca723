import type { MethodId } from './method-table'

/**
 * Terminology
 *   section    the text under pressure; version: the text after an accepted proposal
 *   proposal   what a method found and the text it proposes; it waits for a decision and changes nothing by itself
 */
export interface Proposal {
  readonly id: string
  readonly method: MethodId | 'direction'
  /** What the method showed. */
  readonly finding: string
  /** The section as it would be. */
  readonly text: string
  /** Who wrote it: 'built-in', 'student' or '<provider>/<model>'. */
  readonly engine: string
}

export interface DecidedProposal extends Proposal {
  readonly decision: 'applied' | 'discarded'
}

export type ElicitationEvent =
  | { readonly type: 'opened'; readonly section: string; readonly text: string; readonly returnTo: string }
  | { readonly type: 'offered'; readonly methods: readonly MethodId[] }
  | { readonly type: 'proposed'; readonly proposal: Proposal }
  | { readonly type: 'decided'; readonly id: string; readonly decision: 'applied' | 'discarded' }
  | { readonly type: 'closed' }

export interface ElicitationState {
  readonly phase: 'idle' | 'menu' | 'deciding' | 'closed'
  readonly section: string
  /** The menu to go back to when it is over, exactly as it was given. */
  readonly returnTo: string
  /** The text at the start and after each accepted proposal; the last is in force. */
  readonly versions: readonly string[]
  readonly menu: readonly MethodId[]
  /** Everything that was offered so far; what a reshuffle excludes. */
  readonly offered: readonly MethodId[]
  readonly pending: Proposal | null
  readonly decided: readonly DecidedProposal[]
}

export const noElicitation: ElicitationState = {
  phase: 'idle',
  section: '',
  returnTo: '',
  versions: [],
  menu: [],
  offered: [],
  pending: null,
  decided: [],
}

export type ElicitationStep =
  | { readonly ok: true; readonly state: ElicitationState }
  | { readonly ok: false; readonly code: 'not-open' | 'already-open' | 'undecided' | 'no-such-proposal' }

/**
 * The state after one more event. Pure. A proposal must be decided before the next one, before a new menu and before
 * closing; discarding it leaves no trace in the text. Accepted proposals compound: each starts from the text in force.
 */
export function applyElicitation(state: ElicitationState, event: ElicitationEvent): ElicitationStep {
  const isOpen = state.phase === 'menu' || state.phase === 'deciding'
  if (event.type === 'opened') {
    if (isOpen) return { ok: false, code: 'already-open' }
    const { section, text, returnTo } = event
    return { ok: true, state: { ...noElicitation, phase: 'menu', section, returnTo, versions: [text] } }
  }
  if (!isOpen) return { ok: false, code: 'not-open' }
  if (event.type === 'decided') return decide(state, event)
  if (state.pending) return { ok: false, code: 'undecided' }
  switch (event.type) {
    case 'offered': {
      const offered = [...new Set([...state.offered, ...event.methods])]
      return { ok: true, state: { ...state, menu: event.methods, offered } }
    }
    case 'proposed':
      return { ok: true, state: { ...state, phase: 'deciding', pending: event.proposal } }
    case 'closed':
      return { ok: true, state: { ...state, phase: 'closed', menu: [] } }
  }
}

/** The text in force; '' before anything was opened. */
export function textInForce(state: ElicitationState): string {
  return state.versions.at(-1) ?? ''
}

function decide(
  state: ElicitationState,
  { id, decision }: Extract<ElicitationEvent, { type: 'decided' }>,
): ElicitationStep {
  const { pending } = state
  if (!pending || pending.id !== id) return { ok: false, code: 'no-such-proposal' }
  const versions = decision === 'applied' ? [...state.versions, pending.text] : state.versions
  const decided = [...state.decided, { ...pending, decision }]
  return { ok: true, state: { ...state, phase: 'menu', pending: null, versions, decided } }
}
