/** Languages of the interface, in the order of the menu; the first is the fallback. */
export const locales = ['en', 'pt-BR', 'es'] as const
export type InterfaceLocale = (typeof locales)[number]

/** Each language by its own name. */
export const localeNames: Record<InterfaceLocale, string> = {
  en: 'English',
  'pt-BR': 'Português',
  es: 'Español',
}

export const LOCALE_COOKIE = 'locale'

/** Accept-Language entries read; browsers send a handful. */
const ENTRIES_MAX = 20

/** The language of the interface: the kept choice, else the first wish that is spoken here, else English. */
export function chooseLocale(kept: string | undefined, acceptLanguage: string | null): InterfaceLocale {
  const chosen = locales.find((locale) => locale === kept)
  if (chosen) return chosen
  for (const wish of wishesOf(acceptLanguage ?? '')) {
    const spoken = locales.find((locale) => sameLanguage(locale, wish))
    if (spoken) return spoken
  }
  return locales[0]
}

function wishesOf(header: string): readonly string[] {
  return header
    .split(',', ENTRIES_MAX)
    .map((entry) => {
      const [tag = '', ...options] = entry.trim().split(';')
      const weight = options.map((option) => option.trim()).find((option) => option.startsWith('q='))
      return { tag, quality: weight ? Number(weight.slice(2)) : 1 }
    })
    .filter(({ tag, quality }) => tag !== '' && quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag)
}

function sameLanguage(locale: string, wish: string): boolean {
  return locale.split('-')[0] === wish.split('-')[0]?.toLowerCase()
}
