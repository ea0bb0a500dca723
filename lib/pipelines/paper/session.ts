import { z } from 'zod'
import { type PaperAgentKey, sequentialAgents } from '@/lib/contracts/paper-agents'
import { paperContracts } from '@/lib/contracts/paper-contracts'
import { LockedStructure } from '@/lib/contracts/paper-foundation'
import {
  type MemoryEntry,
  type NextAgentResult,
  PaperInput,
  type PaperResult,
  type Progress,
  paperFault,
  type SessionState,
} from '@/lib/contracts/paper-session'
import type { EpisodeTexts } from '@/lib/contracts/paper-store'
import { SENTENCE_RULES } from '@/lib/core/ledger/sentence-rules'
import { configFaults, getAgentConfig, getAllAgents, phaseOf } from '@/lib/core/paper/agent-config'
import { buildAgentPrompt, promptTemplateFaults } from '@/lib/core/paper/build-prompt'
import { episodesMax, episodeVectors, recallEpisodes } from '@/lib/core/paper/episodes'
import { type ExitCriterion, exitCriteria, openBefore } from '@/lib/core/paper/phase-gates'
import {
  afterCompletion,
  beginSession,
  completionFault,
  movedTo,
  paperSlug,
  sequenceOf,
  sessionProgress,
} from '@/lib/core/paper/session-state'
import { STUDENT } from '@/lib/core/proposal/state/proposal-state'
import { detectLanguage } from '@/lib/core/text/detect-language'
import { promptLanguage } from '@/lib/core/text/prompt-language'
import { BUILT_IN } from '@/lib/engine/run-unit'
import { entryText, paperSourceTexts } from './memory-evidence'
import type { PaperPorts } from './ports'
import { type OpenSession, openSession } from './read-session'

/** What an episode keeps of question and answer. */
const EPISODE_LETTERS_MAX = 12_000

/**
 * FUNC-PIPE-01: a new session, stored. A broken table or prompt is told with its number and nothing is stored; input that fits no schema is
 * `INVALID_CONFIG`.
 */
export async function initPipeline(given: unknown, ports: PaperPorts): Promise<PaperResult<SessionState>> {
  const input = PaperInput.safeParse(given)
  if (!input.success) return { ok: false, fault: paperFault('INVALID_CONFIG', z.prettifyError(input.error)) }
  const { templates } = ports.prompts
  const [fault] = [
    ...configFaults(getAllAgents(templates)),
    ...[...templates.values()].flatMap(promptTemplateFaults),
  ]
  if (fault) return { ok: false, fault }
  const { query } = input.data
  const now = ports.now().toISOString()
  const begun = beginSession({ sessionId: ports.newId(), slug: paperSlug(query), query, now })
  await ports.store.create({ state: begun, input: input.data })
  return setStatus(begun, 'running', ports)
}

/** FUNC-PIPE-02: the next agent of a session with its whole prompt, or that the paper is complete. Changes nothing. */
export async function getNextAgent(
  sessionId: string,
  ports: PaperPorts,
): Promise<PaperResult<NextAgentResult>> {
  const opened = await openSession(sessionId, ports)
  if (!opened.ok) return opened
  const { state, sequence } = opened.value
  const progress = sessionProgress(state, sequence)
  const key = sequence[state.currentAgentIndex]
  if (key === undefined) {
    const { slug, query, createdAt, updatedAt } = state
    return {
      ok: true,
      value: { sessionId, status: 'complete', progress, slug, summary: { query, createdAt, updatedAt } },
    }
  }
  const phase = phaseOf(key) ?? 1
  const isFirstOfPhase = phaseOf(sequence[state.currentAgentIndex - 1]) !== phase
  if (isFirstOfPhase && phase > 1) {
    const open = openBefore(phase, (await ports.store.outputs(sessionId)).outputs)
    if (open.length > 0) return { ok: false, fault: paperFault('PHASE_INCOMPLETE', open.join(', ')) }
  }
  const { prompt, recalled } = await promptFor(key, opened.value, ports)
  return {
    ok: true,
    value: {
      sessionId,
      status: 'next',
      progress,
      agent: { key, prompt, phase, order: sequentialAgents.indexOf(key) + 1 },
      desc: { episodesInjected: recalled.length, episodeIds: recalled.map(({ id }) => id) },
    },
  }
}

