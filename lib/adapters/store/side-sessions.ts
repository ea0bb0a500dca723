import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import { AppError } from '@/lib/contracts/errors'
import type { ProjectId, RunId } from '@/lib/contracts/ids'
import { ElicitationMove } from '@/lib/core/dialogues/elicitation-session'
import { PartyMove } from '@/lib/core/dialogues/party-session'
import { MOVES_MAX, type SideRecord } from '@/lib/core/dialogues/side-session'
import type { Database } from './client'

/** Sessions one run may have; beyond that the earlier ones are enough to go on with. */
export const SIDE_SESSIONS_MAX = 200
/** Sessions read for the list. */
const LISTED_MAX = 50

/** Begins a session of a run with its first moves; returns its id. Throws `too-large` when the run has too many. */
export async function createSideSession(
  db: Database,
  projectId: ProjectId,
  { runId, step, ...log }: { runId: RunId; step: string } & SideLog,
): Promise<string> {
  const count = await db.sideSession.count({ where: { projectId, runId } })
  if (count >= SIDE_SESSIONS_MAX) throw new AppError('too-large', `run ${runId} has ${count} side sessions`)
  const id = randomUUID()
  const moves = JSON.parse(JSON.stringify(log.moves))
  await db.sideSession.create({ data: { id, projectId, runId, step, kind: log.kind, moves } })
  return id
}

/** A kind and moves that belong to it. */
export type SideLog =
  | Pick<SideRecord & { kind: 'elicitation' }, 'kind' | 'moves'>
  | Pick<SideRecord & { kind: 'party' }, 'kind' | 'moves'>

/** The session if it belongs to the project, or null. */
export async function findSideSession(
  db: Database,
  projectId: ProjectId,
  id: string,
): Promise<SideRecord | null> {
  const row = await db.sideSession.findFirst({ where: { id, projectId } })
  return row ? recordOf(row) : null
}

/** The sessions of a run of the project, the latest first, at most fifty. */
export async function listSideSessions(
  db: Database,
  projectId: ProjectId,
  runId: RunId,
): Promise<readonly SideRecord[]> {
  const rows = await db.sideSession.findMany({
    where: { projectId, runId },
    orderBy: [{ updatedAt: 'desc' }, { id: 'asc' }],
    take: LISTED_MAX,
  })
  return rows.map(recordOf)
}

/**
 * Appends moves to a session that still has exactly `after` of them, in one statement. False when another tab was
 * faster, the session is full, or it is not of this project; then nothing was written.
 */
export async function appendMoves(
  db: Database,
  projectId: ProjectId,
  { id, after, moves }: { id: string; after: number; moves: SideRecord['moves'] },
): Promise<boolean> {
  const added = JSON.stringify(moves)
  const written = await db.$executeRaw`
    UPDATE side_sessions SET moves = moves || ${added}::jsonb, updated_at = now()
    WHERE id = ${id} AND project_id = ${projectId}
      AND jsonb_array_length(moves) = ${after}::int AND ${after}::int + ${moves.length}::int <= ${MOVES_MAX}::int`
  return written === 1
}

interface Row {
  readonly id: string
  readonly kind: string
  readonly moves: unknown
  readonly createdAt: Date
  readonly updatedAt: Date
}

function recordOf({ id, kind, moves, createdAt, updatedAt }: Row): SideRecord {
  const row = { id, startedAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() }
  if (kind === 'elicitation') return { ...row, kind, moves: readMoves(ElicitationMove, moves, id) }
  if (kind === 'party') return { ...row, kind, moves: readMoves(PartyMove, moves, id) }
  throw new AppError('log-broken', `side session ${id} is of the unknown kind ${kind.slice(0, 40)}`)
}

function readMoves<Move>(schema: z.ZodType<Move>, moves: unknown, id: string): readonly Move[] {
  const parsed = schema.array().max(MOVES_MAX).safeParse(moves)
  if (!parsed.success)
    throw new AppError('log-broken', `side session ${id}: ${parsed.error.issues[0]?.message ?? 'unfit'}`)
  return parsed.data
}
