import 'server-only'
import { createRun, findLatestRun } from '@/lib/adapters/store/runs'
import { AppError } from '@/lib/contracts/errors'
import type { ProjectId } from '@/lib/contracts/ids'
import { Locale } from '@/lib/contracts/locale'
import { PROPOSAL, ProposalInput } from '@/lib/contracts/proposal-run'
import { SOURCE_VALIDATION } from '@/lib/contracts/source-validation'
import { TOPIC_DISCOVERY } from '@/lib/contracts/topic-stages'
import { saidOfStudent } from '@/lib/core/topics/said-of-student'
import { topicStateOf } from '@/lib/core/topics/topic-state'
import { parametersInForce } from '@/lib/core/validation/workspace'
import { env } from '@/lib/server/env'
import { loadRun } from '@/lib/server/loaders/run'
import { getPipeline } from '@/lib/server/pipelines'
import { listProjectSources } from '@/lib/server/proposal-ports'
import { services } from '@/lib/server/services'

interface ProposalProject {
  readonly id: ProjectId
  readonly locale: string
  readonly sandbox: boolean
}

/**
 * Begins the proposal of a project from the topic, the question and the sources of its validation and what the student said of
 * themselves while finding the topic, and wakes a worker; a project that has one already keeps it. Throws `no-sources` while nothing was found that could be cited.
 */
export async function startProposal(project: ProposalProject, now: Date): Promise<{ runId: string }> {
  const all = await services()
  const begun = await findLatestRun(all.db, project.id, PROPOSAL)
  if (begun) return { runId: begun.id }
  const validation = await findLatestRun(all.db, project.id, SOURCE_VALIDATION)
  const { sources } = await listProjectSources(all, { projectId: project.id })
  if (!validation || sources.length === 0) throw new AppError('no-sources', 'the project has no source yet')
  const { topic, question } = parametersInForce(await loadRun(validation.id)) ?? { topic: '', question: '' }
  const input = ProposalInput.parse({
    topic,
    question,
    locale: Locale.catch('en').parse(project.locale),
    sandbox: project.sandbox,
    said: await saidOf(project.id),
    startDate: now.toISOString().slice(0, 10),
    maxRefinements: env().MAX_REFINEMENTS,
  })
  const { version } = getPipeline(PROPOSAL)
  const run = { pipeline: PROPOSAL, version, input, tokenBudget: env().RUN_TOKEN_BUDGET }
  const runId = await createRun(all.db, project.id, run)
  await all.queue.wake(runId)
  return { runId }
}

/** What topic discovery knows of the student; null where there was none. */
async function saidOf(projectId: ProjectId): Promise<ProposalInput['said']> {
  const all = await services()
  const discovery = await findLatestRun(all.db, projectId, TOPIC_DISCOVERY)
  if (!discovery) return null
  return saidOfStudent(topicStateOf(await all.runs.get(discovery.id)))
}
