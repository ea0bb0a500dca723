import { writeFileSync } from 'node:fs'
import { answerSigns, readQuestion, signNames } from '@/lib/core/answers/answer-signs'
import { hitsWithAndWithout, readLibraryQuestions } from './answer-sets'
import { fitLabels, type LabelledRow } from './fit-labels'

/*
 * Fits what each sign of an answer counts on the half looked at and writes it where it is used. Run by hand, after a change of the signs or of
 * the ranking of passages: node --import ./scripts/database-client.mjs --import tsx bench/trust/fit-answered.ts FOLDER
 */
const rows: LabelledRow[] = []
for (const question of readLibraryQuestions(process.argv[2] ?? '').filter(({ half }) => half === 'chosen')) {
  const { present, absent } = await hitsWithAndWithout(question)
  const asked = readQuestion(question.question, 'en')
  const kind = question.set
  for (const [label, hits] of [
    ['answered', present],
    ['silent', absent],
  ] as const) {
    if (hits.length === 0) continue
    const signs = answerSigns(asked, hits)
    rows.push({ kind, label, values: signNames.map((name) => signs[name]) })
  }
}
const weights = fitLabels(rows, { penalty: 0.003, isBalanced: true })
writeFileSync(
  'lib/core/answers/answered-weights.ts',
  `import type { LinearLabels } from '@/lib/core/ledger/linear-labels'

/**
 * Weights of \`signNames\`, fitted by bench/trust/fit-answered.ts on covid_qa and evidence_inference, the half by hash that was looked at: each
 * question with its paper in the library, and with it taken out.
 */
export const answeredWeights: LinearLabels = ${JSON.stringify(weights)}
`,
)
