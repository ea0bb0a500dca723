import type { PeerReview } from '@/lib/contracts/source'
import type { Work } from '@/lib/contracts/work'

/** DOI prefixes of servers whose works were not reviewed: arXiv, SSRN, bioRxiv and medRxiv, Research Square, OSF, SciELO. */
const preprintDoi = /^10\.(?:48550|2139|1101|21203|31234|31235|31219)\/|^10\.1590\/scielopreprints/

/** Whether the work is a preprint or working paper, by its type or by the server that registered its DOI. */
export function isPreprint(work: Work): boolean {
  return work.type === 'preprint' || preprintDoi.test(work.doi ?? '')
}

/**
 * What is known of peer review. `confirmed` and `no` only where an index states it, or for preprints (`no`); `likely` when an
 * index gives a hint, or for a registered article in a journal with an ISSN; else `unknown`. Likely is never raised to confirmed.
 */
export function peerReviewOf(work: Work): PeerReview {
  if (work.peerReviewed === true) return 'confirmed'
  if (work.peerReviewed === false || isPreprint(work)) return 'no'
  if (work.peerReviewHint !== undefined && work.peerReviewHint !== '') return 'likely'
  const isJournalArticle = (work.type === 'article' || work.type === 'review') && work.issn.length > 0
  return isJournalArticle && work.doi !== null ? 'likely' : 'unknown'
}
