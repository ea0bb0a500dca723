import { sentenceRolesOf } from '@/lib/core/evidence/sentence-roles'
import { readOnce } from '@/lib/core/text/read-once'
import {
  type Comparison,
  compareClaim,
  type ReadClaim,
  type ReadSentence,
  readSentences,
} from './compare-claim'
import { holdsWord } from './content-words'
import { unmatchedFigures } from './match-figures'
import { readFigures } from './read-figures'
import { shortFormsIn } from './short-forms'

/** A text that a claim is compared with. */
export interface EvidenceText {
  readonly text: string
  readonly language: string | null
}

/** A sentence of a text with what it says to a claim; `at` is the place of the text in the list. */
export interface ComparedSentence {
  readonly at: number
  readonly sentence: ReadSentence
  readonly comparison: Comparison
  readonly score: number
}

/** What is counted of a claim and its evidence, in this order. */
export const featureNames = [
  'coverage',
  'coverageAll',
  'coverageSquared',
  'reach',
  'order',
  'namesMissing',
  'firstMissing',
  'lastMissing',
  'figures',
  'figuresUnmatched',
  'figuresUnmatchedAll',
  'opposed',
  'opposedCovered',
  'agreeing',
  'denied',
  'deniedCovered',
  'nullEvidence',
  'nullClaim',
  'negatedClaim',
  'hedgedEvidence',
  'claimLength',
  'evidenceLength',
  'opposedAll',
  'nullAnywhere',
  'second',
] as const
export type FeatureName = (typeof featureNames)[number]

/** Sentences compared of one list of texts. */
const SENTENCES_MAX = 6_000

/** The sentences compared in full: those that hold most of the claim. */
const COMPARED_MAX = 80

interface ReadTexts {
  readonly sentences: readonly { readonly at: number; readonly sentence: ReadSentence }[]
  /** For each sentence, itself and its neighbours, where figures are looked for. */
  readonly around: readonly string[]
}

/** A draft cites the same texts again and again; what was read of a list is kept as long as the list. */
const known = new WeakMap<readonly EvidenceText[], ReadTexts>()

function readTexts(texts: readonly EvidenceText[]): ReadTexts {
  const kept = known.get(texts)
  if (kept) return kept
  const forms = shortFormsIn(texts.map(({ text }) => text).join('\n'))
  const sentences = texts
    .flatMap(({ text, language }, at) =>
      readSentences(text, { language, forms }).map((sentence) => ({ at, sentence })),
    )
    .slice(0, SENTENCES_MAX)
  const around = sentences.map((_, place) =>
    [-1, 0, 1].map((step) => sentences[place + step]?.sentence.text ?? '').join(' '),
  )
  const read = { sentences, around }
  known.set(texts, read)
  return read
}

/** The sentences of the texts that hold most of the claim with what they say to it, best first; all of them where they are few. */
export function compareAll(claim: ReadClaim, texts: readonly EvidenceText[]): readonly ComparedSentence[] {
  const { sentences, around } = readTexts(texts)
  const rarity = rarityIn(claim, sentences)
  return likeliest(claim, sentences, rarity)
    .flatMap((place) => {
      const read = sentences[place]
      if (!read) return []
      const comparison = compareClaim(claim, read.sentence, around[place] ?? '')
      const score = rankOf(claim, comparison, rarity) + standing(read.sentence.text, read.sentence.language)
      return [{ ...read, comparison, score }]
    })
    .sort((a, b) => b.score - a.score)
}

/** Places of the sentences worth comparing, in the order of reading. */
function likeliest(
  claim: ReadClaim,
  sentences: ReadTexts['sentences'],
  rarity: ReadonlyMap<string, number>,
): readonly number[] {
  const places = sentences.map((_, place) => place)
  if (places.length <= COMPARED_MAX) return places
  const held = sentences.map(({ sentence }) =>
    claim.words.reduce(
      (sum, word) =>
        sum +
        (holdsWord(sentence.index, word, claim.language) ? (rarity.get(word.stem) ?? 0) + word.weight : 0),
      0,
    ),
  )
  return places
    .sort((a, b) => (held[b] ?? 0) - (held[a] ?? 0) || a - b)
    .slice(0, COMPARED_MAX)
    .sort((a, b) => a - b)
}

/** For each word of the claim how telling it is among the sentences. */
function rarityIn(
  claim: ReadClaim,
  sentences: readonly { readonly sentence: ReadSentence }[],
): ReadonlyMap<string, number> {
  const count = Math.max(sentences.length, 1)
  return new Map(
    claim.words.map((word) => {
      const holding = sentences.filter(({ sentence }) =>
        holdsWord(sentence.index, word, claim.language),
      ).length
      return [word.stem, word.weight * Math.log(1 + (count - holding + 0.5) / (holding + 0.5))]
    }),
  )
}

