import { z } from 'zod'
import {
  COMMENT_MAX,
  CONTEXT_CHARS,
  LINK_DAYS_DEFAULT,
  LINK_DAYS_MAX,
  LINK_NAME_MAX,
  linkRights,
  REASON_MAX,
} from './desk-limits'
import type { DocumentTree } from './document-tree'
import type { ProjectId } from './ids'
import { QualityStage } from './proposal-quality'
import { ProposalSource } from './proposal-run'
import type { ScopeStanding } from './scope'

/**
 * The advisor's desk: what a student publishes, who may see it by a link, and what is said and decided about it.
 *
 * Terminology
 *   document  what versions are of: the proposal, or one chapter of the paper; each has versions, comments, rounds and decisions of its own
 *   version   a published state of a document; never changes, numbers are dense from 1 within it
 *   round     the versions between two decisions; a version published after a decision opens the next round
 *   link      lets one advisor in without an account; its secret stands in the address after `#` and nowhere else
 *   visit     from opening the desk until half an hour without a request
 *   anchor    where a comment stands in a version: a quotation and what lies around it
 */

// biome-ignore lint/suspicious/noControlCharactersInRegex: PostgreSQL stores no NUL, and this is what is looked for.
const NO_NUL = /^[^\u0000]*$/
const plain = (max: number) => z.string().max(max).regex(NO_NUL)
const written = (max: number) => z.string().trim().min(1).max(max).regex(NO_NUL)

/** Links a project may have that are neither revoked nor expired. */
export const LINKS_OPEN_MAX = 20
const NOTE_MAX = 500
/** Comments and answers of one project. */
export const COMMENTS_MAX = 2_000
export const VERSIONS_MAX = 500
const QUOTE_MAX = 1_000

/** Which document of the project: the proposal, or a chapter of the paper by its number. */
export const DocumentKind = z.string().regex(/^(?:proposal|chapter-[1-9]\d?)$/)

/** A document of the desk by its newest version. */
export interface PublishedDocument {
  readonly kind: string
  readonly title: string
  readonly version: number
}

export const LinkRights = z.enum(linkRights)
export type LinkRights = z.infer<typeof LinkRights>

/** The public name of a link; says nothing by itself. */
export const LinkId = z
  .string()
  .regex(/^[A-Za-z0-9_-]{16}$/)
  .brand<'LinkId'>()
export type LinkId = z.infer<typeof LinkId>

/** What a link lets its holder reach: this project's desk, with these rights, and nothing else. */
export interface DeskScope {
  readonly projectId: ProjectId
  readonly linkId: LinkId
  readonly name: string
  readonly rights: LinkRights
  readonly expiresAt: Date
  /** Of the browser's session, as it is stored. */
  readonly sessionHash: string
}

/** 256 bits in base64url. */
export const LinkSecret = z.string().regex(/^[A-Za-z0-9_-]{43}$/)

export const VersionNumber = z.number().int().min(1).max(VERSIONS_MAX)

/** What stands above a version for whoever has one minute. */
const VersionBrief = z.object({
  question: z.string().max(1_000),
  objective: z.string().max(1_000),
  method: z.string().max(300),
  sample: z.string().max(500),
  time: z.string().max(100),
})
export type VersionBrief = z.infer<typeof VersionBrief>

/** What goes with a version besides its text: the sources it rests on, the quality report, and the brief; null of older versions. */
export const VersionEvidence = z.object({
  sources: z.array(ProposalSource).max(100),
  quality: QualityStage.nullable(),
  brief: VersionBrief.nullable().default(null),
})
export type VersionEvidence = z.infer<typeof VersionEvidence>

export interface VersionLine {
  readonly number: number
  readonly round: number
  readonly createdAt: string
  /** What the student says about it; '' for nothing. */
  readonly note: string
  /** SHA-256 of the document, hexadecimal. */
  readonly contentHash: string
}

export interface ProposalVersion extends VersionLine {
  readonly tree: DocumentTree
  readonly evidence: VersionEvidence
}

/** Where a comment is put. `quote` '' means the whole block, `blockId` '' the whole document. */
export const CommentPlace = z.object({
  blockId: z.string().regex(/^[A-Za-z0-9.-]{0,120}$/),
  quote: plain(QUOTE_MAX),
  prefix: plain(CONTEXT_CHARS).default(''),
  suffix: plain(CONTEXT_CHARS).default(''),
  /** Offset of the quotation in the block's text (see blockText); a hint where the quotation occurs more than once. */
  start: z.number().int().min(0).max(1_000_000).default(0),
})
export type CommentPlace = z.infer<typeof CommentPlace>

