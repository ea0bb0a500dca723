import type { ClaimVerdict } from '@/lib/contracts/claim-ledger'
import { placesNamed, populationsNamed } from '@/lib/core/evidence/study-settings'
import { splitSentences } from '@/lib/core/text/split-sentences'
import { wordsOf } from '@/lib/core/text/words'
import { type ComparedSentence, compareAll } from './claim-features'
import { claimLeaning } from './claim-leaning'
import { clauseWhere } from './clauses'
import { type ReadClaim, readClaim } from './compare-claim'
import { ownLanguage } from './content-words'
import { swappedFigures } from './figure-neighbours'
import { findQuote } from './find-quote'
import { isInstruction } from './is-instruction'
import { countNegations, isTentative } from './polarity'
import { quotationsIn } from './quotations'
import { readFigures } from './read-figures'
import type { CitedPassage } from './text-citation'
import { isDeniedThere } from './told-clause'
import { addedCause, isTurnedCopy, movedFigures, turnedWords } from './turned-words'

export interface Judgement {
  readonly verdict: Exclude<ClaimVerdict, 'not-a-claim'>
  /** The passage that decided and its words, letter by letter; null where none speaks of it. */
  readonly evidence: { readonly passage: CitedPassage; readonly quote: string } | null
  /** What disagrees, as it stands in the claim. */
  readonly disputed: readonly string[]
}

export interface JudgeOptions {
  readonly passages: readonly CitedPassage[]
  /** ISO 639-1 of the claim; null when nobody knows. */
  readonly language: string | null
}

/** Fewer words in common are chance, not a quotation. */
const QUOTE_WORDS_MIN = 4
/** A quotation that is this much of its sentence decides it. */
const QUOTE_SHARE_MIN = 0.5
/**
 * Below this share of the claim's words a sentence does not speak of the same: it neither bears the claim out nor says otherwise. High, since a false
 * alarm accuses a student.
 */
const TOPIC_MIN = 0.75
/** Shares of words and of their order from which a claim is a paraphrase. Chosen on the half looked at; see the trust bench. */
const PARAPHRASE_MIN = 0.9
const ORDER_MIN = 0.4

const nothing: Judgement = { verdict: 'no-passage', evidence: null, disputed: [] }

/**
 * What the passages say about a claim. A sentence of a passage bears it out when it holds nearly all of its words in their order, all figures with their
 * units, and no opposite, denial, other group of people or doubt of its own; whatever is unsure is `no-passage`. Never throws.
 */
export function judgeClaim(claim: string, { passages, language }: JudgeOptions): Judgement {
  if (passages.length === 0) return nothing
  const whole = quotedFrom(claim.replace(/[.!]\s*$/, ''), passages)
  if (whole && isSaidThere(claim, whole, language)) return whole
  const quotations = quotationsIn(claim)
  const found = quotations.map((quotation) => quotedFrom(quotation, passages))
  const invented = quotations.filter((_, at) => found[at] === null)
  if (invented.length > 0) return { ...nothing, disputed: invented }
  const [quoted] = found
  if (quoted && wordShare(quotations, claim) >= QUOTE_SHARE_MIN && framesOnly(claim, quotations, language))
    return quoted
  return judgeByWords(readClaim(claim, language), passages)
}

/** A run of words may stand in a sentence that denies or doubts them ("it is false that …"), or that tells the reader to say them. */
function isSaidThere(claim: string, { evidence }: Judgement, language: string | null): boolean {
  if (!evidence) return false
  const { passage, quote } = evidence
  const at = passage.text.indexOf(quote)
  const around = splitSentences(passage.text, passage.language).filter(
    ({ start, end }) => start < at + quote.length && at < end,
  )
  const denials = (text: string) => countNegations(text, ownLanguage(passage.language ?? language))
  const said = around.map((sentence) => sentence.text).join(' ')
  const text = clauseWhere(said, (clause) => clause.includes(quote))
  const isWhole = wordsOf(text).length === wordsOf(quote).length
  return (
    !around.some((sentence) => isInstruction(sentence.text)) &&
    (isWhole || (denials(text) === denials(claim) && isTentative(text) === isTentative(claim)))
  )
}

/** What stands around the quotations brings no figure of its own. */
function framesOnly(claim: string, quotations: readonly string[], language: string | null): boolean {
  const rest = quotations.reduce((text, quotation) => text.replace(quotation, ' '), claim)
  return readFigures(rest, language).length === 0
}

