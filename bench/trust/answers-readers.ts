import { z } from 'zod'
import { directionIn } from '@/lib/core/evidence/direction-in-text'
import { readDirection } from '@/lib/core/evidence/read-direction'
import { isFutureWork, isLimitation } from '@/lib/core/evidence/read-outlook'
import { readRoles } from '@/lib/core/evidence/read-roles'
import { splitSentences } from '@/lib/core/text/split-sentences'
import { f1Of, type Half, halfOf, halves, macroF1, type Pair, readAnswers } from './answers-data'
import { type Bar, barRow, both } from './bar-row'
import { type LabelledAbstract, labelledAbstracts } from './role-sets'
import type { TrustRow } from './row'

const Document = z.object({
  doc_id: z.string(),
  text: z.string(),
  paragraphs: z.array(z.tuple([z.number(), z.number(), z.string().nullable()])),
})
const Prompt = z.object({
  doc_id: z.string(),
  outcome: z.string(),
  intervention: z.string(),
  comparator: z.string(),
  label: z.string(),
  evidence: z.array(z.object({ text: z.string() })),
})
type Prompt = z.infer<typeof Prompt>
const directions = ['increased', 'decreased', 'no-difference']
const BEFORE_RESULTS = /METHOD|INTRO|BACKGROUND|OBJECTIVE/

function reversedShare(pairs: readonly Pair[]): number {
  const turned = ([gold, read]: Pair) =>
    (gold === 'increased' && read === 'decreased') || (gold === 'decreased' && read === 'increased')
  return pairs.filter(turned).length / pairs.length
}

function directionRows(dataFolder: string): TrustRow[] {
  const prompts = readAnswers(dataFolder, 'qa/evidence_inference/prompts.jsonl.gz', Prompt)
  const texts = new Map(
    readAnswers(dataFolder, 'qa/evidence_inference/docs.jsonl.gz', Document).map(
      ({ doc_id, text, paragraphs }) => [
        doc_id,
        paragraphs
          .filter(([, , section]) => !BEFORE_RESULTS.test(section ?? ''))
          .flatMap(([start, end]) => splitSentences(text.slice(start, end), 'en').map((one) => one.text)),
      ],
    ),
  )
  const onSpan = (prompt: Prompt) =>
    readDirection([...new Set(prompt.evidence.map(({ text }) => text))].join(' '), prompt)
  const endToEnd = (prompt: Prompt) => directionIn(texts.get(prompt.doc_id) ?? [], prompt).direction
  const pairsOf = (half: Half, read: (prompt: Prompt) => string): Pair[] =>
    prompts
      .filter(({ doc_id }) => halfOf(doc_id) === half)
      .map((prompt) => [prompt.label.replace('_', '-'), read(prompt)])
  const data = 'answers/qa/evidence_inference'
  const span = { chosen: pairsOf('chosen', onSpan), report: pairsOf('report', onSpan) }
  const whole = { chosen: pairsOf('chosen', endToEnd), report: pairsOf('report', endToEnd) }
  const unknown = (pairs: readonly Pair[]) =>
    pairs.filter(([, read]) => read === 'unknown').length / pairs.length
  const bar = (what: string, reference: string, must: number, goal: number): Bar => ({
    what,
    data,
    reference,
    must,
    goal,
  })
  const reversed: Bar = { ...bar('direction reversed', '–', 0.05, 0.04), isError: true }
  return [
    barRow(
      bar('direction on the gold span, macro-F1', 'word rule .720', 0.78, 0.85),
      both((half) => macroF1(span[half], directions)),
    ),
    barRow(
      { ...reversed, what: 'direction on the gold span, reversed' },
      both((half) => reversedShare(span[half])),
    ),
    barRow(
      bar('direction end to end, macro-F1', 'word rule .321', 0.45, 0.62),
      both((half) => macroF1(whole[half], directions)),
    ),
    {
      ...barRow(
        { ...reversed, what: 'direction end to end, reversed' },
        both((half) => reversedShare(whole[half])),
      ),
      target: 'informs',
      reached: null,
      note: `unknown on the span ${unknown(span.report).toFixed(2)}, end to end ${unknown(whole.report).toFixed(2)}`,
    },
  ]
}

