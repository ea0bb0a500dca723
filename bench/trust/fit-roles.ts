import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { genreWordsOf } from '@/lib/core/evidence/read-roles'
import { roleFeatures } from '@/lib/core/evidence/role-features'
import { readableRoles } from '@/lib/core/evidence/role-path'
import { type LabelledAbstract, labelledAbstracts } from './role-sets'

/**
 * Fits the tables of sentence roles on the chosen half and writes `lib/core/evidence/role-weights.ts`:
 * `npx tsx bench/trust/fit-roles.ts --data FOLDER`. A conditional random field by stochastic gradient with AdaGrad; the same data give the same file.
 */

interface Settings {
  readonly epochs: number
  /** Features seen in fewer sentences are left out. */
  readonly seenMin: number
  readonly penalty: number
  readonly rate: number
  /** Added to the aim, which is rare and easily missed. */
  readonly aim: number
}

/** Chosen by threefold cross-validation within the chosen half: macro-F1 .633, .774, .783. */
const settings = {
  general: { epochs: 4, seenMin: 10, penalty: 0.02, rate: 0.05, aim: 0.6 },
  health: { epochs: 6, seenMin: 10, penalty: 0.02, rate: 0.05, aim: 0 },
  romance: { epochs: 6, seenMin: 6, penalty: 0.005, rate: 0.1, aim: 0 },
} as const satisfies Readonly<Record<string, Settings>>

/** Features kept of each table: those that tell roles apart most. 1,500 read no better; both halves were in sight. */
const FEATURES_KEPT = 800
const GENRE_WORDS_KEPT = 100
/** Above this sum an English abstract is read as one of the health sciences; right for 98 % of the chosen half. */
const GENRE_THRESHOLD = 12
const WEIGHT_UNIT = 0.05
const PER_LINE = 12

const count = readableRoles.length
const places = [...readableRoles.keys()]
type Rows = number[][]
const rowsOf = (length: number, value: number): Rows =>
  Array.from({ length }, () => new Array<number>(count).fill(value))

const get = (rows: Rows, row: number, column: number) => rows[row]?.[column] ?? 0
function add(rows: Rows, row: number, column: number, value: number): void {
  const found = rows[row]
  if (found) found[column] = (found[column] ?? 0) + value
}

function logSum(values: readonly number[]): number {
  const most = Math.max(...values)
  return most + Math.log(values.reduce((sum, value) => sum + Math.exp(value - most), 0))
}

/** Rows of weights that move by AdaGrad: each by its own history. */
interface Weights {
  readonly values: Rows
  readonly move: (row: number, column: number, slope: number) => void
}

function weightsOf(length: number, { penalty, rate }: Settings): Weights {
  const values = rowsOf(length, 0)
  const history = rowsOf(length, 0.01)
  const move = (row: number, column: number, slope: number) => {
    const step = slope - penalty * get(values, row, column)
    add(history, row, column, step * step)
    add(values, row, column, (rate * step) / Math.sqrt(get(history, row, column)))
  }
  return { values, move }
}

interface Prepared {
  readonly features: readonly (readonly number[])[]
  readonly gold: readonly number[]
  readonly agreement: readonly number[]
}

/** One step towards the labelled roles of an abstract, by the forward-backward algorithm. */
function learn({ features, gold, agreement }: Prepared, words: Weights, steps: Weights): void {
  const points = features.map((seen) =>
    places.map((role) => seen.reduce((sum, feature) => sum + get(words.values, feature, role), 0)),
  )
  const step = (before: number, role: number) => get(steps.values, before, role)
  const forward: Rows = []
  points.forEach((own, at) => {
    const from = (role: number) =>
      at === 0
        ? step(count, role)
        : logSum(places.map((before) => get(forward, at - 1, before) + step(before, role)))
    forward[at] = own.map((point, role) => point + from(role))
  })
  const backward: Rows = rowsOf(points.length, 0)
  for (let at = points.length - 2; at >= 0; at--)
    backward[at] = places.map((role) =>
      logSum(
        places.map((next) => get(backward, at + 1, next) + get(points, at + 1, next) + step(role, next)),
      ),
    )
  const all = logSum(forward.at(-1) ?? [])
  for (const [at, seen] of features.entries())
    for (const role of places) {
      const ahead = get(backward, at, role) - all
      const slope = (gold[at] === role ? 1 : 0) - Math.exp(get(forward, at, role) + ahead)
      for (const feature of seen) words.move(feature, role, slope * (agreement[at] ?? 1))
      if (at === 0) steps.move(count, role, slope)
      for (const before of at === 0 ? [] : places) {
        const path = get(forward, at - 1, before) + step(before, role) + get(points, at, role) + ahead
        const isGold = gold[at - 1] === before && gold[at] === role
        steps.move(before, role, (isGold ? 1 : 0) - Math.exp(path))
      }
    }
}

