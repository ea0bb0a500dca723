import 'server-only'
import type { AccountState } from '@/lib/contracts/account'
import { sendsMail } from '../mailer'
import { findVisitor } from '../session'

/** Whether the visitor has a session, under which address, and what can be done about it by letter. */
export async function loadAccount(): Promise<AccountState> {
  const visitor = await findVisitor()
  const mail = { sendsMail: sendsMail() }
  if (!visitor) return { kind: 'none', ...mail }
  const { email, isConfirmed } = visitor
  return email === null ? { kind: 'anonymous', ...mail } : { kind: 'claimed', email, isConfirmed, ...mail }
}
