import { type Mailer, openMailer } from '@/lib/adapters/mail/smtp'
import { env } from './env'

/** Whether this server can send e-mail. */
export function sendsMail(): boolean {
  return findMailer() !== null
}

/** The way e-mail goes out; null where no server is set up for it. */
export function findMailer(): Mailer | null {
  const { SMTP_URL, SMTP_FROM } = env()
  return SMTP_URL && SMTP_FROM ? openMailer({ url: SMTP_URL, from: SMTP_FROM }) : null
}
