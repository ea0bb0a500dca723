import type { ConceptLanguage } from '@/lib/contracts/concept-map'
import { isParticipleOfClause } from './participles'
import type { TopicUnit } from './topic-words'
import { isFrameWord, isPersonStem } from './word-lists'

/** Words that are verbs rather than nouns where a clause needs one. */
const firmVerbs =
  /^(?:increases?|decreases?|reduces?|raises?|harms?|benefits?|affects?|influences?|impacts?|causes?|support|supports|shapes?|ayudan?|ajudam?|causan?|causam?|mejoran?|impactan?|mudam?)$/i

/** Behind these the subject of an English question stands. */
const inverting =
  /^(?:do|does|did|can|could|will|would|shall|should|may|might|must|is|are|was|were|has|have)$/i

/** The units with what only their neighbours can say: which doubtful words are verbs, and which adjectives of origin say where. */
export function settleUnits(
  sentence: readonly TopicUnit[],
  language: ConceptLanguage,
  isQuestion: boolean,
): readonly TopicUnit[] {
  const asked = isQuestion ? withAsked(sentence, language) : sentence
  const told = isQuestion
    ? askedClauses(asked).flatMap((clause) => withVerb(clause, language))
    : sentence.map((unit, at) =>
        asNoun(asTitleNoun(unit, sentence[at - 1], sentence[at + 1], language), language),
      )
  return told.map((said, at) => {
    const [before, next] = [told[at - 1], told[at + 1]]
    const unit = isTimeOf(said, next)
      ? { ...said, kind: 'thing' as const }
      : isTreatmentOf(said, before, next)
        ? { ...said, kind: 'frame' as const }
        : isParticipleOfClause(said, before, next, language)
          ? { ...said, kind: 'verb' as const }
          : said
    const settled = language === 'en' && !isQuestion ? asGerund(unit, next) : unit
    return withOrigin(settled, before, next, language)
  })
}

/** "How does A change B, AND DOES it add to C?": each part that asks by itself has a verb of its own. */
function askedClauses(units: readonly TopicUnit[]): readonly (readonly TopicUnit[])[] {
  const at = units.findIndex((unit, place) => {
    const next = units[place + 1]
    return place > 0 && unit.kind === 'and' && next !== undefined && inverting.test(next.text)
  })
  return at < 0 ? [units] : [units.slice(0, at), ...askedClauses(units.slice(at))]
}

/** "musicoterapia NO TRATAMENTO DA dor": behind a preposition of place, treating says only what the first thing is for. */
function isTreatmentOf(
  { kind, text }: TopicUnit,
  before: TopicUnit | undefined,
  next: TopicUnit | undefined,
): boolean {
  const isTreating =
    kind === 'thing' && /^(?:tratamento|tratamiento|treatment|manejo|management)$/iu.test(text)
  return isTreating && before?.kind === 'locative' && (next?.kind === 'of' || next?.kind === 'ofArticle')
}

/** "bereavement LEAVE for", "HATE crime": a title says no sentence, so a plain form beside a noun is part of its name. */
function asTitleNoun(
  unit: TopicUnit,
  before: TopicUnit | undefined,
  next: TopicUnit | undefined,
  language: ConceptLanguage,
): TopicUnit {
  if (language !== 'en' || unit.kind !== 'verb' || /(?:s|ed|ing)$/.test(unit.text)) return unit
  if (before?.isPronoun || /^(?:to|not)$/i.test(before?.text ?? '')) return unit
  const isBehind = unit.joined && before?.kind === 'thing' && !/[^su]s$/.test(before.text)
  const isEnd = !next?.joined || ['preposition', 'locative', 'and', 'of'].includes(next.kind)
  const leads = before && ['preposition', 'locative', 'of', 'and', 'article'].includes(before.kind)
  const isModifier = leads === true && next?.joined === true && next.kind === 'thing'
  return (isBehind && isEnd) || isModifier ? { ...unit, kind: 'thing' } : unit
}

