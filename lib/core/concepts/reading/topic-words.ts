import type { ConceptLanguage } from '@/lib/contracts/concept-map'
import {
  findConcept,
  findConceptByStems,
  type GlossaryConcept,
  longestConceptAt,
} from '@/lib/core/concepts/glossary'
import { cognateStem, withoutNumber } from '@/lib/core/text/cognate-stems'
import { foldAccents } from '@/lib/core/text/fold-accents'
import { wordsOf } from '@/lib/core/text/words'
import type { GrammarKind } from './grammar-words'
import { type CountryNames, countryAt, countryOfAdjective } from './places'
import { verbStrength } from './verb-forms'
import { nounOfInfinitive } from './verb-nouns'
import { grammarKind, isEvaluativeWord, isForeignFrame, isFrameWord } from './word-lists'

/** What a unit of the text is; `weak` is a noun that may be a verb, `thing` what concepts are made of, `name` the name of one school or street. */
export type UnitKind = GrammarKind | 'name' | 'frame' | 'evaluative' | 'verb' | 'weak' | 'thing' | 'number'

/** One word, or several that the vocabulary or the list of countries knows as one. */
export interface TopicUnit {
  readonly text: string
  readonly stems: readonly string[]
  readonly start: number
  readonly end: number
  readonly kind: UnitKind
  /** The vocabulary's concept of exactly these words. */
  readonly known: GlossaryConcept | null
  readonly country: CountryNames | null
  /** The country that the adjective names: "chilena". */
  readonly origin: CountryNames | null
  readonly isProper: boolean
  /** Only blanks or hyphens stand between the unit before and this one. */
  readonly joined: boolean
  /** A small word that looks like an article behind a relative or a negation: "quem O dança", "que LOS toman", "não A usa". */
  readonly isPronoun: boolean
}

interface Word {
  readonly text: string
  readonly stem: string
  readonly start: number
  readonly end: number
}

/** The units of one sentence in order. Known phrases win over the grammar of their words. */
export function topicUnits(sentence: string, language: ConceptLanguage): readonly TopicUnit[] {
  const words = wordsOf(sentence).map((word) => ({ ...word, stem: cognateStem(word.text) }))
  const capitals = readsCapitals(words, language)
  const units: TopicUnit[] = []
  for (let at = 0; at < words.length; ) {
    const unit = unitAt(sentence, words, at, language, capitals, units.at(-1))
    units.push(unit)
    at += unit.stems.length
  }
  return units
}

