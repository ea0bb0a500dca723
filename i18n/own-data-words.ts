import en from '@/messages/en/settings.json'
import es from '@/messages/es/settings.json'
import pt from '@/messages/pt-BR/settings.json'
import type { InterfaceLocale } from './locales'

const words = { en: en.data, 'pt-BR': pt.data, es: es.data } as const

/** What is said within an export of somebody's data, in their language. */
export function ownDataWords(locale: InterfaceLocale): typeof en.data {
  return words[locale]
}
