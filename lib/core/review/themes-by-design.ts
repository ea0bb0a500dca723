import type { Locale } from '@/lib/contracts/locale'
import type { DesignId } from '@/lib/contracts/proposal-run'
import type { FoundThemes, Study } from '@/lib/contracts/review'
import { THEME_SOURCES_MIN } from '@/lib/contracts/review-limits'
import { speak } from '@/lib/core/text/say'
import { designFamilyPhrases } from './review-phrases'

const families = {
  reviews: ['systematic-review'],
  quantitative: [
    'survey',
    'experiment',
    'laboratory-experiment',
    'quasi-experiment',
    'secondary-data',
    'cohort',
    'case-control',
    'simulation',
    'benchmark',
  ],
  qualitative: ['interviews', 'case-study', 'document-analysis'],
  mixed: ['mixed-sequential'],
} as const satisfies Record<string, readonly (DesignId | 'cohort' | 'case-control')[]>

const familyNames = ['reviews', 'quantitative', 'qualitative', 'mixed'] as const

/**
 * Sources sorted by the kind of study they are, as a literature review is ordered where no concept joins some of them only ("methodological
 * order"): reviews, quantitative, qualitative and mixed studies, each of two sources at least. No theme where fewer than two kinds are left:
 * that would be the whole list under another name.
 */
export function themesByDesign(
  studies: readonly Pick<Study, 'key' | 'design'>[],
  locale: Locale,
): FoundThemes {
  const t = speak(designFamilyPhrases, locale)
  const themes = familyNames.flatMap((family) => {
    const designs: readonly string[] = families[family]
    const sources = studies.flatMap(({ key, design }) =>
      design !== null && designs.includes(design) ? [key] : [],
    )
    const theme = { id: `design-${family}`, name: t(family), concepts: [], sources }
    return sources.length < THEME_SOURCES_MIN ? [] : [theme]
  })
  if (themes.length < 2) return { themes: [], rest: studies.map(({ key }) => key), by: 'design' }
  const joined = new Set(themes.flatMap(({ sources }) => sources))
  return { themes, rest: studies.map(({ key }) => key).filter((key) => !joined.has(key)), by: 'design' }
}
