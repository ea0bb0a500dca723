import { createTransport } from 'nodemailer'
import { AppError } from '@/lib/contracts/errors'

const CONNECT_WITHIN_MS = 10_000
const ANSWER_WITHIN_MS = 20_000

export interface Mail {
  readonly to: string
  /** One line. */
  readonly subject: string
  /** Plain text. */
  readonly text: string
}

export interface Mailer {
  /** Hands one e-mail to the server. Throws `source-unreachable` when it does not take it. */
  send(mail: Mail): Promise<void>
}

/** Sends through the server at `url` (smtp: or smtps:, with its user and password) in the name of `from`. */
export function openMailer({ url, from }: { readonly url: string; readonly from: string }): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: CONNECT_WITHIN_MS,
    greetingTimeout: CONNECT_WITHIN_MS,
    socketTimeout: ANSWER_WITHIN_MS,
    // A text of others must not make the mailer read files or fetch addresses.
    disableFileAccess: true,
    disableUrlAccess: true,
    logger: false,
  })
  return {
    send: async ({ to, subject, text }) => {
      try {
        await transport.sendMail({
          from,
          // As an object: an address is never read as a list of them.
          to: { name: '', address: to },
          subject,
          text,
          headers: { 'Auto-Submitted': 'auto-generated' },
        })
      } catch (error) {
        // The server's words may repeat addresses; only its code goes on.
        const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
        throw new AppError('source-unreachable', `e-mail server: ${code.slice(0, 40)}`)
      }
    },
  }
}