/** "tempo de reação": with what it is of, a time is a thing. */
function isTimeOf({ kind, text }: TopicUnit, next: TopicUnit | undefined): boolean {
  return kind === 'frame' && /^(?:tempo|tiempo)$/iu.test(text) && next?.joined === true && next.text === 'de'
}

/** The units of a question with the verbs and judgements in it that no list names and only their place shows. */
function withAsked(units: readonly TopicUnit[], language: ConceptLanguage): readonly TopicUnit[] {
  return units.map((unit, at) => {
    const [before, next] = [units[at - 1], units[at + 1]]
    if (isPassive(unit, units, at)) return { ...unit, kind: 'verb' }
    if (isJudged(unit, before, next, language)) return { ...unit, kind: 'evaluative' }
    const isVerb =
      language === 'en'
        ? isEnglishVerbHere(unit, before, next)
        : isRomanceVerbHere(unit, before, next, language)
    return isVerb ? { ...unit, kind: 'verb' } : unit
  })
}

/** "when cameras ARE switched on", "when a player MAY return": an auxiliary behind its subject leads to the verb. */
function isPassive(unit: TopicUnit, units: readonly TopicUnit[], at: number): boolean {
  const [subject, auxiliary] = [units[at - 2], units[at - 1]]
  if (unit.kind !== 'weak' || !auxiliary || subject?.kind !== 'thing' || !unit.joined) return false
  const isBe = /^(?:is|are|was|were|be|been|being)$/i.test(auxiliary.text)
  return isBe ? /ed$/.test(unit.text) : inverting.test(auxiliary.text)
}

const isPlain = ({ kind, known, isProper, stems, origin }: TopicUnit) =>
  (kind === 'thing' || kind === 'weak') &&
  known === null &&
  !isProper &&
  origin === null &&
  stems.length === 1

const degree =
  /^(?:mais|menos|tão|muito|bem|más|tan|muy|que|than|more|less|too|so|very|how|as|é|são|foi|foram|está|estão|es|son|fue|están|is|are|was|were)$/iu
const adjectiveEnding: Readonly<Record<ConceptLanguage, RegExp>> = {
  pt: /(?:ad[oa]s?|id[oa]s?|[^g]ic[oa]s?|os[oa]s?|iv[oa]s?|[áíaie]ve(?:l|is)|[^m]entes?|antes?)$/iu,
  es: /(?:ad[oa]s?|id[oa]s?|[^g]ic[oa]s?|os[oa]s?|iv[oa]s?|[aiu]bles?|[^m]entes?|antes?)$/iu,
  en: /(?:ed|ful|less|able|ible|ous|ive|ile|ent|ant|ish|ier)$/iu,
}

/** "mais divertidas", "is it profitable", "warm enough": what is said of a thing, not a thing. */
function isJudged(
  unit: TopicUnit,
  before: TopicUnit | undefined,
  next: TopicUnit | undefined,
  language: ConceptLanguage,
): boolean {
  if (!isPlain(unit) || isPersonStem(unit.stems[0] ?? '')) return false
  if (language === 'en' && next?.joined && /^enough$/i.test(next.text)) return true
  if (!before || !unit.joined || !degree.test(before.text) || next?.kind === 'of') return false
  const isBeforeThing = language === 'en' && next?.joined && next.kind === 'thing'
  return !isBeforeThing && adjectiveEnding[language].test(unit.text)
}

/** English plurals in -s that stand before a noun: "sports injuries", "sales staff". */
const pluralModifiers =
  /^(?:sports|news|sales|arms|goods|savings|systems|communications|careers|human resources)$/i

/** "falcons score", "describe feeling low": a doubtful word behind a plural, and a common -ing form without a noun. */
function isEnglishVerbHere(
  unit: TopicUnit,
  before: TopicUnit | undefined,
  next: TopicUnit | undefined,
): boolean {
  if (!unit.joined || !before) return false
  const isBehindPlural =
    before.kind === 'thing' && /[^su]s$/.test(before.text) && !pluralModifiers.test(before.text)
  if (unit.kind === 'weak' && (isBehindPlural || isToDo(before, next))) return true
  if (isPlain(unit) && /ing$/.test(unit.text) && next?.joined && next.kind === 'article') return true
  const isFree = !(next?.joined && (next.kind === 'thing' || next.kind === 'weak'))
  return isFree && before.kind !== 'article' && commonGerund.test(unit.text)
}

