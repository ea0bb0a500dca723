import type { ConceptLanguage, VocabularyId } from '@/lib/contracts/concept-map'
import type { HttpRequest } from '@/lib/contracts/http'
import type { NamesFailure, VocabularyEntry, VocabularyTerm } from '@/lib/contracts/vocabulary'

/** A program on the network with limits of its own; all Wikimedia sites count as one. */
export const vocabularyHosts = ['wikimedia', 'mesh', 'decs', 'agrovoc', 'unesco', 'elsst', 'gemet'] as const
export type VocabularyHost = (typeof vocabularyHosts)[number]

/** One request with the function that reads the JSON of its answer; null when it is not what was asked for. */
export interface VocabularyExchange<T> {
  readonly host: VocabularyHost
  readonly request: HttpRequest
  readonly bodyMaxBytes: number
  readonly read: (body: unknown) => T | null
  /** True where HTTP 404 says that there is no such thing; `read` then gets null. */
  readonly isAbsentOn404?: boolean
}

export type Asked<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly why: NamesFailure; readonly detail: string }

export type TermAnswer = Asked<readonly VocabularyEntry[]>

export interface VocabularyQuestion {
  readonly terms: readonly VocabularyTerm[]
  /** Sends one request in its turn; only an abort rejects. */
  readonly ask: <T>(exchange: VocabularyExchange<T>) => Promise<Asked<T>>
  /** Called once for each term as soon as its answer is known; must not throw. */
  readonly settle: (term: VocabularyTerm, answer: TermAnswer) => void
  readonly context: VocabularyContext
}

/** What requests are built from. `baseUrls` have no final slash; Wikipedia's holds `{language}`. */
export interface VocabularyContext {
  readonly baseUrls: Readonly<Record<VocabularyId, string>>
  /** `Carrel/<version> (<site>; <e-mail of the operator>) node`; null when no e-mail is set. */
  readonly userAgent: string | null
  readonly decsKey: string | null
}

/** How one service is asked for the names of things. */
export interface Vocabulary {
  readonly id: VocabularyId
  /** Languages in which terms can be looked up. */
  readonly languages: readonly ConceptLanguage[]
  /** True where an accent left out finds nothing: its terms are kept apart by accents. */
  readonly isAccentSensitive: boolean
  readonly find: (question: VocabularyQuestion) => Promise<void>
}
