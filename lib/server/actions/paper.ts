'use server'
import { z } from 'zod'
import { VersionNote } from '@/lib/contracts/desk'
import { AppError } from '@/lib/contracts/errors'
import { ColumnMatches } from '@/lib/contracts/paper-data'
import { PaperRunInput } from '@/lib/contracts/paper-run'
import { PAPER } from '@/lib/contracts/paper-stages'
import { validateAgentKey } from '@/lib/core/paper/agent-config'
import { publishChapter } from '@/lib/server/publish-chapter'
import { changePaperColumns, editPaper, type PaperEdit } from '@/lib/server/runs/edit-paper'
import { startPaper } from '@/lib/server/runs/start-paper'
import { type ActionResult, actionResult } from '../action-result'
import { services } from '../services'
import { requireProject, requireRun } from '../session'

const Start = PaperRunInput.pick({ query: true, kind: true, scope: true }).extend({
  projectId: z.string(),
  again: z.boolean().default(false),
})

/** Begins the paper of one of the visitor's projects; one that was begun is kept, and is the answer unless another is wanted. */
export async function startPaperAction(
  input: z.input<typeof Start>,
): Promise<ActionResult<{ runId: string }>> {
  return actionResult('startPaper', async () => {
    const { projectId, ...wanted } = Start.parse(input)
    return startPaper(await requireProject(projectId), wanted)
  })
}

const Edit = z.object({
  projectId: z.string(),
  runId: z.string(),
  agent: z.string().max(60),
  output: z.unknown(),
})

/** Puts the visitor's own version in the place of an agent's output; what the check finds wrong with it changes nothing and is told. */
export async function editPaperAction(input: z.input<typeof Edit>): Promise<ActionResult<PaperEdit>> {
  return actionResult('editPaper', async () => {
    const { projectId, runId, agent, output } = Edit.parse(input)
    const run = await requireRun(await requireProject(projectId), runId)
    if (run.pipeline !== PAPER || !validateAgentKey(agent))
      throw new AppError('invalid-input', `${agent} is no agent of that run`)
    return editPaper(await services(), { runId: run.id, agent, output })
  })
}

const Columns = z.object({ projectId: z.string(), runId: z.string(), matches: ColumnMatches })

/** Says anew which column of the visitor's data measures what; what was made of the former answer is out of date from then on. */
export async function changeColumnsAction(input: z.input<typeof Columns>): Promise<ActionResult> {
  return actionResult('changeColumns', async () => {
    const { projectId, runId, matches } = Columns.parse(input)
    const run = await requireRun(await requireProject(projectId), runId)
    if (run.pipeline !== PAPER) throw new AppError('invalid-input', 'no run of a paper')
    await changePaperColumns(await services(), { runId: run.id, matches })
    return undefined
  })
}

const Publish = z.object({
  projectId: z.string(),
  chapter: z.number().int().min(1).max(99),
  note: VersionNote.default(''),
})

/** Publishes a chapter of the visitor's paper as it stands to those who have a link; the same chapter again is no new version. */
export async function publishChapterAction(
  input: z.input<typeof Publish>,
): Promise<ActionResult<{ number: number; isNew: boolean }>> {
  return actionResult('publishChapter', async () => {
    const { projectId, chapter, note } = Publish.parse(input)
    return publishChapter(projectId, { number: chapter, note })
  })
}