/** Where a comment stands in the version shown; offsets into blockText, end exclusive. */
export const CommentAnchor = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('document') }),
  z.object({
    /** `found`: same words, same block · `moved`: same words elsewhere · `fuzzy`: nearly the same words. */
    kind: z.enum(['found', 'moved', 'fuzzy']),
    blockId: z.string(),
    start: z.number(),
    end: z.number(),
    text: z.string(),
  }),
  z.object({ kind: z.literal('orphaned') }),
])
export type CommentAnchor = Readonly<z.infer<typeof CommentAnchor>>

/** What the student says to a comment: done as asked, or not and why. */
export const AnswerStance = z.enum(['accepted', 'declined', 'noted'])
export type AnswerStance = z.infer<typeof AnswerStance>

export interface CommentReply {
  readonly id: string
  readonly by: 'advisor' | 'student'
  /** The link's name; '' for the student. */
  readonly name: string
  /** Written through the link that asks, or by the student who asks. */
  readonly isMine: boolean
  readonly body: string
  /** null for advisors. */
  readonly stance: AnswerStance | null
  readonly createdAt: string
}

export interface DeskComment {
  readonly id: string
  /** The version it was written to. */
  readonly version: number
  readonly round: number
  readonly name: string
  readonly isMine: boolean
  readonly body: string
  readonly place: CommentPlace
  /** In the version that is shown. */
  readonly anchor: CommentAnchor
  readonly createdAt: string
  readonly resolvedAt: string | null
  /** Who resolved it: the link's name, '' for the student; null while open. */
  readonly resolvedBy: string | null
  readonly replies: readonly CommentReply[]
  /** The latest answer of the student; null while unanswered. */
  readonly answer: CommentReply | null
}

export const Verdict = z.enum(['approve', 'changes-required', 'reject'])
export type Verdict = z.infer<typeof Verdict>

export interface DeskDecision {
  readonly round: number
  readonly version: number
  readonly verdict: Verdict
  readonly reason: string
  /** The name of the link through which it was made. */
  readonly by: string
  readonly isMine: boolean
  readonly at: string
}

/** A round with its versions, first to last, and how it ended. */
export interface DeskRound {
  readonly round: number
  readonly versions: readonly number[]
  readonly decision: DeskDecision | null
}

const DiffPieces = z.array(z.object({ kind: z.enum(['same', 'removed', 'added']), text: z.string() }))

/** One block that differs between two versions, with its words. */
export interface BlockChange {
  readonly kind: 'added' | 'removed' | 'changed'
  /** Of the later version; of the earlier one where it was removed. 'title-page' for what stands there. */
  readonly blockId: string
  readonly blockKind: 'title-page' | 'heading' | 'paragraph' | 'list' | 'table' | 'figure' | 'references'
  /** Heading of its chapter; '' for the title page. */
  readonly chapter: string
  /** A removed block stood after this one of the later version; null at the beginning, and for others. */
  readonly after: string | null
  readonly parts: z.infer<typeof DiffPieces>
}

export interface VersionChanges {
  readonly from: number
  readonly to: number
  readonly blocks: readonly BlockChange[]
  readonly addedWords: number
  readonly removedWords: number
}

/** A link as the student sees it; the secret is shown once, when the link is made. */
export interface LinkLine {
  readonly id: string
  readonly name: string
  readonly rights: LinkRights
  readonly state: 'open' | 'expired' | 'revoked'
  readonly createdAt: string
  readonly expiresAt: string
  readonly revokedAt: string | null
  /** When it was last used; null: never opened. */
  readonly seenAt: string | null
  /** The version that was open then. */
  readonly seenVersion: number | null
}

export const accessKinds = [
  'entered',
  'opened',
  'downloaded',
  'commented',
  'decided',
  'refused',
  'left',
] as const
export const AccessKind = z.enum(accessKinds)
export type AccessKind = z.infer<typeof AccessKind>

export interface AccessLine {
  readonly linkId: string
  readonly linkName: string
  readonly at: string
  readonly what: AccessKind
  readonly version: number | null
  /** Browser and system only, e.g. "Firefox, Windows". */
  readonly agent: string
}

