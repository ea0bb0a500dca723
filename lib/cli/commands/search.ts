import { z } from 'zod'
import { databaseIds } from '@/lib/contracts/database-ids'
import { Locale } from '@/lib/contracts/locale'
import { SearchParameters } from '@/lib/contracts/search'
import { QUESTION_MAX, TOPIC_MAX } from '@/lib/contracts/search-limits'
import type { CommandOutput } from '../command-output'
import { listArgument, readArguments, yearArgument, yearsInOrder } from '../read-arguments'

const Database = z.enum(databaseIds, {
  error: ({ input }) => `has ${input}, which is none of ${databaseIds.join(', ')}`,
})

const Options = z
  .object({
    topic: z
      .string({ error: 'is missing' })
      .trim()
      .min(1, 'is empty')
      .max(TOPIC_MAX, `is longer than ${TOPIC_MAX} characters`)
      .regex(/[\p{L}\p{N}]/u, 'needs a letter or a digit'),
    question: z.string().trim().max(QUESTION_MAX, `is longer than ${QUESTION_MAX} characters`).default(''),
    databases: listArgument
      .transform((names) => [...new Set(names.map((name) => name.toLowerCase()))])
      .pipe(z.array(Database)),
    from: yearArgument.optional(),
    to: yearArgument.optional(),
    languages: listArgument.pipe(
      z
        .array(z.string().regex(/^[a-z]{2}$/, 'must be two-letter codes'))
        .max(20, 'has more than 20 languages'),
    ),
    exclude: listArgument.pipe(
      z
        .array(z.string().max(100, 'has a word of more than 100 characters'))
        .max(30, 'has more than 30 words'),
    ),
    locale: Locale.default('en'),
    sandbox: z.boolean().default(false),
  })
  .refine(yearsInOrder.check, yearsInOrder.error)

const options = {
  topic: { type: 'string' },
  question: { type: 'string' },
  databases: { type: 'string' },
  from: { type: 'string' },
  to: { type: 'string' },
  languages: { type: 'string' },
  exclude: { type: 'string' },
  locale: { type: 'string' },
  sandbox: { type: 'boolean' },
} as const

/**
 * `carrel search`: asks the databases and prints one JSON line for each database as it answers, one for each ranked
 * source, and a summary last. Exit code 1 when no database could answer.
 */
export async function search(args: string[], io: CommandOutput): Promise<number> {
  const given = readArguments(args, { options, schema: Options })
  return await printSearch(given, io)
}

async function printSearch(given: z.infer<typeof Options>, io: CommandOutput): Promise<number> {
  const { topic, question, databases, from, to, languages, exclude, locale, sandbox } = given
  const parameters = SearchParameters.partial({ databases: true }).parse({
    topic,
    question,
    yearFrom: from ?? null,
    yearTo: to ?? null,
    languages,
    excluded: exclude,
    ...(databases.length > 0 ? { databases } : {}),
  })
  // Loaded late: it brings in all of the engine, which wrong arguments need not wait for.
  const { searchOnce } = await import('@/lib/server/runs/search-once')
  const summary = await searchOnce(parameters, {
    locale,
    sandbox,
    emit: (line) => io.stdout(JSON.stringify(line)),
  })
  io.stdout(JSON.stringify(summary))
  if (summary.answered > 0) return 0
  io.stderr('No database answered: see the outcome of each.')
  return 1
}
