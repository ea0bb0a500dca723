import type { ConceptMap, FoundName } from '@/lib/contracts/concept-map'
import type { Locale } from '@/lib/contracts/locale'
import { localeLanguages } from '@/lib/contracts/locale-languages'
import type { Theme } from '@/lib/contracts/review'

const NAMES_MAX = 12

/** The themes that the sources name in a foreign language only, as concepts that vocabularies can be asked for; null where all are named. */
export function unnamedThemes(themes: readonly Theme[]): ConceptMap | null {
  const foreign = themes.flatMap(({ id, name, language }) => (language ? [{ id, name, language }] : []))
  const [first] = foreign
  if (!first) return null
  return {
    language: first.language,
    concepts: foreign.map(({ id, name, language }) => ({
      ...{ id, name, role: 'central', state: 'proposed' },
      names: [{ text: name, language, origin: { by: 'records', count: 1 }, struckOut: false }],
    })),
  }
}

/** The themes with the names that vocabularies have for them in the reader's language; one that none knows keeps the name that its sources use. */
export function namedThemes(
  themes: readonly Theme[],
  found: readonly FoundName[],
  locale: Locale,
): readonly Theme[] {
  const wanted = localeLanguages[locale]
  return themes.map((theme) => {
    const own = found.filter(({ concept }) => concept === theme.id)
    const name = own.find(({ language }) => language === wanted)?.text
    if (theme.language === undefined || name === undefined) return theme
    const { language: _, ...rest } = theme
    const concepts = [...new Set([...theme.concepts, ...own.map(({ text }) => text)])]
    return { ...rest, name, concepts: concepts.slice(0, NAMES_MAX) }
  })
}
