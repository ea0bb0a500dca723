import { z } from 'zod'
import { ConceptEdit, ConceptMap, FoundName } from './concept-map'
import { CONCEPT_NAMES_MAX, CONCEPTS_MAX } from './concept-terms'
import { databaseIds } from './database-ids'
import { DOCUMENT_NOTES_MAX, DocumentNote } from './document-note'
import { Locale } from './locale'
import { REFINEMENTS_MAX, RefinementEntry, RefinementMode } from './refinement-entry'
import { DatabaseId, DatabaseLine, DatabaseQuery, SearchAnswer, SearchParameters } from './search'
import { QUESTION_MAX, TOPIC_MAX } from './search-limits'
import { JournalFacts, Score, Source } from './source'
import { Work } from './work'

/** The pipeline's name in the run log. */
export const SOURCE_VALIDATION = 'source-validation'

/** Sources one project may hold; the longest search of ten rounds stays far below. */
export const SOURCES_MAX = 2_000

/** Output of `write-queries`: groups are AND-ed, the words of a group OR-ed. */
export const WrittenQueries = z.object({
  concepts: z.array(z.array(z.string().max(200)).max(CONCEPT_NAMES_MAX)).max(CONCEPTS_MAX),
  queries: z.array(DatabaseQuery).min(1).max(databaseIds.length),
  /** Names that a model gave for concepts of the map. */
  names: z
    .array(FoundName)
    .max(CONCEPTS_MAX * CONCEPT_NAMES_MAX)
    .default([]),
})
export type WrittenQueries = z.infer<typeof WrittenQueries>

const recordKeyText = z.string().min(1).max(560)
const RecordPair = z.tuple([recordKeyText, recordKeyText])
/** Pairs that a document may carry. */
const PAIRS_MAX = 2_000

export const WorkflowMode = z.enum(['handoff', 'standalone'])
export type WorkflowMode = z.infer<typeof WorkflowMode>

/** What a document says of the work before it was saved, so that a project which goes on from it can say so too. */
export const EarlierWork = z.object({
  mode: WorkflowMode,
  concepts: WrittenQueries.shape.concepts,
  /** ISO 8601; null when nothing had been searched. */
  searchedAt: z.string().max(40).nullable(),
  databases: z.array(DatabaseLine).max(databaseIds.length).default([]),
  /** What a person took apart or joined, as pairs of record keys (see recordKey). */
  keepApart: z.array(RecordPair).max(PAIRS_MAX).default([]),
  together: z.array(RecordPair).max(PAIRS_MAX).default([]),
})
export type EarlierWork = z.infer<typeof EarlierWork>

/** How the work began: with a hand-off from topic discovery, with the student's own words, or from a kept document. */
export const ValidationInput = z.object({
  mode: z.enum(['standalone', 'handoff', 'resumed']),
  topic: z.string().trim().min(1).max(TOPIC_MAX),
  question: z.string().trim().max(QUESTION_MAX).default(''),
  locale: Locale.default('en'),
  /** Free text of the student's programme, country or field; only used to choose databases. */
  context: z.string().max(2_000).default(''),
  /** True when the searches go to the sandbox; then every source is invented and marked so. */
  sandbox: z.boolean().default(false),
  /** Sources carried over from an uploaded document. */
  carried: z.array(Source).max(SOURCES_MAX).default([]),
  /** Parameters carried over from an uploaded document. */
  parameters: SearchParameters.optional(),
  /** What the student had written into the document, and the searches made before it was saved. */
  notes: z.array(DocumentNote).max(DOCUMENT_NOTES_MAX).default([]),
  refinements: z.array(RefinementEntry).max(REFINEMENTS_MAX).default([]),
  /** The map carried over from an uploaded document; without one, the topic's own is read. */
  map: ConceptMap.optional(),
  /** Words that runs of version 1 were begun with; read into the map (see withKeywords). */
  keywords: z.array(z.string().max(200)).max(20).default([]),
  earlier: EarlierWork.optional(),
})
export type ValidationInput = z.infer<typeof ValidationInput>

