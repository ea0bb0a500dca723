import type { Source } from '@/lib/contracts/source'
import type { Work } from '@/lib/contracts/work'

/** A small invented work for tests; fields given win. */
export function workFixture(given: Partial<Work> = {}): Work {
  return {
    title: 'Remote work and burnout among nurses',
    authors: [{ given: 'Ana', family: 'Souza' }, { full: 'Group for Invented Studies' }],
    year: 2021,
    venue: 'Journal of Invented Results',
    issn: ['1234-5679'],
    type: 'article',
    language: 'en',
    abstract: 'Nurses who worked remotely reported less burnout. The sample was small.',
    doi: '10.5555/invented.1',
    urls: { landing: 'https://doi.org/10.5555/invented.1' },
    citations: 12,
    peerReviewed: true,
    openAccess: true,
    retraction: null,
    source: [{ db: 'scielo', id: 'S1' }],
    ...given,
  }
}

/** A work of which nothing but its title is known, for tests; fields given win. */
export function bareWork(title: string, given: Partial<Work> = {}): Work {
  return {
    title,
    authors: [],
    year: null,
    venue: null,
    issn: [],
    type: 'article',
    language: null,
    abstract: null,
    doi: null,
    urls: {},
    citations: null,
    peerReviewed: null,
    openAccess: null,
    retraction: null,
    source: [{ db: 'test', id: title }],
    ...given,
  }
}

/** A small invented source for tests; fields given win, and `work` is its only member unless told otherwise. */
export function makeSource(id: string, given: Partial<Source> = {}): Source {
  const work = given.work ?? workFixture()
  return {
    id,
    aliases: [],
    work,
    members: [work],
    mergedBy: [],
    linked: [],
    relevancy: {
      score: 80,
      parts: [
        { name: 'title', score: 90, weight: 0.3, ground: 'remote, burnout', unknown: false },
        { name: 'abstract', score: 75.7, weight: 0.4, ground: '', unknown: false },
      ],
      reason: 'The title holds both concepts.',
    },
    quality: {
      score: 70,
      parts: [{ name: 'peer-review', score: 100, weight: 0.4, ground: 'journal', unknown: false }],
      reason: 'A peer-reviewed journal of unknown tier.',
    },
    peerReview: 'confirmed',
    journal: null,
    retractionCheck: 'clean',
    summary: {
      text: 'Nurses who worked remotely reported less burnout.',
      language: 'en',
      engine: 'built-in',
    },
    access: {
      state: 'open',
      url: 'https://doi.org/10.5555/invented.1',
      openCopyUrl: null,
      checkedAt: '2026-01-20',
    },
    userProvided: false,
    firstRound: 1,
    ...given,
  }
}
