import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { readDataFile } from '@/lib/adapters/files/read-data-file'
import { AppError } from '@/lib/contracts/errors'
import { Locale } from '@/lib/contracts/locale'
import {
  type ColumnMatch,
  DATA_COLUMNS_MAX,
  type DataProblem,
  type DataReport,
} from '@/lib/contracts/paper-data'
import { MAPPING_THRESHOLD01 } from '@/lib/contracts/paper-final'
import { PaperKind, type PaperResult } from '@/lib/contracts/paper-session'
import { topicMap } from '@/lib/core/concepts/topic-map'
import { citationKeys } from '@/lib/core/formats/citation-keys'
import { areMatchesOf, columnQuestion } from '@/lib/core/paper/floors/match-columns'
import { BUILT_IN } from '@/lib/engine/run-unit'
import { runFinalStage } from '@/lib/pipelines/paper/final-stage'
import type { PaperPorts } from '@/lib/pipelines/paper/ports'
import { openSession } from '@/lib/pipelines/paper/read-session'
import { runFloors } from '@/lib/pipelines/paper/run-floors'
import { completeAgent, getNextAgent, initPipeline, resumeSession } from '@/lib/pipelines/paper/session'
import { sessionColumns } from '@/lib/pipelines/paper/session-columns'
import { getSessionStatus } from '@/lib/pipelines/paper/session-status'
import { sourcesFromWorks } from '@/lib/pipelines/sources/sources-from-works'
import { writeFinal } from '@/lib/server/final-files'
import { withPaperPorts } from '@/lib/server/paper-ports'
import { readRubric } from '@/lib/server/strategy-files'
import type { CommandOutput } from '../command-output'
import { readArguments } from '../read-arguments'
import { readSources } from '../read-sources'

const USAGE =
  'Usage: carrel paper init|columns|next|complete|status|resume|run|export|final …; carrel help lists the options'
/** An output larger than this is none. */
const OUTPUT_BYTES_MAX = 4 * 1024 * 1024

const text = { type: 'string' } as const
const options = {
  query: text,
  sources: text,
  kind: text,
  locale: text,
  data: text,
  columns: text,
  session: text,
  agent: text,
  output: text,
  'written-by': text,
  until: text,
  out: text,
  threshold: text,
  'dry-run': { type: 'boolean' },
} as const

/** `concept=column`, several parted by semicolons; nothing behind the sign says that the data do not measure it. */
const columnsArgument = z.string().transform((text, context) =>
  text.split(';').flatMap((part): ColumnMatch[] => {
    if (part.trim() === '') return []
    const at = part.lastIndexOf('=')
    if (at < 1) context.addIssue({ code: 'custom', message: `says "${part.trim()}": write concept=column` })
    return [{ concept: part.slice(0, at).trim(), column: part.slice(at + 1).trim() || null }]
  }),
)

const operands = { names: ['action'], usage: USAGE }
const session = z.string('is missing').min(1).max(64)

/**
 * `carrel paper`: the sessions of a paper, one JSON line for each call, so that an outside agent can do each step: `next` gives the prompt, `complete`
 * takes the output. What is refused is a JSON line with number, name and recovery, a sentence on stderr, and exit code 1.
 */
export async function paper(args: string[], io: CommandOutput): Promise<number> {
  const action = actions[args[0] ?? '']
  if (!action) {
    io.stderr(USAGE)
    return 1
  }
  const result = await action(args, io)
  if (result.ok) {
    io.stdout(JSON.stringify(result.value))
    return 0
  }
  io.stdout(JSON.stringify({ error: result.fault }))
  io.stderr(`${result.fault.code} ${result.fault.message}`)
  return 1
}

type Action = (args: string[], io: CommandOutput) => Promise<PaperResult<object>>

