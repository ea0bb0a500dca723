'use server'
import { z } from 'zod'
import { setProjectDeleted } from '@/lib/adapters/store/projects'
import { AppError } from '@/lib/contracts/errors'
import { ProjectId } from '@/lib/contracts/ids'
import { Locale } from '@/lib/contracts/locale'
import { CONTEXT_MAX, QUESTION_MAX, TOPIC_MAX } from '@/lib/contracts/search-limits'
import { startProject } from '@/lib/server/runs/start-project'
import { type ActionResult, actionResult } from '../action-result'
import { services } from '../services'
import { requireVisitor } from '../session'

const StartValidation = z.object({
  // A row of emoji holds nothing to search for.
  topic: z
    .string()
    .trim()
    .min(1)
    .max(TOPIC_MAX)
    .regex(/[\p{L}\p{N}]/u),
  question: z.string().trim().max(QUESTION_MAX).default(''),
  context: z.string().trim().max(CONTEXT_MAX).default(''),
  locale: Locale,
  sandbox: z.boolean().default(false),
})

/** Begins a project with its source validation; a newcomer gets an anonymous account. */
export async function startValidationAction(
  input: z.input<typeof StartValidation>,
): Promise<ActionResult<{ projectId: string }>> {
  return actionResult('startValidation', async () => {
    const form = StartValidation.parse(input)
    return startProject({ ...form, mode: 'standalone' })
  })
}

const Removal = z.object({ projectId: ProjectId, deleted: z.boolean() })

/** Deletes one of the visitor's projects, or takes that back. */
export async function deleteProjectAction(input: z.input<typeof Removal>): Promise<ActionResult> {
  return actionResult('deleteProject', async () => {
    const { projectId, deleted } = Removal.parse(input)
    const visitor = await requireVisitor()
    const found = await setProjectDeleted(
      (await services()).db,
      visitor.id,
      projectId,
      deleted ? new Date() : null,
    )
    if (!found) throw new AppError('not-found', 'no such project for this visitor')
    return undefined
  })
}
