import type { Locale } from './locale'

/** The two-letter language of a locale: what records, queries and word lists use. */
export const localeLanguages = { en: 'en', 'pt-BR': 'pt', es: 'es' } as const satisfies Record<Locale, string>
