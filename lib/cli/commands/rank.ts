import { parseArgs } from 'node:util'
import { z } from 'zod'
import type { CommandOutput } from '@/lib/cli/command-output'
import { type CliRecord, readRecords } from '@/lib/cli/read-records'
import { AppError } from '@/lib/contracts/errors'
import type { Score } from '@/lib/contracts/source'
import { peerReviewOf } from '@/lib/core/scoring/quality-peer-review'
import { scoreQuality } from '@/lib/core/scoring/quality-score'
import { prepareRelevancy, type RelevancyQuery, scoreRelevancy } from '@/lib/core/scoring/relevancy'
import { reasonLanguages } from '@/lib/core/scoring/relevancy-reason'
import type { Rubric } from '@/lib/core/scoring/rubric'
import { readRubric } from '@/lib/server/strategy-files'

const USAGE =
  'Usage: carrel rank [--topic T] [--question Q] [--from Y] [--to Y] [--languages pt,en] [--exclude w,…] [--language en|pt|es] <file.jsonl[.gz]>'
const TEXT_MAX = 20_000

const list = z
  .string()
  .default('')
  .transform((line) =>
    line
      .split(',')
      .map((item) => item.trim())
      .filter(Boolean),
  )
const year = z.coerce.number().int().optional()

const Options = z.object({
  topic: z.string().max(TEXT_MAX).default(''),
  question: z.string().max(TEXT_MAX).default(''),
  from: year,
  to: year,
  languages: list,
  exclude: list,
  language: z.enum(reasonLanguages).default('en'),
  file: z.string().min(1),
})

/**
 * `carrel rank`: one JSON line for each record, best first:
 * `{"id","relevancy","quality","parts","reason"}`; parts and reason are those of relevancy, which alone decides the
 * order. Quality rests on the record and the rubric file; nothing is looked up. Records of equal relevancy keep the order of the file.
 * Exit code 1 with one sentence on stderr when the arguments or the file cannot be read.
 */
export async function rank(args: string[], io: CommandOutput): Promise<number> {
  const options = readOptions(args)
  if (options === null) {
    io.stderr(USAGE)
    return 1
  }
  if (`${options.topic}${options.question}`.trim() === '') {
    io.stderr('Give a --topic or a --question to rank by.')
    return 1
  }
  try {
    const records = await readRecords(options.file)
    const query = prepareRelevancy({
      topic: options.topic,
      question: options.question,
      yearFrom: options.from ?? null,
      yearTo: options.to ?? null,
      languages: options.languages,
      excluded: options.exclude,
    })
    const rubric = await readRubric()
    for (const line of rankLines(records, query, { language: options.language, rubric })) io.stdout(line)
    return 0
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    io.stderr(error.message)
    return 1
  }
}

function readOptions(args: string[]): z.infer<typeof Options> | null {
  try {
    const text = { type: 'string' } as const
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        topic: text,
        question: text,
        from: text,
        to: text,
        languages: text,
        exclude: text,
        language: text,
      },
    })
    const parsed = Options.safeParse({ ...values, file: positionals[0] })
    return parsed.success && positionals.length === 1 ? parsed.data : null
  } catch {
    // parseArgs throws on an unknown option; the usage line is the answer to all of them.
    return null
  }
}

function rankLines(
  records: readonly CliRecord[],
  query: RelevancyQuery,
  { language, rubric }: { language: (typeof reasonLanguages)[number]; rubric: Rubric },
): string[] {
  const currentYear = new Date().getUTCFullYear()
  const locale = language === 'pt' ? 'pt-BR' : language
  const scores = scoreRelevancy(records, query, { language })
  return records
    .map((record, at) => ({ record, at, score: scores[at] }))
    .filter((entry): entry is { record: CliRecord; at: number; score: Score } => entry.score !== undefined)
    .sort((a, b) => b.score.score - a.score.score || a.at - b.at)
    .map(({ record, score }) =>
      JSON.stringify({
        id: record.id,
        relevancy: score.score,
        quality: scoreQuality(record, {
          rubric,
          journal: null,
          peerReview: peerReviewOf(record),
          currentYear,
          locale,
        }).score,
        parts: score.parts,
        reason: score.reason,
      }),
    )
}
