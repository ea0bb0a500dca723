import { z } from 'zod'
import type { CommandOutput } from '@/lib/cli/command-output'
import { readArguments } from '@/lib/cli/read-arguments'
import { readRecords } from '@/lib/cli/read-records'
import { screenerAgreement } from '@/lib/core/screening/cohen-kappa'

const USAGE = 'Usage: carrel agree <first.jsonl[.gz]> <second.jsonl[.gz]>'
const Given = z.object({ first: z.string(), second: z.string() })

/**
 * `carrel agree`: how far two persons agree who screened the same records, from the `label` (1 or 0) of each line by its `id`; one line of JSON,
 * `{"both","observed","kappa","conflicts":[…],"single":[…]}`. Exit code 1 with one sentence on stderr when no record was judged by both.
 */
export async function agree(args: string[], io: CommandOutput): Promise<number> {
  const { first, second } = readArguments(args, {
    options: {},
    operands: { names: ['first', 'second'], usage: USAGE },
    schema: Given,
  })
  const [one, other] = await Promise.all([decisionsIn(first), decisionsIn(second)])
  const { observed01: observed, ...agreement } = screenerAgreement(one, other)
  if (agreement.both === 0) {
    io.stderr('No record carries a label in both files.')
    return 1
  }
  io.stdout(JSON.stringify({ ...agreement, observed }))
  return 0
}

async function decisionsIn(file: string): Promise<ReadonlyMap<string, number>> {
  const records = await readRecords(file)
  return new Map(records.flatMap(({ id, label }) => (label === undefined ? [] : [[`${id}`, label] as const])))
}