/** "women's" is "women", and what follows is said of them; "Parkinson's disease" is one thing. */
function possessiveLength(words: readonly Word[], at: number): number {
  const isNamed = /^(?:disease|syndrome|law|theory|theorem|test|palsy|lymphoma)$/i.test(
    words[at + 1]?.text ?? '',
  )
  return isNamed && /['’]s$/u.test(words[at]?.text ?? '') ? 2 : 1
}

function unitAt(
  sentence: string,
  words: readonly Word[],
  at: number,
  language: ConceptLanguage,
  capitals: boolean,
  before: TopicUnit | undefined,
): TopicUnit {
  const stems = words.map(({ stem }) => stem)
  const phrase = isConjunction(sentence, words[at], language) ? null : knownFrom(words, at, language)
  const country = countryAt(stems, at)
  const isCountry = country !== null && (isCapital(words[at]?.text) || country.length > 1)
  const wanted = Math.max(possessiveLength(words, at), phrase?.length ?? 1, isCountry ? country.length : 1)
  const span = isUnbroken(sentence, words, at, wanted) ? wanted : 1
  const start = words[at]?.start ?? 0
  const said = sentence.slice(start, words[at + span - 1]?.end ?? start).replace(/\s+/g, ' ')
  const text = span === 1 ? said.replace(/['’]s$/u, '') : said
  const end = span === 1 ? start + text.length : (words[at + span - 1]?.end ?? start)
  const named = { text, stems: span === 1 ? [cognateStem(text)] : stems.slice(at, at + span), start, end }
  const found =
    (span === 1 ? findConcept(text) : null) ??
    findConceptByStems(stems.slice(at, at + span)) ??
    findConceptByStems(named.stems)
  const known = span === 1 && !isSaidSo(found, text, language) ? null : found
  const names = isCountry && country.length === span ? country.names : null
  const isProper =
    capitals && at > 0 && isCapital(text) && span === 1 && !/^\p{Lu}{2,}(?:$|-\p{Ll})/u.test(text)
  const kind = span > 1 || names ? 'thing' : kindOf(text, known, language, before, isProper)
  return {
    ...named,
    kind,
    known: known ?? (kind === 'thing' && span === 1 ? nounOfInfinitive(text, language) : null),
    country: names,
    origin: span === 1 ? countryOfAdjective(named.stems[0] ?? '') : null,
    isProper,
    joined: before !== undefined && /^[\s-]*$/u.test(sentence.slice(before.end, start)),
    isPronoun: kind === 'article' && isPronounHere(text, before, language),
  }
}

/**
 * The longest known name from `at` on. A method, or a thing with where it is, gives way to a name that begins inside it and reaches
 * further: "análisis del DISCURSO DE ODIO", "drones na AGRICULTURA DE PRECISÃO".
 */
function knownFrom(words: readonly Word[], at: number, language: ConceptLanguage) {
  const stems = words.map(({ stem }) => stem)
  const longest = longestConceptAt(stems, at)
  if (!longest || longest.length < 2) return longest
  const inside = words.slice(at, at + longest.length)
  // "vitaminas e doenças" holds no vitamin E: a small letter at the end joins what follows.
  if (/^[aeouy]$/u.test(inside.at(-1)?.text ?? '')) {
    return longestConceptAt(stems.slice(0, at + longest.length - 1), at)
  }
  const isLoose =
    longest.concept.role === 'method' || inside.some(({ text }) => grammarKind(text, language) === 'locative')
  const reaches = (from: number) => {
    const length = longestConceptAt(stems, at + from)?.length ?? 0
    return length > 1 && from + length > longest.length
  }
  const overlap = isLoose ? inside.findIndex((_, from) => from > 0 && reaches(from)) : -1
  if (overlap < 0) return longest
  return longestConceptAt(stems.slice(0, at + overlap), at)
}

/** "home office e saúde" holds no "e-saúde": a letter that joins two things begins no name unless a hyphen ties it. */
function isConjunction(sentence: string, word: Word | undefined, language: ConceptLanguage): boolean {
  if (!word || word.text.length > 1 || grammarKind(word.text, language) === null) return false
  return sentence[word.end] !== '-'
}

const isCapital = (text: string | undefined) => /^\p{Lu}/u.test(text ?? '')

function isUnbroken(sentence: string, words: readonly Word[], at: number, length: number): boolean {
  for (let next = at + 1; next < at + length; next += 1) {
    const between = sentence.slice(words[next - 1]?.end ?? 0, words[next]?.start ?? 0)
    if (!/^[\s/-]*$/u.test(between)) return false
  }
  return true
}

function kindOf(
  text: string,
  known: GlossaryConcept | null,
  language: ConceptLanguage,
  before: TopicUnit | undefined,
  isProper: boolean,
): UnitKind {
  if (!/\p{L}/u.test(text) || countWords.test(text)) return 'number'
  const grammar = grammarKind(text, language)
  if (grammar === 'question' && !asking.test(text)) return 'break'
  if (grammar && !(isProper && (grammar === 'break' || grammar === 'article'))) return grammar
  // "geração Z", "vitamin D".
  if (/^\p{Lu}$/u.test(text) && before?.kind === 'thing') return 'thing'
  if (text.length === 1 || /n['’]t$|['’](?:re|ve|ll|s|d)$/i.test(text)) return 'break'
  if (isProper || /^\p{Lu}{2,}s?$/u.test(text)) return 'thing'
  if (isAdverb(text, language) || (!known && isGibberish(text))) return 'break'
  const told = verbStrength(text, language)
  const strength = told === 'strong' && isNameOf(known, text, language) ? 'weak' : told
  const isBehindArticle = (before?.kind === 'article' && !before.isPronoun) || before?.kind === 'ofArticle'
  if (strength === 'weak' && !isBehindArticle) return 'weak'
  if (strength === 'strong' && !isNounByPlace(text, before, language)) {
    return nounOfInfinitive(text, language) ? 'thing' : 'verb'
  }
  if (isFrameWord(text, language) || (!known && isForeignFrame(text))) return 'frame'
  if (isEvaluativeWord(text, language)) return 'evaluative'
  return isVerbByPlace(text, known, before, language) ? 'verb' : 'thing'
}

/** "caça", "clothing": what the vocabulary has as a name of its own may be a noun, whatever it looks like. */
function isNameOf(known: GlossaryConcept | null, text: string, language: ConceptLanguage): boolean {
  return known?.names[language].some((name) => name.toLowerCase() === text.toLowerCase()) ?? false
}

/** "plays" is not "playas", "leitos" not "leite": what a stem takes off a single word must be its number or, but in English, its gender. */
function isSaidSo(found: GlossaryConcept | null, text: string, language: ConceptLanguage): boolean {
  const plain = (name: string) => {
    const single = withoutNumber(name)
    // "mulheres" are more than one "mulher".
    return language === 'en' ? single : single.replace(/(?<=[rnzld])e$/, '').replace(/a$/, 'o')
  }
  const said = plain(text)
  // "PET" is a plastic, "pets" are animals: an acronym drops no plural.
  const isAcronym = /^\p{Lu}{2,}$/u.test(text)
  if (found && isAcronym)
    return Object.values(found.names)
      .flat()
      .some((name) => name.toLowerCase() === text.toLowerCase())
  return (
    found === null ||
    Object.values(found.names)
      .flat()
      .some((name) => plain(name) === said)
  )
}

function isPronounHere(text: string, before: TopicUnit | undefined, language: ConceptLanguage): boolean {
  if (language === 'en' || !/^(?:o|a|os|as|lo|la|los|las)$/iu.test(text)) return false
  return /^(?:que|quem|quien|quienes|não|no|se)$/iu.test(before?.text ?? '')
}

const countWords =
  /^(?:mil|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|quinze|cuatro|siete|ocho|nueve|diez|doce|quince|four|five|six|seven|eight|nine|ten|twelve|fifteen|vinte|trinta|quarenta|cinquenta|sessenta|veinte|treinta|cuarenta|cincuenta|twenty|thirty|forty|fifty|hundred|milh[õã](?:es|o)|mill[oó]n(?:es)?|thousand|millions?)$/iu
/** Question words that ask for a thing: "which policies". */
const asking = /^(?:qual|quais|cu[aá]l|cu[aá]les|qu[eé]|which|what|quant[oa]s?|cu[aá]nt[oa]s?)$/iu

const notAdverbs = new Set(
  'family supply anomaly assembly butterfly early elderly monopoly reply jelly ally fly folly italy july belly bully only homily lily mente clemente semente demente simiente'.split(
    ' ',
  ),
)
function isAdverb(text: string, language: ConceptLanguage): boolean {
  const lower = text.toLowerCase()
  if (notAdverbs.has(lower)) return false
  return language === 'en' ? /^.{3,}ly$/.test(lower) : /^.{3,}mente$/.test(lower)
}

/** Keys struck side by side, words without a vowel, one letter over and over. */
function isGibberish(text: string): boolean {
  const lower = foldAccents(text)
  const isRow = /asdf|sdfg|dfgh|fghj|ghjk|hjkl|qwer|yuio|uiop|zxcv|xcvb|cvbn|vbnm/.test(lower)
  return isRow || /(.)\1{3}/u.test(lower) || /^[bcdfghjklmnpqrstvwxz]{4,}$/.test(lower)
}

/** An infinitive that no list names stands after a preposition; a participle behind "ha" or "are". */
function isVerbByPlace(
  text: string,
  known: GlossaryConcept | null,
  before: TopicUnit | undefined,
  language: ConceptLanguage,
): boolean {
  const lower = text.toLowerCase()
  if (known && (language !== 'en' || isNameOf(known, text, language))) return false
  if (language === 'en') {
    return (
      before?.kind === 'break' &&
      /^(?:is|are|was|were|be|been|being|has|have|had)$/i.test(before.text) &&
      /ed$/.test(lower)
    )
  }
  if (before?.kind === 'break' && auxiliaries.test(before.text)) return /(?:[aií]d[oa]s?)$/.test(lower)
  const leads =
    before === undefined || ['preposition', 'of', 'break', 'verb', 'question'].includes(before.kind)
  return (
    leads &&
    /[^l][aei]r(?:se)?$/.test(lower) &&
    lower.length > 4 &&
    !infinitiveLookalikes.has(lower) &&
    !nounOfInfinitive(text, language)
  )
}
const auxiliaries = /^(?:ha|han|había|habían|é|são|foi|foram|es|son|fue|fueron|está|estão|están|tem|têm)$/iu
const infinitiveLookalikes = new Set(
  'mulher lugar lazer prazer poder dever açúcar câncer líder caráter militar popular escolar regular nuclear cadáver pilar dólar éter elixir mujer taller placer alquiler deber cáncer bienestar hogar azúcar carácter cuartel bar mar altar amor par polar super hiper molecular'.split(
    ' ',
  ),
)

/** After an article a finite form is a noun ("a melhora"); an infinitive stays a verb ("o ensinar"). */
function isNounByPlace(text: string, before: TopicUnit | undefined, language: ConceptLanguage): boolean {
  if (!before?.joined && before === undefined) return false
  if (language === 'en') return before.kind === 'article' && !/(?:ing|ed)$/.test(text)
  // "lo recomiendan", "quem a dança": behind a pronoun that looks like an article.
  if (/(?:an|en|ó|am|aram|ou)$/u.test(text) || before.isPronoun) return false
  const isInfinitive = /(?:[aeio]r|[aei]r(?:l[aeo]s?|se))$/u.test(text)
  return !isInfinitive && (before.kind === 'article' || before.kind === 'ofArticle' || before.kind === 'of')
}

/** Whether capitals mark names here: not in titles whose every word has one, nor where all is shouted. */
function readsCapitals(words: readonly Word[], language: ConceptLanguage): boolean {
  const content = words.slice(1).filter(({ text }) => text.length > 3 && grammarKind(text, language) === null)
  const high = content.filter(({ text }) => /^\p{Lu}/u.test(text)).length
  return content.length > 0 && (high <= 2 || high / content.length < 0.8)
}
