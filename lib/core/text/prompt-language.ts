import type { Locale } from '@/lib/contracts/locale'

const languages = { en: 'English', 'pt-BR': 'Brazilian Portuguese', es: 'Spanish' } as const

/** The language in which a model is asked to write, in English. */
export function promptLanguage(locale: Locale): string {
  return languages[locale]
}
