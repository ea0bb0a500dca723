import type { Work } from '@/lib/contracts/work'

/** A record of a made-up study; `at` tells it from the next. */
export function workOf(at: number, title: string, abstract: string): Work {
  return {
    title,
    authors: [{ family: 'Silva' }],
    year: 2010 + (at % 8),
    venue: 'Journal',
    issn: [],
    type: 'article',
    language: 'en',
    abstract,
    keywords: [],
    doi: `10.1/${at}`,
    urls: {},
    citations: null,
    peerReviewed: null,
    openAccess: null,
    retraction: null,
    source: [{ db: 'openalex', id: `W${at}` }],
  }
}

/** Loneliness is studied among workers, nurses only for productivity: nobody joined nurses and loneliness. */
export const teleworkWorks: readonly Work[] = [
  ...[0, 1, 2, 3, 4].map((at) =>
    workOf(
      at,
      `Telework and social isolation of employees ${'abcde'[at]}`,
      'A survey of employees in Brazil.',
    ),
  ),
  ...[5, 6, 7, 8].map((at) =>
    workOf(at, `Telework and job satisfaction of nurses ${'fghi'[at - 5]}`, 'A survey of nurses in Spain.'),
  ),
  workOf(
    9,
    'Telework and sleep',
    'Telework was studied. Future research should examine job satisfaction of teachers who telework in longitudinal designs.',
  ),
]
