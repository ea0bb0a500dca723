import { gunzipSync } from 'node:zlib'
import { z } from 'zod'
import type { CommandOutput } from '@/lib/cli/command-output'
import { readBytes } from '@/lib/cli/read-bytes'
import { AppError } from '@/lib/contracts/errors'
import { detectLanguage } from '@/lib/core/text/detect-language'

const usage = 'Usage: carrel detect-language <file.jsonl[.gz]>'
const FILE_BYTES_MAX = 100 * 1024 * 1024
const TEXT_BYTES_MAX = 400 * 1024 * 1024

const optionalText = z.string().nullish().catch(undefined)
const Line = z.object({
  id: z.union([z.string(), z.number()]).optional().catch(undefined),
  text: optionalText,
  title: optionalText,
  abstract: optionalText,
})

async function readText(path: string): Promise<string> {
  const bytes = await readBytes(path, FILE_BYTES_MAX)
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return new TextDecoder().decode(bytes)
  try {
    return gunzipSync(bytes, { maxOutputLength: TEXT_BYTES_MAX }).toString('utf8')
  } catch (cause) {
    throw new AppError('invalid-input', `${path} cannot be unpacked, or is larger than 400 MB unpacked.`, {
      cause,
    })
  }
}

function parseLine(line: string, number: number): z.infer<typeof Line> {
  try {
    return Line.parse(JSON.parse(line))
  } catch (cause) {
    throw new AppError('invalid-input', `Line ${number} is not a JSON object.`, { cause })
  }
}

/**
 * Prints one line `{"id","language"}` for each record of a file of JSON lines, in file order: the language of its `text`, or of
 * its title and abstract, as ISO 639-1 or null. `id` is left out where the record has none. Gives the exit code: 0, or 1 with
 * one sentence on stderr.
 */
export async function detectLanguageCommand(args: string[], io: CommandOutput): Promise<number> {
  const [path, ...others] = args
  if (path === undefined || others.length > 0) {
    io.stderr(usage)
    return 1
  }
  for (const [index, line] of (await readText(path)).split('\n').entries()) {
    if (line.trim() === '') continue
    const { id, text, title, abstract } = parseLine(line.replace(/^\ufeff/, ''), index + 1)
    const language = detectLanguage(text || [title, abstract].filter(Boolean).join('\n'))
    io.stdout(JSON.stringify({ id, language }))
  }
  return 0
}
