import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { AppError } from '@/lib/contracts/errors'
import {
  type JournalTable,
  readQualisTable,
  readSjrTable,
  type TableAnswer,
} from '@/lib/core/quality/journal-tables'
import { decodeText } from '@/lib/core/text/decode-text'
import { type Env, env } from './env'

/** SCImago's export of one year is 12 MB. */
const TABLE_BYTES_MAX = 64_000_000

let known: Promise<readonly JournalTable[]> | undefined

/** The tables of journal ranks that the settings name, read once; throws `bad-configuration` with one sentence. */
export function journalTables(): Promise<readonly JournalTable[]> {
  known ??= readJournalTables(env())
  return known
}

/** The same for given settings, read anew. */
export async function readJournalTables(
  settings: Pick<Env, 'SJR_TABLE' | 'QUALIS_TABLE'>,
): Promise<readonly JournalTable[]> {
  return [
    ...(await readTable('SJR_TABLE', settings.SJR_TABLE, readSjrTable)),
    ...(await readTable('QUALIS_TABLE', settings.QUALIS_TABLE, readQualisTable)),
  ]
}

async function readTable(
  name: string,
  file: string | undefined,
  read: (text: string, fileName: string) => TableAnswer,
): Promise<JournalTable[]> {
  if (file === undefined) return []
  const answer = read(await readText(name, file), path.basename(file))
  if (!answer.ok) throw unusable(name, answer.problem)
  return [answer.table]
}

async function readText(name: string, file: string): Promise<string> {
  const size = await stat(file).then(
    (found) => (found.isFile() ? found.size : null),
    () => null,
  )
  if (size === null) throw unusable(name, `there is no file ${file}.`)
  if (size > TABLE_BYTES_MAX) throw unusable(name, `${file} is larger than ${TABLE_BYTES_MAX / 1e6} MB.`)
  const bytes = await readFile(file).catch((cause: unknown) => {
    throw unusable(name, `${file} cannot be read.`, cause)
  })
  const text = decodeText(bytes)
  if (text === null) throw unusable(name, `${file} is not a text file.`)
  return text
}

function unusable(name: string, problem: string, cause?: unknown): AppError {
  return new AppError('bad-configuration', `${name} is not usable: ${problem}`, { cause })
}