const actions: Readonly<Record<string, Action>> = {
  init: async (args, io) => {
    const schema = z.object({
      query: z.string('is missing').min(1),
      sources: z.string('is missing').min(1),
      kind: PaperKind.default('review'),
      locale: Locale.default('en'),
      data: z.string().min(1).optional(),
      columns: columnsArgument.default([]),
    })
    const given = readArguments(args, { options, operands, schema })
    const data = given.data === undefined ? null : await readOwnData(given.data)
    if (data !== null && given.kind !== 'empirical')
      throw new AppError('invalid-input', 'Only a paper of --kind empirical has results of your own data.')
    const matches = given.columns
    if (matches.length > 0 && !(data && areMatchesOf(columnQuestion(given, data), matches)))
      throw new AppError('invalid-input', '--columns names no column of --data, or no concept of --query.')
    const input = { ...given, data: data && { ...data, matches }, sources: await citedWorks(given, io) }
    return withPaperPorts((ports) => initPipeline(input, ports))
  },
  columns: async (args) => {
    const schema = z.object({ session, columns: columnsArgument.optional() })
    const given = readArguments(args, { options, operands, schema })
    return withPaperPorts((ports) => sessionColumns(given.session, given.columns ?? null, ports))
  },
  next: (args) => inSession(args, getNextAgent),
  status: (args) => inSession(args, getSessionStatus),
  resume: (args) => inSession(args, resumeSession),
  export: (args) => inSession(args, exportSession),
  complete: async (args) => {
    const schema = z.object({
      session,
      agent: z.string('is missing').max(60),
      output: z.string('is missing'),
      'written-by': z
        .string()
        .max(120)
        .refine((name) => name !== BUILT_IN, 'is the name of the methods that run calls')
        .default('outside agent'),
    })
    const given = readArguments(args, { options, operands, schema })
    const output = await readOutput(given.output)
    const written = { output, writtenBy: given['written-by'] }
    return withPaperPorts((ports) => completeAgent(given.session, given.agent, written, ports))
  },
  run: async (args) => {
    const schema = z.object({ session, until: z.string().max(60).optional() })
    const given = readArguments(args, { options, operands, schema })
    return withPaperPorts((ports) => runFloors(given.session, { until: given.until ?? null, ports }))
  },
  final: async (args) => {
    const schema = z.object({
      session,
      out: z.string().min(1).default('paper'),
      threshold: z.coerce.number().min(0).max(1).default(MAPPING_THRESHOLD01),
      'dry-run': z.boolean().default(false),
    })
    const given = readArguments(args, { options, operands, schema })
    return withPaperPorts((ports) => finish(given, ports))
  },
}

/** Phase 8: the paper as files, or in a dry run what would be mapped and written. */
async function finish(
  given: { session: string; out: string; threshold: number; 'dry-run': boolean },
  ports: PaperPorts,
): Promise<PaperResult<object>> {
  const stage = { dryRun: given['dry-run'], threshold01: given.threshold }
  const ran = await runFinalStage(given.session, stage, ports)
  if (!ran.ok) return ran
  const { made, ...told } = ran.value
  const files = await writeFinal(ran.value, { folder: given.out, now: ports.now() })
  return {
    ok: true,
    value: { ...told, dryRun: stage.dryRun, warnings: made?.report.warnings ?? [], ...files },
  }
}

/** The session as a paper.json, which `carrel examine` reads. */
async function exportSession(sessionId: string, ports: PaperPorts): Promise<PaperResult<object>> {
  const opened = await openSession(sessionId, ports)
  if (!opened.ok) return opened
  const { outputs } = await ports.store.outputs(sessionId)
  return { ok: true, value: { ...opened.value.input, outputs } }
}

async function inSession<T extends object>(
  args: string[],
  work: (sessionId: string, ports: PaperPorts) => Promise<PaperResult<T>>,
): Promise<PaperResult<T>> {
  const given = readArguments(args, { options, operands, schema: z.object({ session }) })
  return withPaperPorts((ports) => work(given.session, ports))
}

/** The works of a file as sources of a paper: duplicates merged, each under the key that it is cited by. */
async function citedWorks(
  {
    query,
    sources: file,
    locale,
  }: {
    query: string
    sources: string
    locale: Locale
  },
  io: CommandOutput,
) {
  const asked = { topic: query, question: query }
  const sources = sourcesFromWorks(await readSources(file, io), {
    parameters: { ...asked, yearFrom: null, yearTo: null, languages: [], excluded: [], databases: [] },
    map: topicMap(asked),
    scope: null,
    rubric: await readRubric(),
    locale,
    currentYear: new Date().getUTCFullYear(),
  })
  const keys = citationKeys(sources)
  return sources.flatMap(({ id, work }) => {
    const key = keys.get(id)
    return key === undefined ? [] : [{ key, work }]
  })
}

/** The report of a file of the student's own data; one sentence for what cannot be used. */
async function readOwnData(file: string): Promise<DataReport> {
  const read = await readDataFile(await readFile(file), { name: path.basename(file) })
  if (read.ok) return read.report
  throw new AppError('invalid-input', `${file}: ${dataSentences[read.problem].replace('#', read.about)}`)
}

const dataSentences: Readonly<Record<DataProblem['problem'], string>> = {
  'not-text': 'this is no text; save the table as CSV.',
  'no-rows': 'there are no rows below the names of the columns.',
  'one-column': 'there is a single column; separate columns by commas, semicolons or tabs.',
  'no-names': 'the first line has to name every column, and a name is no number.',
  'same-names': 'two columns are called “#”.',
  'uneven-rows': 'line # has another number of cells than there are columns.',
  'too-many-rows': 'there are more than # rows.',
  'too-many-columns': `there are # columns; at most ${DATA_COLUMNS_MAX} can be read.`,
  'nothing-to-compute': 'no column holds numbers or groups that could be counted.',
}

async function readOutput(file: string): Promise<unknown> {
  const body = await readFile(file, 'utf8')
  if (body.length > OUTPUT_BYTES_MAX) throw new AppError('too-large', `${file} is too large.`)
  try {
    return JSON.parse(body)
  } catch (cause) {
    throw new AppError('invalid-input', `${file} is not valid JSON.`, { cause })
  }
}
