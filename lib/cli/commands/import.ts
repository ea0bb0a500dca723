import { gunzipSync } from 'node:zlib'
import { AppError } from '@/lib/contracts/errors'
import type { CslItem } from '@/lib/core/formats/csl-item'
import { readReferences } from '@/lib/core/formats/read-references'
import { decodeText } from '@/lib/core/text/decode-text'
import type { CommandOutput } from '../command-output'
import { readBytes } from '../read-bytes'

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
  for (const item of await readItems(path)) io.stdout(JSON.stringify(item))
  return 0
}

/**
 * The references of a file (also gzip), in file order, read in this process: it is the person's own, and so is the
 * machine. Throws an AppError whose message is fit to print when it holds none.
 */
export async function readItems(path: string): Promise<readonly CslItem[]> {
  const { items } = readReferences(await readText(path))
  // A file of which nothing at all can be read is none of references: a style sheet has entries that look like BibTeX's.
  if (items.some(({ custom }) => custom?.unread === undefined)) return items
  throw new AppError('invalid-input', `${path} holds no references that Carrel can read.`)
}

/** The text of a file, unpacked and decoded; throws an AppError whose message is fit to print. */
async function readText(path: string): Promise<string> {
  const text = decodeText(unpacked(await readBytes(path, FILE_BYTES_MAX), path))
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
