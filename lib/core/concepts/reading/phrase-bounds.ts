import type { ConceptLanguage } from '@/lib/contracts/concept-map'
import { foldAccents } from '@/lib/core/text/fold-accents'
import { facingAdjective, generalNoun } from './composed-names'
import type { TopicUnit, UnitKind } from './topic-words'
import { isLandStem, isOutcomeStem, isPersonStem, isSettingStem } from './word-lists'

/** Longer phrases stand in no title word for word. */
const PHRASE_WORDS_MAX = 4
/** A title of names may be longer: "Memórias Póstumas de Brás Cubas". */
const NAME_WORDS_MAX = 6
/** Heads that stay with what they measure: "qualidade da água", "calidad del aire". */
const measuredHeads = new Set(
  'qualidade calidad custo costo coste preco precio teor indice historia'.split(' '),
)
/** Heads that bind with a bare "a": "acceso a la salud", "resistência a fungicidas". In Portuguese "à" does so behind any noun. */
const headsWithTo = new Set(
  'acceso acesso derecho direito resistencia adherencia adesao aderencia exposicion exposicao violencia retorno regreso vuelta atencion tolerancia apoyo apoio asistencia assistencia respuesta resposta adaptacion adaptacao transicion transicao incentivo educacion aversion aversao delitos sensibilidad sensibilidade vulnerabilidad vulnerabilidade reaccion reacao'.split(
    ' ',
  ),
)
/** Heads that English binds with "of" into one thing. */
const boundHeads = new Set(
  'sense freedom cost rule quality theory history philosophy sociology standard burden locus fear loss state right rights code'.split(
    ' ',
  ),
)

export const isPersonUnit = ({ known, stems }: TopicUnit): boolean =>
  known?.role === 'population' || (stems.length === 1 && !known?.role && isPersonStem(stems[0] ?? ''))

export const isSettingUnit = ({ known, stems }: TopicUnit): boolean =>
  known?.role === 'context' ||
  (stems.length === 1 && known?.role !== 'population' && stems.some(isSettingStem))

const isLandUnit = ({ stems }: TopicUnit) => stems.length === 1 && isLandStem(stems[0] ?? '')
const isBig = ({ known, stems }: TopicUnit) => known !== null && stems.length > 1

/**
 * What leads to the unit where it is a thing of its own beside the open phrase, or null: two known phrases side by side, a
 * country said by its adjective, a common noun behind a name, the name of one school behind "school".
 */
export function boundBefore(
  open: readonly TopicUnit[],
  unit: TopicUnit,
  language: ConceptLanguage,
): UnitKind | null {
  const last = open.at(-1)
  if (!last || last.kind === 'of') return null
  if (language === 'en' && isPersonUnit(last) && /[^s]s$/.test(last.text)) return 'of'
  // "Villa El Salvador": behind a name a country is part of it.
  if (language !== 'en' && unit.country && last.isProper && !last.country) return null
  if (unit.country || last.country) return 'of'
  if (unit.origin || last.origin) {
    return isCapital(language === 'en' ? unit : last) && last.isProper ? null : 'of'
  }
  const isName = open.every(({ isProper }) => isProper)
  if (language === 'en' && isName && !unit.isProper && (isSettingUnit(unit) || unit.known)) return 'of'
  // "teacher burnout": whose it is stands before a thing that the vocabulary knows by itself.
  const isOwner = open.length === 1 && isPersonUnit(last) && !kindsOfThings.test(last.text)
  if (language === 'en' && isOwner && unit.known?.role === null) return 'of'
  if (unit.isProper && !last.isProper && isSettingUnit(last) && !isLandUnit(last)) return 'name'
  // "edificio de la colonia Roma": behind two nouns a name only says which one.
  const isLong = open.some(({ kind }) => kind === 'of')
  if (language !== 'en' && isLong && unit.isProper && !last.isProper) return 'name'
  if (isBig(unit) && (isBig(last) || language !== 'en')) return 'of'
  return isTooLong(open, unit) ? 'of' : null
}

/** Persons whose name before a noun says of what kind it is: "professional football", "youth rugby". */
const kindsOfThings = /^(?:professional|youth|family|community|adult|elite|amateur|veteran)$/i

