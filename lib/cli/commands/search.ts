import { parseArgs } from 'node:util'
import { z } from 'zod'
import { databaseIds, QUESTION_MAX, SearchParameters, TOPIC_MAX } from '@/lib/contracts/search'
import { Locale } from '@/lib/contracts/source-validation'
import { searchOnce } from '@/lib/server/search-once'
import type { CommandIo } from '../main'

const list = (text: string | undefined) =>
  (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')

const NO_YEAR = 'is not a year from 1800 to 2100'
const Year = z.coerce.number(NO_YEAR).int(NO_YEAR).min(1800, NO_YEAR).max(2100, NO_YEAR)

const Database = z.enum(databaseIds, {
  error: ({ input }) => `has ${input}, which is none of ${databaseIds.join(', ')}`,
})

const Arguments = z
  .object({
    topic: z
      .string({ error: 'is missing' })
      .trim()
      .min(1, 'is empty')
      .max(TOPIC_MAX, `is longer than ${TOPIC_MAX} characters`)
      .regex(/[\p{L}\p{N}]/u, 'needs a letter or a digit'),
    question: z.string().trim().max(QUESTION_MAX, `is longer than ${QUESTION_MAX} characters`).default(''),
    databases: z.array(Database).max(databaseIds.length, 'names a database twice'),
    from: Year.optional(),
    to: Year.optional(),
    languages: z.array(z.string().regex(/^[a-z]{2}$/, 'must be two-letter codes')).max(20),
    exclude: z.array(z.string().max(100)).max(30),
    locale: Locale.default('en'),
    sandbox: z.boolean().default(false),
  })
  .refine(({ from, to }) => from === undefined || to === undefined || from <= to, {
    path: ['from'],
    message: 'is after --to',
  })

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
export async function search(args: string[], io: CommandIo): Promise<number> {
  const parsed = readArguments(args)
  if (!parsed.ok) {
    io.stderr(parsed.problem)
    return 1
  }
  const { topic, question, databases, from, to, languages, exclude, locale, sandbox } = parsed.value
  const parameters = SearchParameters.partial({ databases: true }).parse({
    topic,
    question,
    yearFrom: from ?? null,
    yearTo: to ?? null,
    languages,
    excluded: exclude,
    ...(databases.length > 0 ? { databases } : {}),
  })
  const summary = await searchOnce(parameters, {
    locale,
    sandbox,
    emit: (line) => io.stdout(JSON.stringify(line)),
  })
  io.stdout(JSON.stringify(summary))
  if (summary.answered > 0) return 0
  io.stderr('No database could be asked: see the outcome of each.')
  return 1
}

function readArguments(
  args: string[],
): { ok: true; value: z.infer<typeof Arguments> } | { ok: false; problem: string } {
  try {
    const { values } = parseArgs({ args, options, strict: true })
    const { databases, languages, exclude, ...rest } = values
    const given = { ...rest, databases: list(databases), languages: list(languages), exclude: list(exclude) }
    const checked = Arguments.safeParse(given)
    if (checked.success) return { ok: true, value: checked.data }
    const [issue] = checked.error.issues
    return {
      ok: false,
      problem: `--${String(issue?.path[0] ?? 'argument')} ${issue?.message ?? 'is not usable'}.`,
    }
  } catch (error) {
    return { ok: false, problem: error instanceof Error ? error.message : 'The arguments could not be read.' }
  }
}
