import type { Locale } from '@/lib/contracts/locale'
import { readWords, speak } from '@/lib/core/text/say'
import en from '@/messages/en/floor/mail.json'
import es from '@/messages/es/floor/mail.json'
import pt from '@/messages/pt-BR/floor/mail.json'

/** Letters about an account: to confirm its address, to set a new password, and to say that there is one already. */
export type AccountMailKind = 'confirm' | 'password' | 'known'

const words = readWords({ en, 'pt-BR': pt, es })

/** A plain-text letter about an account, with its link on a line of its own. Nothing in it was written by anybody else. */
export function accountMail(
  kind: AccountMailKind,
  { locale, url }: { readonly locale: Locale; readonly url: string },
): { readonly subject: string; readonly text: string } {
  const t = speak(words(kind), locale)
  return { subject: t('subject'), text: `${[t('lead'), url, t('after'), t('ifNot')].join('\n\n')}\n` }
}
