import type { Work } from '@/lib/contracts/work'

interface GivenWork extends Partial<Work> {
  readonly title: string
  readonly id: string
  readonly db?: string
}

/** A record for tests, found in PubMed where nothing else is said. */
export function foundWork({ id, db = 'pubmed', ...more }: GivenWork): Work {
  return {
    authors: [],
    year: null,
    venue: null,
    issn: [],
    type: 'article',
    language: 'en',
    abstract: null,
    doi: null,
    urls: { landing: `https://example.org/${db}/${id}` },
    citations: null,
    peerReviewed: null,
    openAccess: null,
    retraction: null,
    source: [{ db, id }],
    ...more,
  }
}
