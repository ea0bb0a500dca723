import 'server-only'
import type { z } from 'zod'
import { createProject } from '@/lib/adapters/store/projects'
import { createRun } from '@/lib/adapters/store/runs'
import { ProjectId } from '@/lib/contracts/ids'
import { SOURCE_VALIDATION, ValidationInput } from '@/lib/contracts/source-validation'
import { projectTitle } from '@/lib/core/validation/project-title'
import { takeAllowance } from '@/lib/server/allowances'
import { env } from '@/lib/server/env'
import { getPipeline } from '@/lib/server/pipelines'
import { services } from '@/lib/server/services'
import { askingAddress, ensureVisitor } from '@/lib/server/session'

/** Creates a project with its source-validation run and wakes a worker; a newcomer gets an anonymous account. */
export async function startProject(given: z.input<typeof ValidationInput>): Promise<{ projectId: string }> {
  const input = ValidationInput.parse(given)
  const visitor = await ensureVisitor()
  const { db, queue } = await services()
  await takeAllowance(db, 'projects', { ownerId: visitor.id, address: await askingAddress() })
  const title = projectTitle(input.topic)
  const projectId = await createProject(db, visitor.id, {
    title,
    locale: input.locale,
    sandbox: input.sandbox,
  })
  const { version } = getPipeline(SOURCE_VALIDATION)
  const run = { pipeline: SOURCE_VALIDATION, version, input, tokenBudget: env().RUN_TOKEN_BUDGET }
  const runId = await createRun(db, ProjectId.parse(projectId), run)
  await queue.wake(runId)
  return { projectId }
}
