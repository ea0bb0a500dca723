import { z } from 'zod'
import type { CommandOutput } from '@/lib/cli/command-output'
import { readArguments } from '@/lib/cli/read-arguments'
import { type CliRecord, readRecords } from '@/lib/cli/read-records'
import { prepareScreening } from '@/lib/core/screening/screening-set'
import {
  averageTimeToDiscovery,
  foundAtTenth,
  type ScreeningRun,
  simulateScreening,
  stopOf,
  workSaved95,
} from '@/lib/core/screening/simulate-screening'

const USAGE = 'Usage: carrel screen [--runs 15] [--seed 1] [--target 0.95] <records.jsonl[.gz]>'
const RUNS_MAX = 1_000

const numberFrom = (min: number, max: number) => {
  const error = `is not a number from ${min} to ${max}`
  return z.coerce.number(error).min(min, error).max(max, error)
}

const Options = z.object({
  runs: numberFrom(1, RUNS_MAX).int('is not a whole number').default(15),
  seed: numberFrom(0, 2_000_000_000).int('is not a whole number').default(1),
  target: numberFrom(0.5, 1).default(0.95),
  file: z.string(),
})

const options = { runs: { type: 'string' }, seed: { type: 'string' }, target: { type: 'string' } } as const

/**
 * `carrel screen`: simulates screening from the labels of a file and prints one line of JSON, means over the runs:
 * `{"wss95","rrf10","atd","stop":{"recall","read"},"runs":[…]}`. Run n takes the seed plus n. `read` counts records
 * after the two priors. Exit code 1 with one sentence on stderr when there is nothing to simulate.
 */
export async function screen(args: string[], io: CommandOutput): Promise<number> {
  const given = readArguments(args, {
    options,
    operands: { names: ['file'], usage: USAGE },
    schema: Options,
  })
  const records = (await readRecords(given.file)).filter((record) => record.label !== undefined)
  const runs = simulateRuns(records, given)
  if (runs.length === 0) {
    io.stderr('Screening needs at least two records with label 1 and one with label 0.')
    return 1
  }
  io.stdout(JSON.stringify(summarise(runs, given.target)))
  return 0
}

function simulateRuns(
  records: readonly CliRecord[],
  { runs, seed }: { runs: number; seed: number },
): ScreeningRun[] {
  const set = prepareScreening(records)
  const labels = records.map((record) => record.label === 1)
  return Array.from({ length: runs }, (_, run) => simulateScreening(set, labels, seed + run)).filter(
    (run) => run !== null,
  )
}

function summarise(runs: readonly ScreeningRun[], target: number) {
  const lines = runs.map((run) => {
    const stop = stopOf(run, target)
    return {
      seed: run.seed,
      wss95: workSaved95(run),
      rrf10: foundAtTenth(run),
      atd: averageTimeToDiscovery(run),
      stop: { recall: stop.recall01, read: stop.read },
    }
  })
  const mean = (figureOf: (line: (typeof lines)[number]) => number) =>
    lines.reduce((sum, line) => sum + figureOf(line), 0) / lines.length
  return {
    wss95: mean((line) => line.wss95),
    rrf10: mean((line) => line.rrf10),
    atd: mean((line) => line.atd),
    stop: { recall: mean((line) => line.stop.recall), read: mean((line) => line.stop.read) },
    runs: lines,
  }
}
