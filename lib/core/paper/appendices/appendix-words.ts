import type { Locale } from '@/lib/contracts/locale'
import { type KeyOf, readWords, type Say, speak } from '@/lib/core/text/say'
import en from '@/messages/en/floor/paper-appendices.json'
import es from '@/messages/es/floor/paper-appendices.json'
import pt from '@/messages/pt-BR/floor/paper-appendices.json'

const words = readWords({ en, 'pt-BR': pt, es })('appendix')

export type AppendixPhrase = KeyOf<typeof words>

/** What the appendices of a paper say, in its language. */
export function appendixWords(locale: Locale): Say<AppendixPhrase> {
  return speak(words, locale)
}
