import 'server-only'
import type { z } from 'zod'
import { createProjectWithRun } from '@/lib/adapters/store/runs'
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
  const { topic, locale, sandbox } = input
  const { version } = getPipeline(SOURCE_VALIDATION)
  const { projectId, runId } = await createProjectWithRun(db, visitor.id, {
    project: { title: projectTitle(topic), locale, sandbox },
    run: { pipeline: SOURCE_VALIDATION, version, input, tokenBudget: env().RUN_TOKEN_BUDGET },
  })
  await queue.wake(runId)
  return { projectId }
}