function quotedFrom(text: string, passages: readonly CitedPassage[]): Judgement | null {
  if (wordsOf(text).length < QUOTE_WORDS_MIN) return null
  for (const passage of passages) {
    const span = findQuote(text, passage.text)
    if (span) {
      const quote = passage.text.slice(span.start, span.end)
      return { verdict: 'quoted', evidence: { passage, quote }, disputed: [] }
    }
  }
  return null
}

function wordShare(quotations: readonly string[], claim: string): number {
  const words = quotations.reduce((sum, quotation) => sum + wordsOf(quotation).length, 0)
  return words / Math.max(wordsOf(claim).length, 1)
}

function judgeByWords(claim: ReadClaim, passages: readonly CitedPassage[]): Judgement {
  const compared = compareAll(claim, passages).filter(({ sentence }) => !isInstruction(sentence.text))
  const [best] = [...compared.slice(0, 5)].sort(
    (a, b) => faults(a, claim) - faults(b, claim) || b.score - a.score,
  )
  const passage = best && passages[best.at]
  if (!best || !passage || best.comparison.coverage < TOPIC_MIN) return nothing
  const evidence = { passage, quote: best.sentence.text }
  const { opposed, isDenied, unmatched } = best.comparison
  if (opposed.length > 0)
    return { verdict: 'direction-disagrees', evidence, disputed: opposed.map(({ text }) => text) }
  const turned = turnedWords(claim, best.sentence)
  if (turned.length > 0)
    return { verdict: 'direction-disagrees', evidence, disputed: turned.map(({ text }) => text) }
  if (
    (isDenied && isDeniedThere(claim, best.sentence)) ||
    isTurnedCopy(claim, best.sentence, best.comparison)
  )
    return { verdict: 'direction-disagrees', evidence, disputed: [] }
  const moved = movedFigures(claim, best.sentence, best.comparison)
  const swapped =
    unmatched.length > 0 ? [] : [...new Set([...swappedFigures(claim, [best.sentence]), ...moved])]
  const wrong = [...unmatched, ...swapped].map(({ text }) => text)
  if (wrong.length > 0) {
    const hasFigures = readFigures(passage.text, passage.language).length > 0
    return { verdict: hasFigures ? 'numbers-disagree' : 'no-passage', evidence, disputed: wrong }
  }
  const cause = addedCause(claim.text, best.sentence.text)
  if (cause !== null) return { verdict: 'no-passage', evidence, disputed: [cause] }
  const strangers = otherSettings(claim.text, passage.text)
  if (strangers.length > 0) return { verdict: 'no-passage', evidence, disputed: strangers }
  return isParaphrase(claim, best, passages)
    ? { verdict: 'paraphrase', evidence, disputed: [] }
    : { verdict: 'no-passage', evidence, disputed: [] }
}

/** Among sentences that speak of the claim alike, one that agrees with it goes before one that does not. */
function faults({ comparison }: ComparedSentence, claim: ReadClaim): number {
  if (comparison.coverage < PARAPHRASE_MIN) return 1
  const { opposed, isDenied, unmatched } = comparison
  return opposed.length === 0 && !isDenied && unmatched.length === 0 && claim.weight > 0 ? 0 : 1
}

function isParaphrase(claim: ReadClaim, best: ComparedSentence, passages: readonly CitedPassage[]): boolean {
  const { coverage, order } = best.comparison
  if (coverage < PARAPHRASE_MIN) return false
  // Another language has another order of words.
  if (best.sentence.language === claim.language && claim.words.length > 2 && order < ORDER_MIN) return false
  if (isTentative(best.sentence.text) && !isTentative(claim.text)) return false
  const { supports, contradicts } = claimLeaning(claim, passages)
  return supports >= contradicts
}

/** Groups of people and places that a claim names and the passage does not, as the claim has them, where the passage names others. */
function otherSettings(claim: string, passage: string): readonly string[] {
  return [populationsNamed, placesNamed].flatMap((named) => {
    const own = named(claim)
    const theirs = new Set(named(passage).map(({ id }) => id))
    return theirs.size === 0 ? [] : own.filter(({ id }) => !theirs.has(id)).map(({ id }) => id)
  })
}