/** "to READ them": behind "to" with nothing, an article or a pronoun after it. */
const isToDo = (before: TopicUnit, next: TopicUnit | undefined) =>
  /^to$/i.test(before.text) && (!next?.joined || next.kind === 'article' || next.kind === 'break')

/** Forms of the commonest verbs that are nouns, too ("cost of living"): alone in a question they are verbs. */
const commonGerund =
  /^(?:feeling|living|having|being|doing|getting|going|making|taking|becoming|coming|seeing|finding)$/i

/** "¿Resiste el adobe…?", "se mudan", "quem o dança": first in a Spanish question, and behind a pronoun. */
function isRomanceVerbHere(
  unit: TopicUnit,
  before: TopicUnit | undefined,
  next: TopicUnit | undefined,
  language: 'pt' | 'es',
): boolean {
  if (isFiniteBetween(unit, before, next, language)) return true
  const isForm = /(?:[aeó]|[ae]n|[ae]m|ou|eu|iu)$/u.test(unit.text.toLowerCase())
  if (!isForm || !isPlain({ ...unit, isProper: false }) || isPersonStem(unit.stems[0] ?? '')) return false
  if (before === undefined) {
    return (
      language === 'es' &&
      next?.joined === true &&
      ['article', 'evaluative', 'break', 'and'].includes(next.kind)
    )
  }
  if (!unit.joined || unit.isProper) return false
  return (
    before.isPronoun ||
    (before.kind === 'break' && /^(?:se|nos|me|lhes?|les?|quien|quienes)$/iu.test(before.text))
  )
}

/** "a fé AJUDA mulheres", "empleados jóvenes RENUNCIEN antes": a finite form where no noun can stand beside a noun. */
function isFiniteBetween(
  unit: TopicUnit,
  before: TopicUnit | undefined,
  next: TopicUnit | undefined,
  language: 'pt' | 'es',
): boolean {
  if (before?.kind !== 'thing' || !unit.joined) return false
  const isBeforeObject = next?.joined === true && (next.kind === 'thing' || next.kind === 'article')
  if (unit.kind === 'weak' && isBeforeObject && firmVerbs.test(unit.text)) return true
  const isPlural = language === 'es' ? /[^aeiou]i?en$/u.test(unit.text) : /[^g]em$/u.test(unit.text)
  return isPlural && before.text.endsWith('s') && isPlain(unit) && !isPersonStem(unit.stems[0] ?? '')
}

function asNoun(unit: TopicUnit, language: ConceptLanguage): TopicUnit {
  if (unit.kind !== 'weak') return unit
  return { ...unit, kind: isFrameWord(unit.text, language) ? 'frame' : 'thing' }
}

/** In a clause without a sure verb one doubtful word is it: a firm one, else the first that stands where a verb may. */
function withVerb(units: readonly TopicUnit[], language: ConceptLanguage): readonly TopicUnit[] {
  const free = units.filter((unit, at) => unit.kind === 'weak' && mayBeVerb(units, at))
  const sure = units.some(({ kind }) => kind === 'verb')
  const chosen = sure
    ? undefined
    : (free.find(({ text }) => firmVerbs.test(text)) ?? free[0] ?? unlistedVerb(units, language))
  return units.map((unit, at) => {
    if (unit === chosen) return { ...unit, kind: 'verb' }
    if (unit.kind !== 'weak') return unit
    const before = units[at - 1]
    const isSaid = leadsToVerb(before) || (before?.kind === 'and' && verbal.has(units[at - 2]?.kind))
    return isSaid || (language === 'en' && isPluralPerson(before))
      ? { ...unit, kind: 'verb' }
      : asNoun(unit, language)
  })
}

