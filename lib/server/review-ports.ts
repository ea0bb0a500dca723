import { checkReferences } from '@/lib/adapters/databases/check-references'
import { readCitations } from '@/lib/adapters/databases/read-citations'
import { listItems } from '@/lib/adapters/store/library-items'
import { passagesOf } from '@/lib/adapters/store/library-texts'
import { PATRICIA, saveMemory } from '@/lib/adapters/store/memories'
import { findLatestRun } from '@/lib/adapters/store/runs'
import type { Passage } from '@/lib/contracts/library'
import type { Source } from '@/lib/contracts/source'
import { SOURCE_VALIDATION } from '@/lib/contracts/source-validation'
import { parametersInForce } from '@/lib/core/validation/workspace'
import type { ReviewPorts } from '@/lib/pipelines/review/ports'
import { searchAgain } from '@/lib/pipelines/sources/search-again'
import type { PortServices, RunOwner } from './port-services'
import { readProjectTrace } from './project-trace'
import { listProjectSources } from './proposal-ports'
import { makeLocalPorts, makeSourcePorts, serviceDeps, serviceDepsOf } from './source-ports'

type ReviewWorld = Omit<ReviewPorts, 'model'>
/** Passages of one source that are read: an article has about a hundred. */
const PASSAGES_MAX = 400

/** The real world for one review: the project's sources and library, the indexes with the owner's keys (or the sandbox). */
export async function makeReviewPorts(services: PortServices, owner: RunOwner): Promise<ReviewWorld> {
  const { db, runs } = services
  const deps = await serviceDepsOf(services, owner)
  const { projectId } = owner
  return {
    listSources: () => listProjectSources(services, owner),
    checkReferences: (works, signal) => checkReferences(works, { deps, signal }),
    readTopic: async () => {
      const latest = await findLatestRun(db, projectId, SOURCE_VALIDATION)
      const { topic = '', question = '' } = (latest && parametersInForce(await runs.get(latest.id))) ?? {}
      return { topic, question }
    },
    readTrace: () => readProjectTrace(services, owner),
    readCitations: (sources, options) => readCitations(sources, { deps, ...options }),
    findNames: async (map, signal) => (await makeSourcePorts(services, owner)).names.findNames(map, signal),
    searchAgain: async (standing, options) => {
      const ports = await makeSourcePorts(services, owner)
      const latest = await findLatestRun(db, projectId, SOURCE_VALIDATION)
      const run = latest ? await runs.get(latest.id) : null
      return searchAgain(run, { ports, standing, ...options })
    },
    passagesOf: async (sourceId) => {
      const held = (await listItems(db, projectId)).find(({ item }) => item.sourceId === sourceId)
      return held ? passagesOf(db, projectId, { itemId: held.item.id, limit: PASSAGES_MAX }) : []
    },
    remember: (content) => saveMemory(db, projectId, { runId: owner.runId, assistant: PATRICIA, content }),
  }
}

interface LocalWorld {
  readonly sources: readonly Source[]
  readonly topic: string
  readonly question: string
  readonly passages: ReadonlyMap<string, readonly Passage[]>
  readonly sandboxBase: string | undefined
}

/** The same without a project behind it: sources that were brought along, all of them chosen; nothing is remembered. */
export function makeLocalReviewPorts({
  sources,
  topic,
  question,
  passages,
  sandboxBase,
}: LocalWorld): ReviewWorld {
  const deps = serviceDeps(sandboxBase)
  const local = makeLocalPorts(sandboxBase)
  return {
    listSources: async () => ({ sources: sources.map((source) => ({ source, chosen: true })), counts: null }),
    checkReferences: (works, signal) => checkReferences(works, { deps, signal }),
    readTopic: async () => ({ topic, question }),
    readTrace: async () => ({ searches: [], records: [], reviewers: [] }),
    readCitations: (read, options) => readCitations(read, { deps, ...options }),
    findNames: (map, signal) => local.names.findNames(map, signal),
    searchAgain: (standing, options) => searchAgain(null, { ports: local, standing, ...options }),
    passagesOf: async (sourceId) => passages.get(sourceId) ?? [],
    remember: async () => undefined,
  }
}
