import 'server-only'
import { AppError } from '@/lib/contracts/errors'
import { type ExaminedPaperObjection, examinePaper } from '@/lib/core/paper/examine/examine-paper'
import { ExaminedPaper } from '@/lib/core/paper/examine/examined-paper'
import { paperState } from '../render-paper'
import { requirePaper } from './paper'

/** The sixty objections to the visitor's paper, in its language; throws `not-found` for a stranger's, `not-ready` before its chapters are locked. */
export async function loadPaperExamination(projectId: string): Promise<readonly ExaminedPaperObjection[]> {
  const { run } = await requirePaper(projectId)
  const { input, sources, outputs, search } = paperState(run)
  const paper = ExaminedPaper.safeParse({ ...input, sources, outputs, search })
  if (!paper.success) throw new AppError('not-ready', 'no chapters are locked yet', { cause: paper.error })
  return examinePaper(paper.data, paper.data.locale)
}