/** "teenagers sleep": English puts no plural before a noun that it tells more about. */
const isPluralPerson = (unit: TopicUnit | undefined) =>
  unit !== undefined && /[^s]s$/.test(unit.text) && isPersonStem(unit.stems[0] ?? '')

const finiteEnding = { pt: /(?:a|e|am|em|ou|eu|iu)$/u, es: /(?:a|e|an|en|ó)$/u } as const

/**
 * The word of a clause without a verb that stands and ends as one does: behind a noun and before an article ("a leitura acalma as
 * crianças"), between two nouns, or singular behind a plural.
 */
function unlistedVerb(units: readonly TopicUnit[], language: ConceptLanguage): TopicUnit | undefined {
  if (language === 'en')
    return units.find((unit, at) => isVerbBehindPlural(unit, units[at - 1], units[at + 1]))
  return units.find((unit, at) => {
    const [before, next] = [units[at - 1], units[at + 1]]
    if (
      unit.kind !== 'thing' ||
      unit.known ||
      unit.isProper ||
      unit.origin ||
      before?.kind !== 'thing' ||
      !unit.joined
    )
      return false
    if (!finiteEnding[language].test(unit.text) || isPersonStem(unit.stems[0] ?? '')) return false
    const isBeforeObject = next?.joined && (next.kind === 'article' || next.kind === 'thing')
    return isBeforeObject || (before.text.endsWith('s') && !unit.text.endsWith('s'))
  })
}

/** "if shelf stackers YODEL": English puts no plural before a noun, so an unknown word behind one is the verb of its clause. */
function isVerbBehindPlural(
  unit: TopicUnit,
  before: TopicUnit | undefined,
  next: TopicUnit | undefined,
): boolean {
  if (unit.kind !== 'thing' || unit.known || unit.isProper || unit.origin || !unit.joined) return false
  if (before?.kind !== 'thing' || !/[^su]s$/.test(before.text) || pluralModifiers.test(before.text))
    return false
  const isObject =
    next?.joined === true && ['article', 'preposition', 'locative', 'evaluative', 'break'].includes(next.kind)
  return (!next?.joined || isObject) && !/(?:s|ing|ion|ment|ness|ity)$/.test(unit.text)
}

const verbal: ReadonlySet<string | undefined> = new Set(['verb', 'weak'])

/** Behind a pronoun or "to" the verb stands at once; behind an auxiliary that opens a question the subject does. */
const leadsToVerb = (before: TopicUnit | undefined) =>
  before?.isPronoun || (before?.kind === 'break' && !inverting.test(before.text))

function mayBeVerb(units: readonly TopicUnit[], at: number): boolean {
  const before = units[at - 1]
  const next = units[at + 1]
  if (next?.kind === 'of' || next?.kind === 'ofArticle') return false
  if (before === undefined) return next?.kind === 'article'
  if (!units[at]?.joined || (before.kind === 'break' && !leadsToVerb(before))) return false
  const isLast = next === undefined || !next.joined
  return (
    ['thing', 'break', 'question', 'weak', 'number'].includes(before.kind) &&
    !(isLast && before.kind === 'question')
  )
}

/** In a title "swimming" and "belonging" are things; before an object ("reducing waste") they are verbs. */
function asGerund(unit: TopicUnit, next: TopicUnit | undefined): TopicUnit {
  if (unit.kind !== 'verb' || !unit.text.endsWith('ing')) return unit
  const hasObject = next?.joined && ['thing', 'article', 'evaluative', 'frame', 'number'].includes(next.kind)
  return hasObject ? unit : { ...unit, kind: 'thing' }
}

/** An adjective of origin says where only beside its noun; alone it is a language or a people. */
function withOrigin(
  unit: TopicUnit,
  before: TopicUnit | undefined,
  next: TopicUnit | undefined,
  language: ConceptLanguage,
): TopicUnit {
  if (!unit.origin) return unit
  const isBeside =
    language === 'en' ? next?.joined && next.kind === 'thing' : unit.joined && before?.kind === 'thing'
  return isBeside ? unit : { ...unit, origin: null }
}
