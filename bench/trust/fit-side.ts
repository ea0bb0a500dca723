import { writeFileSync } from 'node:fs'
import { sideSignNames, sideSigns } from '@/lib/core/answers/side-signs'
import { fitLabels } from './fit-labels'
import { readSideItems } from './side-items'

/*
 * Fits what each sign of a side counts on the half looked at and writes it where it is used. Run by hand, after a change of signs:
 * node --import ./scripts/database-client.mjs --import tsx bench/trust/fit-side.ts FOLDER
 */
const rows = readSideItems(process.argv[2] ?? '')
  .filter(({ half }) => half === 'chosen')
  .map(({ answer, asked, hits }) => {
    const signs = sideSigns(asked, hits)
    return { kind: 'pubmedqa', label: answer, values: sideSignNames.map((name) => signs[name]) }
  })
const weights = fitLabels(rows, { penalty: 0.1, isBalanced: false })
writeFileSync(
  'lib/core/answers/side-sign-weights.ts',
  `import type { LinearLabels } from '@/lib/core/ledger/linear-labels'

/** Weights of \`sideSignNames\`, fitted by bench/trust/fit-side.ts on pubmedqa, the half by hash that was looked at. */
export const sideSignWeights: LinearLabels = ${JSON.stringify(weights)}
`,
)
