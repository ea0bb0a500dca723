import type { Locale } from '@/lib/contracts/locale'
import { localeLanguages } from '@/lib/contracts/locale-languages'
import { DesignId } from '@/lib/contracts/proposal-run'
import type { Study } from '@/lib/contracts/review'
import { countriesNamed } from '@/lib/core/evidence/countries-named'
import { designLabels } from '@/lib/core/proposal/method/design-labels'
import { say } from '@/lib/core/text/say'
import { reviewPhrases } from './review-phrases'

/** The countries and regions that a study names, in the reader's language. */
export function countryNames({ said }: Study, locale: Locale): readonly string[] {
  return countriesNamed(said.country?.text ?? '')
    .slice(0, 3)
    .map(({ names }) => names[localeLanguages[locale]])
}

/** The shortest name of a design in the reader's language; the id where the table has none. */
export function designName(id: string, locale: Locale): string {
  // Of a scoping or an integrative review only its own words say that it is no systematic one.
  if (id === 'systematic-review') return say(reviewPhrases, locale, 'literatureReview')
  if (id === 'cohort' || id === 'case-control') return say(reviewPhrases, locale, id)
  const known = DesignId.safeParse(id).data
  return known === undefined ? id : say(designLabels, locale, known)
}
