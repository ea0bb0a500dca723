import { BRAINSTORMING, ELICITATION } from '@/lib/contracts/dialogue-stages'
import type { RunState } from '@/lib/contracts/run'
import { openQuestions } from '@/lib/core/run/run-state'
import {
  type BrainstormMove,
  type BrainstormSession,
  brainstormOutcome,
  foldBrainstorm,
} from './brainstorm-session'
import { brainstormMoves, elicitationMoves, partyMoves } from './dialogue-moves'
import type { ElicitationMove, ElicitationSession } from './elicitation-session'
import { foldElicitation } from './elicitation-session'
import { type DecidedProposal, textInForce } from './elicitation-state'
import type { Method } from './methods'
import { partyHighlights } from './party-floor'
import { type Farewell, foldParty, type PartyMove, type PartySession, partyFarewells } from './party-session'
import type { AgentId } from './roster'
import { readSection, type SectionFacts, type SectionFields, type SectionStep } from './section'
import type { Technique } from './techniques'

interface SideRow {
  readonly id: string
  /** ISO 8601. */
  readonly startedAt: string
  readonly updatedAt: string
  /** What the next act is conditional on; null while nothing can be done in it. */
  readonly round: number | null
  /** Something is being written in it. */
  readonly isWorking: boolean
}

/** A session, its moves still unfolded. */
export type SideRecord = SideRow &
  (
    | { readonly kind: 'elicitation'; readonly moves: readonly ElicitationMove[] }
    | { readonly kind: 'party'; readonly moves: readonly PartyMove[] }
    | { readonly kind: 'brainstorm'; readonly moves: readonly BrainstormMove[] }
  )

/** The session that a run of one of the dialogues is. */
export function sideRecordOf(id: string, run: RunState): SideRecord {
  const question = openQuestions(run).find(({ key }) => key === 'act')
  const row = {
    id,
    startedAt: run.createdAt,
    updatedAt: run.updatedAt,
    round: run.status === 'waiting' ? (question?.round ?? null) : null,
    isWorking: run.status === 'running',
  }
  if (run.pipeline === ELICITATION) return { ...row, kind: 'elicitation', moves: elicitationMoves(run) }
  if (run.pipeline === BRAINSTORMING) return { ...row, kind: 'brainstorm', moves: brainstormMoves(run) }
  return { ...row, kind: 'party', moves: partyMoves(run) }
}

/** A session as the browser gets it: folded. */
export type SideView = SideRow &
  (
    | ({ readonly kind: 'elicitation'; readonly session: ElicitationSession } & ElicitationTexts)
    | {
        readonly kind: 'party'
        readonly session: PartySession
        readonly farewells: readonly Farewell[]
        readonly highlights: readonly string[]
      }
    | {
        readonly kind: 'brainstorm'
        readonly session: BrainstormSession
        /** What would go back now; null where nothing was picked. */
        readonly outcome: SectionFields | null
      }
  )

/** The versions of an elicitation as fields. */
interface ElicitationTexts {
  readonly inForce: SectionFields
  /** What the open form begins with. */
  readonly formStart: SectionFields | null
  /** The section as the waiting proposal would have it. */
  readonly proposed: SectionFields | null
  /** Every decided proposal with the text it started from and the text it proposed, in order. */
  readonly changes: readonly SectionChange[]
}

export interface SectionChange extends Omit<DecidedProposal, 'text'> {
  readonly before: SectionFields
  readonly after: SectionFields
}

/** One line of the list of earlier sessions. */
export interface SideSummary extends SideRow {
  readonly kind: SideRecord['kind']
  readonly step: SectionStep
  readonly isOpen: boolean
  /** Proposals decided, rounds spoken, or ideas found; 0 when nothing was done in it. */
  readonly weight: number
}

/** Everything a panel starts from. */
export interface SideOpening {
  readonly view: SideView
  readonly facts: SectionFacts
  readonly methods: readonly Method[]
  readonly techniques: readonly Technique[]
  readonly agents: readonly { readonly id: AgentId; readonly name: string; readonly role: string }[]
  /** The language model that raises what is written; null for none. */
  readonly model: string | null
  /** Other sessions of the run in which something was done, the latest first. */
  readonly earlier: readonly SideSummary[]
}

/** A record folded for the browser. */
export function viewSide(record: SideRecord): SideView {
  const { moves: _moves, kind: _kind, ...row } = record
  if (record.kind === 'elicitation') {
    const session = foldElicitation(record.moves)
    return { ...row, kind: 'elicitation', session, ...textsOf(session) }
  }
  if (record.kind === 'brainstorm') {
    const session = foldBrainstorm(record.moves)
    return { ...row, kind: 'brainstorm', session, outcome: brainstormOutcome(session) }
  }
  const session = foldParty(record.moves)
  const isOver = session.phase === 'closed'
  return {
    ...row,
    kind: 'party',
    session,
    farewells: isOver ? partyFarewells(session.rounds, session.locale) : [],
    highlights: isOver ? partyHighlights(session.rounds) : [],
  }
}

function textsOf(session: ElicitationSession): ElicitationTexts {
  const { form, pending, decided, versions } = session
  let applied = 0
  const changes = decided.map(({ text, ...proposal }) => {
    const before = readSection(versions[applied] ?? '')
    if (proposal.decision === 'applied') applied += 1
    return { ...proposal, before, after: readSection(text) }
  })
  return {
    inForce: readSection(textInForce(session)),
    formStart: form ? readSection(form.start) : null,
    proposed: pending ? readSection(pending.text) : null,
    changes,
  }
}

/** The line of a session in the list. */
export function summariseSide(record: SideRecord): SideSummary {
  const view = viewSide(record)
  const { moves: _moves, ...row } = record
  return {
    ...row,
    step: view.session.step,
    isOpen: view.session.phase !== 'closed' && goesOn(record),
    weight: weightOf(view),
  }
}

function weightOf(view: SideView): number {
  if (view.kind === 'elicitation') return view.session.decided.length
  return view.kind === 'party' ? view.session.rounds.length : view.session.ideas.length
}

/** Neither over nor stopped by an empty budget. */
function goesOn({ round, isWorking }: SideRow): boolean {
  return round !== null || isWorking
}

/** True when a session was called from exactly this menu and is not over: then it goes on instead of a new one. */
export function canResume(record: SideRecord, kind: SideRecord['kind'], returnTo: string): boolean {
  if (record.kind !== kind || !goesOn(record)) return false
  const { session } = viewSide(record)
  return session.phase !== 'closed' && session.phase !== 'idle' && session.returnTo === returnTo
}
