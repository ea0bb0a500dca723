import {
  CitationIntent,
  LATER_WORKS_MAX,
  type LaterCitation,
  type NamedWork,
} from '@/lib/contracts/citation-graph'
import type { Exchange, ParsedPage } from '@/lib/contracts/connector'
import type { HttpResponse } from '@/lib/contracts/http'
import type { Work } from '@/lib/contracts/work'
import { requestUrl } from '@/lib/core/databases/request-url'
import { normaliseDoi } from '@/lib/core/identity/doi'
import { failedPage, notFoundPage, pageOfStatus } from '@/lib/core/records/answer-outcome'
import { isJsonObject, listAt, numberAt, parseJson, textAt, textsAt } from '@/lib/core/records/read-json'
import type { IndexedReferences } from '@/lib/core/review/citation-links'
import { askForFacts, askService, type ServiceDeps } from './ask-service'
import { openAlexSecret } from './openalex'
import { parseOpenAlex } from './openalex-works'

/** Addresses stay under 8 kB with this many DOIs of usual length. */
const BATCH_MAX = 50
/** A work of more references is a bibliography; the rest tells nothing of this review. */
const REFERENCES_MAX = 2_000
const SENTENCES_MAX = 4
const SENTENCE_CHARS_MAX = 1_000
/** Citations read of one source; those with sentences come first. */
const CITATIONS_READ = 100

/** What OpenAlex has of the references of these works; null where it did not answer to all that was asked. */
export async function readIndexedReferences(
  works: readonly Work[],
  deps: ServiceDeps,
): Promise<readonly IndexedReferences[] | null> {
  const dois = works.flatMap((work) => filterValue(normaliseDoi(work.doi)))
  const numbers = works.flatMap((work) =>
    normaliseDoi(work.doi) === null && work.openAlexId !== undefined ? [work.openAlexId] : [],
  )
  const batches = [...inBatches(dois, 'doi'), ...inBatches(numbers, 'openalex')]
  const answers = await Promise.all(
    batches.map((filter) =>
      askForFacts(openAlexExchange(filter, 'id,doi,referenced_works', deps), indexedReferencesIn, deps),
    ),
  )
  const found = answers.flatMap(({ found: list }) => (list === null ? [] : [list]))
  return found.length < answers.length ? null : found.flat()
}

/** The works of these numbers as OpenAlex has them; those that it does not give are absent. */
export async function readByNumber(ids: readonly string[], deps: ServiceDeps): Promise<readonly Work[]> {
  const pages = await Promise.all(
    inBatches(ids, 'openalex').map((filter) => {
      const { request } = openAlexExchange(filter, null, deps)
      const parse = (response: HttpResponse) => parseOpenAlex(response, yearOf(deps))
      return askService({ service: 'openalex', request, parse }, deps)
    }),
  )
  return pages.flatMap(({ records }) => records)
}

/**
 * Later works that cite a work, those first of which Semantic Scholar has the sentences, then the newest; null where it did not answer. A work
 * that it does not know is cited by nothing that it knows of. The request and the answer are those of the service's documentation
 * (`/graph/v1/paper/{paper_id}/citations`); unlike those of the other services, no recorded answer of it was at hand.
 */
export async function readLaterCitations(
  doi: string,
  deps: ServiceDeps,
): Promise<readonly LaterCitation[] | null> {
  const exchange: Exchange = {
    service: 'semanticscholar',
    request: {
      method: 'GET',
      url: requestUrl(
        deps.addresses.semanticscholar,
        `/graph/v1/paper/DOI:${encodeURIComponent(doi)}/citations`,
        { fields: 'contexts,intents,title,year,authors,externalIds', limit: CITATIONS_READ },
      ),
      ...(deps.secrets.semanticscholar === undefined
        ? {}
        : { headers: { 'x-api-key': deps.secrets.semanticscholar } }),
    },
    parse: readable,
  }
  return (await askForFacts(exchange, laterCitationsIn, deps)).found
}

