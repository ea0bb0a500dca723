import { z } from 'zod'
import { TaxonomyFile } from '@/lib/contracts/collection'
import { AppError } from '@/lib/contracts/errors'
import { Locale } from '@/lib/contracts/locale'
import type { CommandOutput } from '../command-output'
import { readArguments } from '../read-arguments'
import { readBytes } from '../read-bytes'

const options = {
  topic: { type: 'string' },
  questions: { type: 'string' },
  locale: { type: 'string' },
  sandbox: { type: 'boolean' },
} as const

const Options = z.object({
  topic: z.string({ error: 'is missing' }).trim().max(2_000, 'is longer than 2000 characters'),
  questions: z.string({ error: 'is missing' }).min(1, 'names no file'),
  locale: Locale.default('en'),
  sandbox: z.boolean().default(false),
})

const FILE_BYTES_MAX = 500_000

/**
 * `carrel collect`: collects sources for the questions of a file (the form of lib/pipelines/collection/data/drug-taxonomy.json) and
 * prints one JSON line for each source, one for each question with its searches, and a summary last. Exit code 1 when a
 * question has fewer sources than it needs, or for wrong arguments.
 */
export async function collect(args: string[], io: CommandOutput): Promise<number> {
  const { topic, questions: file, locale, sandbox } = readArguments(args, { options, schema: Options })
  const questions = await readTaxonomy(file)
  // Loaded late: it brings in all of the engine, which wrong arguments need not wait for.
  const { collectOnce } = await import('@/lib/server/runs/collect-once')
  const emit = (line: object) => io.stdout(JSON.stringify(line))
  const summary = await collectOnce(topic, { questions, locale, sandbox, emit })
  emit({ type: 'summary', ...summary })
  if (summary.ready) return 0
  const lacking = summary.questions.filter(({ missing }) => missing > 0)
  io.stderr(
    `Too few sources for ${lacking.map(({ key, missing }) => `${key} (${missing} missing)`).join(', ')}.`,
  )
  return 1
}

async function readTaxonomy(file: string) {
  const text = new TextDecoder().decode(await readBytes(file, FILE_BYTES_MAX))
  try {
    const parsed = TaxonomyFile.safeParse(JSON.parse(text))
    if (parsed.success) return parsed.data
    const [issue] = parsed.error.issues
    throw new AppError(
      'invalid-input',
      `${file} holds no questions: ${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}.`,
    )
  } catch (error) {
    if (error instanceof AppError) throw error
    throw new AppError('invalid-input', `${file} is not valid JSON.`, { cause: error })
  }
}
