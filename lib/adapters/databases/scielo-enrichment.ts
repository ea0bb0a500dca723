import type { Work } from '@/lib/contracts/work'
import { requestUrl } from '@/lib/core/databases/request-url'
import { askService, type ServiceDeps } from './ask-service'
import { parseScielo } from './scielo-articles'
import { scieloCollection } from './scielo-journals'

/** One request for each article, so only the best hits are completed. */
const ARTICLES_MAX = 10

/**
 * The same works in the same order; those with a SciELO identifier and without abstract or language are completed from
 * ArticleMeta, at most ten. What cannot be fetched stays as it was.
 */
export async function completeFromArticleMeta(works: readonly Work[], deps: ServiceDeps): Promise<Work[]> {
  const open = works
    .filter((work) => pidOf(work) !== null && (work.abstract === null || work.language === null))
    .slice(0, ARTICLES_MAX)
  const completed = await Promise.all(open.map((work) => completedWork(work, deps)))
  const byWork = new Map(open.map((work, index) => [work, completed[index] ?? work]))
  return works.map((work) => byWork.get(work) ?? work)
}

async function completedWork(work: Work, deps: ServiceDeps): Promise<Work> {
  const context = { currentYear: new Date((deps.nowMs ?? Date.now)()).getUTCFullYear() }
  const request = {
    method: 'GET',
    url: requestUrl(deps.addresses.scielo, '/api/v1/article/', {
      collection: scieloCollection(work.doi),
      code: pidOf(work),
      format: 'json',
    }),
  } as const
  const page = await askService(
    { service: 'scielo', request, parse: (response) => parseScielo(response, context) },
    deps,
  )
  const found = page.records[0]
  return found === undefined ? work : withGapsFilled(work, found)
}

function withGapsFilled(work: Work, found: Work): Work {
  return {
    ...work,
    // Old deposits lost their accents; the collection's own title did not.
    title: work.title.includes('\ufffd') && found.title !== '' ? found.title : work.title,
    ...(found.titles === undefined ? {} : { titles: work.titles ?? found.titles }),
    ...(found.keywords === undefined ? {} : { keywords: work.keywords ?? found.keywords }),
    abstract: work.abstract ?? found.abstract,
    language: work.language ?? found.language,
    peerReviewed: work.peerReviewed ?? found.peerReviewed,
    openAccess: work.openAccess ?? found.openAccess,
    urls: { ...found.urls, ...work.urls },
  }
}

function pidOf(work: Work): string | null {
  return work.source.map((origin) => origin.id).find((id) => /^S\d{4}-\d{3}[\dX]\d{13}$/.test(id)) ?? null
}
