import type { QuestionKind, QuotedSentence } from '@/lib/contracts/composed-answer'
import type { LibraryHit } from '@/lib/contracts/library'
import { sentenceRolesOf } from '@/lib/core/evidence/sentence-roles'
import { amountsIn } from '@/lib/core/ledger/certain-direction'
import { isInstruction } from '@/lib/core/ledger/is-instruction'
import { readFigures } from '@/lib/core/ledger/read-figures'
import { foldAccents } from '@/lib/core/text/fold-accents'
import { type AskedQuestion, type HitSentence, heldShare, sentencesOfHits, wordRarity } from './answer-signs'
import { asksForDefinition } from './question-kind'
import { type AskedSide, askedSideOf, stanceOf } from './stance-of'

export interface RankedSentence {
  readonly sentence: QuotedSentence
  /** 0 and up: the share of the question's words that the sentence holds, rare ones counting more, and what fits its kind. */
  readonly score: number
}

export interface RankOptions {
  readonly kind: QuestionKind
  readonly hits: readonly LibraryHit[]
}

/** Sentences that hold less of the question, or less against the best one, are no answer beside it. */
const SHARE_MIN = 0.25
const BEST_SHARE_MIN = 0.6
const HITS_MAX = 20
/** A sentence of fewer words is a heading. */
const SENTENCE_WORDS_MIN = 4
const SENTENCE_LENGTH_MAX = 4_000
const KIND_BONUS = 0.2
/** "412 nurses" answers how many nurses. */
const COUNTED_BONUS = 0.4
const COUNTED_WITHIN_WORDS = 3
/** Content words between a thing and what says that it is something. */
const DEFINED_WITHIN_WORDS = 3
/** What a study asked or planned is no answer, and what it found is one. */
const roleBonus: Readonly<Partial<Record<string, number>>> = {
  aim: -0.25,
  future: -0.1,
  result: 0.05,
  conclusion: 0.05,
}
/** Where a sentence has the figure, the year, the reason or the definition, those without are no answer beside it; to one after a meaning they never are. */
const strictKinds: ReadonlySet<QuestionKind> = new Set(['how-many', 'when', 'why', 'define'])

const REASON =
  /\b(?:because|due to|since|therefore|owing to|caused by|causes?|reasons?|leads? to|results? in|explain\w*|porque|devido|por causa|razao|causad[oa]s?|explica\w*|debido|causa|razon)\b/
const DEFINITION =
  /\b(?:is|are) (?:an?|the|defined|known|referred)\b|\b(?:refers? to|means|defined as|stands for|define-se|definid[oa]s?|significa|refere-se|consiste em|es (?:un|una|el|la)|se define|se refiere|consiste en)\b/g
/** With its accent: "e o" is "and the". */
const IS_PORTUGUESE =
  /(?<!\p{L})(?:é|são) (?:uma?s?|[oa]s?|definid[oa]s?|entendid[oa]s?|chamad[oa]s?)(?!\p{L})/giu
const PLACE = /\b(?:in|at|from|em|no|na|en) \p{Lu}/u
const LIST =
  /[,;][^,;]{2,60}[,;]|\b(?:include|including|such as|incluem|como|tais como|incluyen|tales como)\b/
const COMPARISON =
  /\b(?:than|compared|versus|vs|whereas|higher|lower|do que|comparad[oa]s?|enquanto|que|mientras|mayor|menor|maior)\b/

/** What a sentence must have to be an answer of the kind; kinds without a sign of their own take any. */
const fits: Readonly<
  Partial<Record<QuestionKind, (sentence: HitSentence, asked: AskedQuestion) => boolean>>
> = {
  'how-many': ({ text, hit }) => readFigures(text, hit.passage.language).length > 0,
  why: ({ text }) => REASON.test(foldAccents(text)),
  define: definesAsked,
  when: ({ text, hit }) => readFigures(text, hit.passage.language).some(({ unit }) => unit === 'year'),
  where: ({ text }) => PLACE.test(text),
  who: ({ text }) => /\s\p{Lu}\p{Ll}+/u.test(text),
  list: ({ text }) => LIST.test(foldAccents(text)),
  compare: ({ text }) => COMPARISON.test(foldAccents(text)),
  whether: ({ text, hit }) => {
    const role = sentenceRolesOf(text, hit.passage.language)[0]?.role
    return role === 'result' || role === 'conclusion'
  },
}

