import { placesNamed, populationsNamed } from '@/lib/core/evidence/study-settings'
import { cognateStems } from '@/lib/core/text/cognate-stems'
import { foldAccents } from '@/lib/core/text/fold-accents'
import { compareAll } from './claim-features'
import { type ReadClaim, type ReadSentence, readClaim } from './compare-claim'
import { type ContentWord, contentWords, holdsWord } from './content-words'
import { isShareOf, swappedFigures } from './figure-neighbours'
import { isInstruction } from './is-instruction'
import { unmatchedFigures } from './match-figures'
import { isSupposed, isTentative, sidedWords } from './polarity'
import { readFigures } from './read-figures'
import { listsRespectively, misordersLists } from './respective-order'
import type { CitedPassage } from './text-citation'
import { isOfAnother } from './told-apart'
import { isDeniedThere, toldClause } from './told-clause'
import { turnedWords } from './turned-words'

/** Share of the claim's words that one sentence must hold; the rest may stand elsewhere in the same source. */
const SENTENCE_SHARE_MIN = 0.5
/** Share of the words held by that sentence that stand there in the claim's order: "burnout lowers remote work" turns it round. */
const ORDER_MIN = 0.6
const SIDED_ORDER_MIN = 0.8

/** Words that say who reports, folded, three languages: they need not stand in the source. */
const REPORTING =
  /^(?:authors?|stud(?:y|ies|ied)|survey(?:s|ed)?|review(?:s|ed)?|articles?|research\w*|reports?|reported|finds?|found|findings?|shows?|shown|showed|suggest\w*|recommend\w*|observ\w*|stat(?:e|es|ed)|not(?:e|es|ed)|indicat\w*|argu(?:e|es|ed)|nam(?:e|es|ed)|describ\w*|descrev\w*|conclud\w*|according|participants?|interview\w*|autor(?:es|as)?|estudos?|pesquisas?|artigos?|relat(?:a|am|ou|aram)|encontr\w*|mostr\w*|afirm\w*|indic(?:a|am|ou|aram|o|aron)|declar(?:a|am|ou|an|o)|suger\w*|sugier\w*|recomend\w*|recomiend\w*|conclu\w*|segundo|segun|entrevist\w*|estudios?|investigaci\w*|articulos?|hall(?:o|aron|a)|inform\w*|revis\w*)$/
/** Words that join what is told to what was told before, folded, three languages: they say nothing of a source. */
const JOINING =
  /^(?:along|went|goes|way|hand|contrast|similarly|likewise|moreover|another|agree|agrees|point|points|instead|however|already|tambem|outro|outra|contudo|porem|lado|aponta|apontam|concordam|coincidem|igualmente|reconhec\w*|admit\w*|tambien|tampoco|otro|otra|apunta|apuntan|coinciden|reconoc\w*|senala\w*)$/
/** Verbs of having, being and doing and small words that carry no more, folded, three languages: whatever they join has to stand in the source all the same. */
const LIGHT =
  /^(?:although|though|therefore|thus|both|than|against|versus|compared|respectively|approximately|practically|performed|carried|done|had|has|have|took|taken|made|given|gave|occurred|happened|afterwards|feit[oa]s?|realizad[oa]s?|teve|tiveram|tem|houve|ocorreu|ocorreram|ficou|ficaram|embora|contra|ante|frente|respectivamente|aproximadamente|praticamente|cerca|atribu\w*|cautela|autores|quando|depois|antes|aunque|tuvo|tuvieron|hubo|hizo|hicieron|realizo|realizaron|ocurrio|ocurrieron|quedo|quedaron|forma|manera|respectivamente|aproximadamente|practicamente|despues|cuando)$/
/** What goes together goes together whichever is named first. */
const TOGETHER =
  /\b(?:associat\w*|related to|linked to|correlat\w*|associ(?:ad|ou|aram)\w*|relacion(?:ad|ou|aram|o|aron)\w*|asoci(?:ad|o|aron)\w*)\b/
