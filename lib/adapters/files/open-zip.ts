import { unzipSync } from 'fflate'
import { AppError } from '@/lib/contracts/errors'

/** What the files of an archive that are read may unpack to together, and one of them alone. */
const UNPACKED_BYTES_MAX = 120 * 1_048_576
const ENTRY_BYTES_MAX = 40 * 1_048_576
const ENTRIES_MAX = 20_000

/**
 * The files of a ZIP archive whose names are `wanted`, by name. Sizes are judged before anything is unpacked; what an archive says of
 * itself wrongly does not get more room than it claimed.
 * @throws AppError `too-large` beyond a limit, `invalid-input` for bytes that are no archive.
 */
export function openZip(
  bytes: Uint8Array,
  wanted: (name: string) => boolean,
): ReadonlyMap<string, Uint8Array> {
  let entries = 0
  let unpacked = 0
  const filter = ({ name, originalSize }: { name: string; originalSize: number }): boolean => {
    entries += 1
    if (entries > ENTRIES_MAX) throw new AppError('too-large', 'an archive of too many files')
    if (!wanted(name)) return false
    unpacked += originalSize
    if (originalSize > ENTRY_BYTES_MAX || unpacked > UNPACKED_BYTES_MAX)
      throw new AppError('too-large', `${name} unpacks to too much`)
    return true
  }
  try {
    return new Map(Object.entries(unzipSync(bytes, { filter })))
  } catch (error) {
    if (error instanceof AppError) throw error
    throw new AppError('invalid-input', 'the archive cannot be opened', { cause: error })
  }
}
