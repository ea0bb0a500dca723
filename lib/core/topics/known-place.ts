import { countryAt, countryOfAdjective } from '@/lib/core/concepts/reading/places'
import { placesNamed } from '@/lib/core/evidence/study-settings'
import { cognateStems } from '@/lib/core/text/cognate-stems'

/** Whether a name speaks of a country, a people or a region that a vocabulary has: "Japan", "Egyptian", "Nordeste". Pure. */
export function namesKnownPlace(name: string): boolean {
  if (placesNamed(name).length > 0) return true
  const stems = cognateStems(name)
  return stems.some((stem, at) => countryAt(stems, at) !== null || countryOfAdjective(stem) !== null)
}
