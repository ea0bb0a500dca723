import en from '@/messages/en/common.json'
import es from '@/messages/es/common.json'
import pt from '@/messages/pt-BR/common.json'
import { chooseLocale, type InterfaceLocale, LOCALE_COOKIE } from './locales'
import { keptPreference } from './preference-cookie'

const words = { en, 'pt-BR': pt, es } as const

/** The language that a request asks for, as every page chooses it, and the words that all rooms share in that language. */
export function commonWordsFor(headers: Headers): { locale: InterfaceLocale; words: typeof en } {
  const pairs = (headers.get('cookie') ?? '').split(';').map((pair) => pair.trim())
  const read = (name: string) => pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1)
  const locale = chooseLocale(keptPreference(LOCALE_COOKIE, read), headers.get('accept-language'))
  return { locale, words: words[locale] }
}
