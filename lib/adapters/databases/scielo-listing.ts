import type { HttpResponse } from '@/lib/contracts/http'
import { requestUrl } from '@/lib/core/databases/request-url'
import { normaliseIssn } from '@/lib/core/identity/identifiers'
import { countAt, listAt, parseJson, textAt } from '@/lib/core/records/read-json'
import { askForFacts, type ServiceDeps } from './ask-service'
import { parseScielo } from './scielo-articles'
import { SCIELO_ISSNS } from './scielo-journals'

const PAGE_SIZE = 1_000
/** SciELO lists some two thousand journals; a longer listing is cut. */
const PAGES_MAX = 4
/** Time for one page, retries included; nobody waits for it. */
const PAGE_TIMEOUT_MS = 5_000
/** OpenAlex takes at most this many values in one filter. */
const ISSNS_MAX = 100
const FRESH_MS = 24 * 60 * 60 * 1_000
/** A listing that failed is not asked for again before this. */
const REST_MS = 10 * 60 * 1_000

interface ListedJournal {
  readonly issn: string
  readonly collection: string
}

/** The journals of SciELO as ArticleMeta lists them; keep one for each process and set of addresses. */
export interface ScieloListing {
  /**
   * The ISSNs to search by, 1…100, or null until the listing has come: then the built-in ones stand in. Never waits and
   * never throws; asks for the listing in the background at most once a day, and after a failure once in ten minutes.
   */
  current(deps: ServiceDeps): readonly string[] | null
  /** Resolves when nothing is under way. */
  settled(): Promise<void>
}

/** A listing that holds nothing yet. */
export function createScieloListing(): ScieloListing {
  let issns: readonly string[] | null = null
  let askAgainAtMs = 0
  let underWay: Promise<void> | null = null

  const refresh = async (deps: ServiceDeps, nowMs: () => number) => {
    // Whatever goes wrong here must not reach the search that happened to come first.
    const journals = await listJournals(deps).catch(() => null)
    if (journals && journals.length > 0) issns = chooseIssns(journals)
    askAgainAtMs = nowMs() + (journals && journals.length > 0 ? FRESH_MS : REST_MS)
    underWay = null
  }

  return {
    current: (deps) => {
      const nowMs = deps.nowMs ?? Date.now
      if (underWay === null && nowMs() >= askAgainAtMs) underWay = refresh(deps, nowMs)
      return issns
    },
    settled: async () => {
      await underWay
    },
  }
}

/** All journals of all collections; null when a page did not come. */
async function listJournals(deps: ServiceDeps): Promise<readonly ListedJournal[] | null> {
  const journals: ListedJournal[] = []
  for (let page = 0; page < PAGES_MAX; page += 1) {
    const found = await askPage(page, deps)
    if (found === null) return null
    journals.push(...found.journals)
    if ((page + 1) * PAGE_SIZE >= found.total) break
  }
  return journals
}

async function askPage(page: number, deps: ServiceDeps) {
  const { signal: _signal, ...own } = deps
  const context = { currentYear: new Date((deps.nowMs ?? Date.now)()).getUTCFullYear() }
  const request = {
    method: 'GET',
    url: requestUrl(deps.addresses.scielo, '/api/v1/journal/identifiers/', {
      limit: PAGE_SIZE,
      offset: page * PAGE_SIZE,
    }),
  } as const
  const { found } = await askForFacts(
    { service: 'scielo', request, parse: (response) => parseScielo(response, context) },
    readPage,
    // One search may be given up; the listing is for all.
    { ...own, timeoutMs: PAGE_TIMEOUT_MS },
  )
  return found
}

function readPage(response: HttpResponse) {
  const body = parseJson(response.body)
  const journals = listAt(body, 'objects').flatMap((item) => {
    const issn = normaliseIssn(textAt(item, 'code') ?? '')
    return issn === null ? [] : [{ issn, collection: textAt(item, 'collection') ?? '' }]
  })
  return { journals, total: countAt(body, 'meta', 'total') ?? 0 }
}

/** The built-in journals first, then one of each collection in turn, so that no large collection fills all places. */
function chooseIssns(journals: readonly ListedJournal[]): readonly string[] {
  const byCollection = new Map<string, string[]>()
  for (const { issn, collection } of journals) {
    byCollection.set(collection, [...(byCollection.get(collection) ?? []), issn])
  }
  const chosen = new Set<string>(SCIELO_ISSNS)
  const queues = [...byCollection.values()]
  for (let turn = 0; chosen.size < ISSNS_MAX && queues.some((queue) => turn < queue.length); turn += 1) {
    for (const queue of queues) {
      const issn = queue[turn]
      if (issn !== undefined && chosen.size < ISSNS_MAX) chosen.add(issn)
    }
  }
  return [...chosen]
}
