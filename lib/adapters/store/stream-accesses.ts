import { z } from 'zod'
import type { StreamAccess, StreamEnd } from '@/lib/contracts/stream'
import { linkState } from '@/lib/core/desk/desk-rules'
import type { Database } from './client'
import { SESSION_IDLE_MS } from './share-sessions'

type StudentAccess = Extract<StreamAccess, { sessionId: string }>
type AdvisorAccess = Extract<StreamAccess, { sessionHash: string }>

/**
 * Of some accesses those that have ended, with the reason. One query for the students' and one for the advisors', however many
 * they are; none for a kind that is not among them.
 */
export async function endedAccesses(
  db: Database,
  accesses: readonly StreamAccess[],
  now: Date,
): Promise<ReadonlyMap<StreamAccess, StreamEnd>> {
  const students = accesses.filter((access) => 'sessionId' in access)
  const advisors = accesses.filter((access) => 'sessionHash' in access)
  const ended = await Promise.all([endedStudents(db, students, now), endedAdvisors(db, advisors, now)])
  return new Map(ended.flat())
}

const EndedRow = z.array(z.object({ place: z.number().int(), isSignedOut: z.boolean() }))

/** `not-signed-in` when the session is gone or over; `not-found` when its account has no such project, or has deleted it. */
async function endedStudents(
  db: Database,
  accesses: readonly StudentAccess[],
  now: Date,
): Promise<(readonly [StreamAccess, StreamEnd])[]> {
  if (accesses.length === 0) return []
  // Joined on the keys of both tables: the cost grows with what is asked for, not with the tables.
  const rows = await db.$queryRaw`
    SELECT asked.place::int AS place, sessions.id IS NULL AS "isSignedOut"
    FROM unnest(${accesses.map(({ sessionId }) => sessionId)}::text[], ${accesses.map(({ projectId }) => projectId)}::text[])
      WITH ORDINALITY AS asked (session_id, project_id, place)
    LEFT JOIN sessions ON sessions.id = asked.session_id AND sessions.expires_at > ${now}
    LEFT JOIN projects ON projects.id = asked.project_id AND projects.owner_id = sessions.user_id
      AND projects.deleted_at IS NULL
    WHERE projects.id IS NULL`
  return EndedRow.parse(rows).flatMap(({ place, isSignedOut }) => {
    const access = accesses[place - 1]
    return access ? [[access, isSignedOut ? 'not-signed-in' : 'not-found'] as const] : []
  })
}

async function endedAdvisors(
  db: Database,
  accesses: readonly AdvisorAccess[],
  now: Date,
): Promise<(readonly [StreamAccess, StreamEnd])[]> {
  if (accesses.length === 0) return []
  const rows = await db.shareSession.findMany({
    where: { hash: { in: accesses.map(({ sessionHash }) => sessionHash) } },
    select: {
      hash: true,
      lastSeenAt: true,
      expiresAt: true,
      link: { select: { revokedAt: true, expiresAt: true, project: { select: { deletedAt: true } } } },
    },
  })
  const known = new Map(rows.map((session) => [session.hash, session]))
  return accesses.flatMap((access) => {
    const why = advisorEnd(known.get(access.sessionHash), now)
    return why ? [[access, why] as const] : []
  })
}

interface AdvisorSession {
  readonly lastSeenAt: Date
  readonly expiresAt: Date
  readonly link: {
    readonly revokedAt: Date | null
    readonly expiresAt: Date
    readonly project: { readonly deletedAt: Date | null }
  }
}

function advisorEnd(session: AdvisorSession | undefined, now: Date): StreamEnd | null {
  if (!session) return 'not-signed-in'
  const { link, expiresAt, lastSeenAt } = session
  const state = link.project.deletedAt === null ? linkState(link, now) : 'revoked'
  if (state !== 'open') return state === 'revoked' ? 'link-revoked' : 'link-expired'
  const isIdle = now.getTime() - lastSeenAt.getTime() > SESSION_IDLE_MS
  return isIdle || expiresAt <= now ? 'not-signed-in' : null
}
