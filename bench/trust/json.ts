import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { recoverJson } from '@/lib/core/json/recover-json'
import { shareOf } from './bar-row'
import type { TrustRow } from './row'
import { casesIn, inHalves, onReport, setNames } from './set-files'

const REPAIR_TARGET01 = 0.95

const ParserCase = z.object({
  name: z.string(),
  expect: z.string(),
  utf8: z.string().nullable(),
  base64: z.string().nullable(),
})
const RepairCase = z.object({
  input: z.string(),
  expected: z.unknown().optional(),
  options: z.record(z.string(), z.unknown()).default({}),
})
type RepairCase = z.infer<typeof RepairCase>

/** Options of json_repair that ask for something else than recovery: a log beside the value, values made to fit a schema. */
const otherTasks = ['logging', 'schema', 'schema_repair_mode']

function expectedValue({ expected, options }: RepairCase): unknown {
  if (typeof expected !== 'string' || options.return_objects === true) return expected
  try {
    return JSON.parse(expected)
  } catch {
    return expected
  }
}

/** The library that expects "" means "no JSON here"; so does a refusal. A case without expected value must be refused. */
function isRight(repairCase: RepairCase): boolean {
  const recovered = recoverJson(repairCase.input)
  const expected = expectedValue(repairCase)
  if (!recovered.ok) return expected === undefined || expected === ''
  return expected !== undefined && isDeepStrictEqual(recovered.value, expected)
}

const percent = (count: number, of: number) => `${count} of ${of} (${((100 * count) / of).toFixed(1)} %)`

function parserRow(dataFolders: readonly string[]): TrustRow {
  const cases = casesIn(dataFolders, ['hostile_text', 'json_parsing'], ParserCase)
  const texts = cases.map(({ expect, utf8, base64 }) => ({
    isValid: expect === 'accept',
    text: utf8 ?? Buffer.from(base64 ?? '', 'base64').toString('utf8'),
  }))
  const valid = texts.filter(({ isValid }) => isValid)
  const same = valid.filter(({ text }) => {
    const recovered = recoverJson(text)
    return (
      recovered.ok && recovered.fallback === 'direct' && isDeepStrictEqual(recovered.value, JSON.parse(text))
    )
  })
  for (const { text } of texts) recoverJson(text)
  return {
    what: 'Model JSON: valid documents unchanged',
    data: `hostile/json_parsing.jsonl, ${valid.length} valid of ${texts.length}`,
    reference: 'JSONTestSuite',
    target: '100 %, no crash on the others',
    measured: percent(same.length, valid.length),
    reached: same.length === valid.length,
  }
}

/** Whose tests a set of repair cases holds; another set is called by its name. */
const references: Readonly<Record<string, string>> = {
  json_repair_js: 'jsonrepair’s own tests',
  json_repair_py: 'json_repair (Python), its own tests',
}

/**
 * A row for each library's tests and one for both. The libraries contradict each other: a value that is missing is null for
 * one and "" for the other, a lone word is a text for one and no JSON for the other. Such misses are counted in the note.
 */
function repairRows(dataFolders: readonly string[]): TrustRow[] {
  const rows: TrustRow[] = []
  const both: RepairCase[] = []
  const names = setNames(dataFolders, 'hostile_text').filter((name) => name.startsWith('json_repair'))
  for (const name of names) {
    const all = casesIn(dataFolders, ['hostile_text', name], RepairCase)
    const cases = all.filter(({ options }) => !otherTasks.some((option) => option in options))
    both.push(...cases)
    const data = `${name}, ${cases.length} of ${all.length} cases (the others ask for schemas or logs)`
    rows.push(repairRow(data, references[name] ?? name, cases))
  }
  const said = both.filter((repairCase) => isRight(repairCase) || !contradictsOtherLibrary(repairCase))
  const whole = repairRow('both', 'both libraries', both)
  const note = `${both.length - said.length} of the misses contradict what the other library expects; without them ${shareOf(said, isRight).toFixed(3)}.`
  return [...rows, { ...whole, note }]
}

function repairRow(data: string, reference: string, cases: readonly RepairCase[]): TrustRow {
  const right = (some: readonly RepairCase[]) => shareOf(some, isRight)
  const idOf = ({ input }: RepairCase) => input
  return {
    what: 'Model JSON: repair cases equal by value',
    data,
    reference,
    target: `≥ ${REPAIR_TARGET01}`,
    measured: `${percent(cases.filter(isRight).length, cases.length)}; ${inHalves(cases, idOf, right)}`,
    reached: onReport(cases, idOf, right) >= REPAIR_TARGET01,
  }
}

/** True where the one difference is "" for null, or a text without brackets that is expected to be no JSON. */
function contradictsOtherLibrary(repairCase: RepairCase): boolean {
  const expected = expectedValue(repairCase)
  if (expected === '') return !/[[{(]/.test(repairCase.input)
  const recovered = recoverJson(repairCase.input)
  const withoutNull = (value: unknown) =>
    JSON.stringify(value, (_, part: unknown) => (part === null ? '' : part))
  return recovered.ok && withoutNull(recovered.value) === withoutNull(expected)
}

/** What recoverJson makes of documents that need no repair, and of the test cases of two repair libraries. */
export async function rows(...dataFolders: readonly string[]): Promise<TrustRow[]> {
  return [parserRow(dataFolders), ...repairRows(dataFolders)]
}
