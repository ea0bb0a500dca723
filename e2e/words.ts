import { readFileSync } from 'node:fs'
import { createTranslator } from 'next-intl'
import type { InterfaceLocale } from '@/i18n/locales'

/** The word that a page shows for a message, such as `share.links.create`, in one language. */
export type Say = (message: string, values?: Readonly<Record<string, string | number>>) => string

/** What pages say in a language, read from the catalogues that the pages read. A message that none has throws. */
export function wordsOf(locale: InterfaceLocale): Say {
  return (message, values) => {
    const [namespace = '', ...rest] = message.split('.')
    const messages: Record<string, string> = JSON.parse(
      readFileSync(new URL(`../messages/${locale}/${namespace}.json`, import.meta.url), 'utf8'),
    )
    const translate = createTranslator({
      locale,
      messages,
      onError: (error) => {
        throw error
      },
    })
    return translate(rest.join('.'), values)
  }
}
