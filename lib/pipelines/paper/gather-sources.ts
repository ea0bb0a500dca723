import { AppError } from '@/lib/contracts/errors'
import type { PaperRunInput, PaperSources } from '@/lib/contracts/paper-run'
import { PAPER_SOURCES_MAX } from '@/lib/contracts/paper-session'
import type { Source } from '@/lib/contracts/source'
import type { Work } from '@/lib/contracts/work'
import { citationKeys } from '@/lib/core/formats/citation-keys'
import { isOnTopic, isShown } from '@/lib/core/relevance/threshold'
import type { PaperRowPorts } from './row-ports'

/**
 * The sources of the project that a paper may cite, as they stand now, each under its citation key; the chosen ones first. Throws `no-sources`
 * where there is none.
 */
export async function gatherPaperSources(
  { listSources }: Pick<PaperRowPorts, 'listSources'>,
  scope: PaperRunInput['scope'],
): Promise<PaperSources> {
  const { sources } = await listSources()
  const keys = citationKeys(sources.map(({ source }) => source))
  const wanted = sources
    .filter(({ source, chosen }) => chosen || (scope === 'all' && isShown(source)))
    .toSorted((a, b) => Number(b.chosen) - Number(a.chosen))
  const told = wanted.filter(({ source }) => isOnTopic(source))
  if (told.length === 0) throw new AppError('no-sources', 'the project has no source that a paper can cite')
  return {
    sources: told
      .slice(0, PAPER_SOURCES_MAX)
      .map(({ source }) => ({ key: keys.get(source.id) ?? source.id, work: toldOf(source) })),
    offTopic: wanted.length - told.length,
  }
}

/** What was withdrawn counts for nothing: only its title is told. */
function toldOf({ work, retractionCheck }: Source): Work {
  if (retractionCheck !== 'retracted') return work
  return { ...work, abstract: null, retraction: work.retraction ?? { kind: 'retracted', via: 'check' } }
}
