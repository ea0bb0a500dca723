import type { InboxLine } from '@/lib/contracts/desk'
import type { Locale } from '@/lib/contracts/locale'
import { type KeyOf, readWords, type Say, speak } from '@/lib/core/text/say'
import en from '@/messages/en/floor/mail.json'
import es from '@/messages/es/floor/mail.json'
import pt from '@/messages/pt-BR/floor/mail.json'

const noticePhrases = readWords({ en, 'pt-BR': pt, es })('notice')
type NoticeSay = Say<KeyOf<typeof noticePhrases>>

/** Lines of a title shown in a subject; longer ones are cut. */
const TITLE_CHARS_MAX = 120

/** The kinds an e-mail is sent about. */
export const mailedKinds = ['comment', 'reply', 'decision', 'alert'] as const

type Notice = Pick<InboxLine, 'kind' | 'name' | 'excerpt' | 'verdict'>

/** One plain-text e-mail about some notices of one project, in their order. The subject is a single line. */
export function noticeMail(
  notices: readonly Notice[],
  {
    locale,
    projectTitle,
    url,
  }: { readonly locale: Locale; readonly projectTitle: string; readonly url: string },
): { readonly subject: string; readonly text: string } {
  const t = speak(noticePhrases, locale)
  const paragraphs = notices.map((notice) => {
    const quoted = notice.excerpt
      .split('\n')
      .map((line) => `> ${line}`)
      .join('\n')
    return notice.excerpt === '' ? leadOf(notice, t) : `${leadOf(notice, t)}\n${quoted}`
  })
  const title = oneLine(projectTitle)
  const isOfDesk = isDeskMail(notices)
  return {
    subject: t('subject', {
      title: title.length > TITLE_CHARS_MAX ? `${title.slice(0, TITLE_CHARS_MAX)}…` : title,
    }),
    text: `${[...paragraphs, t(isOfDesk ? 'read' : 'readAlert', { url }), t(isOfDesk ? 'why' : 'whyAlert')].join('\n\n')}\n`,
  }
}

/** Whether any of the notices comes from the desk; the others tell of searches that were run again. */
export function isDeskMail(notices: readonly Pick<Notice, 'kind'>[]): boolean {
  return notices.some(({ kind }) => kind !== 'alert')
}

function leadOf({ kind, name, verdict }: Notice, t: NoticeSay): string {
  if (kind === 'alert') return t('alert')
  const who = oneLine(name)
  if (kind === 'decision') return t(verdict ?? 'approve', { name: who })
  return t(kind === 'reply' ? 'reply' : 'comment', { name: who })
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
