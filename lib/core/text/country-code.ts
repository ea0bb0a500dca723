import { locales } from '@/lib/contracts/locale'
import { foldAccents } from './fold-accents'

/** All pairs of letters: ISO 3166-1 gives some of them to countries, the others have no name. */
export function regionPairs(): readonly string[] {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  return letters.flatMap((first) => letters.map((second) => first + second))
}

/** What people write for countries beside the names of Unicode's CLDR; "UK" and "USA" among them. */
const otherNames: Readonly<Record<string, string>> = {
  uk: 'GB',
  'great britain': 'GB',
  'gra-bretanha': 'GB',
  inglaterra: 'GB',
  england: 'GB',
  usa: 'US',
  eua: 'US',
  'ee. uu.': 'US',
  eeuu: 'US',
  'estados unidos da america': 'US',
  'estados unidos de america': 'US',
  'united states of america': 'US',
}

let known: ReadonlyMap<string, string> | undefined

/** ISO 3166-1 alpha-2 of a country named in one of Carrel's languages, alone or before a comma; null for anything else. */
export function countryCode(text: string): string | null {
  known ??= codesByName()
  const [first = ''] = text.split(/[,;(]/)
  return known.get(folded(text)) ?? known.get(folded(first)) ?? null
}

function codesByName(): ReadonlyMap<string, string> {
  const codes = new Map(Object.entries(otherNames))
  for (const locale of locales) {
    const display = new Intl.DisplayNames([locale], { type: 'region', fallback: 'none' })
    for (const code of regionPairs()) {
      const name = display.of(code)
      // A withdrawn code ("DD") has the name of the country that followed, and that one's code as its canonical form.
      const [, region = code] = Intl.getCanonicalLocales(`und-${code}`)[0]?.split('-') ?? []
      if (name && !codes.has(folded(name))) codes.set(folded(name), region)
    }
  }
  return codes
}

function folded(text: string): string {
  return foldAccents(text).toLowerCase().replace(/\s+/g, ' ').trim()
}
