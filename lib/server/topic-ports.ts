import { connectors } from '@/lib/adapters/databases/connectors'
import { searchDatabase } from '@/lib/adapters/databases/search-database'
import { CARLA, saveMemory } from '@/lib/adapters/store/memories'
import type { DatabaseQuery } from '@/lib/contracts/search'
import type { TopicCount } from '@/lib/contracts/topic'
import type { TopicPorts } from '@/lib/pipelines/topic/ports'
import type { PortServices, RunOwner } from './port-services'
import { serviceDeps, serviceDepsOf } from './source-ports'
import { readRubric, readStrategies } from './strategy-files'

type TopicWorld = Omit<TopicPorts, 'model'>

/** The real world for one run of topic discovery: the owner's keys, the databases or the sandbox. */
export async function makeTopicPorts(services: PortServices, owner: RunOwner): Promise<TopicWorld> {
  return {
    ...topicWorld(await serviceDepsOf(services, owner)),
    studentId: owner.ownerId,
    remember: (content) =>
      saveMemory(services.db, owner.projectId, { runId: owner.runId, assistant: CARLA, content }),
  }
}

/** The same without a project behind it: nothing is remembered. */
export function makeLocalTopicPorts(sandboxBase: string | undefined): TopicWorld {
  return topicWorld(serviceDeps(sandboxBase))
}

function topicWorld(deps: ReturnType<typeof serviceDeps>): TopicWorld {
  const search: TopicWorld['search'] = (query, signal) =>
    searchDatabase(connectors[query.database], query, { ...deps, signal })
  return {
    search,
    count: (query, signal) =>
      keptCount(`${deps.isSandbox ? 'sandbox' : 'real'} ${keyOf(query)}`, () => ask(query, search, signal)),
    readRubric,
    readStrategies,
    studentId: 'student',
    remember: async () => undefined,
  }
}

async function ask(
  query: DatabaseQuery,
  search: TopicWorld['search'],
  signal: AbortSignal,
): Promise<TopicCount> {
  const { database, outcome, total } = await search({ ...query, limit: 1, page: 0 }, signal)
  const at = new Date().toISOString()
  const isAnswer = outcome === 'ok' || outcome === 'empty'
  return { database, outcome, total: isAnswer ? total : null, query: query.text, at }
}

const DAY_MS = 24 * 60 * 60 * 1_000
/** About 200 bytes each; the oldest go first. */
const COUNTS_MAX = 20_000

declare global {
  var carrelTopicCounts: Map<string, TopicCount> | undefined
}

/** A count of the last day, else a new one; only answers are kept, so that a failure is asked again. */
async function keptCount(key: string, count: () => Promise<TopicCount>): Promise<TopicCount> {
  globalThis.carrelTopicCounts ??= new Map()
  const kept = globalThis.carrelTopicCounts
  const known = kept.get(key)
  if (known && Date.now() - Date.parse(known.at) < DAY_MS) return known
  const fresh = await count()
  if (fresh.total === null) return fresh
  kept.delete(key)
  kept.set(key, fresh)
  const [oldest] = kept.keys()
  if (kept.size > COUNTS_MAX && oldest !== undefined) kept.delete(oldest)
  return fresh
}

function keyOf({ database, text, yearFrom, yearTo, languages, excluded }: DatabaseQuery): string {
  return JSON.stringify([database, text, yearFrom, yearTo, languages, excluded])
}
