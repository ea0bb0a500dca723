import { createHash } from 'node:crypto'
import { AppError } from '@/lib/contracts/errors'
import { PASSAGE_MAX } from '@/lib/contracts/library'
import { markerUrl } from '@/lib/contracts/reference-marker'
import type { Evidence, EvidenceOrigin } from '@/lib/contracts/research'
import { valueAt } from '@/lib/core/records/read-json'
import { detectLanguage } from '@/lib/core/text/detect-language'

const ID_MAX = 64
const TITLE_MAX = 500

/** One result as a service describes it. */
export interface ForeignResult {
  readonly id: string
  readonly title: string | null
  readonly text: string
  readonly url?: string | null
  /** As it came: anything. */
  readonly score: unknown
}

/** The list under a name; throws `source-unreachable` where the answer has none: it is no answer then. */
export function resultsOf(body: unknown, name: string): readonly unknown[] {
  const list = valueAt(body, name)
  if (!Array.isArray(list)) throw new AppError('source-unreachable', `an answer without ${name}`)
  return list
}

/**
 * Evidence of a service's results in their order, at most `limit`; results without text are left out. Scores of one answer are believed
 * together or not at all: a single one that is no number from 0 to 1 says that the scale is another.
 */
export function evidenceOf(
  results: readonly ForeignResult[],
  { origin, limit }: { readonly origin: EvidenceOrigin; readonly limit: number },
): readonly Evidence[] {
  const isBelieved = results.every(({ score }) => isShare(score))
  return results
    .filter(({ text, id }) => text.trim() !== '' && id !== '')
    .slice(0, limit)
    .map(({ id, title, text, url = null, score }, index) => {
      const itemId = shortId(id)
      const shown = text.trim().slice(0, PASSAGE_MAX)
      return {
        passage: {
          id: `${itemId}#${digest(shown).slice(0, 12)}`,
          itemId,
          index,
          text: shown,
          language: detectLanguage(shown),
          headings: [],
          locator: { type: 'index', value: index + 1 },
          boxes: [],
        },
        title: title?.trim().slice(0, TITLE_MAX) || (url ?? itemId).slice(0, TITLE_MAX),
        url: url === null ? null : markerUrl(url),
        origin,
        score: isBelieved && isShare(score) ? score : 0,
      }
    })
}

function isShare(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value <= 1
}

/** Ids of others may be as long as an address. */
function shortId(id: string): string {
  return id.length <= ID_MAX ? id : `${id.slice(0, 20)}~${digest(id).slice(0, 32)}`
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
