import type { CommandOutput } from '@/lib/cli/command-output'
import { type CliRecord, readRecords } from '@/lib/cli/read-records'
import { matchRecordOfWork } from '@/lib/core/merging/match-record'
import { mergeDuplicates } from '@/lib/core/merging/merge-duplicates'

const usage = 'Usage: carrel dedupe <file.jsonl[.gz]>'

/**
 * Prints one line `{"groups":[[id,…],…]}` with the records of the file that describe one work: groups of two and more, in
 * the order of their first records, ids as the file has them. Gives the exit code: 0, or 1 with one sentence on stderr.
 */
export async function dedupe(args: string[], io: CommandOutput): Promise<number> {
  const [path, ...others] = args
  if (path === undefined || others.length > 0) {
    io.stderr(usage)
    return 1
  }
  io.stdout(JSON.stringify({ groups: groupIds(await readRecords(path)) }))
  return 0
}

/** Records are told apart by their line, so that a file that uses an id twice is still read whole. */
function groupIds(records: readonly CliRecord[]): (string | number)[][] {
  const width = String(records.length).length
  const lines = new Map(records.map((record, line) => [String(line).padStart(width, '0'), record]))
  const { groups } = mergeDuplicates([...lines].map(([line, record]) => matchRecordOfWork(line, record)))
  return groups
    .filter((group) => group.ids.length > 1)
    .map((group) => group.ids.flatMap((line) => lines.get(line)?.id ?? []))
}
