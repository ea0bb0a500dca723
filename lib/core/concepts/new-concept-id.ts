import type { ConceptMap } from '@/lib/contracts/concept-map'
import { foldAccents } from '@/lib/core/text/fold-accents'

const SLUG_LENGTH_MAX = 60

/** An id for a further concept of a map: its folded words joined by hyphens, numbered where that is taken. */
export function newConceptId({ concepts }: ConceptMap, name: string): string {
  const taken = new Set(concepts.map(({ id }) => id))
  const words = foldAccents(name).replace(/[^\p{L}\p{N}]+/gu, '-')
  const slug = words.replace(/^-|-$/g, '').slice(0, SLUG_LENGTH_MAX) || 'concept'
  const numbered = concepts.map((_, at) => `${slug}-${at + 2}`)
  return [slug, ...numbered].find((id) => !taken.has(id)) ?? `${slug}-${concepts.length + 2}`
}
