import type { Exchange } from '@/lib/contracts/connector'
import type { HttpResponse } from '@/lib/contracts/http'
import type { Source } from '@/lib/contracts/source'
import type { Retraction } from '@/lib/contracts/work'
import { requestUrl } from '@/lib/core/databases/request-url'
import { normaliseDoi } from '@/lib/core/identity/doi'
import { dateFromParts } from '@/lib/core/identity/publication-date'
import { booleanAt, listAt, numberAt, parseJson, textAt } from '@/lib/core/records/read-json'
import { gravestRetraction, retractionKind } from '@/lib/core/records/retraction-notice'
import { askForFacts, type ServiceDeps } from './ask-service'
import { crossrefRetraction, parseCrossref } from './crossref-works'
import { openAlexSecret } from './openalex'
import { parseOpenAlex } from './openalex-works'

/** Addresses stay under 8 kB with this many DOIs of usual length. */
const BATCH_MAX = 50
const DOIS_MAX = 500
/** A notice may correct several works, a work have several notices. */
const NOTICES_MAX = 200

/** What is known of one work's standing; `notice` where somebody says something. */
export interface RetractionFinding {
  readonly check: Source['retractionCheck']
  readonly notice: Retraction | null
}

type Findings = ReadonlyMap<string, Retraction | null>

/**
 * The standing of each DOI, every one asked for present. Crossref is asked both ways (the work's own `updated-by`, and
 * notices that name it) and decides; OpenAlex alone makes `possibly-retracted`. `clean` needs both ways of Crossref
 * answered, or OpenAlex where Crossref does not hold the DOI; anything less is `not-checked`.
 */
export async function checkRetractions(
  dois: readonly string[],
  deps: ServiceDeps,
): Promise<ReadonlyMap<string, RetractionFinding>> {
  const asked = [...new Set(dois.flatMap((doi) => normaliseDoi(doi) ?? []))].slice(0, DOIS_MAX)
  // Commas and bars separate values in these filters, so such DOIs cannot be asked for in a batch.
  const batches = inBatches(asked.filter((doi) => !/[,|]/.test(doi)))
  const answers = await Promise.all(batches.map((batch) => checkBatch(batch, deps)))
  const found = new Map(answers.flatMap((answer) => [...answer]))
  return new Map(asked.map((doi) => [doi, found.get(doi) ?? { check: 'not-checked', notice: null }]))
}

async function checkBatch(
  dois: readonly string[],
  deps: ServiceDeps,
): Promise<Map<string, RetractionFinding>> {
  const [works, notices, openAlex] = await Promise.all([
    askWorks(dois, deps),
    askNotices(dois, deps),
    askOpenAlex(dois, deps),
  ])
  return new Map(dois.map((doi) => [doi, judge(doi, { works, notices, openAlex })]))
}

function judge(
  doi: string,
  answers: { works: Findings | null; notices: Findings | null; openAlex: Findings | null },
): RetractionFinding {
  const { works, notices, openAlex } = answers
  const notice = gravestRetraction([works?.get(doi) ?? null, notices?.get(doi) ?? null])
  if (notice?.kind === 'retracted') return { check: 'retracted', notice }
  const suspicion = openAlex?.get(doi) ?? null
  if (suspicion !== null) return { check: 'possibly-retracted', notice: suspicion }
  if (notice !== null) return { check: notice.kind, notice }
  const isKnownToCrossref = works?.has(doi) ?? false
  const isAnswered =
    works !== null && notices !== null && (isKnownToCrossref || (openAlex?.has(doi) ?? false))
  return { check: isAnswered ? 'clean' : 'not-checked', notice: null }
}

async function askWorks(dois: readonly string[], deps: ServiceDeps): Promise<Findings | null> {
  const exchange = crossrefFilter(
    dois.map((doi) => `doi:${doi}`),
    'DOI,title,updated-by,update-to',
    dois.length,
    deps,
  )
  const read = (response: HttpResponse) =>
    new Map(itemsOf(response).flatMap((item) => pairOf(textAt(item, 'DOI'), crossrefRetraction(item))))
  return (await askForFacts(exchange, read, deps)).found
}