async function promptFor(key: PaperAgentKey, { state, input, sequence }: OpenSession, ports: PaperPorts) {
  const agent = getAgentConfig(key, ports.prompts.templates)
  if (!agent) throw new Error(`the table has no agent ${key}`)
  const at = sequence.indexOf(key)
  const reading = ports.store.entries(state.sessionId, agent.memoryDomains)
  const question = reading.then((read) => givenTo(read))
  const [entries, recalled] = await Promise.all([
    reading,
    recall(key, { state, ports, max: episodesMax(agent.phase), question }),
  ])
  const memory = ports.border({
    ...Object.fromEntries(entries.map((entry) => [`${entry.domain} by ${entry.agent}`, contentOf(entry)])),
    ...Object.fromEntries(
      recalled.map(({ id, question: asked, answer }) => [`episode ${id}`, `${asked}\n\n${answer}`]),
    ),
    ...paperSourceTexts(input.sources),
  })
  const prompt = buildAgentPrompt({
    agent,
    parts: ports.prompts.parts,
    values: {
      query: state.query,
      language: promptLanguage(input.locale),
      kind: input.kind,
      rules: SENTENCE_RULES,
    },
    slug: state.slug,
    position: { order: at + 1, total: sequence.length },
    previous: sequence[at - 1] ?? null,
    next: sequence[at + 1] ?? null,
    schema: schemaOf(key),
    memory,
    tags: tagsOf(key),
  })
  return { prompt, recalled }
}

const schemas = new Map<PaperAgentKey, string>()

/** The contract as JSON schema, made once. */
function schemaOf(key: PaperAgentKey): string {
  const known = schemas.get(key) ?? JSON.stringify(z.toJSONSchema(paperContracts[key], { io: 'input' }))
  schemas.set(key, known)
  return known
}

/** What an agent is given to work on. */
function givenTo(entries: readonly MemoryEntry[]): string {
  return entries.map(contentOf).join('\n\n').slice(0, EPISODE_LETTERS_MAX)
}

const contentOf = ({ content }: MemoryEntry) => entryText(content)
const tagsOf = (key: PaperAgentKey): readonly string[] => [key, `phase-${phaseOf(key) ?? 0}`]

interface InjectedEpisode extends EpisodeTexts {
  readonly id: string
}

/** Episodes of other sessions on the same thing, with their texts; none where memory does not answer. */
async function recall(
  agent: PaperAgentKey,
  { state, ports, max, question }: Recall,
): Promise<readonly InjectedEpisode[]> {
  try {
    const [episodes, text] = await Promise.all([
      ports.store.episodes({ agent, besides: state.sessionId }),
      question,
    ])
    if (episodes.length === 0) return []
    const language = detectLanguage(state.query)
    const found = recallEpisodes(episodes, {
      prompt: { question: state.query, text },
      language,
      max,
      now: ports.now(),
    })
    if (found.length === 0) return []
    const texts = await ports.store.episodeTexts(found.map(({ id }) => id))
    return found.flatMap(({ id }) => {
      const text = texts.get(id)
      return text ? [{ id, ...text }] : []
    })
  } catch (cause) {
    ports.onEpisodesFailed(cause)
    return []
  }
}

interface Recall {
  readonly state: SessionState
  readonly ports: PaperPorts
  readonly max: number
  /** On its way while the episodes are read. */
  readonly question: Promise<string>
}

export interface CompletionResult {
  readonly sessionId: string
  readonly completed: PaperAgentKey
  readonly status: SessionState['status']
  readonly progress: Progress
  readonly exitCriteria: readonly ExitCriterion[]
  readonly next: PaperAgentKey | null
}

export interface GivenOutput {
  readonly output: unknown
  /** 'built-in' and 'student' are taken at their word; every other writer is judged. */
  readonly writtenBy: string
}

/**
 * FUNC-PIPE-03: stores the output of the next agent once it has been checked. Out of order, repeated, unknown and invalid are told apart by their
 * numbers and change nothing; of two at the same time one is `ALREADY_COMPLETED`.
 */
