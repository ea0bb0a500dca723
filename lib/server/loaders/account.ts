import 'server-only'
import { type AccountSession, listSessions } from '@/lib/adapters/store/account-sessions'
import { type KeptPasskey, listPasskeys } from '@/lib/adapters/store/passkeys'
import type { AccountState, KnownPasskey, OpenSession } from '@/lib/contracts/account'
import { coarseAgent } from '@/lib/core/desk/coarse-agent'
import { sendsMail } from '../mailer'
import { services } from '../services'
import { findSession, lacksSecondStep } from '../session'

/** Whether the visitor has a session, under which address, and what can be done about it by letter. */
export async function loadAccount(): Promise<AccountState> {
  const visitor = await findSession()
  const here = { sendsMail: sendsMail(), needsSecondStep: lacksSecondStep(visitor) }
  if (!visitor) return { kind: 'none', ...here }
  const { email, isConfirmed, hasSecondStep } = visitor
  if (email === null) return { kind: 'anonymous', ...here }
  const { db } = await services()
  const [sessions, passkeys] = await Promise.all([
    listSessions(db, visitor.id, new Date()),
    listPasskeys(db, visitor.id),
  ])
  return {
    kind: 'claimed',
    email,
    isConfirmed,
    hasSecondStep,
    ...here,
    passkeys: passkeys.map(knownPasskey),
    sessions: sessions.map((session) => openSession(session, visitor.sessionId)),
  }
}

function knownPasskey({ id, name, createdAt }: KeptPasskey): KnownPasskey {
  return { id, name: name ?? '', since: (createdAt ?? new Date(0)).toISOString() }
}

function openSession({ id, userAgent, createdAt, updatedAt }: AccountSession, ownId: string): OpenSession {
  return {
    id,
    agent: coarseAgent(userAgent ?? ''),
    since: createdAt.toISOString(),
    lastUsed: updatedAt.toISOString(),
    isThis: id === ownId,
  }
}
