import { fields } from './fields/table'
import { inventRecord } from './invent-work'
import { seededRandom, seedOf } from './random'
import type { CatalogueRecord } from './record'
import { withNotices, withPreprints } from './relations'
import { inventVenues, type Venue } from './venues'

export const DEFAULT_SEED = 20261121
const WORKS_PER_TOPIC = 30

export interface Catalogue {
  readonly seed: number
  readonly records: readonly CatalogueRecord[]
  readonly venues: readonly Venue[]
}

/**
 * Gives the whole catalogue: works by field and topic, then preprints of some of them, then retraction notices.
 * The same seed gives the same catalogue, byte for byte.
 */
export function generateCatalogue(seed: number = DEFAULT_SEED): Catalogue {
  const works: CatalogueRecord[] = []
  const venues: Venue[] = []
  const taken = new Set<string>()
  for (const [fieldIndex, field] of fields.entries()) {
    const fieldVenues = inventVenues(field, fieldIndex)
    venues.push(...fieldVenues)
    for (const [topicIndex, topic] of field.topics.entries()) {
      for (let j = 0; j < WORKS_PER_TOPIC; j++) {
        const random = seededRandom(seed ^ seedOf(`${field.id}/${topic.exposure.en}/${j}`))
        const place = { field, venues: fieldVenues, topic, topicIndex, number: works.length + 1 }
        works.push(inventRecord(random, place, taken))
      }
    }
  }
  return { seed, venues, records: withNotices(withPreprints(works, seed)) }
}
