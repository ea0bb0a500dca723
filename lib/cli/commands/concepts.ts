import { z } from 'zod'
import { type Concept, ConceptLanguage, type ConceptMap } from '@/lib/contracts/concept-map'
import { conceptLanguages } from '@/lib/contracts/concept-terms'
import { databaseIds } from '@/lib/contracts/database-ids'
import { AppError } from '@/lib/contracts/errors'
import { SearchParameters } from '@/lib/contracts/search'
import { QUESTION_MAX, TOPIC_MAX } from '@/lib/contracts/search-limits'
import { activeNames, requiredConcepts } from '@/lib/core/concepts/concept-map'
import { readTopic } from '@/lib/core/concepts/read-topic'
import { requiredNames } from '@/lib/core/concepts/required-names'
import { composeDatabaseQuery } from '@/lib/core/search/compose-query'
import type { CommandOutput } from '../command-output'
import { readArguments } from '../read-arguments'

const options = {
  topic: { type: 'string' },
  question: { type: 'string' },
  language: { type: 'string' },
} as const

const Options = z.object({
  topic: z
    .string({ error: 'is missing' })
    .trim()
    .min(1, 'is empty')
    .max(TOPIC_MAX, `is longer than ${TOPIC_MAX} characters`)
    .regex(/[\p{L}\p{N}]/u, 'needs a letter or a digit'),
  question: z.string().trim().max(QUESTION_MAX, `is longer than ${QUESTION_MAX} characters`).default(''),
  language: ConceptLanguage.nullable().default(null),
})

/**
 * `carrel concepts`: prints one JSON line with the concepts of a topic, the names that a query requires, and the query of each
 * database. Asks no network. A text that names no thing gives empty lists, and one sentence on stderr says so. Exit code 1
 * only for wrong arguments.
 */
export async function concepts(args: string[], io: CommandOutput): Promise<number> {
  try {
    const given = readArguments(args, { options, schema: Options })
    const map = readTopic(given)
    const required = requiredConcepts(map).map(({ name }) => name)
    const queries = map.concepts.length > 0 ? await queriesOf(map, given) : {}
    io.stdout(JSON.stringify({ concepts: map.concepts.map(printed), required, queries }))
    if (map.concepts.length === 0)
      io.stderr('No concept could be found in these words: name the things you want to study.')
    return 0
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    io.stderr(error.message)
    return 1
  }
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
  { topic, question }: z.infer<typeof Options>,
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
