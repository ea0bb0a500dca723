import type { Concept, ConceptMap } from '@/lib/contracts/concept-map'
import { conceptLanguages } from '@/lib/contracts/concept-terms'
import { databaseIds } from '@/lib/contracts/database-ids'
import { SearchParameters } from '@/lib/contracts/search'
import { activeNames, requiredConcepts } from '@/lib/core/concepts/concept-map'
import { readTopic } from '@/lib/core/concepts/read-topic'
import { requiredNames } from '@/lib/core/concepts/required-names'
import { composeDatabaseQuery } from '@/lib/core/search/compose-query'
import type { CommandOutput } from '../command-output'
import { readArguments } from '../read-arguments'
import { TopicOptions, topicOptions } from '../topic-options'

/**
 * `carrel concepts`: prints one JSON line with the concepts of a topic, the names that a query requires, and the query of each
 * database. Asks no network. A text that names no thing gives empty lists, and one sentence on stderr says so. Exit code 1
 * only for wrong arguments.
 */
export async function concepts(args: string[], io: CommandOutput): Promise<number> {
  const given = readArguments(args, { options: topicOptions, schema: TopicOptions })
  const map = readTopic(given)
  const required = requiredConcepts(map).map(({ name }) => name)
  const queries = map.concepts.length > 0 ? await queriesOf(map, given) : {}
  io.stdout(JSON.stringify({ concepts: map.concepts.map(printed), required, queries }))
  if (map.concepts.length === 0)
    io.stderr('No concept could be found in these words: name the things you want to study.')
  return 0
}

function printed(concept: Concept) {
  const names = conceptLanguages.map((language) => [
    language,
    activeNames(concept, language).map(({ text }) => text),
  ])
  return { name: concept.name, role: concept.role, names: Object.fromEntries(names) }
}

async function queriesOf(
  map: ConceptMap,
  { topic, question }: TopicOptions,
): Promise<Record<string, string>> {
  const { readStrategies } = await import('@/lib/server/strategy-files')
  const strategies = await readStrategies()
  const parameters = SearchParameters.parse({ topic, question, databases: databaseIds })
  const all = requiredNames(map).map(({ words }) => [...words])
  const texts = databaseIds.map((database) => [
    database,
    composeDatabaseQuery({ all }, parameters, strategies[database]).text,
  ])
  return Object.fromEntries(texts)
}
