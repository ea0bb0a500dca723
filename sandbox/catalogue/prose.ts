import type { Lang } from './phrase'

export const designs = [
  'rct',
  'cohort',
  'survey',
  'interviews',
  'review',
  'case',
  'quasi',
  'benchmark',
  'field-trial',
  'panel',
  'documents',
  'laboratory',
] as const
export type Design = (typeof designs)[number]

/** What a study found: more of the outcome, less of it, or no difference that could be told from chance. */
export type Finding = 'up' | 'down' | 'none'

/** What a sentence may speak of. Phrases are in the language of the sentence, with article where it has articles. */
export interface Slots {
  readonly x: string
  readonly y: string
  readonly y2: string
  readonly field: string
  /** Plural noun without article. */
  readonly pop: string
  /** With preposition: "in southern Brazil". */
  readonly place: string
  readonly n: number
  /** Groups, sites, databases or years, whichever the design counts. */
  readonly k: number
  readonly months: number
  readonly percent: number
  /** Already written with the decimal sign of the language. */
  readonly effect: string
  readonly p: string
  readonly yearFrom: number
  readonly yearTo: number
}

export type Sentence = (slots: Slots) => string
export type Sentences = readonly Sentence[]

/** Sentences of one genre of study; a missing table means that the general one serves. */
export interface OwnSentences {
  readonly analysis?: Sentences
  readonly result?: Readonly<Record<Finding, Sentences>>
  readonly second?: Sentences
  readonly limitation?: Sentences
}

export type Genre = 'qualitative' | 'computing' | 'nature' | 'texts' | 'synthesis'
export type GenreSentences = Readonly<Record<Genre, OwnSentences>>

/** Everything needed to write a title and an abstract in one language. */
export interface Prose {
  readonly lang: Lang
  readonly places: readonly string[]
  readonly titles: Readonly<Record<Design, Sentences>>
  readonly background: Sentences
  readonly aim: Sentences
  readonly method: Readonly<Record<Design, Sentences>>
  readonly analysis: Sentences
  readonly result: Readonly<Record<Finding, Sentences>>
  readonly second: Sentences
  readonly limitation: Sentences
  readonly future: Sentences
  readonly conclusion: Readonly<Record<Finding, Sentences>>
  readonly genres: GenreSentences
  readonly headings: Readonly<Record<'background' | 'methods' | 'results' | 'conclusion', string>>
  readonly retractionPrefix: string
  readonly notice: (title: string) => string
  readonly noticeText: string
  readonly decimal: '.' | ','
}