/** Parameters that a person sends off: kept documents may be odd, a search may not. A row of emoji holds nothing to search for. */
const AskedParameters = SearchParameters.refine(({ topic }) => /[\p{L}\p{N}]/u.test(topic), {
  path: ['topic'],
  message: 'the topic holds no letter',
}).refine(({ yearFrom, yearTo }) => yearFrom === null || yearTo === null || yearFrom <= yearTo, {
  path: ['yearFrom'],
  message: 'the first year is after the last one',
})

/** `keep` goes on with the sources that were carried over, without a search. */
export const ConfirmAnswer = z.object({
  kind: z.enum(['confirm', 'keep']),
  parameters: AskedParameters,
  /** The map as the student left it. */
  map: ConceptMap,
})
export type ConfirmAnswer = z.infer<typeof ConfirmAnswer>

/** Parts of a source that a later step may replace. */
export const SourcePatch = z.object({
  id: z.string().max(40),
  relevancy: Score.optional(),
  quality: Score.optional(),
  peerReview: Source.shape.peerReview.optional(),
  journal: JournalFacts.nullable().optional(),
  retractionCheck: Source.shape.retractionCheck.optional(),
  summary: Source.shape.summary.optional(),
  access: Source.shape.access.optional(),
  nearness: Source.shape.nearness,
  outside: Source.shape.outside,
})
export type SourcePatch = z.infer<typeof SourcePatch>

/** What the answer of one database brought to a search, in sources: those counted for an earlier answer of the same search left out. */
export const Brought = z.object({
  /** New to the project, and inside the scope. */
  added: z.number().int().min(0),
  /** Known before this search. */
  known: z.number().int().min(0),
  /** New to the project, and outside the scope. */
  outside: z.number().int().min(0),
})
export type Brought = z.infer<typeof Brought>

/** What a step found out about the sources: applied in the order in which units ended. */
export const SourceDelta = z.object({
  upserts: z.array(Source).max(SOURCES_MAX).default([]),
  patches: z.array(SourcePatch).max(SOURCES_MAX).default([]),
  /** Sources that turned out to be another source. */
  absorbed: z
    .array(z.object({ id: z.string().max(40), into: z.string().max(40) }))
    .max(SOURCES_MAX)
    .default([]),
  /** Sources of the student's own that were taken out again. */
  removed: z.array(z.string().max(40)).max(SOURCES_MAX).optional(),
  /** Records dropped after the merge, with the reason; counted on screen. */
  dropped: z
    .array(z.object({ reason: z.enum(['years', 'languages', 'excluded']), count: z.number().int().min(0) }))
    .max(3)
    .default([]),
  /** Names of concepts that the records said; absent where they said none. */
  names: z
    .array(FoundName)
    .max(CONCEPTS_MAX * CONCEPT_NAMES_MAX)
    .optional(),
  /** Only of the answer of a database; absent in runs from before it was counted. */
  brought: Brought.optional(),
})
export type SourceDelta = z.infer<typeof SourceDelta>

/** What facts change in the present sources of a run: changed ones whole, and those that are gone. */
export interface SourceChanges {
  readonly upserts: readonly Source[]
  readonly removed: readonly string[]
}

/** Output of `prepare`: what the student is asked to confirm. */
export const Prepared = z.object({
  language: z.string().max(12).nullable(),
  parameters: SearchParameters,
  /** What the topic is about, to be confirmed with the parameters. */
  map: ConceptMap,
  /** Sources carried over from an uploaded document. */
  delta: SourceDelta,
  databaseReasons: z
    .array(z.object({ database: DatabaseId, reason: z.string().max(300) }))
    .max(databaseIds.length),
})
export type Prepared = z.infer<typeof Prepared>

/** The count bands of the refinement guide: 0–3, 4–7, 8–30, 31–100, more. */
export const CountBand = z.enum(['too-narrow', 'few', 'optimal', 'many', 'too-many'])

