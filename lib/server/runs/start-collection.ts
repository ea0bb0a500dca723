import 'server-only'
import { saveQuestions } from '@/lib/adapters/store/collections'
import { createRun, findLatestRun } from '@/lib/adapters/store/runs'
import { CollectionInput, type PreparedSearch } from '@/lib/contracts/collection-run'
import { COLLECTION } from '@/lib/contracts/collection-stages'
import { AppError } from '@/lib/contracts/errors'
import type { ProjectId } from '@/lib/contracts/ids'
import { Locale } from '@/lib/contracts/locale'
import { isCollecting } from '@/lib/core/collection/is-collecting'
import { env } from '../env'
import { collectionOf } from '../loaders/collection'
import type { Services } from '../services'

interface OwnProject {
  readonly id: ProjectId
  readonly locale: string
  readonly sandbox: boolean
}

/**
 * Begins to collect what is missing, or one prepared search, and wakes a worker. One collection of a project runs at a time:
 * pressed twice, the run that is under way is given. Throws `invalid-input` where there is no question.
 */
export async function startCollection(
  all: Pick<Services, 'db' | 'queue' | 'runs'>,
  { id, locale, sandbox }: OwnProject,
  search: PreparedSearch | null,
): Promise<{ runId: string }> {
  const latest = await findLatestRun(all.db, id, COLLECTION)
  if (latest && isCollecting(await all.runs.get(latest.id))) return { runId: latest.id }
  const { topic, questions } = await collectionOf(all, id)
  if (questions.length === 0) throw new AppError('invalid-input', 'a collection without a question')
  await saveQuestions(all.db, id, { topic, questions })
  const input = CollectionInput.parse({ topic, locale: Locale.catch('en').parse(locale), sandbox, search })
  const tokenBudget = env().RUN_TOKEN_BUDGET
  const runId = await createRun(all.db, id, { pipeline: COLLECTION, input, tokenBudget })
  await all.queue.wake(runId)
  return { runId }
}
