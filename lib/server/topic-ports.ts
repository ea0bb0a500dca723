import type { ServiceDeps } from '@/lib/adapters/databases/ask-service'
import { connectors } from '@/lib/adapters/databases/connectors'
import { countDatabase, searchDatabase } from '@/lib/adapters/databases/search-database'
import { keptCounts } from '@/lib/adapters/store/kept-counts'
import { CARLA, saveMemory } from '@/lib/adapters/store/memories'
import type { CountCache } from '@/lib/contracts/kept-count'
import type { DatabaseQuery } from '@/lib/contracts/search'
import type { TopicPorts } from '@/lib/pipelines/topic/ports'
import { countKept, countOnce, countsInMemory } from './kept-count'
import type { PortServices, RunOwner } from './port-services'
import { serviceDeps, serviceDepsOf } from './source-ports'
import { readRubric, readStrategies } from './strategy-files'

type TopicWorld = Omit<TopicPorts, 'model'>

/** The real world for one run of topic discovery: the owner's keys, the databases or the sandbox. */
export async function makeTopicPorts(services: PortServices, owner: RunOwner): Promise<TopicWorld> {
  return {
    ...topicWorld(await serviceDepsOf(services, owner), keptCounts(services.db)),
    studentId: owner.ownerId,
    remember: (content) =>
      saveMemory(services.db, owner.projectId, { runId: owner.runId, assistant: CARLA, content }),
  }
}

/** The same without a project behind it: nothing is remembered. `paced` asks at another pace than the installation's. */
export function makeLocalTopicPorts(
  sandboxBase: string | undefined,
  paced: Partial<Pick<ServiceDeps, 'addresses' | 'limiterOf'>> = {},
): TopicWorld {
  return topicWorld({ ...serviceDeps(sandboxBase), ...paced }, countsInMemory())
}

function topicWorld(deps: ReturnType<typeof serviceDeps>, cache: CountCache): TopicWorld {
  const search: TopicWorld['search'] = (query, signal) =>
    searchDatabase(connectors[query.database], query, { ...deps, signal })
  const count = (query: DatabaseQuery, signal: AbortSignal) =>
    countDatabase(connectors[query.database], query, { ...deps, signal })
  return {
    search,
    count: countOnce((query, signal) =>
      countKept(query, signal, { cache, ask: count, isSandbox: deps.isSandbox === true }),
    ),
    readRubric,
    readStrategies,
    studentId: 'student',
    remember: async () => undefined,
  }
}
