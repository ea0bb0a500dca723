import { AppError } from '@/lib/contracts/errors'
import { type Gathered, REVIEW_SOURCES_MAX, type ReviewScope } from '@/lib/contracts/review'
import { citationKeys } from '@/lib/core/formats/citation-keys'
import { isShown } from '@/lib/core/relevance/threshold'
import { citableSource } from '@/lib/pipelines/proposal/literature'
import type { ReviewPorts } from './ports'

/**
 * The sources of the project that a review takes in, as they stand now: the chosen ones, or all that were found and not left out, the chosen
 * ones first. Throws `no-sources` where there is none.
 */
export async function gatherSources(
  ports: Pick<ReviewPorts, 'listSources' | 'readTopic'>,
  scope: ReviewScope,
): Promise<Gathered> {
  const [{ sources }, { topic, question }] = await Promise.all([ports.listSources(), ports.readTopic()])
  const keys = citationKeys(sources.map(({ source }) => source))
  const wanted = sources
    .filter(({ source, chosen }) => chosen || (scope === 'all' && isShown(source)))
    .toSorted((a, b) => Number(b.chosen) - Number(a.chosen))
  if (wanted.length === 0) throw new AppError('no-sources', 'the project has no source that can be reviewed')
  return {
    topic,
    question,
    sources: wanted
      .slice(0, REVIEW_SOURCES_MAX)
      .map((entry) => citableSource(entry, keys.get(entry.source.id) ?? entry.source.id)),
    beyond: Math.max(0, wanted.length - REVIEW_SOURCES_MAX),
  }
}
