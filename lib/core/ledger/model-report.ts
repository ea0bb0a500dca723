import {
  type LeftOutReason,
  type LeftOutSentence,
  leftOutReasons,
  type ModelReport,
} from '@/lib/contracts/model-report'
import type { RunNote } from '@/lib/contracts/run'

const LEFT_OUT = 'sentence-left-out'
/** Sentences that are told of one answer; a chapter has no more than some dozens. */
const TOLD_MAX = 40
/** As much as a note holds. */
const TOLD_LENGTH_MAX = 500

/** What the log keeps of the sentences of a model's answer that were left out. */
export function leftOutNotes(
  refused: readonly { readonly sentence: string; readonly reason: LeftOutReason }[],
): readonly RunNote[] {
  return refused.slice(0, TOLD_MAX).map(({ sentence, reason }) => ({
    code: LEFT_OUT,
    data: { reason, message: sentence.slice(0, TOLD_LENGTH_MAX) },
  }))
}

/**
 * What became of a model's answer, from the notes of its unit; null where no model was asked, and where its answer stands as it came. What the built-in method left out
 * of its own text before is not told: nobody misses it.
 */
export function modelReport(notes: readonly RunNote[]): ModelReport | null {
  const answered = notes.findLastIndex(({ code }) => code === 'model-answered')
  const since = notes.slice(answered + 1)
  const fall = since.find(({ code }) => code === 'model-fell-back')
  const detail = String(fall?.data.detail ?? fall?.data.reason ?? '')
  if (answered < 0) return fall ? { outcome: 'failed', detail, leftOut: [] } : null
  const leftOut = since.flatMap((note) => leftOutSentence(note) ?? [])
  if (fall) return { outcome: 'refused', detail, leftOut }
  return leftOut.length > 0 ? { outcome: 'mended', detail: '', leftOut } : null
}

function leftOutSentence({ code, data }: RunNote): LeftOutSentence | null {
  const { message } = data
  const reason = leftOutReasons.find((one) => one === data.reason)
  return code === LEFT_OUT && typeof message === 'string' && reason ? { sentence: message, reason } : null
}
