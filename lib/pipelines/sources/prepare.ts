import type { Prepared, ValidationInput } from '@/lib/contracts/source-validation'
import { publicationYears } from '@/lib/core/concepts/publication-years'
import { withKeywords } from '@/lib/core/concepts/read-keywords'
import { topicMap } from '@/lib/core/concepts/topic-map'
import { suggestDatabases } from '@/lib/core/search/suggest-databases'
import { detectLanguage } from '@/lib/core/text/detect-language'

/** What the student is asked to confirm, from the topic alone: its language, the databases that fit, the years that it names. */
export function prepareSearch(input: ValidationInput, currentYear: number): Prepared {
  const { topic, question, context, locale } = input
  const language = detectLanguage(question === '' ? topic : `${topic}. ${question}`)
  const databaseReasons = [...suggestDatabases({ topic, question, context, language, locale })]
  const databases = databaseReasons.map((suggestion) => suggestion.database)
  const parameters = input.parameters ?? {
    topic,
    question,
    ...publicationYears(topic, currentYear),
    languages: [],
    excluded: [],
    databases,
  }
  return {
    language,
    parameters,
    map: withKeywords(input.map ?? topicMap(parameters), input.keywords),
    databaseReasons,
    delta: { upserts: input.carried, patches: [], absorbed: [], dropped: [] },
  }
}