/** Output of `threshold`: counts over sources that are not held back. Status and band judge `relevant`. */
export const ThresholdReport = z.object({
  status: z.enum(['met', 'warning']),
  band: CountBand,
  found: z.number().int().min(0),
  /** Those found that name the required concepts; reports from before there was a concept map do not say. */
  relevant: z.number().int().min(0).optional(),
  /** Databases were asked and not one answered: the count says nothing about the topic. */
  isUnreached: z.boolean().optional(),
  heldBack: z.number().int().min(0),
  /** Sources each database returned that survived the merge; a source found in three counts in three. */
  perDatabase: z.array(z.object({ database: z.string().max(40), count: z.number().int().min(0) })).max(20),
  distribution: z.object({
    high: z.number().int(),
    medium: z.number().int(),
    lower: z.number().int(),
    heldBack: z.number().int(),
  }),
})
export type ThresholdReport = z.infer<typeof ThresholdReport>

export const ScopeStrategy = z.object({
  kind: z.enum(['broader', 'narrower', 'keywords', 'dates', 'languages', 'databases']),
  title: z.string().max(200),
  reason: z.string().max(600),
  example: z.string().max(600),
  /** The parameters as they would be and what is done to the map in force: applying a strategy is one press. */
  parameters: SearchParameters,
  edits: z.array(ConceptEdit).max(CONCEPTS_MAX),
  /** What as many databases say they have now and would have after it; absent where nothing was counted. */
  counted: z
    .object({
      databases: z.number().int().min(1),
      now: z.number().int().min(0),
      after: z.number().int().min(0),
    })
    .optional(),
})
export type ScopeStrategy = z.infer<typeof ScopeStrategy>
export const ScopeStrategies = z.array(ScopeStrategy).max(5)

/** The quality panel: the same sources seen from several sides. */
export const PanelView = z.object({
  perspective: z.string().max(60),
  observation: z.string().max(1_200),
  /** Sources it speaks of. */
  sourceIds: z.array(z.string().max(40)).max(20),
  /** The model in whose words it is; absent where it is as it was counted. */
  engine: z.string().max(80).optional(),
})
export const QualityPanel = z.array(PanelView).max(8)
export type PanelView = z.infer<typeof PanelView>

/** Longest text that is read as own sources, in UTF-16 units. */
export const OWN_TEXT_MAX = 50_000

/** A pasted reference before it is added: what was read of it, and what the indexes say. */
export interface PastedPreview {
  readonly text: string
  readonly work: Work
  /** False: neither a reference nor a title. */
  readonly saysSomething: boolean
  /** All index records of it as one; null where none knows it. */
  readonly found: Work | null
}

/** The first references of a pasted text as they were read, and the text of those that are read after them; '' for none. */
export interface PastedPreviews {
  readonly previews: readonly PastedPreview[]
  readonly rest: { readonly count: number; readonly text: string }
}

/** An own source as the student gave it. PDF bytes are read before; here is what reading gave. */
export const OwnSource = z.discriminatedUnion('via', [
  z.object({ via: z.literal('link'), id: z.string().max(40), url: z.string().min(1).max(2_000) }),
  z.object({ via: z.literal('text'), id: z.string().max(40), text: z.string().min(1).max(OWN_TEXT_MAX) }),
  /** References as the student has read and corrected them. */
  z.object({ via: z.literal('reference'), id: z.string().max(40), works: z.array(Work).min(1).max(12) }),
  z.object({ via: z.literal('pdf'), id: z.string().max(40), fileName: z.string().max(300), work: Work }),
  z.object({
    via: z.literal('import'),
    id: z.string().max(40),
    fileName: z.string().max(300),
    works: z.array(Work).max(500),
  }),
])
export type OwnSource = z.infer<typeof OwnSource>

/** What came of a file of the student's: how many sources it holds, and each record of it that could not be read, as it stands there. */
export const OwnFileAdded = z.object({ count: z.number(), unread: z.array(z.string()).readonly() })
export type OwnFileAdded = z.infer<typeof OwnFileAdded>

/** Output of one unit of `own-sources`: the sources it gave, or why it gave none. */
export const OwnSourceResult = z.object({
  outcome: z.enum([
    'added',
    'already-there',
    'refused',
    'unreadable',
    'unreachable',
    'too-large',
    // A text that names no work.
    'says-nothing',
  ]),
  detail: z.string().max(500).default(''),
  delta: SourceDelta,
})
export type OwnSourceResult = z.infer<typeof OwnSourceResult>

const RecordPairs = z.array(RecordPair).min(1).max(120)

