import { readFile, stat } from 'node:fs/promises'
import { answerParsers } from '@/lib/adapters/databases/answer-parsers'
import type { CommandOutput } from '@/lib/cli/command-output'
import type { ParsedPage } from '@/lib/contracts/connector'
import type { Work } from '@/lib/contracts/work'
import { failedPage } from '@/lib/core/works/answer-outcome'

const FILE_MAX_BYTES = 64 * 1024 * 1024
const USAGE = 'usage: carrel parse <service> <file> [--status N]'

/**
 * Prints what a saved answer of a service says, as one line of JSON: {"outcome","total","records"}. Returns the exit code:
 * 0 also for answers that are failures, 1 when the file cannot be read, 2 for wrong arguments.
 */
export async function parse(args: readonly string[], io: CommandOutput): Promise<number> {
  const parsed = readArguments(args)
  if (!parsed.ok) return complain(io, parsed.reason, 2)
  const parser = answerParsers.get(parsed.service)
  if (parser === undefined) {
    return complain(
      io,
      `unknown service "${parsed.service}"; known are ${[...answerParsers.keys()].join(', ')}`,
      2,
    )
  }
  let body: string
  try {
    if ((await stat(parsed.file)).size > FILE_MAX_BYTES) return complain(io, `${parsed.file} is too large`, 1)
    body = new TextDecoder('utf-8').decode(await readFile(parsed.file))
  } catch {
    return complain(io, `cannot read ${parsed.file}`, 1)
  }
  const context = { currentYear: new Date().getUTCFullYear() }
  const page = readSafely(() => parser({ status: parsed.status, headers: {}, body }, context))
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

type Arguments = { ok: true; service: string; file: string; status: number } | { ok: false; reason: string }

function readArguments(args: readonly string[]): Arguments {
  const names: string[] = []
  let status = 200
  for (let at = 0; at < args.length; at++) {
    const word = args[at] ?? ''
    const value = word.startsWith('--status=')
      ? word.slice('--status='.length)
      : word === '--status'
        ? (args[++at] ?? '')
        : null
    if (value === null) names.push(word)
    else if (/^[1-5]\d\d$/.test(value)) status = Number(value)
    else return { ok: false, reason: `--status needs a number from 100 to 599; ${USAGE}` }
  }
  const [service, file] = names
  if (service === undefined || file === undefined || names.length !== 2) return { ok: false, reason: USAGE }
  return { ok: true, service, file, status }
}

function complain(io: CommandOutput, sentence: string, code: number): number {
  io.stderr(`carrel parse: ${sentence}`)
  return code
}
