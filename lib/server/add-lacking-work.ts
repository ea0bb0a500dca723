import 'server-only'
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { findLatestRun } from '@/lib/adapters/store/runs'
import { AppError } from '@/lib/contracts/errors'
import type { ProjectId } from '@/lib/contracts/ids'
import { LITERATURE_REVIEW } from '@/lib/contracts/review-stages'
import { SOURCE_VALIDATION } from '@/lib/contracts/source-validation'
import { reviewStateOf } from '@/lib/core/review/review-state'
import { openQuestions } from '@/lib/core/run/run-state'
import { answerRun } from './runs/answer-run'
import type { Services } from './services'

/** Until the choice of sources is open again; longer than a worker takes to see an answer. */
const REOPEN_WITHIN_MS = 10_000
const LOOK_EVERY_MS = 200

/**
 * Adds a work that several sources of the review cite to the project's sources, as the student's own: it is looked up and scored like every other. A
 * finished choice is opened again for it. Throws `not-found` for what the review does not lack, and `conflict` where the search does not wait.
 */
export async function addLackingWork(all: Services, projectId: ProjectId, openAlexId: string): Promise<void> {
  const review = await findLatestRun(all.db, projectId, LITERATURE_REVIEW)
  const { citations } = review ? reviewStateOf(await all.runs.get(review.id)) : { citations: null }
  const work = citations?.lacking.find((one) => one.openAlexId === openAlexId)
  if (!work) throw new AppError('not-found', 'the review lacks no such work')
  const search = await findLatestRun(all.db, projectId, SOURCE_VALIDATION)
  if (!search) throw new AppError('conflict', 'there is no search of sources')
  const { authors, year, title, doi } = work
  const named = `${authors} (${year ?? 'n.d.'}). ${title}.`
  const text = doi === null ? named : `${named} https://doi.org/${doi}`
  const round = await openedChoice(all, search.id)
  await answerRun(all, {
    ...{ runId: search.id, pipeline: SOURCE_VALIDATION, step: 'refine', round },
    answer: { kind: 'add', own: { via: 'text', id: randomUUID(), text } },
  })
}

/** The round of the open choice, which is opened again where it was left. */
async function openedChoice(all: Services, runId: string): Promise<number> {
  const ask = async () => openQuestions(await all.runs.get(runId))
  const [asked] = await ask()
  if (asked?.key === 'select' || asked?.key === 'next')
    await answerRun(all, {
      ...{ runId, pipeline: SOURCE_VALIDATION, step: asked.key, round: asked.round },
      answer: { kind: 'back' },
    })
  else if (asked?.key !== 'refine') throw new AppError('conflict', 'the search does not wait for sources')
  for (let waited = 0; waited < REOPEN_WITHIN_MS; waited += LOOK_EVERY_MS) {
    const refine = (await ask()).find(({ key }) => key === 'refine')
    if (refine) return refine.round
    await sleep(LOOK_EVERY_MS)
  }
  throw new AppError('conflict', 'the choice of sources was not opened again in time')
}
