import { z } from 'zod'
import { answerParsers } from '@/lib/adapters/databases/answer-parsers'
import type { CommandOutput } from '@/lib/cli/command-output'
import { readArguments } from '@/lib/cli/read-arguments'
import { readBytes } from '@/lib/cli/read-bytes'
import type { ParsedPage } from '@/lib/contracts/connector'
import { AppError } from '@/lib/contracts/errors'
import type { Work } from '@/lib/contracts/work'
import { failedPage } from '@/lib/core/records/answer-outcome'

const FILE_BYTES_MAX = 64 * 1024 * 1024
const USAGE = 'Usage: carrel parse <service> <file> [--status N]'

const Options = z.object({
  service: z.string(),
  file: z.string(),
  status: z
    .string()
    .regex(/^[1-5]\d\d$/, 'is not a number from 100 to 599')
    .default('200')
    .transform(Number),
})

/**
 * Prints what a saved answer of a service says, as one line of JSON: {"outcome","total","records"}. Returns the exit code:
 * 0 also for answers that are failures, 1 with one sentence on stderr for wrong arguments and files that cannot be read.
 */
export async function parse(args: readonly string[], io: CommandOutput): Promise<number> {
  const { service, file, status } = readArguments(args, {
    options: { status: { type: 'string' } },
    operands: { names: ['service', 'file'], usage: USAGE },
    schema: Options,
  })
  const load = answerParsers.get(service)
  if (load === undefined) {
    const known = [...answerParsers.keys()].sort().join(', ')
    throw new AppError('invalid-input', `There is no service ${service}; there are ${known}.`)
  }
  const body = new TextDecoder().decode(await readBytes(file, FILE_BYTES_MAX))
  const parser = await load()
  const context = { currentYear: new Date().getUTCFullYear() }
  const page = readSafely(() => parser({ status, headers: {}, body }, context))
  io.stdout(JSON.stringify({ outcome: page.outcome, total: page.total, records: page.records.map(withId) }))
  return 0
}

function readSafely(read: () => ParsedPage): ParsedPage {
  try {
    return read()
  } catch (error) {
    return failedPage('down', error instanceof Error ? error.message : 'unreadable')
  }
}

function withId(work: Work): Work & { id: string } {
  const origin = work.source[0]
  return { id: origin === undefined ? '' : `${origin.db}:${origin.id}`, ...work }
}
