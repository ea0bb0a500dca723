import { worksInFile } from '@/lib/adapters/files/works-in-file'
import { AppError } from '@/lib/contracts/errors'
import type { Work } from '@/lib/contracts/work'
import type { CommandOutput } from './command-output'
import { readBytes } from './read-bytes'
import { readWorks } from './read-records'

/** JSON lines, as `carrel search` prints them. */
const RECORDS = /\.jsonl(?:\.gz)?$/i
/** What Zotero, Mendeley, JabRef, EndNote and databases export. */
const REFERENCES = /\.(?:bib|bibtex|ris|nbib|enw|ciw)$/i
const REFERENCES_BYTES_MAX = 100 * 1024 * 1024

/** Whether a file holds sources, by its name. */
export const holdsSources = (name: string): boolean => RECORDS.test(name) || REFERENCES.test(name)

/**
 * The works of a file that a person names as sources, in file order: an export of references (at most 500), or records as `readWorks` takes
 * them. Of records without a title the person is told how many there are. Read in this process: the file is the person's own, and so is the machine.
 * @throws AppError with one sentence fit to print, as `readWorks` and `worksInFile` do.
 */
export async function readSources(
  file: string,
  { stderr }: Pick<CommandOutput, 'stderr'>,
): Promise<readonly Work[]> {
  if (!REFERENCES.test(file)) return readWorks(file)
  const bytes = await readBytes(file, REFERENCES_BYTES_MAX)
  try {
    const { works, unread } = worksInFile(bytes, new Date().getUTCFullYear())
    if (unread.length > 0)
      stderr(`${file}: left out for want of a title: ${unread.length}, the first of them "${unread[0]}".`)
    return works
  } catch (cause) {
    if (!(cause instanceof AppError)) throw cause
    const problem =
      cause.code === 'too-large'
        ? 'holds more than 500 references: divide it'
        : 'holds no references that Carrel can read'
    throw new AppError(cause.code, `${file} ${problem}.`, { cause })
  }
}
