import type { Locale } from '@/lib/contracts/locale'
import type { Source } from '@/lib/contracts/source'
import type { Work } from '@/lib/contracts/work'
import { topicMap } from '@/lib/core/concepts/topic-map'
import { sourcesFromWorks } from '@/lib/pipelines/sources/sources-from-works'
import { readRubric } from '@/lib/server/strategy-files'

interface Topic {
  readonly topic: string
  readonly question: string
  readonly locale: Locale
}

/** Works that were brought along as sources of a topic, merged and scored as a search would have done. */
export async function scoredSources(
  works: readonly Work[],
  { locale, ...topic }: Topic,
): Promise<readonly Source[]> {
  return sourcesFromWorks(works, {
    parameters: { ...topic, yearFrom: null, yearTo: null, languages: [], excluded: [], databases: [] },
    map: topicMap(topic),
    scope: null,
    rubric: await readRubric(),
    locale,
    currentYear: new Date().getUTCFullYear(),
  })
}
