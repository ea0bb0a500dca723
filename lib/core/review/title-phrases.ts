import type { ConceptLanguage, ConceptRole } from '@/lib/contracts/concept-map'
import { conceptLanguages } from '@/lib/contracts/concept-terms'
import { longestConceptAt } from '@/lib/core/concepts/glossary'
import { generalNounLines } from '@/lib/core/concepts/reading/general-nouns'
import { type NounPhrase, nounPhrases } from '@/lib/core/concepts/reading/noun-phrases'
import { headOf, ownRole } from '@/lib/core/concepts/reading/phrase-roles'
import { type TopicUnit, topicUnits } from '@/lib/core/concepts/reading/topic-words'
import { isEmptyAlone, isMethodStem } from '@/lib/core/concepts/reading/word-lists'
import { cognateStem, cognateStems } from '@/lib/core/text/cognate-stems'

/** A title is read so far. */
const TITLE_READ_MAX = 400
/** Names in four words at most: longer ones are whole titles. */
const PHRASE_UNITS_MAX = 4
const PHRASE_LENGTH_MAX = 80
/** "Pain" and "zinc" are things; shorter words are too often something else. */
const WORD_LENGTH_MIN = 4
/** What one title alone says are its authors' words. */
const TITLES_MIN = 2
/** Of the works that use a lone word at least so many name it in their title. */
const TOLD_SHARE01 = 0.5

/** A thing that several titles name, as a concept of the vocabulary is given; `names` as they are written there, the commonest first. */
export interface TitlePhrase {
  readonly field: 'titles'
  readonly role: ConceptRole | null
  readonly names: Readonly<Record<ConceptLanguage, readonly string[]>>
}

interface NamedTitle {
  readonly title: string
  readonly abstract: string | null
  readonly language: string | null
}

interface Seen {
  readonly titles: Set<number>
  readonly forms: Map<string, { readonly language: ConceptLanguage; count: number }>
  role: ConceptRole | null
  /** Titles in which it is the whole name of a thing, not a part of one. */
  whole: number
}

/**
 * The names of things that at least two of these titles share and the built-in vocabulary does not know, by the stems of their words. Words that
 * frame research in any field ("randomised trial", "study group", "acute treatment") name nothing.
 */
export function titlePhrases(works: readonly NamedTitle[]): ReadonlyMap<string, TitlePhrase> {
  const seen = new Map<string, Seen>()
  works.forEach(({ title, language: told }, at) => {
    const language = conceptLanguages.find((one) => one === told?.slice(0, 2)) ?? 'en'
    for (const phrase of phrasesOf(title.slice(0, TITLE_READ_MAX), language)) note(phrase, at, language, seen)
  })
  const texts = works.map(
    ({ title, abstract }) => ` ${titleStems(`${title} . ${abstract ?? ''}`).join(' ')} `,
  )
  const found = [...seen].filter(([key, one]) => isThing(key, one) && isTold(key, one, texts))
  return new Map(found.map(([key, one]) => [key, phraseOf(one)]))
}

function phrasesOf(title: string, language: ConceptLanguage): readonly NounPhrase[] {
  return title
    .split(/[.:;?!()[\]–—]+/u)
    .flatMap((part) => nounPhrases(topicUnits(part, language), language, false))
}

function note(phrase: NounPhrase, at: number, language: ConceptLanguage, seen: Map<string, Seen>): void {
  for (const units of partsOf(phrase.units)) {
    const text = units.map((unit) => unit.text).join(' ')
    const key = titleStems(text).join(' ')
    if (text.length > PHRASE_LENGTH_MAX || !isSpecific(units, language)) continue
    const one = seen.get(key) ?? { titles: new Set(), forms: new Map(), role: null, whole: 0 }
    const form = one.forms.get(text) ?? { language, count: 0 }
    form.count += 1
    one.forms.set(text, form)
    one.titles.add(at)
    one.role ??= ownRole({ ...phrase, units }, language)
    if (namesThing(units, phrase, language)) one.whole += 1
    seen.set(key, one)
  }
}

/** Whether the phrase names a thing of the title and does not only say more about one: in "cost of oral zinc" cost and zinc are things. */
function namesThing(units: readonly TopicUnit[], phrase: NounPhrase, language: ConceptLanguage): boolean {
  const head = headOf(units, language)
  return segmentsOf(phrase.units).some((segment) => headOf(segment, language) === head)
}

/** The parts of a phrase that "of" joins. */
function segmentsOf(units: readonly TopicUnit[]): readonly (readonly TopicUnit[])[] {
  const at = units.findIndex(({ kind }) => kind === 'of')
  return at < 0 ? [units] : [units.slice(0, at), ...segmentsOf(units.slice(at + 1))]
}

