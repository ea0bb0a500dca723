import type { SourceReading } from '@/lib/contracts/collection'
import type { Work } from '@/lib/contracts/work'
import { readDirection } from '@/lib/core/evidence/read-direction'
import { readRoles } from '@/lib/core/evidence/read-roles'
import { studyDesignOf } from '@/lib/core/evidence/study-design'
import { detectLanguage } from '@/lib/core/text/detect-language'
import { splitSentences } from '@/lib/core/text/split-sentences'

const unknown: SourceReading = { part: 'unknown', direction: 'unknown' }

/**
 * What a source offers, read from its abstract alone: evidence where it reports a result; method where it reports none and names
 * a design; background where it does neither and is told apart from both. Without an abstract, or where sentences disagree,
 * `unknown`.
 */
export function readSource(work: Pick<Work, 'title' | 'abstract' | 'language'> | null): SourceReading {
  const abstract = work?.abstract?.trim() ?? ''
  if (!work || abstract === '') return unknown
  const language = detectLanguage(abstract) ?? work.language
  const sentences = splitSentences(abstract, language).map(({ text }) => text)
  const roles = readRoles(sentences, { language })
  const withRole = (...wanted: readonly (typeof roles)[number][]) =>
    sentences.filter((_, at) => wanted.some((role) => role === roles[at]))
  const results = withRole('result')
  if (results.length > 0) return { part: 'evidence', direction: directionOf(results) }
  const names = studyDesignOf({ title: work.title, abstract }, language) !== null
  if (names && withRole('method').length > 0) return { part: 'method', direction: 'unknown' }
  return withRole('background').length > 0 ? { part: 'background', direction: 'unknown' } : unknown
}

/** The one direction that the sentences report; two that differ are no direction. */
function directionOf(results: readonly string[]): SourceReading['direction'] {
  const told = new Set(results.map((text) => readDirection(text)).filter((one) => one !== 'unknown'))
  const [only] = told
  return told.size === 1 && only ? only : 'unknown'
}
