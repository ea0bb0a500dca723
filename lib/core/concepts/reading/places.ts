import type { ConceptLanguage } from '@/lib/contracts/concept-map'
import { conceptLanguages } from '@/lib/contracts/concept-terms'
import { cognateStems } from '@/lib/core/text/cognate-stems'
import { regionPairs } from '@/lib/core/text/country-code'
import { demonyms, otherCountryNames } from './place-words'

/** Words in the longest name of a country: "São Vicente e Granadinas". */
const NAME_WORDS_MAX = 5
const locales: Readonly<Record<ConceptLanguage, string>> = { pt: 'pt-BR', en: 'en', es: 'es' }

/** What a country is called in the three languages. */
export type CountryNames = Readonly<Record<ConceptLanguage, string>>

interface CountryIndex {
  readonly names: ReadonlyMap<string, CountryNames>
  readonly adjectives: ReadonlyMap<string, CountryNames>
}

let known: CountryIndex | null = null

/** The longest name of a country that the stems begin with from `from` on, in any of the three languages, or null. */
export function countryAt(
  stems: readonly string[],
  from: number,
): { readonly length: number; readonly names: CountryNames } | null {
  for (let length = Math.min(NAME_WORDS_MAX, stems.length - from); length > 0; length -= 1) {
    const names = index().names.get(stems.slice(from, from + length).join(' '))
    if (names) return { length, names }
  }
  return null
}

/** The country that an adjective of origin names ("chilena"), or null. */
export function countryOfAdjective(stem: string): CountryNames | null {
  return index().adjectives.get(stem) ?? null
}

function index(): CountryIndex {
  known ??= build()
  return known
}

function build(): CountryIndex {
  const display = conceptLanguages.map(
    (language) => new Intl.DisplayNames([locales[language]], { type: 'region', fallback: 'none' }),
  )
  const [pt, en, es] = display
  const names = new Map<string, CountryNames>()
  const adjectives = new Map<string, CountryNames>()
  for (const code of regionCodes()) {
    const country = { pt: pt?.of(code) ?? '', en: en?.of(code) ?? '', es: es?.of(code) ?? '' }
    if (!country.pt || !country.en || !country.es || country.en === 'Unknown Region') continue
    const others = (otherCountryNames[code] ?? '').split(';').filter(Boolean)
    for (const name of [...Object.values(country), ...others])
      names.set(cognateStems(name).join(' '), country)
    for (const word of (demonyms[code] ?? '').split(' ').filter(Boolean)) {
      adjectives.set(cognateStems(word).join(' '), country)
    }
  }
  return { names, adjectives }
}

/** Continents and their parts, by the codes of the United Nations. */
const regions =
  '002 003 005 009 011 013 014 015 017 018 019 021 029 030 034 035 039 142 143 145 150 151 154 155 202 419'

function regionCodes(): readonly string[] {
  return [...regionPairs(), ...regions.split(' ')]
}
