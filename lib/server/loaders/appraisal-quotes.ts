import 'server-only'
import { z } from 'zod'
import { listItems } from '@/lib/adapters/store/library-items'
import { passagesOf } from '@/lib/adapters/store/library-texts'
import { findLatestRun } from '@/lib/adapters/store/runs'
import { Instrument } from '@/lib/contracts/appraisal'
import { AppError } from '@/lib/contracts/errors'
import type { AppraisalQuotes } from '@/lib/contracts/review'
import { LITERATURE_REVIEW } from '@/lib/contracts/review-stages'
import { appraisalQuotes } from '@/lib/core/review/appraisal-quotes'
import { reviewStateOf } from '@/lib/core/review/review-state'
import { services } from '../services'
import { requireProject } from '../session'

const Query = z.object({ key: z.string().max(200), instrument: Instrument })
/** Passages of one source that are read: an article has about a hundred. */
const PASSAGES_MAX = 400

/**
 * The sentences of one source of the visitor's review that speak of the items of an instrument (`?key=…&instrument=…`). Throws `invalid-input`, and `not-found` for a
 * stranger's project and for a source that the review does not have.
 */
export async function loadAppraisalQuotes(projectId: string, request: Request): Promise<AppraisalQuotes> {
  const query = Query.safeParse(Object.fromEntries(new URL(request.url).searchParams))
  if (!query.success) throw new AppError('invalid-input', 'unknown instrument', { cause: query.error })
  const { key, instrument } = query.data
  const project = await requireProject(projectId)
  const { db, runs } = await services()
  const latest = await findLatestRun(db, project.id, LITERATURE_REVIEW)
  const sources = latest ? (reviewStateOf(await runs.get(latest.id)).gathered?.sources ?? []) : []
  const source = sources.find((one) => one.key === key)
  if (!source) throw new AppError('not-found', 'the review has no such source')
  const held = (await listItems(db, project.id)).find(({ item }) => item.sourceId === source.sourceId)
  const passages = held ? await passagesOf(db, project.id, { itemId: held.item.id, limit: PASSAGES_MAX }) : []
  return appraisalQuotes(instrument, source, passages)
}
