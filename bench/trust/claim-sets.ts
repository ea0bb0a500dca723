import { z } from 'zod'
import type { EvidenceText } from '@/lib/core/ledger/claim-features'
import { type Half, halfOf, readAnswers } from './answers-data'

/** A claim with the texts it is judged by, and what people said of it. */
export interface LabelledClaim {
  readonly set: ClaimSet
  readonly id: string
  readonly half: Half
  readonly claim: string
  readonly language: string
  readonly texts: readonly EvidenceText[]
  readonly label: string
  /** Sentences of `texts[0]` by place that decided; null where nobody said. */
  readonly rationales: readonly number[] | null
}

export const claimSets = [
  'scifact',
  'nli4ct',
  'healthver',
  'climate_fever',
  'citation_integrity',
  'assin1',
  'assin2',
] as const
export type ClaimSet = (typeof claimSets)[number]

const en = (text: string): EvidenceText => ({ text, language: 'en' })

const Abstract = z.object({ doc_id: z.string(), title: z.string(), sentences: z.array(z.string()) })
const ScifactClaim = z.object({
  id: z.string(),
  claim: z.string(),
  evidence: z.array(
    z.object({
      doc_id: z.string(),
      label: z.string(),
      rationales: z.array(z.array(z.number())),
      verified: z.boolean(),
    }),
  ),
})
const Trial = z.object({ doc_id: z.string(), sections: z.record(z.string(), z.array(z.string())) })
const Statement = z.object({
  id: z.string(),
  section: z.string(),
  statement: z.string(),
  label: z.string(),
  evidence: z.array(z.object({ trial: z.string(), lines: z.array(z.number()) })),
})
const Pair = z.object({
  id: z.string(),
  group: z.string(),
  claim: z.string(),
  evidence: z.string(),
  label: z.string(),
})
const ClimateClaim = z.object({
  id: z.string(),
  claim: z.string(),
  evidence: z.array(z.object({ text: z.string(), label: z.string() })),
})
const Citation = z.object({
  id: z.string(),
  doc_id: z.string(),
  citing_sentence: z.string(),
  label: z.string(),
  retrieved_sentences: z.array(z.string().nullable()),
})
const Assin = z.object({ id: z.string(), premise: z.string(), hypothesis: z.string(), label: z.string() })

/** The judged citation, and others of the sentence, are no words of the claim. */
const CITATION_MARKS = /<\|[a-z_]+\|>|\[[^\]]{0,60}<\|[^\]]{0,200}\]|\[\d[\d,;–\s-]*\]/g

/** All labelled claims of a folder, set by set; a set that the folder does not have is empty. */
export function readClaimSets(folder: string): readonly LabelledClaim[] {
  return [
    ...scifact(folder),
    ...nli4ct(folder),
    ...readAnswers(folder, 'claims/healthver/pairs.jsonl.gz', Pair).map(
      ({ id, group, claim, evidence, label }): LabelledClaim =>
        labelled('healthver', { id, key: group, claim, texts: [en(evidence)], label }),
    ),
    ...readAnswers(folder, 'claims/climate_fever/claims.jsonl.gz', ClimateClaim).flatMap(
      ({ id, claim, evidence }) =>
        evidence.map(({ text, label }) =>
          labelled('climate_fever', { id, key: id, claim, texts: [en(text)], label }),
        ),
    ),
    ...readAnswers(folder, 'claims/citation_integrity/items.jsonl.gz', Citation).map((item) =>
      labelled('citation_integrity', {
        id: item.id,
        key: item.doc_id,
        claim: item.citing_sentence.replace(CITATION_MARKS, ' '),
        texts: item.retrieved_sentences.flatMap((text) => (text ? [en(text)] : [])),
        label: item.label,
      }),
    ),
    ...readAnswers(folder, 'nli/assin_pt/pairs.jsonl.gz', Assin).map(({ id, premise, hypothesis, label }) =>
      labelled(id.startsWith('assin2') ? 'assin2' : 'assin1', {
        id,
        key: id,
        claim: hypothesis,
        language: 'pt',
        texts: [{ text: premise, language: 'pt' }],
        label,
      }),
    ),
  ]
}

interface Given {
  readonly id: string
  readonly key: string
  readonly claim: string
  readonly language?: string
  readonly texts: readonly EvidenceText[]
  readonly label: string
  readonly rationales?: readonly number[] | null
}

function labelled(
  set: ClaimSet,
  { id, key, claim, language = 'en', texts, label, rationales = null }: Given,
): LabelledClaim {
  return { set, id, half: halfOf(key), claim, language, texts, label, rationales }
}

function scifact(folder: string): LabelledClaim[] {
  const abstracts = new Map(
    readAnswers(folder, 'claims/scifact/abstracts.jsonl.gz', Abstract).map((one) => [one.doc_id, one]),
  )
  return readAnswers(folder, 'claims/scifact/claims.jsonl.gz', ScifactClaim).flatMap(
    ({ id, claim, evidence }) =>
      evidence.flatMap(({ doc_id, label, rationales, verified }) => {
        const abstract = abstracts.get(doc_id)
        if (!abstract) return []
        const gold = verified && rationales.length > 0 ? rationales.flat() : null
        return [
          labelled('scifact', {
            id: `${id}:${doc_id}`,
            key: doc_id,
            claim,
            texts: abstract.sentences.map(en),
            label,
            rationales: gold,
          }),
        ]
      }),
  )
}

function nli4ct(folder: string): LabelledClaim[] {
  const trials = new Map(
    readAnswers(folder, 'claims/nli4ct/trials.jsonl.gz', Trial).map((one) => [one.doc_id, one]),
  )
  return readAnswers(folder, 'claims/nli4ct/statements.jsonl.gz', Statement).map(
    ({ id, section, statement, label, evidence }) =>
      labelled('nli4ct', {
        id,
        key: evidence[0]?.trial ?? id,
        claim: statement,
        texts: evidence.flatMap(({ trial }) => (trials.get(trial)?.sections[section] ?? []).map(en)),
        label,
      }),
  )
}

const oneWord: Readonly<Record<string, string>> = {
  SUPPORTS: 'SUPPORT',
  REFUTES: 'CONTRADICT',
  NEUTRAL: 'NOT_ENOUGH_INFO',
}

/** The label in the words of scifact, where its set says the same in others. */
export function threeWay(label: string): string {
  return oneWord[label] ?? label
}