const isCapital = ({ text }: TopicUnit) => /^\p{Lu}/u.test(text)

/** "Prevalência de burnout", "fatores associados ao abandono": how a thing is looked at is no part of its name. */
const isMethodAlone = (open: readonly TopicUnit[]) => open.length === 1 && open[0]?.known?.role === 'method'

/** Whether the small word at `at` is part of a phrase that goes on behind it: "cinza DE casca", "derecho A LA vida". */
export function continuesPhrase(
  open: readonly TopicUnit[],
  units: readonly TopicUnit[],
  at: number,
  language: ConceptLanguage,
): boolean {
  const unit = units[at]
  if (!unit || open.length === 0) return false
  if (isNegation(units, at, language) || isOwnInName(units, at, language)) return true
  if (!isSmall(unit.kind) || isMethodAlone(open)) return false
  if (open.at(-1)?.kind === 'of') return unit.kind !== 'preposition' || unit.text !== 'of'
  const rest = units.slice(at)
  const next = rest.find(({ kind }) => !isSmall(kind))
  if (!next?.joined || !isNoun(next, unit) || isTooLong(open, next)) return false
  const said = rest.slice(0, rest.indexOf(next))
  if (said.length > 3 || said.some(({ joined }) => !joined)) return false
  return language === 'en' ? bindsInEnglish(open, said) : bindsInRomance(open, said, next)
}

/** "educação não formal": the negated adjective is part of the thing. */
function isNegation(units: readonly TopicUnit[], at: number, language: ConceptLanguage): boolean {
  const [unit, next] = [units[at], units[at + 1]]
  if (language === 'en' || !unit?.joined || !next?.joined || next.kind !== 'thing' || next.isProper)
    return false
  return units[at - 1]?.kind === 'thing' && unit.text.toLowerCase() === (language === 'pt' ? 'não' : 'no')
}

/** "Bumba MEU boi": no topic says "my", so between two nouns it is part of what the thing is called. */
function isOwnInName(units: readonly TopicUnit[], at: number, language: ConceptLanguage): boolean {
  const [before, unit, next] = [units[at - 1], units[at], units[at + 1]]
  if (language === 'en' || !unit?.joined || !next?.joined) return false
  return before?.kind === 'thing' && next.kind === 'thing' && /^(?:meus?|minhas?|mis?)$/iu.test(unit.text)
}

/** "redes de apoio": behind a bare "de" a frame is part of the thing, but for "de forma", "de modo". */
const isNoun = (next: TopicUnit, unit: TopicUnit): boolean =>
  next.kind === 'thing' ||
  // "willingness to pay": what is bound behind "to" may be a verb.
  (next.kind === 'verb' && unit.text.toLowerCase() === 'to') ||
  (next.kind === 'frame' &&
    unit.text.toLowerCase() === 'de' &&
    !/^(?:forma|modo|maneira|manera|caso|acordo|parte|tipo|meio|uso)s?$/iu.test(next.text))

const isSmall = (kind: UnitKind) => ['of', 'ofArticle', 'preposition', 'article', 'evaluative'].includes(kind)

/** English heads that need what "to" leads to: "access to justice", "willingness to pay". */
const englishHeadsWithTo = new Set(
  'access exposure resistance adherence right rights return willingness intention readiness transition response adaptation addiction commitment attachment'.split(
    ' ',
  ),
)

function bindsInEnglish(open: readonly TopicUnit[], said: readonly TopicUnit[]): boolean {
  const [head] = open
  const last = open.at(-1)?.text.toLowerCase() ?? ''
  if (said.length === 1 && said[0]?.text.toLowerCase() === 'to')
    return open.length <= 2 && englishHeadsWithTo.has(last)
  return (
    said.length === 1 &&
    said[0]?.kind === 'of' &&
    open.length === 1 &&
    boundHeads.has(head?.text.toLowerCase() ?? '')
  )
}

