import { z } from 'zod'
import { Instrument, Judgement } from './appraisal'
import { ConceptLanguage } from './concept-map'
import { Locator } from './library'
import { Locale } from './locale'
import { CitationStyleName, ProposalSource } from './proposal-run'
import { LinkedReferenceVerdict, ReferenceDecision } from './reference-check'
import { THEMES_MAX } from './review-limits'
import { QUESTION_MAX, TOPIC_MAX } from './search-limits'
import { SearchReplay, SearchTrace } from './search-trace'

/**
 * Terminology
 *   study    a source as the review reads it: what it says of place, design, sample, measure and finding
 *   said     one sentence of a study, letter by letter, with the place where it stands; null is "not said"
 *   theme    a concept that joins several sources, offered by code and agreed on by the student
 *   tension  two studies of one theme whose findings on the same outcome went opposite ways
 *   column   a question of the student that is put to every source
 */

/** Sources that one review takes in; the most relevant of all found come first. */
export const REVIEW_SOURCES_MAX = 200
export const COLUMNS_MAX = 8

export const ReviewScope = z.enum(['chosen', 'all'])
export type ReviewScope = z.infer<typeof ReviewScope>

const key = ProposalSource.shape.key
const keys = z.array(key).max(REVIEW_SOURCES_MAX)
const name = z.string().trim().min(1).max(120)

export const ReviewInput = z.object({
  locale: Locale,
  style: CitationStyleName.default('abnt'),
  scope: ReviewScope.default('chosen'),
  title: z.string().trim().max(300).default(''),
  author: z.string().trim().max(200).default(''),
  sandbox: z.boolean().default(false),
})
export type ReviewInput = z.infer<typeof ReviewInput>

/** `abstract` and `title` stand in the record; `text` in the full text, at the locator. */
export const StudySentence = z.object({
  text: z.string().min(1).max(4_000),
  place: z.enum(['title', 'abstract', 'text']),
  /** The item and passage of the library; null for a sentence of the record. */
  itemId: z.string().max(64).nullable(),
  passageId: z.string().max(80).nullable(),
  locator: Locator.nullable(),
})
export type StudySentence = z.infer<typeof StudySentence>

export const readFields = [
  'question',
  'country',
  'design',
  'sample',
  'measure',
  'finding',
  'limitation',
  'future',
] as const
export const ReadField = z.enum(readFields)
export type ReadField = z.infer<typeof ReadField>

/** Where a finding went. `not-said`: the words do not tell, or not surely enough. */
export const findingDirections = ['increased', 'decreased', 'no-difference', 'not-said'] as const
export const FindingDirection = z.enum(findingDirections)
export type FindingDirection = z.infer<typeof FindingDirection>

export const Study = z.object({
  key,
  said: z.record(ReadField, StudySentence.nullable()),
  /** Ids of countries and world regions that the sentence of `country` names, at most three. */
  countries: z.array(z.string().max(60)).max(3),
  /** The design that the sentence of `design` names. */
  design: z.string().max(40).nullable(),
  direction: FindingDirection,
  /** How much of it was read. */
  read: z.enum(['title', 'abstract', 'text']),
})
export type Study = z.infer<typeof Study>

export const Gathered = z.object({
  topic: z.string().max(TOPIC_MAX),
  question: z.string().max(QUESTION_MAX),
  sources: z.array(ProposalSource).max(REVIEW_SOURCES_MAX),
  /** Found, not excluded, and beyond the bound of the review. */
  beyond: z.number().int().min(0),
  /** Sources that no theme is offered for, although they are listed: retracted, or without all that the topic requires. */
  setAside: z.object({ retracted: keys, offTopic: keys }).default({ retracted: [], offTopic: [] }),
  /** Where every record of the project ended when the review took its sources; null in reviews from before it was kept. */
  trace: SearchTrace.nullable().default(null),
})
export type Gathered = z.infer<typeof Gathered>

export const Studies = z.object({ studies: z.array(Study).max(REVIEW_SOURCES_MAX) })
export type Studies = z.infer<typeof Studies>

export const Theme = z.object({
  id: z.string().min(1).max(80),
  name,
  /** Names of the concept, in every language that the sources use; empty where the student made the theme. */
  concepts: z.array(z.string().max(120)).max(12),
  /** Of the name, where the sources name the theme in another language than the reader's only. */
  language: ConceptLanguage.optional(),
  sources: keys.min(1),
})
export type Theme = z.infer<typeof Theme>

export const FoundThemes = z.object({
  themes: z.array(Theme).max(THEMES_MAX),
  /** Sources that no theme joins. */
  rest: keys,
  /** What joins the sources of a theme: a concept, or the kind of study where no concept joins some of them only. */
  by: z.enum(['concept', 'design']).default('concept'),
})
export type FoundThemes = z.infer<typeof FoundThemes>

/** One sentence of the review: its text with `[@key]`, and the sentences of sources that it rests on. */
export const ReviewSentence = z.object({
  text: z.string().min(1).max(6_000),
  support: z.array(z.object({ key, said: StudySentence })).max(REVIEW_SOURCES_MAX),
})
export type ReviewSentence = z.infer<typeof ReviewSentence>
const sentences = z.array(ReviewSentence).max(40)

