import { AppError } from '@/lib/contracts/errors'
import type { PaperRunInput, PaperSources } from '@/lib/contracts/paper-run'
import type { PaperSearch } from '@/lib/contracts/paper-search'
import { PAPER_SOURCES_MAX } from '@/lib/contracts/paper-session'
import type { SearchTrace } from '@/lib/contracts/search-trace'
import type { Source } from '@/lib/contracts/source'
import type { Work } from '@/lib/contracts/work'
import { citationKeys } from '@/lib/core/formats/citation-keys'
import { isShown, isTold } from '@/lib/core/relevance/threshold'
import { countedFlow, prismaFlow } from '@/lib/core/review/prisma-flow'
import { closedTrace } from '@/lib/core/review/trace-records'
import type { PaperRowPorts } from './row-ports'

/**
 * The sources of the project that a paper may cite, as they stand now, each under its citation key; the chosen ones first. Throws `no-sources`
 * where there is none.
 */
export async function gatherPaperSources(
  { listSources, readTrace }: Pick<PaperRowPorts, 'listSources' | 'readTrace'>,
  scope: PaperRunInput['scope'],
): Promise<PaperSources> {
  const [{ sources }, trace] = await Promise.all([listSources(), readTrace?.() ?? null])
  const keys = citationKeys(sources.map(({ source }) => source))
  const wanted = sources
    .filter(({ source, chosen }) => chosen || (scope === 'all' && isShown(source)))
    .toSorted((a, b) => Number(b.chosen) - Number(a.chosen))
  const told = wanted.filter(({ source, chosen }) => isTold(source, chosen))
  if (told.length === 0) throw new AppError('no-sources', 'the project has no source that a paper can cite')
  const taken = told.slice(0, PAPER_SOURCES_MAX).map(({ source }) => source)
  return {
    sources: taken.map((source) => ({ key: keys.get(source.id) ?? source.id, work: toldOf(source) })),
    offTopic: wanted.length - told.length,
    search: trace && searchOf(trace, { wanted: wanted.map(({ source }) => source), told, taken }),
  }
}

interface Taking {
  readonly wanted: readonly Source[]
  readonly told: readonly { readonly source: Source }[]
  readonly taken: readonly Source[]
}

/** The log as this paper leaves it. */
function searchOf(
  { searches, records, reviewers }: SearchTrace,
  { wanted, told, taken }: Taking,
): PaperSearch {
  const closed = closedTrace(records, {
    wanted,
    included: taken.filter((source) => !isWithdrawn(source)),
    retracted: taken.filter(isWithdrawn),
    beyond: told.slice(PAPER_SOURCES_MAX).map(({ source }) => source),
  })
  return { searches, reviewers, flow: [...countedFlow(prismaFlow({ records: closed }))] }
}

const isWithdrawn = ({ retractionCheck, work }: Source) =>
  retractionCheck === 'retracted' || work.retraction?.kind === 'retracted'

/** What was withdrawn counts for nothing: only its title is told. */
function toldOf({ work, retractionCheck }: Source): Work {
  if (retractionCheck !== 'retracted') return work
  return { ...work, abstract: null, retraction: work.retraction ?? { kind: 'retracted', via: 'check' } }
}
