import type { ProposalSource } from '@/lib/contracts/proposal-run'
import { admitSentences, type SentenceRefusal } from '@/lib/core/ledger/admit-sentences'
import { checkClaims } from '@/lib/core/ledger/check-claims'
import { isInstruction } from '@/lib/core/ledger/is-instruction'
import { unmatchedFigures } from '@/lib/core/ledger/match-figures'
import { sidedWords } from '@/lib/core/ledger/polarity'
import { readFigures } from '@/lib/core/ledger/read-figures'
import type { CitedPassage, TextCitation } from '@/lib/core/ledger/text-citation'
import { detectLanguage } from '@/lib/core/text/detect-language'
import { foldAccents } from '@/lib/core/text/fold-accents'
import { splitSentences } from '@/lib/core/text/split-sentences'

/** Why a sentence that a model wrote does not enter the document. */
export type WrittenRefusal =
  | SentenceRefusal
  | 'other-language'
  | 'figure-of-nobody'
  | 'finding-without-source'
  | 'praise'
  | 'instruction'

export interface RefusedWriting {
  readonly sentence: string
  readonly reason: WrittenRefusal
}

export interface WritingRules {
  readonly sources: readonly ProposalSource[]
  /** ISO 639-1 of the document. */
  readonly language: string
  /** What the student said and code computed: figures of it may be repeated without a source. */
  readonly given: string
}

/** Shorter texts are names and titles, which any language may have. */
const LANGUAGE_LETTERS_MIN = 60
const TEXTS_DEPTH_MAX = 12

/** Words that sell, and words that decide for the advisor; folded, three languages. */
const PRAISE =
  /\b(?:brilliant\w*|excellent\w*|outstanding|groundbreaking|ground-breaking|impressive\w*|remarkable\w*|exceptional\w*|flawless\w*|perfectly|revolutionary|approved|needs no (?:changes|revision)|brilhante\w*|excelente\w*|extraordinari\w*|impressionante\w*|impecav\w*|inovador\w* e|revolucionari\w*|aprovad[oa]s?|impresionante\w*|aprobad[oa]s?|sobresaliente\w*)\b/

/**
 * Sentences of a text about the literature that may not be printed: each claim must be borne out by the sources that it cites, and each sentence be in
 * the language of the document, without praise or instructions. Empty: the text may stand as it is.
 */
export function refusedInLiterature(text: string, rules: WritingRules): readonly RefusedWriting[] {
  return [...refusedByLedger(text, rules, () => true), ...refusedByManner(text, rules)]
}

/**
 * Sentences of a plan that may not be printed: what cites must be borne out, and what does not may hold no figure that nobody gave and tell no
 * finding. What the work is to do stays the model's to word.
 */
export function refusedInPlan(text: string, rules: WritingRules): readonly RefusedWriting[] {
  const cites = (sentence: string) => sentence.includes('[@')
  const given = readFigures(rules.given, rules.language)
  const plain = splitSentences(text, rules.language).filter((sentence) => !cites(sentence.text))
  const loose = plain.flatMap(({ text: sentence }): RefusedWriting[] => {
    if (unmatchedFigures(readFigures(sentence, rules.language), given).length > 0)
      return [{ sentence, reason: 'figure-of-nobody' }]
    return tellsFinding(sentence) ? [{ sentence, reason: 'finding-without-source' }] : []
  })
  return [...refusedByLedger(text, rules, cites), ...loose, ...refusedByManner(text, rules)]
}

/** `refusedInPlan` for every text of a value, however deep; the first that is found for each. */
export function refusedInValue(value: unknown, rules: WritingRules): readonly RefusedWriting[] {
  return textsIn(value, TEXTS_DEPTH_MAX).flatMap((text) => refusedInPlan(text, rules).slice(0, 1))
}

function textsIn(value: unknown, depth: number): readonly string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null || depth === 0) return []
  return Object.values(value).flatMap((part: unknown) => textsIn(part, depth - 1))
}

function refusedByLedger(
  text: string,
  { sources, language }: WritingRules,
  counts: (sentence: string) => boolean,
): RefusedWriting[] {
  const passages = new Map(sources.map((source) => [source.key, passagesOf(source)]))
  const resolve = (marker: TextCitation) =>
    marker.kind === 'key' ? (passages.get(marker.key) ?? null) : marker.kind === 'number' ? [] : null
  return admitSentences(text, checkClaims(text, { resolve, language })).refused.flatMap(({ row, reason }) => {
    const sentence = text.slice(row.start, row.end)
    return counts(sentence) ? [{ sentence, reason }] : []
  })
}

/** What is at hand of a source: its own abstract and title. */
function passagesOf({ key, work }: ProposalSource): readonly CitedPassage[] {
  return [work.abstract ?? '', work.title]
    .filter((text) => text.trim() !== '')
    .map((text, at) => ({
      id: `${key}#${at}`,
      itemId: key.slice(0, 64),
      text,
      language: work.language?.slice(0, 2) ?? detectLanguage(text),
      locator: { type: 'index', value: at + 1 },
    }))
}

function refusedByManner(text: string, { language }: WritingRules): RefusedWriting[] {
  return splitSentences(text, language).flatMap(({ text: sentence }): RefusedWriting[] => {
    if (PRAISE.test(foldAccents(sentence))) return [{ sentence, reason: 'praise' }]
    if (isInstruction(sentence)) return [{ sentence, reason: 'instruction' }]
    const spoken = sentence.length < LANGUAGE_LETTERS_MIN ? null : detectLanguage(sentence)
    return spoken !== null && spoken !== language ? [{ sentence, reason: 'other-language' }] : []
  })
}

/** An infinitive, or a verb by which English objectives begin. */
const TASK =
  /^(?:to )?(?:analy[sz]e|assess|build|classify|collect|compare|contrast|define|describe|design|determine|develop|discuss|establish|estimate|evaluate|examine|explain|explore|find|identify|interpret|interview|investigate|list|map|measure|model|observe|produce|propose|quantify|relate|review|study|survey|synthesi[sz]e|test|trace|understand|validate|verify|write|\p{L}+(?:ar|er|ir))\b/iu

/** A sentence that says how something changes or which is better, where a plan would say what is to be done. */
function tellsFinding(sentence: string): boolean {
  if (TASK.test(sentence.trim()) || /\?\s*$/.test(sentence)) return false
  return sidedWords(sentence).some(({ axis }) => axis === 'amount' || axis === 'worth')
}
