import type { Mailer } from '@/lib/adapters/mail/smtp'
import type { Database } from '@/lib/adapters/store/client'
import { claimDueMail, closeMail } from '@/lib/adapters/store/inbox'
import { beyondScopes } from '@/lib/adapters/store/scope'
import { errorCodeOf } from '@/lib/contracts/errors'
import { isDeskMail, noticeMail } from '@/lib/core/desk/notice-mail'
import { errorWords } from '@/lib/server/error-words'
import { log } from '@/lib/server/log'
import { findMailer } from '@/lib/server/mailer'
import { publicAddresses } from '@/lib/server/public-addresses'
import type { Services } from '@/lib/server/services'

/** How often what waits or failed is looked for, once this process has had anything to send. */
const LOOK_EVERY_MS = 30_000
/** E-mails sent in one go. */
const SENT_AT_ONCE_MAX = 100

declare global {
  var carrelDeskMail: { sending: boolean; timer: NodeJS.Timeout } | undefined
}

/** Sends what is due without making anybody wait; does nothing where no server is set up. */
export function mailSoon({ db }: Services): void {
  const mailer = findMailer()
  if (!mailer) return
  const send = async () => {
    if (!globalThis.carrelDeskMail || globalThis.carrelDeskMail.sending) return
    globalThis.carrelDeskMail.sending = true
    try {
      await beyondScopes(() => sendDueMail(db, mailer, new Date()))
    } catch (error) {
      log.warn({ name: 'mail', code: errorCodeOf(error) }, 'e-mails wait')
    } finally {
      if (globalThis.carrelDeskMail) globalThis.carrelDeskMail.sending = false
    }
  }
  globalThis.carrelDeskMail ??= {
    sending: false,
    timer: setInterval(() => void send(), LOOK_EVERY_MS).unref(),
  }
  void send()
}

/** Sends every e-mail that is due and returns how many were taken by the server; a failed one is logged and stays due. */
export async function sendDueMail(db: Database, mailer: Mailer, now: Date): Promise<number> {
  let sent = 0
  for (let round = 0; round < SENT_AT_ONCE_MAX; round += 1) {
    const due = await claimDueMail(db, now)
    if (!due) return sent
    const ids = due.notices.map(({ id }) => id)
    if (due.to === '') {
      await closeMail(db, ids, null)
      continue
    }
    const url = `${publicAddresses()[0] ?? ''}/projects/${due.projectId}/${isDeskMail(due.notices) ? 'share' : 'review'}`
    const { locale, projectTitle } = due
    try {
      await mailer.send({ to: due.to, ...noticeMail(due.notices, { locale, projectTitle, url }) })
    } catch (error) {
      log.warn({ name: 'mail', error: errorWords(error) }, 'not sent')
      continue
    }
    await closeMail(db, ids, now)
    sent += 1
  }
  return sent
}
