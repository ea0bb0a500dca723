import type { Instrument } from '@/lib/contracts/appraisal'
import type { Passage } from '@/lib/contracts/library'
import type { ProposalSource } from '@/lib/contracts/proposal-run'
import type { AppraisalQuotes } from '@/lib/contracts/review'
import { cueMatcher } from '@/lib/core/evidence/find-cue'
import { isFutureWork } from '@/lib/core/evidence/read-outlook'
import { isInstruction } from '@/lib/core/ledger/is-instruction'
import { splitSentences } from '@/lib/core/text/split-sentences'
import { itemsOf } from './appraisal-items'
import { appraisalSignals } from './appraisal-signals'
import { saidIn, studyPassages } from './study-passages'

const PASSAGES_READ_MAX = 200
const SENTENCE_WORDS_MIN = 4

const signals: readonly string[] = Object.keys(appraisalSignals)
const matchers = new Map(
  Object.entries(appraisalSignals).map(([signal, phrases]) => [signal, cueMatcher(phrases)]),
)

/** For each item of an instrument the first sentence of a source that speaks of it, letter by letter, where one does. Pure; never throws. */
export function appraisalQuotes(
  instrument: Instrument,
  source: Pick<ProposalSource, 'key' | 'work'>,
  held: readonly Passage[],
): AppraisalQuotes {
  const wanted = itemsOf[instrument]
  const found = new Map<string, AppraisalQuotes[number]['said']>()
  for (const passage of studyPassages(source, held).slice(0, PASSAGES_READ_MAX)) {
    if (passage.place === 'title') continue
    for (const { text } of splitSentences(passage.text, passage.language)) {
      const isShort = text.split(/\s+/).length < SENTENCE_WORDS_MIN
      if (isShort || isInstruction(text) || isFutureWork(text, passage.language)) continue
      for (const signal of signals) {
        if (found.has(signal) || !wanted.some((one) => one === signal)) continue
        if (matchers.get(signal)?.(text, passage.language)) found.set(signal, saidIn(passage, text))
      }
    }
  }
  return wanted.flatMap((signal, at) => {
    const said = signal === null ? undefined : found.get(signal)
    return said ? [{ item: at + 1, said }] : []
  })
}
