import { readFile, stat } from 'node:fs/promises'
import type { CommandOutput } from '@/lib/cli/command-output'
import { JSON_TEXT_MAX, recoverJson } from '@/lib/core/json/recover-json'

const usage = 'Usage: carrel repair-json <file>'
/** UTF-8 needs at most three bytes for one UTF-16 unit. */
const FILE_BYTES_MAX = 3 * JSON_TEXT_MAX

/**
 * Prints one line `{"rung","value"}`: the JSON value in a file that should be JSON, and how far it had to be repaired. Gives the
 * exit code: 0, or 1 with one sentence on stderr when there is no file or no value in it.
 */
export async function repairJson(args: string[], io: CommandOutput): Promise<number> {
  const [path, ...others] = args
  const file = path === undefined ? null : await stat(path).catch(() => null)
  if (path === undefined || others.length > 0) io.stderr(usage)
  else if (!file?.isFile()) io.stderr(`There is no file ${path}.`)
  else if (file.size > FILE_BYTES_MAX)
    io.stderr(`${path} is too large: at most ${FILE_BYTES_MAX} bytes are read.`)
  else return printRecovered(await readFile(path, 'utf8'), path, io)
  return 1
}

function printRecovered(text: string, path: string, io: CommandOutput): number {
  const recovered = recoverJson(text)
  if (!recovered.ok) {
    io.stderr(`No JSON could be recovered from ${path}.`)
    return 1
  }
  io.stdout(JSON.stringify({ rung: recovered.rung, value: recovered.value }))
  return 0
}