const TOGETHER_WORD = /^(?:associ\w*|asoci\w*|relacion\w*|related|linked|correlat\w*|correlac\w*)$/

/** What ought to be done is not what was done. */
const PRESCRIBES =
  /\b(?:should|ought|must|recommend\w*|suggest(?:s|ed)? (?:that|further|future)|needs? to|are needed|is needed|deve\w*|suger\w*|recomend\w*|sugier\w*|recomiend\w*|deben?|deberi\w*|necessari\w*|necesari\w*)\b/
const UNTOLD = /\b(?:because|since|due to|porque|pois|devido a|debido a|ya que)\b/

/**
 * Whether a sentence says over again what one source says, in part or in parts put together: each of its words, figures, places and groups stands in the source, one
 * sentence of the source holds most of it in its order, and nothing is turned round, denied, doubted less or made into a cause. Weaker than a paraphrase of the ledger,
 * which also tells what is supported in a text that is not ours; `false` when unsure. Never throws.
 */
export function restatesSource(
  claim: string,
  { passages, language }: { readonly passages: readonly CitedPassage[]; readonly language: string | null },
): boolean {
  const read = withoutReporting(readClaim(claim, language))
  if (read.weight === 0 || /[“”«»"]/.test(claim)) return false
  const sources = new Set(passages.map(({ itemId }) => itemId))
  return [...sources].some((id) =>
    isToldBy(
      read,
      passages.filter(({ itemId }) => itemId === id),
    ),
  )
}

function withoutReporting(claim: ReadClaim): ReadClaim {
  const isWord = ({ folded }: ContentWord) =>
    ![REPORTING, JOINING, LIGHT, TOGETHER_WORD].some((known) => known.test(folded))
  const words = claim.words.filter(isWord)
  return { ...claim, words, weight: words.reduce((sum, { weight }) => sum + weight, 0) }
}

function isToldBy(claim: ReadClaim, passages: readonly CitedPassage[]): boolean {
  const compared = compareAll(claim, passages).filter(({ sentence }) => !isInstruction(sentence.text))
  const whole = passages.map(({ text }) => text).join(' ')
  const told = sharedSettings(claim.text, whole)
  const isHeld = (word: ContentWord) =>
    told.has(word.cognate) ||
    (best !== undefined && isSideOf(word, claim, best.sentence)) ||
    isOfNoChange(word, claim, best?.sentence.text ?? '') ||
    compared.some(({ sentence }) => holdsWord(sentence.index, word, claim.language))
  // Of a claim with figures the sentence that has them is told over again, however many of its words another one holds.
  const lacking = ({ sentence }: (typeof compared)[number]) =>
    unmatchedFigures(claim.figures, readFigures(sentence.text, sentence.language)).length
  const [best] = compared
    .filter(({ comparison }) => comparison.coverage >= SENTENCE_SHARE_MIN)
    .toSorted(
      (one, other) => lacking(one) - lacking(other) || other.comparison.coverage - one.comparison.coverage,
    )
  if (!best || !claim.words.every(isHeld)) return false
  // Of two sentences that hold as much of the claim, the one that denies it counts.
  const nearest = compared.filter(
    ({ sentence, comparison }) =>
      comparison.coverage >= best.comparison.coverage && !isSupposed(toldClause(claim, sentence)),
  )
  const isGainsaid = nearest.some(
    ({ sentence, comparison: { opposed, isDenied } }) =>
      (isDenied && isDeniedThere(claim, sentence)) || opposed.length > 0,
  )
  const besideFigures = compared
    .map(({ sentence }) => sentence)
    .filter(({ text }) => !listsRespectively(text))
  const figures = passages.flatMap(({ text, language }) => readFigures(text, language))
  return (
    !isGainsaid &&
    unmatchedFigures(claim.figures, figures).length === 0 &&
    swappedFigures(claim, besideFigures).length === 0 &&
    turnedWords(claim, best.sentence).length === 0 &&
    !misordersLists(claim, best.sentence) &&
    !isImpossibleShare(claim) &&
    !isOfAnother(claim, best.sentence) &&
    (isMutual(claim, best.sentence.text) || isInOrder(claim, best.sentence)) &&
    isAsSure(claim.text, toldClause(claim, best.sentence)) &&
    addsNoSetting(claim.text, whole)
  )
}

/**
 * Stems of where and among whom a claim says something was found: such words may stand anywhere in a sentence. Of two groups one may act on the other, so that their
 * order counts.
 */
function settingStems(claim: string): ReadonlySet<string> {
  const groups = populationsNamed(claim)
  const settings = [...placesNamed(claim), ...(groups.length === 1 ? groups : [])]
  return new Set(settings.flatMap(({ names }) => cognateStems(Object.values(names).join(' '))))
}

/** Stems of the places and groups that a claim and its source both name, by whatever name and in whatever language. */
function sharedSettings(claim: string, source: string): ReadonlySet<string> {
  const shared = [populationsNamed, placesNamed].flatMap((named) => {
    const theirs = new Set(named(source).map(({ id }) => id))
    return named(claim).filter(({ id }) => theirs.has(id))
  })
  return new Set(shared.flatMap(({ names }) => cognateStems(Object.values(names).join(' '))))
}

/**
 * Whether a word of the claim only takes a side ("lower") that the source takes by another word ("reduced"): of the same thing, where its words name it, else on that side alone.
 */
function isSideOf(word: ContentWord, claim: ReadClaim, sentence: ReadSentence): boolean {
  const own = claim.sides.filter(({ start, text }) => start <= word.start && word.end <= start + text.length)
  const clause = toldClause(claim, sentence)
  const words = contentWords(clause, sentence.language)
  const theirs = sidedWords(clause).map((one) => ({ ...one, of: thingBehind(one, words) }))
  return own.length > 0 && own.every((one) => isTakenThere(one, thingBehind(one, claim.words), theirs))
}

type Sided = ReadClaim['sides'][number]

/** The first content word behind a word that takes a side: what is more or less. */
function thingBehind({ start, text }: Sided, words: readonly ContentWord[]): ContentWord | null {
  return words.find((word) => word.start >= start + text.length) ?? null
}

function isTakenThere(
  { axis, side }: Sided,
  thing: ContentWord | null,
  theirs: readonly (Sided & { readonly of: ContentWord | null })[],
): boolean {
  const onAxis = theirs.filter((one) => one.axis === axis)
  const ofIt = onAxis.filter(({ of }) => thing !== null && of !== null && of.cognate === thing.cognate)
  const deciding = ofIt.length > 0 ? ofIt : onAxis
  return deciding.length > 0 && deciding.every((one) => one.side === side)
}

const CHANGES =
  /^(?:chang\w*|differ\w*|vari(?:ed|es|ou|aram|o|aron|a|am|an)|alter\w*|mud(?:ou|aram|a|am)|diferi\w*|cambi\w*|difiri\w*)$/
const NOT_CHANGED =
  /\b(?:no|not|nao|never|nem|ni|tampoco)\b(?: se)? (?:chang|differ|vari|alter|mud|diferi|cambi|difiri)\w*/
const NO_DIFFERENCE_SAID =
  /\b(?:no|sem|nao|not|sin)\b(?: \w+){0,3} (?:difference|diferenc|diferenci|chang|alter|cambi|mud|vari)\w*/

/** "Did not change" and "there was no difference" say one thing. */
function isOfNoChange({ folded }: ContentWord, claim: ReadClaim, sentence: string): boolean {
  return (
    CHANGES.test(folded) &&
    NOT_CHANGED.test(foldAccents(claim.text)) &&
    NO_DIFFERENCE_SAID.test(foldAccents(sentence))
  )
}

/** "During remote work, quality of life did not improve": when, where and for whom may be said first. */
const LEADING_PHRASE =
  /^(?:in|on|at|among|during|after|before|under|for|with|em|no|na|nos|nas|entre|durante|depois|apos|antes|com|sob|para|en|despues|tras|con|bajo)\s[^,]{3,80},\s/

/** Two things that are only said to go together, neither of them more or less. */
function isMutual({ text, sides }: ReadClaim, told: string): boolean {
  const isPlain = ({ axis, start, text: word }: ReadClaim['sides'][number]) =>
    (axis !== 'amount' && axis !== 'worth') || isInName(word, text.slice(start + word.length), told)
  return TOGETHER.test(foldAccents(text)) && sides.every(isPlain)
}

/** "Bajo peso", "más de 50": a word that takes a side elsewhere stands in the source before the same word. */
function isInName(word: string, after: string, told: string): boolean {
  // "Más de 50" bounds a figure, and figures are compared with their bounds.
  if (/^\s*(?:de|than|que|a)?\s*\d/u.test(after)) return true
  const [next = ''] = /[\p{L}\d]+/u.exec(foldAccents(after)) ?? []
  return next !== '' && foldAccents(told).includes(`${foldAccents(word)} ${next}`)
}

/** The words of a claim in their order, and with the phrase before its first comma put last. */
function wordOrders({ text, words }: ReadClaim): readonly (readonly ContentWord[])[] {
  const lead = LEADING_PHRASE.exec(foldAccents(text))?.[0].length ?? 0
  if (lead === 0) return [words]
  return [
    words,
    [...words.filter(({ start }) => start >= lead), ...words.filter(({ start }) => start < lead)],
  ]
}

/** The longest run of words in the order of the sentence, as a share of those that it holds. */
function isInOrder(claim: ReadClaim, sentence: ReadSentence): boolean {
  return wordOrders(claim).some((words) => isRunOf({ ...claim, words }, sentence))
}

function isRunOf(claim: ReadClaim, sentence: ReadSentence): boolean {
  const anywhere = settingStems(claim.text)
  const isSame = (one: ContentWord, other: ContentWord) =>
    one.stem === other.stem || one.cognate === other.cognate
  const held = claim.words.filter(
    (word) => !anywhere.has(word.cognate) && sentence.words.some((other) => isSame(word, other)),
  )
  // Longest common subsequence, so that a word that stands twice may be met at either place.
  let row = sentence.words.map(() => 0)
  for (const word of held) {
    const next: number[] = []
    sentence.words.forEach((other, at) => {
      const before = at === 0 ? 0 : (row[at - 1] ?? 0)
      next.push(Math.max(isSame(word, other) ? before + 1 : 0, row[at] ?? 0, next[at - 1] ?? 0))
    })
    row = next
  }
  const needed = claim.sides.some(({ axis }) => axis === 'amount' || axis === 'worth')
    ? SIDED_ORDER_MIN
    : ORDER_MIN
  // A unit that the claim repeats ("5 mg … 10 mg") stands once in a list.
  return (row.at(-1) ?? 0) >= needed * new Set(held.map(({ stem }) => stem)).size
}

/** "99 of 69" is nothing that anybody found. */
function isImpossibleShare({ text, figures }: ReadClaim): boolean {
  return figures.some((part) =>
    figures.some(
      (whole) =>
        part.unit === 'count' &&
        isShareOf(text, part, whole) &&
        Math.min(...part.values) > Math.max(...whole.values),
    ),
  )
}

function isAsSure(claim: string, told: string): boolean {
  const [own, theirs] = [foldAccents(claim), foldAccents(told)]
  if (isTentative(told) && !isTentative(claim)) return false
  if (isSupposed(told) && !isSupposed(claim)) return false
  return PRESCRIBES.test(own) === PRESCRIBES.test(theirs) && (!UNTOLD.test(own) || UNTOLD.test(theirs))
}

function addsNoSetting(claim: string, passage: string): boolean {
  return [populationsNamed, placesNamed].every((named) => {
    const theirs = new Set(named(passage).map(({ id }) => id))
    return named(claim).every(({ id }) => theirs.has(id))
  })
}
