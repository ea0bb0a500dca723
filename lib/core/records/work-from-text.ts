import { ABSTRACT_MAX, TITLE_MAX, type Work } from '@/lib/contracts/work'
import { findDoi } from '@/lib/core/identity/doi'
import { detectLanguage } from '@/lib/core/text/detect-language'
import { BY_TITLE, retractionOfTitle } from './retraction-notice'

const YEAR_MIN = 1400

/**
 * A work from pasted text: the first line is its title, the rest its abstract, with the DOI and the first plausible year
 * in parentheses if the text has them. Nothing else is guessed; authors stay empty.
 */
export function workFromText(text: string, { id, currentYear }: { id: string; currentYear: number }): Work {
  const lines = text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const [first = '', ...others] = lines
  const rest = others.join(' ').slice(0, ABSTRACT_MAX)
  const language = detectLanguage(`${first} ${rest}`.slice(0, 5_000))
  const doi = findDoi(text)
  return {
    title: first.slice(0, TITLE_MAX),
    authors: [],
    year: yearIn(text, currentYear),
    venue: null,
    issn: [],
    type: 'other',
    language,
    abstract: rest === '' ? null : rest,
    doi,
    urls: {},
    citations: null,
    peerReviewed: null,
    openAccess: null,
    retraction: retractionOfTitle(first, BY_TITLE),
    source: [{ db: 'user', id }],
  }
}

function yearIn(text: string, currentYear: number): number | null {
  const years = [...text.slice(0, 5_000).matchAll(/\((\d{4})[a-z]?\)/g)].map((match) => Number(match[1]))
  return years.find((year) => year >= YEAR_MIN && year <= currentYear + 1) ?? null
}
