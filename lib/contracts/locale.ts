import { z } from 'zod'

/** Languages of the interface, the documents and the built-in sentences. */
export const Locale = z.enum(['en', 'pt-BR', 'es'])
export type Locale = z.infer<typeof Locale>

/** Every locale, in the order of the contracts. */
export const locales = Locale.options
