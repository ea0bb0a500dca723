'use server'
import { z } from 'zod'
import { findSource } from '@/lib/adapters/store/sources'
import { saveWrittenAbstract } from '@/lib/adapters/store/written-abstracts'
import { AppError } from '@/lib/contracts/errors'
import { WrittenAbstract } from '@/lib/contracts/screening'
import { type ActionResult, actionResult } from '../action-result'
import { requireSources } from '../loaders/project-sources'

const SetAbstract = z.object({
  projectId: z.string(),
  sourceId: WrittenAbstract.shape.sourceId,
  text: WrittenAbstract.shape.text.nullable(),
})

/** Saves the abstract that the visitor wrote in for a source of the project; `null` takes it away. */
export async function setAbstractAction(input: z.input<typeof SetAbstract>): Promise<ActionResult> {
  return actionResult('setAbstract', async () => {
    const { projectId, sourceId, text } = SetAbstract.parse(input)
    const { db, project, scope } = await requireSources(projectId)
    if (!(await findSource(db, scope, sourceId)))
      throw new AppError('not-found', 'no such source in this project')
    await saveWrittenAbstract(db, project.id, { sourceId, text })
    return undefined
  })
}