/** The sentences of the passages that answer a question, best first; what tells the reader to do something, and questions, are none. */
export function rankSentences(asked: AskedQuestion, { kind, hits }: RankOptions): readonly RankedSentence[] {
  const sentences = sentencesOfHits(hits.slice(0, HITS_MAX))
  const rarity = wordRarity(
    asked,
    sentences.map(({ index }) => index),
  )
  const side = kind === 'whether' ? askedSideOf(asked.text) : 'other'
  const tellsOutcome = outcomeTeller(asked)
  const seen = new Set<string>()
  const ranked = sentences
    .filter((one) => {
      if (!isStatement(one) || seen.has(one.text)) return false
      seen.add(one.text)
      return true
    })
    .map((one) => {
      const share = heldShare(asked, one.index, (word) => rarity.get(word.stem) ?? 0)
      const isFit = fits[kind]?.(one, asked) === true
      const counted = kind === 'how-many' && countsAsked(asked, one) ? COUNTED_BONUS : 0
      const role = sentenceRolesOf(one.text, one.hit.passage.language)[0]?.role ?? ''
      const bonus = (isFit ? KIND_BONUS : 0) + counted + (roleBonus[role] ?? 0)
      return {
        sentence: quotedHit(one, side !== 'other' && tellsOutcome(one) ? side : 'other'),
        share,
        isFit,
        score: share + bonus - 0.01 * one.at,
      }
    })
    .filter(({ share, score }) => share >= SHARE_MIN && score > 0)
    .sort((a, b) => b.score - a.score)
  const isStrict =
    strictKinds.has(kind) && (ranked.some(({ isFit }) => isFit) || asksForDefinition(asked.text))
  const kept = ranked.filter(({ isFit }) => isFit || !isStrict)
  const best = kept[0]?.score ?? 0
  return kept.filter(({ score }) => score >= BEST_SHARE_MIN * best)
}

/**
 * Whether a sentence names what the question asks the rise or fall of, the words behind its word of change: that yoga reduced visits says nothing to
 * whether it reduces pain. Any does where the question has no such word, or nothing behind it.
 */
function outcomeTeller(asked: AskedQuestion): (one: HitSentence) => boolean {
  const [change] = amountsIn(asked.text)
  const words = change ? asked.words.filter(({ start }) => start > change.start) : []
  if (words.length === 0) return () => true
  return ({ index }) => heldShare({ ...asked, words }, index, () => 1) > 0
}

/** A sentence that says something: no question, no heading, nothing that tells the reader to do something. */
export function isStatement({ text, words }: HitSentence): boolean {
  const isSaid = !/[?？]\s*$/.test(text) && !isInstruction(text) && text.length <= SENTENCE_LENGTH_MAX
  return isSaid && words.length >= SENTENCE_WORDS_MIN
}

/** Whether what is asked stands right before words that define: "burnout is a syndrome", not "burnout of nurses, whose work is a strain". */
function definesAsked({ text, words, index }: HitSentence, asked: AskedQuestion): boolean {
  const defining = [
    ...foldAccents(text).matchAll(DEFINITION),
    ...text.normalize('NFC').matchAll(IS_PORTUGUESE),
  ]
  return defining.some(({ index: at }) => {
    const before = words.filter(({ start }) => start < at).slice(-DEFINED_WITHIN_WORDS)
    const subject = {
      ...index,
      stems: new Set(before.map(({ stem }) => stem)),
      cognates: new Set(before.map(({ cognate }) => cognate)),
    }
    return asked.words.some((word) => heldShare({ ...asked, words: [word] }, subject, () => 1) > 0)
  })
}

/** Whether a figure stands right before the first word of the question, which is what it counts. */
function countsAsked(asked: AskedQuestion, { text, words, index, hit }: HitSentence): boolean {
  const [thing] = asked.words
  if (!thing || !heldShare({ ...asked, words: [thing] }, index, () => 1)) return false
  const names = new Set([thing.stem, ...(asked.names.get(thing.stem) ?? [])])
  const things = words.filter(({ stem, cognate }) => names.has(stem) || cognate === thing.cognate)
  return readFigures(text, hit.passage.language).some(({ end, unit }) => {
    const behind = words.filter(({ start }) => start >= end).slice(0, COUNTED_WITHIN_WORDS)
    return unit === 'count' && behind.some((word) => things.includes(word))
  })
}

/** A sentence of a hit as it is quoted, with what it says to the question where that asks whether. */
export function quotedHit({ hit, text, start }: HitSentence, question: AskedSide | 'other'): QuotedSentence {
  const { id, itemId, locator, language } = hit.passage
  const stance = question === 'other' ? 'says' : stanceOf(text, question, language)
  return { quote: text, start, itemId, passageId: id, title: hit.title, locator, stance }
}
