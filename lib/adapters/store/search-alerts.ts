import { z } from 'zod'
import { ProjectId, UserId } from '@/lib/contracts/ids'
import { Locale } from '@/lib/contracts/locale'
import { type AlertInterval, SearchAlert } from '@/lib/contracts/search-alert'
import type { SearchReplay } from '@/lib/contracts/search-trace'
import type { Database } from './client'
import { addNotice } from './inbox'

const DAY_MS = 24 * 60 * 60 * 1_000
/** A run that did not come to its end is tried again after this. */
const RETRY_MS = 60 * 60 * 1_000

/** The alert of a project; null where none was asked for. */
export async function findAlert(db: Database, projectId: ProjectId): Promise<SearchAlert | null> {
  const row = await db.searchAlert.findFirst({ where: { projectId } })
  if (!row) return null
  const { everyDays, nextAt, replay, newsAt, seenAt } = row
  const isUnseen = newsAt !== null && (seenAt === null || seenAt < newsAt)
  return SearchAlert.parse({ everyDays, nextAt: nextAt.toISOString(), replay, isUnseen })
}

/** Asks for an alert, or with null for none any more; another interval keeps what was told. */
export async function setAlert(
  db: Database,
  projectId: ProjectId,
  { everyDays, now }: { readonly everyDays: AlertInterval | null; readonly now: Date },
): Promise<void> {
  if (everyDays === null) {
    await db.searchAlert.deleteMany({ where: { projectId } })
    return
  }
  const nextAt = new Date(now.getTime() + everyDays * DAY_MS)
  await db.searchAlert.upsert({
    where: { projectId },
    create: { projectId, everyDays, nextAt },
    update: { everyDays, nextAt },
  })
}

/** The student has seen what was found. */
export async function markAlertSeen(db: Database, projectId: ProjectId, at: Date): Promise<void> {
  await db.searchAlert.updateMany({ where: { projectId }, data: { seenAt: at } })
}

/** An alert whose time has come, and whose it is. */
export interface DueAlert {
  readonly projectId: ProjectId
  readonly ownerId: UserId
  readonly sandbox: boolean
  readonly locale: Locale
  readonly everyDays: number
  readonly told: readonly string[]
}

const Claimed = z.array(
  z.object({
    projectId: ProjectId,
    ownerId: UserId,
    sandbox: z.boolean(),
    locale: Locale.catch('en'),
    everyDays: z.number(),
    told: z.array(z.string()),
  }),
)

/**
 * Takes an alert that is due, and sets the time of the next try in the same statement, so that no other process runs it; null for none. First comes an owner who
 * stands in `served` least often, then whose alert is due longest: many alerts of one do not keep those of others waiting.
 */
export async function claimDueAlert(
  db: Database,
  now: Date,
  served: readonly UserId[],
): Promise<DueAlert | null> {
  const rows = await db.$queryRaw`
    UPDATE search_alerts AS alert SET next_at = ${new Date(now.getTime() + RETRY_MS)}::timestamptz
    FROM projects WHERE projects.id = alert.project_id AND alert.project_id = (
      SELECT one.project_id FROM search_alerts one JOIN projects p ON p.id = one.project_id
      WHERE one.next_at <= ${now}::timestamptz AND p.deleted_at IS NULL
      ORDER BY cardinality(array_positions(${[...served]}::text[], p.owner_id::text)), one.next_at LIMIT 1 FOR UPDATE OF one SKIP LOCKED)
    RETURNING alert.project_id AS "projectId", projects.owner_id AS "ownerId", projects.sandbox, projects.locale,
      alert.every_days AS "everyDays", coalesce(alert.told, '{}') AS told`
  return Claimed.parse(rows)[0] ?? null
}

interface AlertRun {
  readonly replay: SearchReplay
  readonly told: readonly string[]
  readonly now: Date
  /** What the owner is told; null where there is no news. */
  readonly notice: string | null
}

/** Keeps what a run gave, with the notice to the owner, and sets the time of the next one. An alert taken back meanwhile stays so. */
export async function saveAlertRun(
  db: Database,
  { projectId, everyDays }: Pick<DueAlert, 'projectId' | 'everyDays'>,
  { replay, told, now, notice }: AlertRun,
): Promise<void> {
  await db.$transaction(async (tx) => {
    const { count } = await tx.searchAlert.updateMany({
      where: { projectId },
      data: {
        ...{ replay, told: [...told], nextAt: new Date(now.getTime() + everyDays * DAY_MS) },
        ...(notice === null ? {} : { newsAt: now }),
      },
    })
    if (count === 0 || notice === null) return
    await addNotice(tx, projectId, {
      ...{ kind: 'alert', name: '', text: notice, about: '', verdict: null, at: now },
    })
  })
}
