import { z } from 'zod'
import type { ReadRole } from '@/lib/core/evidence/role-path'
import { splitSentences } from '@/lib/core/text/split-sentences'
import { type Half, halfOf, readAnswers } from './answers-data'

/** An abstract whose sentences are labelled. */
export interface LabelledAbstract {
  readonly set: 'csabstruct' | 'trial_abstracts' | 'scielo_pt_es' | 'pubmedqa'
  readonly half: Half
  readonly language: string
  readonly sentences: readonly string[]
  readonly roles: readonly ReadRole[]
  /** Share of the labellers who agreed, for each sentence. */
  readonly agreement: readonly number[]
}

const roleNames: Readonly<Record<string, ReadRole>> = {
  background: 'background',
  objective: 'aim',
  method: 'method',
  methods: 'method',
  result: 'result',
  results: 'result',
  conclusions: 'conclusion',
  other: 'other',
}
const Abstract = z.object({
  id: z.string(),
  doc_id: z.string().optional(),
  lang: z.string().default('en'),
  sentences: z.array(z.object({ text: z.string(), role: z.string(), confidence: z.number().default(1) })),
})
const PubmedItem = z.object({
  doc_id: z.string(),
  context: z.array(z.object({ heading: z.string(), text: z.string() })),
  conclusion: z.string(),
})

/** The three labelled sets, and abstracts whose authors chose the headings. */
export function labelledAbstracts(dataFolder: string): readonly LabelledAbstract[] {
  const sets = ['csabstruct', 'trial_abstracts', 'scielo_pt_es'] as const
  const labelled = sets.flatMap((set) =>
    readAnswers(dataFolder, `roles/${set}/abstracts.jsonl.gz`, Abstract).map(
      ({ id, doc_id, lang, sentences }): LabelledAbstract => ({
        set,
        half: halfOf(doc_id ?? id),
        language: lang,
        sentences: sentences.map(({ text }) => text),
        roles: sentences.map(({ role }) => roleNames[role] ?? 'other'),
        agreement: sentences.map(({ confidence }) => confidence),
      }),
    ),
  )
  const items = readAnswers(dataFolder, 'qa/pubmedqa/items.jsonl.gz', PubmedItem)
  return [...labelled, ...items.flatMap(headedAbstract)]
}

const headings: readonly (readonly [RegExp, ReadRole])[] = [
  [/BACKGROUND|INTRODUCTION|CONTEXT|RATIONALE/i, 'background'],
  [/OBJECTIVE|AIM|PURPOSE|GOAL/i, 'aim'],
  [/METHOD|DESIGN|SETTING|PATIENTS|PARTICIPANTS|MATERIAL|MEASURE|INTERVENTION|SUBJECTS/i, 'method'],
  [/RESULT|FINDING/i, 'result'],
  [/CONCLUSION/i, 'conclusion'],
]

/** Abstracts with a heading that is not in the table, or of three sentences or fewer, are left out. */
function headedAbstract({ doc_id, context, conclusion }: z.infer<typeof PubmedItem>): LabelledAbstract[] {
  const parts = [...context, { heading: 'CONCLUSION', text: conclusion }].map(({ heading, text }) => ({
    role: headings.find(([pattern]) => pattern.test(heading))?.[1],
    texts: splitSentences(text, 'en').map((sentence) => sentence.text),
  }))
  const sentences = parts.flatMap(({ texts }) => texts)
  const roles = parts.flatMap(({ role, texts }) => (role ? texts.map(() => role) : []))
  if (roles.length !== sentences.length || sentences.length < 4) return []
  return [
    {
      set: 'pubmedqa',
      half: halfOf(doc_id),
      language: 'en',
      sentences,
      roles,
      agreement: roles.map(() => 1),
    },
  ]
}
