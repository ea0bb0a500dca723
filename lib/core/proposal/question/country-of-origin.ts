import type { Locale } from '@/lib/contracts/locale'
import { localeLanguages } from '@/lib/contracts/locale-languages'
import { countryOfAdjective } from '@/lib/core/concepts/reading/places'
import { cognateStem } from '@/lib/core/text/cognate-stems'

/** The country that a lone adjective of a topic names ("la regulación española"), in the language of the document; null for any other name. */
export function countryOfOrigin(name: string, locale: Locale): string | null {
  if (/^\p{Lu}|\s/u.test(name)) return null
  return countryOfAdjective(cognateStem(name))?.[localeLanguages[locale]] ?? null
}