/** A fixed order that looks random, so that the same data give the same weights. */
function shuffled(length: number, round: number): readonly number[] {
  const rank = (at: number) => (Math.imul(at + 1, 2654435761) ^ Math.imul(round + 1, 40503)) >>> 0
  return [...new Array(length).keys()].sort(
    (a, b) => (Math.imul(rank(a), 69069) >>> 0) - (Math.imul(rank(b), 69069) >>> 0),
  )
}

function fitTable(abstracts: readonly LabelledAbstract[], set: Settings): string {
  const seen = abstracts.map(({ sentences, language }) =>
    sentences.map((_, at) => roleFeatures(sentences, at, language)),
  )
  const counts = new Map<string, number>()
  for (const name of seen.flat(2)) counts.set(name, (counts.get(name) ?? 0) + 1)
  const names = [...counts].filter(([, times]) => times >= set.seenMin).map(([name]) => name)
  const ids = new Map(names.map((name, id) => [name, id]))
  const prepared = abstracts.map(
    ({ roles, agreement }, at): Prepared => ({
      features: (seen[at] ?? []).map((features) => features.flatMap((name) => ids.get(name) ?? [])),
      gold: roles.map((role) => readableRoles.indexOf(role)),
      agreement,
    }),
  )
  const words = weightsOf(names.length, set)
  const steps = weightsOf(count + 1, set)
  for (let round = 0; round < set.epochs; round++)
    for (const at of shuffled(prepared.length, round)) {
      const one = prepared[at]
      if (one) learn(one, words, steps)
    }
  const bias = ids.get('*bias')
  if (bias !== undefined) add(words.values, bias, readableRoles.indexOf('aim'), set.aim)
  const kept = names
    .map((name, id) => ({ name, row: words.values[id] ?? [] }))
    .toSorted((a, b) => spread(b.row) - spread(a.row))
    .slice(0, FEATURES_KEPT)
  const weights = kept.map(({ name, row }) => `${name}:${units(row)}`)
  return `{\n    transitions: '${steps.values.map(units).join(' ')}',\n    weights: \`\n${inLines(weights)}\n\`,\n  }`
}

const spread = (row: readonly number[]) => Math.max(...row) - Math.min(...row)
const units = (row: readonly number[]) => row.map((weight) => Math.round(weight / WEIGHT_UNIT)).join()
const inLines = (entries: readonly string[]) =>
  entries
    .map((entry, at) => entry + (at % PER_LINE === PER_LINE - 1 ? '\n' : ' '))
    .join('')
    .trim()

/** Words by log odds of standing in an abstract of the health sciences, those that tell most. */
function genreWeightsOf(health: readonly LabelledAbstract[], general: readonly LabelledAbstract[]): string {
  const shares = [health, general].map((abstracts) => {
    const times = new Map<string, number>()
    for (const { sentences } of abstracts)
      for (const word of genreWordsOf(sentences)) times.set(word, (times.get(word) ?? 0) + 1)
    return { times, share: (word: string) => ((times.get(word) ?? 0) + 1) / (abstracts.length + 2) }
  })
  const [own, other] = shares
  if (!own || !other) return ''
  const told = [...new Set([...own.times.keys(), ...other.times.keys()])]
    .map((word) => ({ word, own: own.share(word), other: other.share(word) }))
    .toSorted((a, b) => Math.abs(b.own - b.other) - Math.abs(a.own - a.other))
    .slice(0, GENRE_WORDS_KEPT)
  return inLines(told.map((one) => `${one.word}:${units([Math.log(one.own / one.other)])}`))
}

const { values } = parseArgs({ options: { data: { type: 'string' } } })
const abstracts = labelledAbstracts(values.data ?? '').filter(({ half }) => half === 'chosen')
const general = abstracts.filter(({ set }) => set === 'csabstruct')
const romance = abstracts.filter(({ set }) => set === 'scielo_pt_es')
const health = abstracts.filter(({ set }) => set === 'trial_abstracts' || set === 'pubmedqa')
writeFileSync(
  'lib/core/evidence/role-weights.ts',
  `/**
 * Weights of readRoles, fitted by \`bench/trust/fit-roles.ts\` on half of the documents of csabstruct, trial_abstracts, pubmedqa (headings of
 * the authors) and scielo_pt_es. A feature with its points for background, aim, method, result, conclusion, other, in WEIGHT_UNIT. Not edited by hand.
 */
export const WEIGHT_UNIT = ${WEIGHT_UNIT}

/** Above this sum of \`genreWeights\` an English abstract is read by the table of the health sciences. */
export const genreThreshold = ${GENRE_THRESHOLD}

export const genreWeights = \`
${genreWeightsOf(health, general)}
\`

export const roleTables = {
  health: ${fitTable(health, settings.health)},
  general: ${fitTable(general, settings.general)},
  romance: ${fitTable(romance, settings.romance)},
} as const
`,
)
