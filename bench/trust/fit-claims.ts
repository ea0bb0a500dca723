import { writeFileSync } from 'node:fs'
import { claimFeatures, compareAll, featureNames } from '@/lib/core/ledger/claim-features'
import { readClaim } from '@/lib/core/ledger/compare-claim'
import { type ClaimSet, type LabelledClaim, readClaimSets, threeWay } from './claim-sets'
import { fitLabels, type LabelledRow } from './fit-labels'

/*
 * Fits the weights of claim features on the half looked at and writes them where they are used. Run by hand, after a change of features:
 * node --import ./scripts/database-client.mjs --import tsx bench/trust/fit-claims.ts FOLDER
 */

/** Chosen by how well labels of one part of the half are told from the rest of it. */
const options = { penalty: 0.0007, isBalanced: true }

function rowOf({ set, claim, language, texts, label }: LabelledClaim): LabelledRow {
  const read = readClaim(claim, language)
  const features = claimFeatures(read, compareAll(read, texts), texts)
  return { kind: set, label: threeWay(label), values: featureNames.map((name) => features[name]) }
}

const rows = readClaimSets(process.argv[2] ?? '')
  .filter(({ half }) => half === 'chosen')
  .map(rowOf)
const of = (...sets: readonly ClaimSet[]) => rows.filter(({ kind }) => sets.some((set) => set === kind))
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
      fitLabels(of('scifact', 'healthver', 'climate_fever'), options),
    ),
)
writeFileSync(
  'bench/trust/claim-set-weights.ts',
  head +
    file(
      'trialWeights',
      `${origin('nli4ct')} Its statements are entailed or contradicted, never neither.`,
      fitLabels(of('nli4ct'), options),
    ) +
    file(
      'citationWeights',
      `${origin('citation_integrity')} Its labels are of its own kind.`,
      fitLabels(of('citation_integrity'), options),
    ) +
    file(
      'assinWeights',
      `${origin('ASSIN 1')} Its labels know a paraphrase and no contradiction.`,
      fitLabels(of('assin1'), options),
    ),
)
