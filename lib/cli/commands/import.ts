import { readFile, stat } from 'node:fs/promises'
import { gunzipSync } from 'node:zlib'
import { AppError } from '@/lib/contracts/errors'
import { readReferences } from '@/lib/core/formats/read-references'
import { decodeText } from '@/lib/core/text/decode-text'
import type { CommandOutput } from '../command-output'

const FILE_BYTES_MAX = 100 * 1024 * 1024
const GZIP_MAGIC = [0x1f, 0x8b] as const

/**
 * `carrel import <file>`: the references of a file (also gzip) as CSL-JSON, one JSON line each, in file order. A file that
 * holds no references is one sentence on stderr and exit code 1.
 */
export async function importCommand(args: string[], io: CommandOutput): Promise<number> {
  const [path] = args
  if (path === undefined || args.length !== 1) {
    io.stderr('Usage: carrel import <file>')
    return 1
  }
  const { format, items } = readReferences(await readText(path))
  if (format === null) {
    io.stderr(`${path} is not a file of references that Carrel can read.`)
    return 1
  }
  for (const item of items) io.stdout(JSON.stringify(item))
  return 0
}

/** The text of a file, unpacked and decoded; throws an AppError whose message is fit to print. */
export async function readText(path: string): Promise<string> {
  const { size } = await stat(path)
  if (size > FILE_BYTES_MAX)
    throw new AppError('too-large', `${path} is larger than ${FILE_BYTES_MAX / 1024 / 1024} MB.`)
  const text = decodeText(unpacked(await readFile(path), path))
  if (text === null) throw new AppError('invalid-input', `${path} is not a text file.`)
  return text
}

function unpacked(bytes: Uint8Array, path: string): Uint8Array {
  if (bytes[0] !== GZIP_MAGIC[0] || bytes[1] !== GZIP_MAGIC[1]) return bytes
  try {
    return gunzipSync(bytes, { maxOutputLength: FILE_BYTES_MAX })
  } catch (cause) {
    throw new AppError('invalid-input', `${path} cannot be unpacked, or is larger than it may be.`, { cause })
  }
}
