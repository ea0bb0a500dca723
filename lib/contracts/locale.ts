import { z } from 'zod'

/** Languages of the interface, the documents and the built-in sentences. */
export const Locale = z.enum(['en', 'pt-BR', 'es'])
export type Locale = z.infer<typeof Locale>

/** The two-letter language of a locale: what records, queries and word lists use. */
export const localeLanguages = { en: 'en', 'pt-BR': 'pt', es: 'es' } as const satisfies Record<Locale, string>

/** Every locale, in the order of the contracts. */
export const locales = Locale.options