export const inboxKinds = ['comment', 'reply', 'resolved', 'decision', 'first-visit', 'alert'] as const
export const InboxKind = z.enum(inboxKinds)
export type InboxKind = z.infer<typeof InboxKind>

export interface InboxLine {
  readonly id: string
  readonly projectId: string
  readonly projectTitle: string
  readonly kind: InboxKind
  /** Who did it: the link's name. */
  readonly name: string
  /** The beginning of what was written; '' for nothing. */
  readonly excerpt: string
  /** Id of the comment, or the number of the round. */
  readonly about: string
  /** Kind of the document. */
  readonly document: string
  readonly verdict: Verdict | null
  readonly at: string
  readonly readAt: string | null
}

/** All that an advisor sees. */
export interface DeskView {
  readonly link: {
    readonly id: string
    readonly name: string
    readonly rights: LinkRights
    readonly expiresAt: string
  }
  /** Of the latest event contained; the stream goes on behind it. */
  readonly seq: number
  /** Which document is shown; the others that were published are told by title. */
  readonly kind: string
  readonly documents: readonly PublishedDocument[]
  /** null while nothing has been published. */
  readonly version: ProposalVersion | null
  readonly versions: readonly VersionLine[]
  /** Nobody had opened the desk by this link before now. */
  readonly isFirstVisit: boolean
  /** null at the first visit, and where nothing changed. */
  readonly changes: VersionChanges | null
  /** Open ones first in reading order; orphaned ones last. */
  readonly comments: readonly DeskComment[]
  readonly rounds: readonly DeskRound[]
  /** May be decided now: the round is open, the newest version is shown, and the link has the right. */
  readonly canDecide: boolean
  /** What of the work is no longer the validated topic; null while none was validated. */
  readonly scope: ScopeStanding | null
}

/** All that the student sees of the desk. */
export interface ShareView {
  readonly seq: number
  /** Which document is shown. */
  readonly kind: string
  /** The proposal, and the chapters of the paper that were published or can be; `version` null of one that was not. */
  readonly documents: readonly (Omit<PublishedDocument, 'version'> & { readonly version: number | null })[]
  readonly current: VersionLine | null
  /** The document was written anew since `current` was published. */
  readonly isChanged: boolean
  /** Objections of an advisor that the proposal as it stands neither answers nor the student admits. */
  readonly objectionsOpen: number
  readonly versions: readonly VersionLine[]
  readonly links: readonly LinkLine[]
  readonly comments: readonly DeskComment[]
  readonly rounds: readonly DeskRound[]
  readonly access: readonly AccessLine[]
}

export const EnterDesk = z.object({ secret: z.string().max(200) })

/** What the student says about a version. */
export const VersionNote = z.string().trim().max(NOTE_MAX).regex(NO_NUL)

export const NewLink = z.object({
  name: written(LINK_NAME_MAX),
  rights: LinkRights,
  days: z.number().int().min(1).max(LINK_DAYS_MAX).default(LINK_DAYS_DEFAULT),
})
export type NewLink = z.infer<typeof NewLink>

export const CommentBody = written(COMMENT_MAX)

export const NewComment = z.object({
  /** The proposal where it names none. */
  kind: DocumentKind.optional(),
  version: VersionNumber,
  place: CommentPlace,
  body: CommentBody,
})
export type NewComment = z.infer<typeof NewComment>

export const NewDecision = z.object({
  kind: DocumentKind.optional(),
  version: VersionNumber,
  round: z.number().int().min(1),
  verdict: Verdict,
  reason: z.string().trim().max(REASON_MAX).regex(NO_NUL).default(''),
})
export type NewDecision = z.infer<typeof NewDecision>

/** A comment was kept, or its place is gone with its version: the page keeps the text and offers the current version. */
export type CommentOutcome =
  | { readonly added: true; readonly id: string }
  | { readonly added: false; readonly why: 'version-gone'; readonly current: number | null }

/** A decision counts, or something came first; the page keeps the reason that was written. */
export type DecisionOutcome =
  | { readonly decided: true; readonly decision: DeskDecision }
  | { readonly decided: false; readonly why: 'decided-before'; readonly decision: DeskDecision }
  | { readonly decided: false; readonly why: 'old-version'; readonly current: number | null }
