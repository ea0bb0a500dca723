import { readFile, stat } from 'node:fs/promises'
import { AppError } from '@/lib/contracts/errors'

const MEGABYTE = 1024 * 1024

/**
 * The bytes of a file.
 * @throws AppError `not-found` when there is none, `invalid-input` when it is a folder or may not be read, `too-large` beyond
 * `bytesMax`; each message is one sentence fit to print.
 */
export async function readBytes(file: string, bytesMax: number): Promise<Uint8Array> {
  const facts = await stat(file).catch((cause: unknown) => {
    throw new AppError('not-found', `There is no file ${file}.`, { cause })
  })
  if (!facts.isFile()) throw new AppError('invalid-input', `${file} is not a file.`)
  if (facts.size > bytesMax) {
    throw new AppError('too-large', `${file} is larger than ${Math.floor(bytesMax / MEGABYTE)} MB.`)
  }
  return readFile(file).catch((cause: unknown) => {
    throw new AppError('invalid-input', `The file ${file} may not be read.`, { cause })
  })
}