async function askNotices(dois: readonly string[], deps: ServiceDeps): Promise<Findings | null> {
  const exchange = crossrefFilter(
    dois.map((doi) => `updates:${doi}`),
    'DOI,update-to',
    NOTICES_MAX,
    deps,
  )
  const read = (response: HttpResponse) => {
    const found = new Map<string, Retraction | null>()
    for (const item of itemsOf(response)) {
      for (const [doi, notice] of noticesIn(item))
        found.set(doi, gravestRetraction([found.get(doi) ?? null, notice]))
    }
    return found
  }
  return (await askForFacts(exchange, read, deps)).found
}

/** What a notice says of each work it names; a new version of itself says nothing. */
function noticesIn(item: unknown): [string, Retraction][] {
  const noticeDoi = normaliseDoi(textAt(item, 'DOI') ?? '')
  return listAt(item, 'update-to').flatMap((update): [string, Retraction][] => {
    const doi = normaliseDoi(textAt(update, 'DOI') ?? '')
    const kind = retractionKind(textAt(update, 'type') ?? '')
    if (doi === null || kind === null || doi === noticeDoi) return []
    const date = dateFromParts(
      [0, 1, 2].map((at) => numberAt(update, 'updated', 'date-parts', 0, at)),
      2200,
    )?.date
    return [
      [
        doi,
        {
          kind,
          ...(noticeDoi === null ? {} : { noticeDoi }),
          ...(date === undefined ? {} : { date }),
          via: 'crossref',
        },
      ],
    ]
  })
}

async function askOpenAlex(dois: readonly string[], deps: ServiceDeps): Promise<Findings | null> {
  const context = { secrets: deps.secrets, baseUrls: deps.addresses, mailto: deps.mailto }
  const exchange: Exchange = {
    service: 'openalex',
    request: {
      method: 'GET',
      url: requestUrl(deps.addresses.openalex, '/works', {
        filter: `doi:${dois.join('|')}`,
        select: 'id,doi,is_retracted',
        per_page: BATCH_MAX,
      }),
      ...openAlexSecret(context),
    },
    parse: (response) => parseOpenAlex(response, yearOf(deps)),
  }
  const read = (response: HttpResponse) =>
    new Map(
      listAt(parseJson(response.body), 'results').flatMap((item) =>
        pairOf(
          textAt(item, 'doi'),
          booleanAt(item, 'is_retracted') === true ? { kind: 'retracted', via: 'openalex' } : null,
        ),
      ),
    )
  return (await askForFacts(exchange, read, deps)).found
}

function crossrefFilter(
  filters: readonly string[],
  select: string,
  rows: number,
  deps: ServiceDeps,
): Exchange {
  return {
    service: 'crossref',
    request: {
      method: 'GET',
      url: requestUrl(deps.addresses.crossref, '/works', { filter: filters.join(','), select, rows }),
      ...(deps.mailto === null ? {} : { secretParams: { mailto: deps.mailto } }),
    },
    parse: (response) => parseCrossref(response, yearOf(deps)),
  }
}

function itemsOf(response: HttpResponse): readonly unknown[] {
  return listAt(parseJson(response.body), 'message', 'items')
}

function pairOf(rawDoi: string | null, retraction: Retraction | null): [string, Retraction | null][] {
  const doi = normaliseDoi(rawDoi ?? '')
  return doi === null ? [] : [[doi, retraction]]
}

function yearOf(deps: ServiceDeps): { currentYear: number } {
  return { currentYear: new Date((deps.nowMs ?? Date.now)()).getUTCFullYear() }
}

function inBatches(values: readonly string[]): string[][] {
  const batches: string[][] = []
  for (let at = 0; at < values.length; at += BATCH_MAX) batches.push(values.slice(at, at + BATCH_MAX))
  return batches
}