/** What a person may answer to the refinement menu. */
export const RefineAnswer = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('refine'),
    mode: RefinementMode,
    request: z.string().max(2_000).default(''),
    parameters: AskedParameters,
    map: ConceptMap,
    /** Query texts edited by hand, used as they are; years, languages and excluded words come from the parameters. */
    queries: z.array(DatabaseQuery).max(databaseIds.length).default([]),
  }),
  z.object({ kind: z.literal('add'), own: OwnSource }),
  /** Ask the named databases again with the same queries. */
  z.object({ kind: z.literal('retry'), databases: z.array(DatabaseId).min(1).max(databaseIds.length) }),
  /** Records that must stay apart, or belong together, as pairs of record keys (see recordKey). */
  z.object({ kind: z.literal('split'), sourceId: z.string().max(40), pairs: RecordPairs }),
  z.object({ kind: z.literal('join'), sourceIds: z.array(z.string().max(40)).length(2), pairs: RecordPairs }),
  /** Takes back the latest split or join that is still in force. */
  z.object({ kind: z.literal('undo-merge') }),
  /** Takes out what the student brought of a source; what databases found of it stays. */
  z.object({ kind: z.literal('remove-own'), sourceId: z.string().max(40) }),
  /** Takes back the latest removal that is still in force. */
  z.object({ kind: z.literal('undo-remove-own') }),
  /** `acknowledged`: the student was told that fewer sources are on the topic than a review needs, and goes on. */
  z.object({ kind: z.literal('satisfied'), acknowledged: z.boolean().default(false) }),
])
export type RefineAnswer = z.infer<typeof RefineAnswer>

export const SelectAnswer = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('select'), sourceIds: z.array(z.string().max(40)).min(1).max(SOURCES_MAX) }),
  z.object({ kind: z.literal('back') }),
])
export type SelectAnswer = z.infer<typeof SelectAnswer>

/** Output of `finalise`. */
export const Finalised = z.object({
  selected: z.array(z.string().max(40)).max(SOURCES_MAX),
  handoffFileName: z.string().max(200),
  finishedAt: z.string().max(40),
})
export type Finalised = z.infer<typeof Finalised>

export const NextAnswer = z.object({ kind: z.enum(['literature-review', 'done', 'back']) })
export type NextAnswer = z.infer<typeof NextAnswer>

/** A person's decision about a source; kept apart from what machines found. `skip` means: show it again later. */
export const Decision = z.enum(['include', 'maybe', 'exclude', 'skip'])
export type Decision = z.infer<typeof Decision>
export const SelectionEntry = z.object({
  sourceId: z.string().max(40),
  decision: Decision,
  /** Why it was excluded, in the student's words. */
  reason: z.string().max(300).default(''),
  decidedAt: z.string().max(40),
})
export type SelectionEntry = z.infer<typeof SelectionEntry>

/** What the browser gets of one search unit: the answer without its records. */
export const SearchLane = SearchAnswer.omit({ records: true }).extend({ count: z.number().int().min(0) })
export type SearchLane = z.infer<typeof SearchLane>

/** A source as the list shows it: without the merged records and the abstract, which are fetched on demand. */
export const SourceRow = Source.omit({ members: true }).extend({
  hasAbstract: z.boolean(),
  /** How many records were merged into it. */
  mergedCount: z.number().int().min(1),
  /** True while its summary, its keywords and the parts of its scores are still on the server (see briefRow). */
  isBrief: z.literal(true).optional(),
})
export type SourceRow = z.infer<typeof SourceRow>

/** What the browser gets of a SourceDelta. */
export const SourceDeltaView = SourceDelta.extend({ upserts: z.array(SourceRow).max(SOURCES_MAX) })
export type SourceDeltaView = z.infer<typeof SourceDeltaView>

/** What the browser gets of the prepared parameters. */
export const PreparedView = Prepared.extend({ delta: SourceDeltaView })
export type PreparedView = z.infer<typeof PreparedView>

/** What the browser gets of an own source's result. */
export const OwnSourceResultView = OwnSourceResult.extend({ delta: SourceDeltaView })
export type OwnSourceResultView = z.infer<typeof OwnSourceResultView>
