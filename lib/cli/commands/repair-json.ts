import type { CommandOutput } from '@/lib/cli/command-output'
import { readBytes } from '@/lib/cli/read-bytes'
import { AppError } from '@/lib/contracts/errors'
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
  if (path === undefined || others.length > 0) {
    io.stderr(usage)
    return 1
  }
  const text = new TextDecoder().decode(await readBytes(path, FILE_BYTES_MAX))
  io.stdout(recoveredLine(text, path))
  return 0
}

function recoveredLine(text: string, path: string): string {
  const recovered = recoverJson(text)
  if (!recovered.ok) throw new AppError('invalid-input', `No JSON could be recovered from ${path}.`)
  try {
    return JSON.stringify({ rung: recovered.fallback, value: recovered.value })
  } catch (cause) {
    // JSON.parse reads deeper nesting than JSON.stringify can write.
    throw new AppError('invalid-input', `The JSON in ${path} is nested too deeply to be printed.`, { cause })
  }
}