export const WrittenTheme = z.object({
  id: z.string().max(80),
  synthesis: sentences,
  patterns: sentences,
  tensions: sentences,
  gaps: sentences,
  keyCitations: sentences.max(5),
})
export type WrittenTheme = z.infer<typeof WrittenTheme>

export const Connected = z.object({
  links: sentences,
  gaps: sentences,
  outline: z
    .array(
      z.object({ title: z.string().max(300), sources: keys, points: z.array(z.string().max(600)).max(8) }),
    )
    .max(THEMES_MAX + 4),
})
export type Connected = z.infer<typeof Connected>

export const ColumnQuestion = z.string().trim().min(5).max(300)
export const Column = z.object({
  question: ColumnQuestion,
  answers: z.array(z.object({ key, said: StudySentence.nullable() })).max(REVIEW_SOURCES_MAX),
})
export type Column = z.infer<typeof Column>
/** What one source found of an effect that was asked for. */
export const EffectFinding = z.object({
  key,
  /** The sentence that was read; null where none names the outcome. */
  said: StudySentence.nullable(),
  direction: FindingDirection,
  /** It names the outcome, in a language in which directions are not read. */
  isUnread: z.boolean(),
})
export type EffectFinding = z.infer<typeof EffectFinding>

/** One effect that a question asks for, with what each source found. */
export const EffectAnswers = z.object({
  question: z.string().max(QUESTION_MAX),
  outcome: z.string().max(200),
  /** The direction that the question names; null where it names none. */
  side: z.enum(['increased', 'decreased']).nullable(),
  findings: z.array(EffectFinding).max(REVIEW_SOURCES_MAX),
})
export type EffectAnswers = z.infer<typeof EffectAnswers>

/** A source as the student judged it by an instrument. */
export const BiasAppraisal = z.object({ key, instrument: Instrument, judgements: z.array(Judgement).max(10) })
export type BiasAppraisal = z.infer<typeof BiasAppraisal>

/** The sentences of a source that speak of items of an instrument, letter by letter, by the number of the item. */
export const AppraisalQuotes = z
  .array(z.object({ item: z.number().int().min(1).max(10), said: StudySentence }))
  .max(10)
export type AppraisalQuotes = z.infer<typeof AppraisalQuotes>

export const Columns = z.object({
  columns: z.array(Column).max(COLUMNS_MAX),
  /** What each source answers to the question of the topic; null where it has none. */
  own: Column.shape.answers.nullable().default(null),
  /** The effects that these questions ask for, in their order; empty where none asks for one. */
  effects: z
    .array(EffectAnswers)
    .max(4 * (COLUMNS_MAX + 1))
    .default([]),
  /** What the sources that were appraised say to the items. */
  quotes: z
    .array(z.object({ key, quotes: AppraisalQuotes }))
    .max(REVIEW_SOURCES_MAX)
    .default([]),
})
export type Columns = z.infer<typeof Columns>

/** What the indexes say of each cited work, in the order of the sources. */
export const ReviewChecks = z.object({ verdicts: z.array(LinkedReferenceVerdict).max(REVIEW_SOURCES_MAX) })
export type ReviewChecks = z.infer<typeof ReviewChecks>

/** What the searches gave when they were last asked again; null while nobody asked. */
export const ReviewReplay = z.object({ replay: SearchReplay.nullable() })
export type ReviewReplay = z.infer<typeof ReviewReplay>

export const AgreeAnswer = z.discriminatedUnion('kind', [
  /** Without a theme the review is a list of its sources. */
  z.object({ kind: z.literal('agree'), themes: z.array(Theme).max(THEMES_MAX) }),
  z.object({ kind: z.literal('settings'), style: CitationStyleName, scope: ReviewScope }),
])
export type AgreeAnswer = z.infer<typeof AgreeAnswer>

export const ExitAnswer = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('satisfied') }),
  /** Themes again; those of now stay to be compared with. */
  z.object({ kind: z.literal('themes') }),
  z.object({ kind: z.literal('sources') }),
  z.object({ kind: z.literal('carla') }),
  z.object({ kind: z.literal('settings'), style: CitationStyleName, scope: ReviewScope }),
  z.object({ kind: z.literal('column'), question: ColumnQuestion }),
  z.object({ kind: z.literal('drop-column'), question: ColumnQuestion }),
  z.object({ kind: z.literal('reference'), decision: ReferenceDecision }),
  z.object({ kind: z.literal('appraisal'), appraisal: BiasAppraisal }),
  /** The searches again, as they stand in the log: what is new, what was withdrawn. */
  z.object({ kind: z.literal('replay') }),
  /** Who cites whom among the sources, what several of them cite, and who cites them. */
  z.object({ kind: z.literal('citations') }),
])
export type ExitAnswer = z.infer<typeof ExitAnswer>

export const RememberedReview = z.object({
  themes: z.array(name).max(THEMES_MAX),
  gaps: z.number().int().min(0),
})
export type RememberedReview = z.infer<typeof RememberedReview>
