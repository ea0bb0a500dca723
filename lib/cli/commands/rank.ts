import { z } from 'zod'
import type { CommandOutput } from '@/lib/cli/command-output'
import { listArgument, readArguments, yearArgument, yearsInOrder } from '@/lib/cli/read-arguments'
import { type CliRecord, readRecords } from '@/lib/cli/read-records'
import { AppError } from '@/lib/contracts/errors'
import type { Score } from '@/lib/contracts/source'
import { peerReviewOf } from '@/lib/core/quality/quality-peer-review'
import { scoreQuality } from '@/lib/core/quality/quality-score'
import type { Rubric } from '@/lib/core/quality/rubric'
import { scoreRelevancy } from '@/lib/core/relevance/relevancy'
import { prepareRelevancy, type RelevancyQuery } from '@/lib/core/relevance/relevancy-query'
import { reasonLanguages } from '@/lib/core/relevance/relevancy-reason'
import { readRubric } from '@/lib/server/strategy-files'

const USAGE =
  'Usage: carrel rank [--topic T] [--question Q] [--from Y] [--to Y] [--languages pt,en] [--exclude w,…] [--language en|pt|es] <file.jsonl[.gz]>'
const TEXT_MAX = 20_000

const text = z.string().max(TEXT_MAX, `is longer than ${TEXT_MAX} characters`).default('')

const Options = z
  .object({
    topic: text,
    question: text,
    from: yearArgument.optional(),
    to: yearArgument.optional(),
    languages: listArgument,
    exclude: listArgument,
    language: z.enum(reasonLanguages).default('en'),
    file: z.string(),
  })
  .refine(yearsInOrder.check, yearsInOrder.error)

const options = {
  topic: { type: 'string' },
  question: { type: 'string' },
  from: { type: 'string' },
  to: { type: 'string' },
  languages: { type: 'string' },
  exclude: { type: 'string' },
  language: { type: 'string' },
} as const

/**
 * `carrel rank`: one JSON line for each record, best first:
 * `{"id","relevancy","quality","parts","reason"}`; parts and reason are those of relevancy, which alone decides the
 * order. Quality rests on the record and the rubric file; nothing is looked up. Records of equal relevancy keep the order of the file.
 * Exit code 1 with one sentence on stderr when the arguments or the file cannot be read.
 */
export async function rank(args: string[], io: CommandOutput): Promise<number> {
  const given = readArguments(args, {
    options,
    operands: { names: ['file'], usage: USAGE },
    schema: Options,
  })
  if (`${given.topic}${given.question}`.trim() === '') {
    throw new AppError('invalid-input', 'Give a --topic or a --question to rank by.')
  }
  const records = await readRecords(given.file)
  const query = prepareRelevancy({
    topic: given.topic,
    question: given.question,
    yearFrom: given.from ?? null,
    yearTo: given.to ?? null,
    languages: given.languages,
    excluded: given.exclude,
    concepts: null,
  })
  const rubric = await readRubric()
  for (const line of rankLines(records, query, { language: given.language, rubric })) io.stdout(line)
  return 0
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
