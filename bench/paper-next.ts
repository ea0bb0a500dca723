import type { Database } from '@/lib/adapters/store/client'
import type { PaperSource } from '@/lib/contracts/paper-session'
import { runFloors } from '@/lib/pipelines/paper/run-floors'
import { getNextAgent, initPipeline } from '@/lib/pipelines/paper/session'
import { makePaperPorts } from '@/lib/server/paper-ports'
import { DEFAULT_SEED, generateCatalogue } from '@/sandbox/catalogue/generate'
import { workOf } from './catalogue-works'
import { atMost, quantile } from './figures'
import { report } from './report'
import { withDatabase } from './with-database'

/** Sessions in the store, each with forty sources, thirteen completed agents and their episodes. */
const SESSIONS = 1_000
const SOURCES = 40
const ASKED = 200
const NEXT_MS_MAX = 20

const sources: readonly PaperSource[] = generateCatalogue(DEFAULT_SEED)
  .records.slice(0, SOURCES)
  .map((record, at) => ({ key: `source-${at}`, work: workOf(record, 'openalex') }))

/** The rows of one session again and again, under other ids. */
async function cloneSession(db: Database, id: string): Promise<void> {
  await db.$executeRaw`
    INSERT INTO paper_sessions (id, project_id, completed, state, input)
    SELECT 'clone-' || n, project_id, completed, jsonb_set(state, '{sessionId}', to_jsonb('clone-' || n)), input
    FROM paper_sessions, generate_series(1, ${SESSIONS - 1}) n WHERE id = ${id}`
  await db.$executeRaw`
    INSERT INTO paper_entries (session_id, agent, domain, tags, written_by, content)
    SELECT 'clone-' || n, agent, domain, tags, written_by, content
    FROM paper_entries, generate_series(1, ${SESSIONS - 1}) n WHERE session_id = ${id}`
  await db.$executeRaw`
    INSERT INTO paper_episodes (id, session_id, project_id, agent, question, answer, vectors)
    SELECT id || '-' || n, 'clone-' || n, project_id, agent, question, answer, vectors
    FROM paper_episodes, generate_series(1, ${SESSIONS - 1}) n WHERE session_id = ${id}`
  await db.$executeRaw`ANALYZE paper_sessions, paper_entries, paper_episodes`
}

/** The episodes of one agent once more for each clone. */
async function cloneEpisodes(db: Database, id: string, agent: string): Promise<void> {
  await db.$executeRaw`
    INSERT INTO paper_episodes (id, session_id, project_id, agent, question, answer, vectors)
    SELECT id || '-' || n, 'clone-' || n, project_id, agent, question, answer, vectors
    FROM paper_episodes, generate_series(1, ${SESSIONS - 1}) n WHERE session_id = ${id} AND agent = ${agent}`
  await db.$executeRaw`ANALYZE paper_episodes`
}

await withDatabase(async ({ db }) => {
  const ports = await makePaperPorts(db, null)
  const query = 'Does remote work reduce burnout among nurses?'
  const begun = await initPipeline({ query, locale: 'en', kind: 'review', sources }, ports)
  if (!begun.ok) throw new Error(begun.fault.message)
  const { sessionId } = begun.value
  const beganMs = performance.now()
  const ran = await runFloors(sessionId, { until: 'quality-assessor', ports })
  if (!ran.ok) throw new Error(ran.fault.message)
  const floorsMs = performance.now() - beganMs
  await cloneSession(db, sessionId)
  // What is asked for next was written in other sessions before: as many episodes are compared as ever are.
  const further = await runFloors(sessionId, { until: 'context-tier-manager', ports })
  if (!further.ok) throw new Error(further.fault.message)
  await cloneEpisodes(db, sessionId, 'context-tier-manager')
  const timesMs: number[] = []
  let injected = 0
  for (let at = 1; at <= ASKED; at += 1) {
    const askedMs = performance.now()
    const next = await getNextAgent(`clone-${at}`, ports)
    timesMs.push(performance.now() - askedMs)
    if (!next.ok) throw new Error(next.fault.message)
    injected += next.value.desc?.episodesInjected ?? 0
  }
  report('paper-next', `Paper: the next agent with ${SESSIONS} sessions in the store`, [
    atMost('Its prompt, p95', quantile(timesMs, 0.95), NEXT_MS_MAX, 'ms'),
    atMost('Episodes that a prompt was given, mean', injected / ASKED, null, ''),
    atMost('Its prompt, median', quantile(timesMs, 0.5), null, 'ms'),
    atMost(
      `${ran.value.completed.length} agents on the floor, one after the other`,
      floorsMs / 1_000,
      null,
      's',
    ),
  ])
})
