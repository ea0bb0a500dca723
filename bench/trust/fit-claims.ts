import { writeFileSync } from 'node:fs'
import { claimFeatures, compareAll, featureNames } from '@/lib/core/ledger/claim-features'
import { readClaim } from '@/lib/core/ledger/compare-claim'
import type { LinearLabels } from '@/lib/core/ledger/linear-labels'
import { type ClaimSet, type LabelledClaim, readClaimSets, threeWay } from './claim-sets'

/*
 * Fits the weights of claim features on the half looked at and writes them where they are used. Run by hand, after a change of features:
 * node --import ./scripts/database-client.mjs --import tsx bench/trust/fit-claims.ts FOLDER
 */

interface Row {
  readonly set: ClaimSet
  readonly label: string
  readonly values: readonly number[]
}

/** L2 penalty on standardised features, in shares of the mean loss. */
const PENALTY = 0.0007
const ROUNDS = 1_500
const RATE = 0.5

/** Multinomial logistic regression by gradient descent; every set and every label of it weighs alike. */
function fitLabels(rows: readonly Row[]): LinearLabels {
  const labels = [...new Set(rows.map(({ label }) => label))].sort()
  const means = featureNames.map((_, at) => mean(rows.map(({ values }) => values[at] ?? 0)))
  const scales = featureNames.map((_, at) =>
    Math.max(Math.sqrt(mean(rows.map(({ values }) => ((values[at] ?? 0) - (means[at] ?? 0)) ** 2))), 1e-6),
  )
  const inputs = rows.map(({ values }) => [
    1,
    ...values.map((value, at) => (value - (means[at] ?? 0)) / (scales[at] ?? 1)),
  ])
  const shares = weightsOf(rows)
  const weights = labels.map(() => inputs[0]?.map(() => 0) ?? [])
  for (let round = 0; round < ROUNDS; round += 1) step(weights, { inputs, rows, labels, shares })
  return {
    labels,
    weights: weights.map(([bias = 0, ...own]) => {
      const raw = own.map((weight, at) => weight / (scales[at] ?? 1))
      const shift = raw.reduce((sum, weight, at) => sum + weight * (means[at] ?? 0), 0)
      return { bias: round4(bias - shift), features: raw.map(round4) }
    }),
  }
}

interface Problem {
  readonly inputs: readonly (readonly number[])[]
  readonly rows: readonly Row[]
  readonly labels: readonly string[]
  readonly shares: readonly number[]
}

function step(weights: number[][], { inputs, rows, labels, shares }: Problem): void {
  const gradient = weights.map((own) => own.map((weight, at) => (at === 0 ? 0 : PENALTY * weight)))
  inputs.forEach((input, row) => {
    const scores = weights.map((own) => own.reduce((sum, weight, at) => sum + weight * (input[at] ?? 0), 0))
    const top = Math.max(...scores)
    const powers = scores.map((score) => Math.exp(score - top))
    const total = powers.reduce((sum, power) => sum + power, 0)
    labels.forEach((label, at) => {
      const miss = ((powers[at] ?? 0) / total - (rows[row]?.label === label ? 1 : 0)) * (shares[row] ?? 0)
      const own = gradient[at] ?? []
      input.forEach((value, place) => {
        own[place] = (own[place] ?? 0) + miss * value
      })
    })
  })
  weights.forEach((own, at) => {
    own.forEach((weight, place) => {
      own[place] = weight - RATE * (gradient[at]?.[place] ?? 0)
    })
  })
}

function weightsOf(rows: readonly Row[]): number[] {
  const counts = new Map<string, number>()
  const key = ({ set, label }: Row) => `${set} ${label}`
  for (const row of rows) counts.set(key(row), (counts.get(key(row)) ?? 0) + 1)
  return rows.map((row) => 1 / (counts.size * (counts.get(key(row)) ?? 1)))
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
const round4 = (value: number) => Math.round(value * 10_000) / 10_000

function rowOf({ set, claim, language, texts, label }: LabelledClaim): Row {
  const read = readClaim(claim, language)
  const features = claimFeatures(read, compareAll(read, texts), texts)
  return { set, label: threeWay(label), values: featureNames.map((name) => features[name]) }
}

const rows = readClaimSets(process.argv[2] ?? '')
  .filter(({ half }) => half === 'chosen')
  .map(rowOf)
const of = (...sets: readonly ClaimSet[]) => rows.filter(({ set }) => sets.includes(set))
const file = (name: string, says: string, value: unknown) => `/** ${says} */
export const ${name}: LinearLabels = ${JSON.stringify(value)}
`
const head = `import type { LinearLabels } from '@/lib/core/ledger/linear-labels'\n\n`
const origin = (sets: string) =>
  `Weights of \`featureNames\`, fitted by bench/trust/fit-claims.ts on ${sets}, the half by hash that was looked at; every set and label weighs alike.`
writeFileSync(
  'lib/core/ledger/claim-weights.ts',
  head.replace('@/lib/core/ledger', '.') +
    file(
      'claimWeights',
      origin('scifact, healthver and climate_fever'),
      fitLabels(of('scifact', 'healthver', 'climate_fever')),
    ),
)
writeFileSync(
  'bench/trust/claim-set-weights.ts',
  head +
    file(
      'trialWeights',
      `${origin('nli4ct')} Its statements are entailed or contradicted, never neither.`,
      fitLabels(of('nli4ct')),
    ) +
    file(
      'citationWeights',
      `${origin('citation_integrity')} Its labels are of its own kind.`,
      fitLabels(of('citation_integrity')),
    ) +
    file(
      'assinWeights',
      `${origin('ASSIN 1')} Its labels know a paraphrase and no contradiction.`,
      fitLabels(of('assin1')),
    ),
)