function bindsInRomance(open: readonly TopicUnit[], said: readonly TopicUnit[], next: TopicUnit): boolean {
  const [head] = open
  const [first, second] = said.filter(({ kind }) => kind !== 'evaluative')
  if (open.at(-1)?.isProper && next.isProper && first?.kind.startsWith('of')) return true
  if (
    !head ||
    !first ||
    isPersonUnit(next) ||
    next.country ||
    next.known?.role === 'place' ||
    isLandUnit(next)
  )
    return false
  // In Portuguese a bare "a" looks like the article: "resistência A fungicidas".
  if (first.kind === 'preposition' || (first.kind === 'article' && /^a$/i.test(first.text))) {
    const isTo =
      /^(?:à|ao|às|aos)$/i.test(first.text) ||
      (/^al?$/i.test(first.text) && headsWithTo.has(foldAccents(head.text)))
    if (open.length > 1 && /^(?:à|al?|ao|às|aos)$/i.test(first.text) && facesWhatFollows(open.at(-1)))
      return true
    return isTo && open.length === 1 && isFreeHead(head) && !next.isProper
  }
  if (first.kind === 'of' && second === undefined) return said.length === 1 && bindsBare(open, next)
  const isWithArticle = first.kind === 'ofArticle' || (first.kind === 'of' && second?.kind === 'article')
  return isWithArticle && bindsWithArticle(open, next)
}

/** "bactérias RESISTENTES a antibióticos": by itself the adjective says nothing of the thing. */
const facesWhatFollows = (unit: TopicUnit | undefined) => unit !== undefined && facingAdjective(unit) !== null

const isFreeHead = (head: TopicUnit) => !isPersonUnit(head) && !head.isProper

/** A bare "de" holds two nouns together, unless the second says whose, where or what the plan is for. */
function bindsBare(open: readonly TopicUnit[], next: TopicUnit): boolean {
  const [head] = open
  // "reconhecimento de Libras": a name that the vocabulary knows as a thing is one.
  const isName = next.isProper && (next.known === null || next.known.role !== null)
  if (!head || (isName && !head.isProper && !isSettingUnit(next))) return false
  if (isSettingUnit(next) && (isPersonUnit(head) || head.known !== null)) return false
  if (isOutcomeStem(head.stems[0] ?? '') && isBig(next)) return false
  // "logística reversa de embalagens": a known phrase is whole, what follows is a thing of its own.
  if (open.length === 1 && isBig(head) && next.known === null && !next.isProper) return false
  const isLong = open.some(({ kind }) => kind === 'of')
  return !isLong || ((next.known === null || next.stems.length === 1) && !isSettingUnit(next))
}

/** By itself it says of nothing what it is a sign of, so that it stands back beside another thing. */
export const isSymptom = ({ text }: TopicUnit) => /^s[ií]ntomas?$/iu.test(text)

/** With an article two known things stand side by side; a head that the vocabulary does not know needs what it is of. */
function bindsWithArticle(open: readonly TopicUnit[], next: TopicUnit): boolean {
  const [head] = open
  if (!head || open.length > 1) return false
  if (head.isProper && next.isProper) return true
  // "sintomas da doença de Parkinson", "síntomas de la menopausia": of whatever is known by a name.
  if (isSymptom(head)) return next.known !== null && next.known.role !== 'place'
  const isMeasure = measuredHeads.has(foldAccents(head.text))
  // "calidad del empleo juvenil": by itself the head names nothing, however many words say of what it is.
  if (next.isProper || (next.stems.length > 1 && !isMeasure) || !isFreeHead(head)) return false
  // "bingo da paróquia", "socios del club": whose it is says where, unless it is done to the place ("gestão da escola").
  if (isSettingUnit(next) && !isMeasure && generalNoun(head) === null) return false
  return isMeasure || open.every(({ known }) => known === null)
}

function isTooLong(open: readonly TopicUnit[], next: TopicUnit): boolean {
  const isName = next.isProper && open.at(-1)?.isProper === true
  return wordsIn([...open, next]) > (isName ? NAME_WORDS_MAX : PHRASE_WORDS_MAX)
}

function wordsIn(units: readonly TopicUnit[]): number {
  return units.filter(({ kind }) => kind !== 'of').reduce((sum, { stems }) => sum + stems.length, 0)
}
