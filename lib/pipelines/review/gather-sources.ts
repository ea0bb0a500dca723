import { AppError } from '@/lib/contracts/errors'
import { type Gathered, REVIEW_SOURCES_MAX, type ReviewScope } from '@/lib/contracts/review'
import type { Source } from '@/lib/contracts/source'
import { citationKeys } from '@/lib/core/formats/citation-keys'
import { isShown, isTold } from '@/lib/core/relevance/threshold'
import { closedTrace } from '@/lib/core/review/trace-records'
import { citableSource } from '@/lib/pipelines/proposal/literature'
import type { ReviewPorts } from './ports'

/**
 * The sources of the project that a review takes in, as they stand now: the chosen ones, or all that were found and not left out, the chosen
 * ones first. Throws `no-sources` where there is none.
 */
export async function gatherSources(
  ports: Pick<ReviewPorts, 'listSources' | 'readTopic' | 'readTrace'>,
  scope: ReviewScope,
): Promise<Gathered> {
  const [{ sources }, { topic, question }, trace] = await Promise.all([
    ports.listSources(),
    ports.readTopic(),
    ports.readTrace(),
  ])
  const keys = citationKeys(sources.map(({ source }) => source))
  const wanted = sources
    .filter(({ source, chosen }) => chosen || (scope === 'all' && isShown(source)))
    .toSorted((a, b) => Number(b.chosen) - Number(a.chosen))
  if (wanted.length === 0) throw new AppError('no-sources', 'the project has no source that can be reviewed')
  const taken = wanted.slice(0, REVIEW_SOURCES_MAX)
  const keyOf = ({ source }: (typeof taken)[number]) => keys.get(source.id) ?? source.id
  const isRetracted = ({ source }: (typeof taken)[number]) => source.retractionCheck === 'retracted'
  return {
    topic,
    question,
    sources: taken.map((entry) => citableSource(entry, keyOf(entry))),
    setAside: {
      retracted: taken.filter(isRetracted).map(keyOf),
      offTopic: taken
        .filter((entry) => !isRetracted(entry) && !isTold(entry.source, entry.chosen))
        .map(keyOf),
    },
    beyond: Math.max(0, wanted.length - REVIEW_SOURCES_MAX),
    trace: {
      searches: trace.searches,
      reviewers: trace.reviewers,
      records: [
        ...closedTrace(trace.records, {
          wanted: sourcesOf(wanted),
          included: sourcesOf(taken.filter((entry) => !isRetracted(entry))),
          retracted: sourcesOf(taken.filter(isRetracted)),
          beyond: sourcesOf(wanted.slice(REVIEW_SOURCES_MAX)),
        }),
      ],
    },
  }
}

const sourcesOf = (entries: readonly { readonly source: Source }[]) => entries.map(({ source }) => source)