const roleBars = [
  { set: 'csabstruct', reference: 'naive Bayes .571', must: 0.62, goal: 0.68 },
  { set: 'trial_abstracts', reference: 'naive Bayes .646', must: 0.74, goal: 0.82 },
  { set: 'scielo_pt_es', reference: 'naive Bayes .620', must: 0.7, goal: 0.78 },
] as const

/** Labels of csabstruct know no conclusion: it counts as a result there. */
function rolePairs({ set, sentences, roles, language }: LabelledAbstract): Pair[] {
  return readRoles(sentences, { language }).map((read, at) => [
    roles[at] ?? '',
    set === 'csabstruct' && read === 'conclusion' ? 'result' : read,
  ])
}

function roleRows(abstracts: readonly LabelledAbstract[]): TrustRow[] {
  return roleBars.map(({ set, ...bar }) => {
    const fifth = set === 'csabstruct' ? 'other' : 'conclusion'
    const pairs = (half: Half) =>
      abstracts.filter((one) => one.set === set && one.half === half).flatMap(rolePairs)
    for (const half of halves)
      console.log(
        `  ${set} ${half}: ${['background', 'aim', 'method', 'result', fifth].map((role) => `${role} ${f1Of(pairs(half), role).toFixed(2)}`).join(', ')}`,
      )
    return barRow(
      { what: `sentence roles, macro-F1: ${set}`, data: `answers/roles/${set}`, ...bar },
      both((half) => macroF1(pairs(half), ['background', 'aim', 'method', 'result', fifth])),
    )
  })
}

const Passage = z.object({ doc_id: z.string(), text: z.string(), label: z.string() })
const FutureSentence = z.object({ doc_id: z.string(), text: z.string() })

function outlookRows(dataFolder: string, abstracts: readonly LabelledAbstract[]): TrustRow[] {
  const passages = readAnswers(dataFolder, 'roles/limitations/passages.jsonl.gz', Passage)
  const limits = (half: Half): Pair[] =>
    passages
      .filter(({ doc_id }) => halfOf(doc_id) === half)
      .map(({ text, label }) => [label, isLimitation(text, 'en') ? 'limitation' : 'other'])
  const future = readAnswers(dataFolder, 'roles/future_work/sentences.jsonl.gz', FutureSentence)
  const share = (texts: readonly string[]) =>
    texts.filter((text) => isFutureWork(text, 'en')).length / texts.length
  const others = (half: Half) =>
    abstracts
      .filter(({ set, half: own }) => own === half && (set === 'csabstruct' || set === 'trial_abstracts'))
      .flatMap(({ sentences }) => sentences)
  const named = (half: Half) => future.filter(({ doc_id }) => halfOf(doc_id) === half).map(({ text }) => text)
  return [
    barRow(
      {
        what: 'limitations, F1',
        data: 'answers/roles/limitations',
        reference: 'word rule .787',
        must: 0.84,
        goal: 0.88,
      },
      both((half) => f1Of(limits(half), 'limitation')),
    ),
    barRow(
      {
        what: 'future work, recall',
        data: 'answers/roles/future_work',
        reference: 'word rule .73',
        must: 0.82,
        goal: 0.9,
      },
      both((half) => share(named(half))),
    ),
    barRow(
      {
        what: 'future work, false alarms',
        data: 'csabstruct and trial_abstracts',
        reference: '–',
        must: 0.03,
        goal: 0.03,
        isError: true,
      },
      both((half) => share(others(half))),
    ),
  ]
}

/** What the readers of evidence read right, each on the half it was chosen on and on the other. */
export async function rows(dataFolder: string): Promise<TrustRow[]> {
  const abstracts = labelledAbstracts(dataFolder)
  if (abstracts.length === 0) {
    console.log('  skipped: there is no folder of labelled answers')
    return []
  }
  return [...directionRows(dataFolder), ...roleRows(abstracts), ...outlookRows(dataFolder, abstracts)]
}
