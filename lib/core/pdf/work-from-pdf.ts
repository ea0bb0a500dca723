import { ABSTRACT_MAX, TITLE_MAX, type Work } from '@/lib/contracts/work'
import { BY_TITLE, retractionOfTitle } from '@/lib/core/records/retraction-notice'
import type { PaperMetadata } from './read-metadata'

/**
 * The paper as a work of the student's own: only what the file prints, everything an index would know is null.
 * `fileId` tells files apart, e.g. the first digits of the file's SHA-256. A file without a readable title keeps an
 * empty one: nothing is made up for it.
 */
export function workFromPdf(paper: PaperMetadata, fileId: string): Work {
  return {
    title: (paper.title ?? '').slice(0, TITLE_MAX),
    authors: paper.authors,
    year: paper.year,
    venue: null,
    issn: [],
    type: paper.arxivId !== null && paper.doi === null ? 'preprint' : 'other',
    language: paper.language,
    abstract: paper.abstract?.slice(0, ABSTRACT_MAX) ?? null,
    doi: paper.doi,
    ...(paper.arxivId === null ? {} : { arxivId: paper.arxivId }),
    urls: {},
    citations: null,
    peerReviewed: null,
    openAccess: null,
    retraction: retractionOfTitle(paper.title ?? '', BY_TITLE),
    source: [{ db: 'user', id: fileId }],
  }
}
