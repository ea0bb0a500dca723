import { publicHolidays } from '@/lib/adapters/calendar/public-holidays'
import { checkReferences } from '@/lib/adapters/databases/check-references'
import { loadCitationStyle } from '@/lib/adapters/files/citation-styles'
import { findLatestRun } from '@/lib/adapters/store/runs'
import { listSelections } from '@/lib/adapters/store/selections'
import type { Source } from '@/lib/contracts/source'
import { SOURCE_VALIDATION } from '@/lib/contracts/source-validation'
import { rankSources } from '@/lib/core/validation/source-deltas'
import type { ProjectSources, ProposalPorts } from '@/lib/pipelines/proposal/ports'
import { knownSources } from '@/lib/pipelines/sources/known-sources'
import { searchCounts } from '@/lib/pipelines/sources/search-counts'
import { judgeApart } from './judge-apart'
import type { PortServices, RunOwner } from './port-services'
import { makeLocalPorts, makeSourcePorts, serviceDeps, serviceDepsOf } from './source-ports'

/** The sources of the project's latest validation, most relevant first, without those the student left out. */
export async function listProjectSources(
  all: Pick<PortServices, 'db' | 'runs'>,
  { projectId }: Pick<RunOwner, 'projectId'>,
): Promise<ProjectSources> {
  const latest = await findLatestRun(all.db, projectId, SOURCE_VALIDATION)
  if (!latest) return { sources: [], counts: null }
  const [run, selection] = await Promise.all([all.runs.get(latest.id), listSelections(all.db, projectId)])
  const decisions = new Map(selection.map(({ sourceId, decision }) => [sourceId, decision]))
  const sources = rankSources(knownSources(run).values()).flatMap((source) => {
    const decision = [source.id, ...source.aliases].map((id) => decisions.get(id)).find(Boolean)
    return decision === 'exclude' ? [] : [{ source, chosen: decision === 'include' }]
  })
  return { sources, counts: searchCounts(run, selection) }
}

/** The ports of a proposal but for the model, which reads the pipeline's prompts. */
type ProposalWorld = Omit<ProposalPorts, 'model'>

/** The real world for one proposal: the project's sources, the indexes with the owner's keys (or the sandbox). */
export async function makeProposalPorts(services: PortServices, owner: RunOwner): Promise<ProposalWorld> {
  const [{ checkLink }, deps] = await Promise.all([
    makeSourcePorts(services, owner),
    serviceDepsOf(services, owner),
  ])
  return {
    listSources: () => listProjectSources(services, owner),
    checkLink,
    checkReferences: (works, signal) => checkReferences(works, { deps, signal }),
    publicHolidays,
    readCitationStyle: loadCitationStyle,
    judge: judgeApart(owner.runId),
  }
}

/** The same without a project behind it: sources that were brought along, all of them chosen. */
export function makeLocalProposalPorts(
  sources: readonly Source[],
  sandboxBase: string | undefined,
): ProposalWorld {
  const { checkLink } = makeLocalPorts(sandboxBase)
  const deps = serviceDeps(sandboxBase)
  return {
    listSources: async () => ({ sources: sources.map((source) => ({ source, chosen: true })), counts: null }),
    checkLink,
    checkReferences: (works, signal) => checkReferences(works, { deps, signal }),
    publicHolidays,
    readCitationStyle: loadCitationStyle,
  }
}
