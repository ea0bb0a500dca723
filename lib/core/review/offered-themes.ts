import type { Locale } from '@/lib/contracts/locale'
import type { FoundThemes, Study } from '@/lib/contracts/review'
import { findThemes } from './find-themes'
import { themesByDesign } from './themes-by-design'

/** A review that is ordered by fewer themes has none. */
const THEMES_USUAL_MIN = 2

/** The themes that are offered for these sources: concepts that join some of them, or else the kinds of study that they are. */
export function offeredThemes(
  sources: Parameters<typeof findThemes>[0],
  studies: readonly Study[],
  { locale, topic }: { readonly locale: Locale; readonly topic: string },
): FoundThemes {
  const byConcept = findThemes(sources, locale, topic)
  if (byConcept.themes.length >= THEMES_USUAL_MIN) return byConcept
  const byDesign = themesByDesign(studies, locale)
  return byDesign.themes.length > 0 ? byDesign : byConcept
}
