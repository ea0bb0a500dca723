import 'server-only'
import { renameProject } from '@/lib/adapters/store/projects'
import { createProjectWithRun, createRun, findLatestRun, type NewRun } from '@/lib/adapters/store/runs'
import { AppError } from '@/lib/contracts/errors'
import type { ProjectId } from '@/lib/contracts/ids'
import { Locale } from '@/lib/contracts/locale'
import { SOURCE_VALIDATION, ValidationInput } from '@/lib/contracts/source-validation'
import { DiscoveryInput } from '@/lib/contracts/topic'
import { TOPIC_DISCOVERY } from '@/lib/contracts/topic-stages'
import { carriedContext } from '@/lib/core/topics/carried-context'
import { topicStateOf } from '@/lib/core/topics/topic-state'
import { projectTitle } from '@/lib/core/validation/project-title'
import { parametersInForce } from '@/lib/core/validation/workspace'
import { takeAllowance } from '@/lib/server/allowances'
import { env } from '@/lib/server/env'
import { getPipeline } from '@/lib/server/pipelines'
import { type Services, services } from '@/lib/server/services'
import { askingAddress, ensureVisitor } from '@/lib/server/session'

interface NewDiscovery {
  readonly locale: Locale
  readonly sandbox: boolean
  /** What the project is called until a topic is chosen. */
  readonly title: string
}

/** Creates a project without a topic, with its topic discovery, and wakes a worker; a newcomer gets an anonymous account. */
export async function startDiscovery({ title, ...given }: NewDiscovery): Promise<{ projectId: string }> {
  const visitor = await ensureVisitor()
  const all = await services()
  await takeAllowance(all.db, 'projects', { ownerId: visitor.id, address: await askingAddress() })
  const { projectId, runId } = await createProjectWithRun(all.db, visitor.id, {
    project: { title, ...given },
    run: newRun(TOPIC_DISCOVERY, DiscoveryInput.parse(given)),
  })
  await all.queue.wake(runId)
  return { projectId }
}

interface OwnProject {
  readonly id: ProjectId
  readonly locale: string
  readonly sandbox: boolean
}

/** Begins topic discovery in a project that has sources, with its topic; one that was begun is kept. */
export async function beginDiscovery({ id, locale, sandbox }: OwnProject): Promise<{ runId: string }> {
  const all = await services()
  const begun = await findLatestRun(all.db, id, TOPIC_DISCOVERY)
  if (begun) return { runId: begun.id }
  const validation = await findLatestRun(all.db, id, SOURCE_VALIDATION)
  const run = validation ? await all.runs.get(validation.id) : null
  const { topic = '', question = '' } = (run && parametersInForce(run)) ?? {}
  const input = DiscoveryInput.parse({
    locale: Locale.catch('en').parse(locale),
    sandbox,
    topic,
    question,
    wish: run?.wish ?? '',
  })
  return { runId: await beginRun(all, id, TOPIC_DISCOVERY, input) }
}

/**
 * Begins source validation with the chosen topic and its map; a validation that waited for this consultation stays in the history. Throws
 * `not-ready` while no topic is settled. Pressed twice, the validation of this topic is kept.
 */
export async function handTopicOn({ id, sandbox }: OwnProject): Promise<{ runId: string }> {
  const all = await services()
  const discovery = await findLatestRun(all.db, id, TOPIC_DISCOVERY)
  const state = discovery ? topicStateOf(await all.runs.get(discovery.id)) : null
  if (!state?.documents) throw new AppError('not-ready', 'no topic is settled')
  const { validated } = state.documents
  const before = await findLatestRun(all.db, id, SOURCE_VALIDATION)
  const known = before ? ValidationInput.safeParse((await all.runs.get(before.id)).input).data : undefined
  if (
    before &&
    known?.mode === 'handoff' &&
    known.topic === validated.topic &&
    known.question === validated.question
  ) {
    return { runId: before.id }
  }
  const input = ValidationInput.parse({
    mode: 'handoff',
    topic: validated.topic,
    question: validated.question,
    map: validated.map,
    locale: state.input.locale,
    context: carriedContext(state.interests.profile),
    sandbox,
  })
  await renameProject(all.db, id, projectTitle(validated.topic))
  return { runId: await beginRun(all, id, SOURCE_VALIDATION, input) }
}

async function beginRun(
  { db, queue }: Services,
  projectId: ProjectId,
  pipeline: string,
  input: object,
): Promise<string> {
  const runId = await createRun(db, projectId, newRun(pipeline, input))
  await queue.wake(runId)
  return runId
}

function newRun(pipeline: string, input: object): NewRun {
  const { version } = getPipeline(pipeline)
  return { pipeline, version, input, tokenBudget: env().RUN_TOKEN_BUDGET }
}