/** What was found bears out a claim; what was asked or done does not. Chosen on rationales of the half looked at. */
const roleStandings = {
  result: 0.12,
  conclusion: 0.12,
  aim: -0.15,
  method: -0.12,
  background: -0.08,
  limitation: 0,
  future: -0.1,
} as const

const standing = readOnce((text, language: string): number => {
  const role = sentenceRolesOf(text, language)[0]?.role ?? null
  return role === null ? 0 : roleStandings[role]
})

/** Missing words cost what they tell; figures that agree, order and closeness decide among equals. Chosen on rationales of the half looked at. */
function rankOf(claim: ReadClaim, comparison: Comparison, rarity: ReadonlyMap<string, number>): number {
  const missing = new Set(comparison.missing.map(({ stem }) => stem))
  const telling = (stem: string) => rarity.get(stem) ?? 0
  const stems = [...new Set(claim.words.map(({ stem }) => stem))]
  const all = stems.reduce((sum, stem) => sum + telling(stem), 0)
  const held = stems.reduce((sum, stem) => sum + (missing.has(stem) ? 0 : telling(stem)), 0)
  const figures = claim.figures.length === 0 ? 0 : 1 - comparison.unmatched.length / claim.figures.length
  return (
    (all === 0 ? 0 : held / all) +
    0.3 * comparison.coverage +
    0.1 * comparison.order +
    0.1 * comparison.reach +
    0.2 * figures
  )
}

/** The features of a claim over its evidence; `compared` as `compareAll` gives it. All are 0 without evidence but those of the claim. */
export function claimFeatures(
  claim: ReadClaim,
  compared: readonly ComparedSentence[],
  texts: readonly EvidenceText[],
): Readonly<Record<FeatureName, number>> {
  const [best, second] = compared
  const comparison = best?.comparison
  const coverage = comparison?.coverage ?? 0
  const missingAll = claim.words.filter(
    (word) => !compared.some(({ sentence }) => holdsWord(sentence.index, word, claim.language)),
  )
  const missing = comparison?.missing ?? claim.words
  const names = claim.words.filter(({ text }) => isName(text))
  const flag = (value: boolean | undefined) => (value ? 1 : 0)
  const opposed = Math.min(comparison?.opposed.length ?? 0, 2)
  const lacks = (word: ReadClaim['words'][number] | undefined) => flag(word && missing.includes(word))
  const weightMissing = missingAll.reduce((sum, word) => sum + word.weight, 0)
  return {
    coverage,
    coverageAll: claim.weight === 0 ? 0 : 1 - weightMissing / claim.weight,
    coverageSquared: coverage * coverage,
    reach: comparison?.reach ?? 0,
    order: comparison?.order ?? 0,
    namesMissing: names.length === 0 ? 0 : missing.filter(({ text }) => isName(text)).length / names.length,
    firstMissing: lacks(claim.words[0]),
    lastMissing: lacks(claim.words.at(-1)),
    figures: flag(claim.figures.length > 0),
    figuresUnmatched: share(comparison?.unmatched.length ?? claim.figures.length, claim.figures.length),
    figuresUnmatchedAll: share(unmatchedInAll(claim, texts), claim.figures.length),
    opposed,
    opposedCovered: opposed * coverage,
    agreeing: comparison?.agreeing ?? 0,
    denied: flag(comparison?.isDenied),
    deniedCovered: comparison?.isDenied ? coverage : 0,
    nullEvidence: flag(comparison?.isNull),
    nullClaim: flag(claim.isNull),
    negatedClaim: flag(claim.negations > 0),
    hedgedEvidence: flag(comparison?.isHedged),
    claimLength: Math.log(1 + claim.words.length),
    evidenceLength: Math.log(1 + (best?.sentence.words.length ?? 0)),
    opposedAll: compared.slice(0, 3).filter((one) => one.comparison.opposed.length > 0).length,
    nullAnywhere: flag(compared.slice(0, 3).some((one) => one.comparison.isNull)),
    second: second?.comparison.coverage ?? 0,
  }
}

const share = (part: number, of: number) => (of === 0 ? 0 : part / of)

function unmatchedInAll(claim: ReadClaim, texts: readonly EvidenceText[]): number {
  if (claim.figures.length === 0) return 0
  return unmatchedFigures(
    claim.figures,
    texts.flatMap(({ text, language }) => readFigures(text, language)),
  ).length
}

/** Capitals inside or digits: what is called so and not otherwise. */
function isName(text: string): boolean {
  return /\p{Lu}|\d/u.test(text.slice(1)) || text.length >= 12
}
