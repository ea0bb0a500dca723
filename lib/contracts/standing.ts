import type { Verdict } from './desk'
import type { ReviewQuestion } from './review-stages'
import type { RunStatus } from './run'
import type { ScopeStanding } from './scope'
import type { SourceQuestion } from './source-stages'

/** The rooms of a thesis in the order of the work. */
export const rooms = ['topic', 'sources', 'library', 'review', 'proposal', 'paper', 'share'] as const
export type Room = (typeof rooms)[number]

/** `closed`: the room cannot be entered yet · `stale`: what is in it rests on something that has changed since. */
export type RoomStanding =
  | 'closed'
  | 'empty'
  | 'begun'
  | 'running'
  | 'waiting'
  | 'stale'
  | 'paused'
  | 'failed'
  | 'done'

export interface RoomState {
  readonly room: Room
  readonly state: RoomStanding
}

/** All that the next step of a project and the state of its rooms follow from. */
export interface ProjectFacts {
  /** null: topic discovery was not begun. */
  readonly topic: {
    readonly status: RunStatus
    readonly isSettled: boolean
    /** The project works on something else than was validated, and nobody has said why. */
    readonly isLeft: boolean
  } | null
  /** null: no source validation was begun; the topic is still to be found. */
  readonly sources: {
    readonly status: RunStatus
    /** What the run asks the student now; null for nothing. */
    readonly question: SourceQuestion | null
    /** Inside the present scope and not held back. */
    readonly found: number
    /** Those of `found` that are on the topic. */
    readonly relevant: number
    readonly chosen: number
    /** Databases were asked, and none of them answered. */
    readonly isUnanswered: boolean
  } | null
  readonly library: {
    readonly items: number
    /** Files that are still to be read for search. */
    readonly unread: number
    /** Sources that the student has not called read. */
    readonly toRead: number
  }
  /** The literature review; null: not begun. */
  readonly review: {
    readonly status: RunStatus
    readonly question: ReviewQuestion | null
    /** Other sources are chosen than those it was written from. */
    readonly isChoiceMoved: boolean
    /** An alert found something that the student has not seen. */
    readonly hasNews: boolean
  } | null
  /** null: not begun. */
  readonly proposal: {
    readonly status: RunStatus
    readonly question: 'interview' | 'review' | null
    /** There is a document. */
    readonly isWritten: boolean
    readonly isPassed: boolean
    /** Stages that rest on something that has changed since. */
    readonly stale: number
    /** Other sources are chosen than those it was written from. */
    readonly isChoiceMoved: boolean
    /** References without which the document may not leave, and nobody has decided about. */
    readonly undecided: number
  } | null
  /** null: not begun. */
  readonly paper: {
    readonly status: RunStatus
    /** Agents whose output rests on something that has changed since. */
    readonly stale: number
  } | null
  /** The chapters of the paper that were published; null: none was. */
  readonly chapters: {
    readonly unanswered: number
    /** Who asked last; '' where nobody did. */
    readonly by: string
  } | null
  /** The published proposal; null: it was not published. */
  readonly desk: {
    readonly version: number
    /** The document was written anew since. */
    readonly isChanged: boolean
    /** Links that are open now. */
    readonly links: number
    /** What was decided about the newest version; null while nothing was. */
    readonly verdict: Verdict | null
    /** Who decided, or asked last; '' where nobody did. */
    readonly by: string
    readonly unanswered: number
  } | null
}

/** Kinds of next steps, each in the room where it is done. */
export const nextSteps = {
  'find-topic': 'topic',
  'hand-topic-on': 'topic',
  'repair-topic': 'topic',
  'validate-anew': 'topic',
  'repair-sources': 'sources',
  'resume-sources': 'sources',
  'search-running': 'sources',
  'confirm-search': 'sources',
  'ask-again': 'sources',
  'search-again': 'sources',
  'none-on-topic': 'sources',
  'look-through': 'sources',
  choose: 'sources',
  'begin-review': 'review',
  'repair-review': 'review',
  'resume-review': 'review',
  'review-running': 'review',
  'agree-themes': 'review',
  'leave-review': 'review',
  'see-news': 'review',
  'write-proposal': 'proposal',
  'repair-proposal': 'proposal',
  'resume-proposal': 'proposal',
  'answer-interview': 'proposal',
  'proposal-running': 'proposal',
  'take-over-choice': 'proposal',
  'renew-stale': 'proposal',
  'decide-references': 'proposal',
  'answer-advisor': 'share',
  'answer-chapter': 'share',
  revise: 'proposal',
  publish: 'share',
  invite: 'share',
  'publish-again': 'share',
  'wait-for-advisor': 'share',
  'write-paper': 'paper',
  'repair-paper': 'paper',
  'resume-paper': 'paper',
  'paper-running': 'paper',
  'decide-phase': 'paper',
  'renew-paper': 'paper',
  'read-paper': 'paper',
} as const satisfies Record<string, Room>
export type NextStepKind = keyof typeof nextSteps

export interface NextStep {
  readonly kind: NextStepKind
  readonly room: Room
  /** Sources, stages, references or comments, whichever the kind is about; 0 where it counts nothing. */
  readonly count: number
  /** The advisor it comes from; '' for nobody. */
  readonly name: string
  /** What the advisor decided; 'none' where nothing was. */
  readonly verdict: Verdict | 'none'
}

/** Where a project stands: what to do now, the state of each room, and how far the work is from the validated topic. */
export interface Standing {
  readonly next: NextStep
  readonly rooms: readonly RoomState[]
  /** null while no topic was validated. */
  readonly scope: ScopeStanding | null
  /** When the server read it, as ISO 8601. */
  readonly readAt: string
}