export async function completeAgent(
  sessionId: string,
  key: string,
  given: GivenOutput,
  ports: PaperPorts,
): Promise<PaperResult<CompletionResult>> {
  const opened = await openSession(sessionId, ports)
  if (!opened.ok) return opened
  const { state, input, sequence } = opened.value
  const fault = completionFault(state, key, sequence)
  const agent = sequence[state.currentAgentIndex]
  if (fault || agent === undefined) return { ok: false, fault: fault ?? paperFault('ALREADY_COMPLETED', key) }
  const { outputs } = await ports.store.outputs(sessionId)
  const { kind, sources, query, locale, data, search } = input
  const judged =
    given.writtenBy === STUDENT || given.writtenBy === BUILT_IN
      ? null
      : { query, locale, currentYear: ports.now().getUTCFullYear() }
  const checked = await ports.check(agent, given.output, { kind, sources, outputs, data, search, judged })
  if (!checked.ok) return { ok: false, fault: paperFault('OUTPUT_INVALID', checked.faults.join('; ')) }
  const structure = LockedStructure.safeParse(
    agent === 'dissertation-architect' ? checked.value : outputs['dissertation-architect'],
  )
  const after = sequenceOf(structure.data ?? null)
  const moved = afterCompletion(state, after, ports.now().toISOString())
  const config = getAgentConfig(agent, ports.prompts.templates)
  const entries = (config?.storageDomains ?? []).map((domain) => ({
    domain,
    tags: [...tagsOf(agent)],
    agent,
    content: checked.value,
  }))
  const isStored = await ports.store.complete({
    state: moved,
    agent,
    entries,
    writtenBy: given.writtenBy,
    episode: await episodeOf(agent, opened.value, checked.value, ports),
  })
  if (!isStored) return { ok: false, fault: paperFault('ALREADY_COMPLETED', key) }
  const value = {
    sessionId,
    completed: agent,
    status: moved.status,
    progress: sessionProgress(moved, after),
    exitCriteria: exitCriteria(phaseOf(agent) ?? 1, { ...outputs, [agent]: checked.value }),
    next: after[moved.currentAgentIndex] ?? null,
  }
  return { ok: true, value }
}

async function episodeOf(agent: PaperAgentKey, { state }: OpenSession, output: unknown, ports: PaperPorts) {
  try {
    const config = getAgentConfig(agent, ports.prompts.templates)
    const entries = await ports.store.entries(state.sessionId, config?.memoryDomains ?? [])
    const answer = JSON.stringify(output, null, 1).slice(0, EPISODE_LETTERS_MAX)
    return {
      question: [`${agent}: ${state.query}`, givenTo(entries)].join('\n\n').slice(0, EPISODE_LETTERS_MAX),
      answer,
      vectors: episodeVectors({ question: state.query, text: answer }, detectLanguage(state.query)),
    }
  } catch (cause) {
    ports.onEpisodesFailed(cause)
    return null
  }
}

/** FUNC-PIPE-05: a session that was stopped by an error goes on; one that runs or is complete stays as it is. */
export async function resumeSession(
  sessionId: string,
  ports: PaperPorts,
): Promise<PaperResult<SessionState>> {
  const opened = await openSession(sessionId, ports)
  if (!opened.ok) return opened
  const { state } = opened.value
  return state.status === 'running' || state.status === 'complete'
    ? { ok: true, value: state }
    : setStatus(state, 'running', ports)
}

/** A session is stopped by an error, from which `resumeSession` leads back. */
export async function stopSession(sessionId: string, ports: PaperPorts): Promise<PaperResult<SessionState>> {
  const opened = await openSession(sessionId, ports)
  return opened.ok ? setStatus(opened.value.state, 'error', ports) : opened
}

async function setStatus(
  state: SessionState,
  status: SessionState['status'],
  ports: PaperPorts,
): Promise<PaperResult<SessionState>> {
  const moved = movedTo(state, status, ports.now().toISOString())
  if (moved === null || !(await ports.store.save(moved)))
    return {
      ok: false,
      fault: paperFault('SESSION_CORRUPT', `${state.sessionId}: ${state.status} does not become ${status}`),
    }
  return { ok: true, value: moved }
}