function openAlexExchange(filter: string, select: string | null, deps: ServiceDeps): Exchange {
  return {
    service: 'openalex',
    request: {
      method: 'GET',
      url: requestUrl(deps.addresses.openalex, '/works', {
        filter,
        per_page: 100,
        ...(select === null ? {} : { select }),
      }),
      ...openAlexSecret({ secrets: deps.secrets, baseUrls: deps.addresses, mailto: deps.mailto }),
    },
    parse: readable,
  }
}

/** Commas and bars separate values in a filter. */
function filterValue(doi: string | null): string[] {
  return doi === null || /[,|]/.test(doi) ? [] : [doi]
}

function inBatches(values: readonly string[], field: 'doi' | 'openalex'): string[] {
  const once = [...new Set(values)]
  const batches: string[] = []
  for (let at = 0; at < once.length; at += BATCH_MAX)
    batches.push(`${field}:${once.slice(at, at + BATCH_MAX).join('|')}`)
  return batches
}

/** The works of a list with the numbers of what each cites. */
export function indexedReferencesIn(response: HttpResponse): readonly IndexedReferences[] {
  return listAt(parseJson(response.body), 'results').flatMap((item) => {
    const openAlexId = numberIn(textAt(item, 'id'))
    if (openAlexId === null) return []
    const cites = textsAt(item, 'referenced_works').flatMap((id) => numberIn(id) ?? [])
    return [{ openAlexId, doi: normaliseDoi(textAt(item, 'doi')), cites: cites.slice(0, REFERENCES_MAX) }]
  })
}

function numberIn(id: string | null): string | null {
  return /(?:^|\/)(W\d{1,15})$/.exec(id ?? '')?.[1] ?? null
}

/** The citations of an answer of Semantic Scholar. */
export function laterCitationsIn(response: HttpResponse): readonly LaterCitation[] {
  const read = listAt(parseJson(response.body), 'data').flatMap((item): LaterCitation[] => {
    const title = textAt(item, 'citingPaper', 'title')
    if (title === null) return []
    const sentences = textsAt(item, 'contexts').map((text) => text.replace(/\s+/g, ' ').trim())
    return [
      {
        title: title.slice(0, 400),
        authors: namesOf(
          listAt(item, 'citingPaper', 'authors').flatMap((author) => textAt(author, 'name') ?? []),
        ),
        year: numberAt(item, 'citingPaper', 'year'),
        doi: normaliseDoi(textAt(item, 'citingPaper', 'externalIds', 'DOI')),
        sentences: [...new Set(sentences)]
          .filter((text) => text !== '' && text.length <= SENTENCE_CHARS_MAX)
          .slice(0, SENTENCES_MAX),
        intents: [...new Set(textsAt(item, 'intents'))].flatMap(
          (intent) => CitationIntent.safeParse(intent).data ?? [],
        ),
      },
    ]
  })
  const weight = ({ sentences }: LaterCitation) => (sentences.length > 0 ? 1 : 0)
  return read
    .toSorted((a, b) => weight(b) - weight(a) || (b.year ?? 0) - (a.year ?? 0))
    .slice(0, LATER_WORKS_MAX)
}

/** A work as it is named in a list. */
export function namedWork({ title, authors, year, doi }: Work): NamedWork {
  const names = authors.map(({ full, family, given }) => full ?? [given, family].filter(Boolean).join(' '))
  return { title: title.slice(0, 400), authors: namesOf(names), year, doi: normaliseDoi(doi) }
}

const NAMES_MAX = 3

function namesOf(names: readonly string[]): string {
  const named = names.slice(0, NAMES_MAX).join(', ')
  return (names.length > NAMES_MAX ? `${named} et al.` : named).slice(0, 300)
}

function readable(response: HttpResponse): ParsedPage {
  if (response.status === 404) return notFoundPage()
  const refused = pageOfStatus(response)
  if (refused !== null) return refused
  return isJsonObject(parseJson(response.body))
    ? { outcome: 'ok', total: null, records: [] }
    : failedPage('down', 'broken JSON')
}

function yearOf({ nowMs }: ServiceDeps) {
  return { currentYear: new Date((nowMs ?? Date.now)()).getUTCFullYear() }
}
