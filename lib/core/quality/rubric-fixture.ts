import type { Work } from '@/lib/contracts/work'
import { parseRubric } from './parse-rubric'
import type { Rubric } from './rubric'

/** The rubric in a text that must be right; for tests only. */
export function rubricOf(markdown: string): Rubric {
  const parsed = parseRubric(markdown)
  if (!parsed.ok) throw new Error(parsed.errors.map(({ line, message }) => `${line}: ${message}`).join('\n'))
  return parsed.rubric
}

/** A plain journal article with what the test cares about; for tests only. */
export function workWith(change: Partial<Work> = {}): Work {
  return {
    title: 'Study circles in evening schools',
    authors: [],
    year: 2019,
    venue: 'Invented Journal of Schools',
    issn: ['1234-5679'],
    type: 'article',
    language: 'en',
    abstract: null,
    doi: '10.5555/circles.1',
    urls: {},
    citations: null,
    peerReviewed: null,
    openAccess: null,
    retraction: null,
    source: [{ db: 'crossref', id: '10.5555/circles.1' }],
    ...change,
  }
}
