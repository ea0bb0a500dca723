import type { Exchange } from '@/lib/contracts/connector'
import type { Work } from '@/lib/contracts/work'
import { requestUrl } from '@/lib/core/databases/request-url'
import { foldWords } from '@/lib/core/text/fold-words'
import { askService, type ServiceDeps } from './ask-service'
import { CROSSREF_FIELDS, parseCrossref } from './crossref-works'
import { openAlexSecret } from './openalex'
import { parseOpenAlex } from './openalex-works'

const CANDIDATES = 5
/** Shorter titles ("Editorial", "Introduction") are shared by many works. */
const TITLE_KEY_MIN = 12

/** `found` is null when nothing matched; `checked` is false when neither index answered. */
export interface TitleLookup {
  readonly checked: boolean
  readonly found: Work | null
}

/**
 * The record of a work known by title, from Crossref, else OpenAlex. A match has the same normalised title and a year at
 * most one apart; when either year is unknown, the first author's family name must agree instead.
 */
export async function findByTitle(work: Work, deps: ServiceDeps): Promise<TitleLookup> {
  if (comparable(work.title).length < TITLE_KEY_MIN) return { checked: false, found: null }
  let checked = false
  for (const exchange of [crossrefByTitle(work, deps), openAlexByTitle(work, deps)]) {
    const page = await askService(exchange, deps)
    checked ||= page.outcome === 'ok' || page.outcome === 'empty'
    const found = page.records.find((candidate) => isSameWork(work, candidate))
    if (found !== undefined) return { checked: true, found }
  }
  return { checked, found: null }
}

/**
 * The work with its gaps filled from the record found by title; what the first index said (citations, addresses) stays.
 * Null when nothing was found.
 */
export async function completeByTitle(work: Work, deps: ServiceDeps): Promise<Work | null> {
  const { found } = await findByTitle(work, deps)
  if (found === null) return null
  const { snippet } = work
  return {
    ...found,
    ...(snippet === undefined ? {} : { snippet }),
    citations: work.citations ?? found.citations,
    openAccess: found.openAccess ?? work.openAccess,
    urls: { ...found.urls, ...work.urls },
    retraction: found.retraction ?? work.retraction,
    source: [...work.source, ...found.source].slice(0, 40),
    ...(work.sandbox === true || deps.isSandbox === true ? { sandbox: true } : {}),
  }
}

const comparable = (text: string): string => foldWords(text).join(' ')

/** Equality of titles and agreement of years (±1), or of first family names where a year is unknown. */
function isSameWork(one: Work, other: Work): boolean {
  if (comparable(one.title) !== comparable(other.title)) return false
  if (one.year !== null && other.year !== null) return Math.abs(one.year - other.year) <= 1
  const [mine, theirs] = [one.authors[0]?.family, other.authors[0]?.family].map((name) =>
    name === undefined ? '' : comparable(name),
  )
  return mine !== '' && mine === theirs
}

/** The search for a title in Crossref, with author and year; the first few candidates. */
export function crossrefByTitle(work: Work, deps: ServiceDeps): Exchange {
  const author = work.authors[0]?.family ?? null
  return {
    service: 'crossref',
    request: {
      method: 'GET',
      url: requestUrl(deps.addresses.crossref, '/works', {
        'query.bibliographic': [work.title.slice(0, 500), author, work.year]
          .filter((part) => part !== null)
          .join(' '),
        rows: CANDIDATES,
        select: CROSSREF_FIELDS,
      }),
      ...(deps.mailto === null ? {} : { secretParams: { mailto: deps.mailto } }),
    },
    parse: (response) => parseCrossref(response, yearOf(deps)),
  }
}

/** The search for a title in OpenAlex; the first few candidates. */
export function openAlexByTitle(work: Work, deps: ServiceDeps): Exchange {
  // A comma or bar would end the filter's value, wildcards are refused.
  const words = work.title
    .slice(0, 300)
    .replace(/[?*,|:"()]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const context = { secrets: deps.secrets, baseUrls: deps.addresses, mailto: deps.mailto }
  return {
    service: 'openalex',
    request: {
      method: 'GET',
      url: requestUrl(deps.addresses.openalex, '/works', {
        filter: `title.search:${words}`,
        per_page: CANDIDATES,
      }),
      ...openAlexSecret(context),
    },
    parse: (response) => parseOpenAlex(response, yearOf(deps)),
  }
}

function yearOf(deps: ServiceDeps): { currentYear: number } {
  return { currentYear: new Date((deps.nowMs ?? Date.now)()).getUTCFullYear() }
}
