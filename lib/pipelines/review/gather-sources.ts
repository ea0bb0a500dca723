import { AppError } from '@/lib/contracts/errors'
import { type Gathered, REVIEW_SOURCES_MAX, type ReviewScope } from '@/lib/contracts/review'
import { TRACED_RECORDS_MAX, type TracedRecord } from '@/lib/contracts/search-trace'
import type { Source } from '@/lib/contracts/source'
import { citationKeys } from '@/lib/core/formats/citation-keys'
import { isOnTopic, isShown } from '@/lib/core/relevance/threshold'
import { closeTrace } from '@/lib/core/review/trace-records'
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
      offTopic: taken.filter((entry) => !isRetracted(entry) && !isOnTopic(entry.source)).map(keyOf),
    },
    beyond: Math.max(0, wanted.length - REVIEW_SOURCES_MAX),
    trace: {
      searches: trace.searches,
      records: [
        ...closeTrace(
          withUntraced(
            trace.records,
            wanted.map(({ source }) => source),
          ),
          {
            included: idsOf(taken.filter((entry) => !isRetracted(entry))),
            retracted: idsOf(taken.filter(isRetracted)),
            beyond: idsOf(wanted.slice(REVIEW_SOURCES_MAX)),
          },
        ),
      ].slice(0, TRACED_RECORDS_MAX),
    },
  }
}

/** With a record for each source that the log says nothing of: it came without a search. */
function withUntraced(records: readonly TracedRecord[], wanted: readonly Source[]): readonly TracedRecord[] {
  const traced = new Set(records.map(({ sourceId }) => sourceId))
  const untraced = wanted.filter(({ id }) => !traced.has(id))
  return [
    ...untraced.map(
      ({ id, work }): TracedRecord => ({
        ...{ id: `own:${id}`, from: 'carried', title: work.title.slice(0, 400), year: work.year },
        ...{ doi: work.doi, sourceId: id, fate: 'not-chosen', reason: '' },
      }),
    ),
    ...records,
  ]
}

function idsOf(entries: readonly { readonly source: Pick<Source, 'id'> }[]): ReadonlySet<string> {
  return new Set(entries.map(({ source }) => source.id))
}
