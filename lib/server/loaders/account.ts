import 'server-only'
import type { AccountState } from '@/lib/contracts/account'
import { findVisitor } from '../session'

/** Whether the visitor has a session, and under which address. */
export async function loadAccount(): Promise<AccountState> {
  const visitor = await findVisitor()
  if (!visitor) return { kind: 'none' }
  return visitor.email === null ? { kind: 'anonymous' } : { kind: 'claimed', email: visitor.email }
}