/** Every run of neighbouring words that neither begins nor ends with "of". */
function partsOf(units: readonly TopicUnit[]): readonly (readonly TopicUnit[])[] {
  return units.flatMap((first, from) => {
    if (first.kind === 'of') return []
    const ends = units.slice(from, from + PHRASE_UNITS_MAX)
    return ends.flatMap((last, length) => (last.kind === 'of' ? [] : [units.slice(from, from + length + 1)]))
  })
}

/** Words of reports on trials and surveys of any field, besides those that the reading of topics knows. */
const reportWords = new Set(
  'trial study group groups randomized randomised controlled placebo blind double-blind double open-label multicenter multicentre cohort comparison evidence report data results result treatment therapy intervention patients dose efficacy safety tolerability long-term short-term novel identification presentation characterization model method case cases early late phase part mg estudo estudio ensaio ensayo grupo grupos dados datos resultados resultado tratamento tratamiento intervenção intervención comparação comparación evidência evidencia relato caso casos modelo método levantamento encuesta panorama disorder disorders transtorno transtornos trastorno trastornos symptom symptoms predictor predictors factor factors outcome outcomes trajectory trajectories score scores sintoma sintomas sintoma preditor preditores fator fatores desfecho desfechos predictor predictores factor factores desenlace desenlaces trajetoria trajetorias trayectoria trayectorias'
    .split(' ')
    .map(cognateStem),
)
const generalStems = new Set(
  generalNounLines.flatMap((line) => line.split('|').map((noun) => cognateStem(noun.trim()))),
)

function isWeak({ kind, stems, text }: TopicUnit): boolean {
  const [stem = ''] = stems
  if (kind !== 'thing' || /^\d/u.test(text)) return true
  if (stems.length > 1) return false
  return reportWords.has(stem) || generalStems.has(stem) || isMethodStem(stem) || isEmptyAlone(text)
}

/** English words that say how a thing is; they are none by themselves. */
const ADJECTIVE = /(?:al|ive|ic|ous|ary|ed|able|ible|ant|ent|oral|acute|chronic|severe|mild)$/iu

function isSpecific(units: readonly TopicUnit[], language: ConceptLanguage): boolean {
  const head = headOf(units, language)
  if (!head) return false
  if (units.length === 1)
    return !isWeak(head) && head.text.length >= WORD_LENGTH_MIN && !ADJECTIVE.test(head.text)
  const others = units.filter((unit) => unit !== head && unit.kind === 'thing')
  if (!isWeak(head)) return language !== 'en' || !ADJECTIVE.test(head.text)
  // "lung function" names a thing, "acute treatment" and "study group" do not.
  return others.some((unit) => !isWeak(unit) && !ADJECTIVE.test(unit.text))
}

/** The stems of a text as phrases are kept under: "Wilson's disease" and "Wilson disease" are one. */
export function titleStems(text: string): readonly string[] {
  return cognateStems(text.replace(/['’]s(?!\p{L})/gu, ''))
}

/** A word that only ever stands before other things says how they are, a lone outcome or setting ("behaviour", "class") is one of anything. */
function isThing(key: string, { titles, whole, role }: Seen): boolean {
  const isLone = !key.includes(' ')
  return (
    titles.size >= TITLES_MIN &&
    whole >= TITLES_MIN &&
    !(isLone && (role === 'outcome' || role === 'context')) &&
    !saysKnown(key.split(' '))
  )
}

/** A concept of the vocabulary, perhaps with a word beside it that adds no thing: "sleep loss symptoms" are a sleep loss. */
function saysKnown(stems: readonly string[]): boolean {
  for (let from = 0; from < stems.length; from += 1) {
    const known = longestConceptAt(stems, from)
    if (known === null) continue
    const others = [...stems.slice(0, from), ...stems.slice(from + known.length)]
    if (others.every((stem) => reportWords.has(stem) || generalStems.has(stem))) return true
  }
  return false
}

/** A lone word that many works use and few put into their title is a word of the field, and no theme in it. */
function isTold(key: string, { titles }: Seen, texts: readonly string[]): boolean {
  if (key.includes(' ')) return true
  const using = texts.filter((text) => text.includes(` ${key} `)).length
  return titles.size >= TOLD_SHARE01 * using
}

function phraseOf({ forms, role }: Seen): TitlePhrase {
  const inOrder = [...forms].toSorted((a, b) => b[1].count - a[1].count || (a[0] < b[0] ? -1 : 1))
  const written = (language: ConceptLanguage) =>
    inOrder.flatMap(([text, form]) => (form.language === language ? [lowerCase(text)] : []))
  return {
    field: 'titles',
    role,
    names: { pt: written('pt'), en: written('en'), es: written('es') },
  }
}

/** "Remote Work" of a title becomes "remote work"; "COVID-19" and "SMEs" stay. */
function lowerCase(text: string): string {
  return text
    .split(' ')
    .map((word) => (/^\p{Lu}[\p{Ll}-]+$/u.test(word) ? word.toLowerCase() : word))
    .join(' ')
}
