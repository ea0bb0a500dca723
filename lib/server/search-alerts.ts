import { findLatestRun } from '@/lib/adapters/store/runs'
import { beyondScopes, withinScope } from '@/lib/adapters/store/scope'
import { claimDueAlert, type DueAlert, saveAlertRun } from '@/lib/adapters/store/search-alerts'
import type { UserId } from '@/lib/contracts/ids'
import { LITERATURE_REVIEW } from '@/lib/contracts/review-stages'
import { alertNews } from '@/lib/core/review/alert-news'
import { replaySentence } from '@/lib/core/review/flow-phrases'
import { reviewStateOf } from '@/lib/core/review/review-state'
import { mailSoon } from './desk/desk-mail'
import { errorWords } from './error-words'
import { log } from './log'
import { makeReviewPorts } from './review-ports'
import type { Services } from './services'

/** How often is looked for alerts whose time has come. */
const LOOK_EVERY_MS = 5 * 60 * 1_000
/** One run of all searches of a project. */
const RUN_WITHIN_MS = 120_000
/** Alerts run in one go; the others are due at the next look. */
const AT_ONCE_MAX = 50

/** Runs the alerts that are due, one after the other, owners in turn; returns how many. One that fails is logged and tried again later. */
export async function runDueAlerts(all: Services, now: Date): Promise<number> {
  const served: UserId[] = []
  for (let done = 0; done < AT_ONCE_MAX; done += 1) {
    const due = await beyondScopes(() => claimDueAlert(all.db, now, served))
    if (!due) return done
    served.push(due.ownerId)
    try {
      await withinScope(due, () => runAlert(all, due, now))
    } catch (error) {
      log.warn({ name: 'alerts', projectId: due.projectId, error: errorWords(error) }, 'not run')
    }
  }
  return AT_ONCE_MAX
}

async function runAlert(all: Services, due: DueAlert, now: Date): Promise<void> {
  const review = await findLatestRun(all.db, due.projectId, LITERATURE_REVIEW)
  const gathered = review ? reviewStateOf(await all.runs.get(review.id)).gathered : null
  const known = new Set(gathered?.setAside.retracted)
  const standing = (gathered?.sources ?? [])
    .filter(({ key }) => !known.has(key))
    .map(({ sourceId, work }) => ({ id: sourceId, doi: work.doi }))
  const ports = await makeReviewPorts(all, { ...due, runId: review?.id ?? '' })
  const signal = AbortSignal.timeout(RUN_WITHIN_MS)
  const replay = await ports.searchAgain(standing, { now: now.toISOString(), signal })
  const { fresh, retracted, told } = alertNews(replay, due.told)
  const counts = { ...replay, fresh, retracted }
  const notice = fresh + retracted === 0 ? null : replaySentence(counts, due.locale)
  await saveAlertRun(all.db, due, { replay, told, now, notice })
  if (notice !== null) mailSoon(all)
}

/** Looks for due alerts now and again; returns what ends that. Several processes may do so at once. */
export function runAlertsRegularly(all: Services): () => void {
  let running = false
  const look = async () => {
    if (running) return
    running = true
    await runDueAlerts(all, new Date())
      .catch((error: unknown) => log.warn({ name: 'alerts', error: errorWords(error) }, 'not looked for'))
      .finally(() => {
        running = false
      })
  }
  const timer = setInterval(() => void look(), LOOK_EVERY_MS)
  timer.unref()
  void look()
  return () => clearInterval(timer)
}
