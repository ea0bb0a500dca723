import { databaseIds } from './database-ids'
import type { HttpRequest, HttpResponse } from './http'
import type { DatabaseId, DatabaseQuery, Outcome } from './search'
import type { Work } from './work'

/**
 * Terminology
 *   service     one program on the network, with its own address, key and limits (several databases may stand on one)
 *   connector   how one database is asked and read: pure functions and facts, no I/O
 */
const besideDatabases = [
  'searchapi',
  'unpaywall',
  'datacite',
  'clinicaltrials',
  'opencitations',
  'orcid',
  'chembl',
  'tavily',
] as const

/** Databases that are asked through the service of another one. */
const asGuests = ['jstor', 'capes'] as const satisfies readonly DatabaseId[]

type Guest = (typeof asGuests)[number]
export type ServiceId = Exclude<DatabaseId, Guest> | (typeof besideDatabases)[number]

const isGuest = (id: DatabaseId): id is Guest => asGuests.some((guest) => guest === id)

export const serviceIds: readonly ServiceId[] = [
  ...databaseIds.filter((id): id is Exclude<DatabaseId, Guest> => !isGuest(id)),
  ...besideDatabases,
]

/** The keys a person or an administrator may give; the value is the name under which it is kept. */
export const secretNames = [
  'openalex',
  'semanticscholar',
  'pubmed',
  'core',
  'wos',
  'serpapi',
  'searchapi',
  'tavily',
] as const
export type SecretName = (typeof secretNames)[number]
export type Secrets = Readonly<Partial<Record<SecretName, string>>>

/** What a request is built from besides the query. `baseUrls` have no final slash. */
export interface RequestContext {
  readonly secrets: Secrets
  readonly baseUrls: Readonly<Record<ServiceId, string>>
  /** Sent to services that ask who is calling (Crossref, NCBI, Unpaywall); null when none is configured. */
  readonly mailto: string | null
  /** ISSNs of SciELO journals as harvested; a short built-in list stands in for them. */
  readonly scieloIssns?: readonly string[]
}

/** The year of today bounds the years that are believed. */
export interface ParseContext {
  readonly currentYear: number
}

/** What one answer of a service says. `records` is empty unless `outcome` is `ok`; then it may still be empty (id lists). */
export interface ParsedPage {
  readonly outcome: Outcome
  /** How many the service says it has; null when it does not say. */
  readonly total: number | null
  readonly records: readonly Work[]
  /** One technical line, secrets redacted, at most 500 characters. */
  readonly detail?: string
  /** The service's own wish, in seconds from the answer; for `throttled` and `quota`. */
  readonly retryAfterS?: number
  /** Bare ids that a second request turns into records (PubMed). */
  readonly ids?: readonly string[]
}

export type AnswerParser = (response: HttpResponse, context: ParseContext) => ParsedPage

/** One request with the function that reads its answer. */
export interface Exchange {
  readonly service: ServiceId
  readonly request: HttpRequest
  readonly parse: (response: HttpResponse) => ParsedPage
}

export type LocalFilter = 'years' | 'languages' | 'excluded'

/** Politeness that a service asks for, and the time that is given to it, retries included. */
export interface ServiceLimits {
  readonly perSecond: number
  readonly concurrent: number
  /** Starts that may come at once, as many as in any `burst`/`perSecond` seconds; one when absent. */
  readonly burst?: number
  readonly timeoutMs: number
  /** At once for callers who give an address to write to, where the service lets them ask more. */
  readonly politeConcurrent?: number
}

/** How a person reaches what a program cannot: settings of their library, all optional. */
export interface LibrarySettings {
  /** Host of a library proxy (EZproxy), e.g. "proxy.library.example". */
  readonly proxy?: string
  /** Address of an OpenURL resolver. */
  readonly resolver?: string
  /** NN in *.ezNN.periodicos.capes.gov.br, given by the institution. */
  readonly capesProxyNumber?: string
}

export interface RecordLink {
  readonly kind: 'landing' | 'pdf' | 'doi' | 'database' | 'library-proxy' | 'open-url' | 'cafe-login'
  readonly url: string
}

export interface Connector {
  readonly id: DatabaseId
  /** What is truly asked, e.g. "Crossref, works deposited by JSTOR". */
  readonly via: string
  readonly service: ServiceId
  /** It asks for the journals of its collection, so that `scieloIssns` is worth having. */
  readonly asksByJournal?: true
  /** What must be filtered after the merge because the service cannot. */
  readonly cannotFilter: readonly LocalFilter[]
  /** The first request. Pure; a needed key that is missing leaves the request without it. */
  readonly buildRequest: (query: DatabaseQuery, context: RequestContext) => HttpRequest
  /** Reads any body under any status. Pure; never throws. */
  readonly parseResponse: (response: HttpResponse, query: DatabaseQuery, context: ParseContext) => ParsedPage
  /** Requests sent beside the first one; their records are added, their failure is only a detail. */
  readonly companions?: (query: DatabaseQuery, context: RequestContext & ParseContext) => readonly Exchange[]
  /** The request that turns the ids of the first answer into records; null when there is nothing to ask. */
  readonly next?: (
    first: ParsedPage,
    query: DatabaseQuery,
    context: RequestContext & ParseContext,
  ) => Exchange | null
  /** Addresses under which the person's own browser reaches this work, best first; each once. */
  readonly recordLinks: (work: Work, settings: LibrarySettings) => readonly RecordLink[]
}
