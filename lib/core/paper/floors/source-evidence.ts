import type { PaperSource } from '@/lib/contracts/paper-session'
import type { DesignId } from '@/lib/contracts/proposal-run'
import { type ResultDirection, readDirection } from '@/lib/core/evidence/read-direction'
import { type RoleSentence, sentenceRolesOf } from '@/lib/core/evidence/sentence-roles'
import { composeSourceCard } from '@/lib/core/evidence/source-card'
import { isLongitudinal, studyDesignOf } from '@/lib/core/evidence/study-design'
import { placesNamed, populationsNamed, type Setting } from '@/lib/core/evidence/study-settings'
import { cognateStems } from '@/lib/core/text/cognate-stems'
import { detectLanguage } from '@/lib/core/text/detect-language'

/** What title and abstract of a source say; every sentence stands there letter by letter. */
export interface SourceEvidence {
  readonly key: string
  readonly source: PaperSource
  /** Of the record, else as its words are recognised; null where neither tells. */
  readonly language: string | null
  /** Stems of title, abstract and keywords between blanks, to look for names in. */
  readonly stems: string
  readonly sentences: readonly RoleSentence[]
  readonly design: { readonly id: DesignId; readonly quote: string } | null
  readonly sample: { readonly size: number; readonly quote: string } | null
  /** Of its first result that states one; null where none does. */
  readonly direction: Exclude<ResultDirection, 'unknown'> | null
  readonly isLongitudinal: boolean
  readonly isRetracted: boolean
  readonly places: readonly Setting[]
  readonly populations: readonly Setting[]
}

/** Letters of a quotation that a contract takes. */
const QUOTE_MAX = 1_200
/** "n = 412". */
const STATED_SIZE = /\b[nN]\s*=\s*(\d{1,3}(?:[., ]\d{3})+|\d+)(?![\d%])/u
/** "412 nurses", "1.204 estudantes": not a share or a decimal; with the words behind it. */
const COUNTED =
  /(?<![\d.,])(\d{1,3}(?:[., ]\d{3})+|\d+)(?![\d%]|[.,]\d|\s?%)\s+(?:de )?(\p{L}[\p{L}-]*)(?:\s+(\p{L}[\p{L}-]*))?/gu
/** What is counted before the persons in it, or is no case at all. */
const NO_CASES =
  /^(?:units?|unidades?|cent(?:re|er|ro)s?|hospita(?:l|ls|is|les)|schools?|escolas?|escuelas?|universities|universidades?|sites?|clusters?|conglomerados?|wards?|groups?|grupos?|focus|focais|focales|companies|empresas?|organi[sz]ations?|organiza\p{L}*|cities|cidades|ciudades|countries|pa[ií]ses|months?|mes(?:es)?|weeks?|semanas?|days?|dias?|d[ií]as?|years?|anos?|años?|hours?|horas?|items?|itens|[ií]tems?|databases?|bases?|languages?|idiomas?|waves?|ondas?|times?|vezes|veces|percent|por|points?|pontos?|puntos?)$/iu

const YEAR = /^(?:1[89]|20)\d\d$/
const TIMES =
  /^(?:months?|m[eê]s(?:es)?|weeks?|semanas?|days?|d[ií]as?|years?|anos?|años?|hours?|horas?|waves?|ondas?|times?|vezes|veces|points?|pontos?|puntos?)$/iu

const known = new WeakMap<readonly PaperSource[], readonly SourceEvidence[]>()

/** What each source says, in their order; a list is read once, whichever floors ask for it. Never throws. */
export function sourceEvidence(sources: readonly PaperSource[]): readonly SourceEvidence[] {
  const evidence = known.get(sources) ?? readSources(sources)
  known.set(sources, evidence)
  return evidence
}

function readSources(sources: readonly PaperSource[]): readonly SourceEvidence[] {
  return sources.map((source) => {
    const { key, work } = source
    const text = [work.title, work.abstract ?? '', ...(work.keywords ?? [])].join(' . ')
    const language = work.language?.slice(0, 2) ?? detectLanguage(text)
    const sentences = sentenceRolesOf(work.abstract ?? '', language).filter(
      ({ text: said }) => said.length <= QUOTE_MAX,
    )
    return {
      key,
      source,
      language,
      stems: ` ${cognateStems(text.slice(0, 8_000)).join(' ')} `,
      sentences,
      design: designOf(source, language),
      sample: sampleOf(source, language) ?? countedIn(sentences),
      direction: directionOf(sentences),
      isLongitudinal: isLongitudinal(text, language),
      isRetracted: work.retraction?.kind === 'retracted',
      ...settingsOf(source, text, sentences),
    }
  })
}

/** Sentences that tell where and in whom was studied; others name whom a finding may concern. */
const studyRoles: readonly RoleSentence['role'][] = ['aim', 'method', 'limitation']

/** Groups and places of title and study; those of the whole text where neither names one. */
function settingsOf(
  { work }: PaperSource,
  text: string,
  sentences: readonly RoleSentence[],
): Pick<SourceEvidence, 'places' | 'populations'> {
  const told = sentences.filter(({ role }) => studyRoles.includes(role)).map((one) => one.text)
  const study = [work.title, ...told].join(' . ')
  const [places, populations] = [placesNamed(study), populationsNamed(study)]
  return {
    places: places.length > 0 ? places : placesNamed(text),
    populations: populations.length > 0 ? populations : populationsNamed(text),
  }
}

function cardOf({ key, work }: PaperSource, language: string | null) {
  const locator = { type: 'index', value: 1 } as const
  return composeSourceCard([{ id: key, text: work.abstract ?? '', locator, language, headings: [] }])
}

/** By the title, else by the sentence of the abstract that names it. */
function designOf(source: PaperSource, language: string | null): SourceEvidence['design'] {
  const byTitle = studyDesignOf({ title: source.work.title, abstract: null }, language)
  if (byTitle !== null) return { id: byTitle, quote: source.work.title.slice(0, QUOTE_MAX) }
  const field = cardOf(source, language).design
  return field?.design ? { id: field.design, quote: field.text.slice(0, QUOTE_MAX) } : null
}

function sampleOf(source: PaperSource, language: string | null): SourceEvidence['sample'] {
  const quote = cardOf(source, language).sample?.text ?? ''
  const size = sampleSizeIn(quote)
  return size === null ? null : { size, quote: quote.slice(0, QUOTE_MAX) }
}

/** Of the first sentence about methods, or about a group of persons, that counts cases. */
function countedIn(sentences: readonly RoleSentence[]): SourceEvidence['sample'] {
  for (const { role, text } of sentences) {
    const isMethod = role === 'method' || (role === null && populationsNamed(text).length > 0)
    const size = isMethod ? sampleSizeIn(text) : null
    if (size !== null) return { size, quote: text }
  }
  return null
}

/**
 * The number of cases that a sentence states: what stands behind "n =", else the largest count of anything but groups, places and times
 * ("4 focus groups with 32 nurses" is 32), else the only count there is that is no time. Null where it states none.
 */
export function sampleSizeIn(text: string): number | null {
  const stated = STATED_SIZE.exec(text)?.[1]
  const counts = [...text.matchAll(COUNTED)].flatMap(([, digits = '', word = '', next = '']) => {
    const isOfPersons = populationsNamed(`${word} ${next}`).length > 0
    if (YEAR.test(digits) && !isOfPersons) return []
    // "9 hospital nurses" are nurses.
    return [{ size: numberOf(digits), word: populationsNamed(next).length > 0 ? next : word }]
  })
  const [other] = counts.filter(({ word }) => !TIMES.test(word))
  const cases = counts.filter(({ word }) => !NO_CASES.test(word)).map(({ size }) => size)
  const size =
    stated !== undefined ? numberOf(stated) : cases.length > 0 ? Math.max(...cases) : (other?.size ?? 0)
  return Number.isInteger(size) && size > 0 ? size : null
}

const numberOf = (digits: string): number => Number(digits.replace(/[., ]/g, ''))

function directionOf(sentences: readonly RoleSentence[]): SourceEvidence['direction'] {
  for (const { role, text } of sentences) {
    if (role !== 'result' && role !== 'conclusion') continue
    const direction = readDirection(text)
    if (direction !== 'unknown') return direction
  }
  return null
}

const comparing: readonly DesignId[] = ['experiment', 'quasi-experiment', 'laboratory-experiment']

/** Whether a study compares over time or between groups that it has formed. */
export function hasComparison({ design, isLongitudinal: isOverTime }: SourceEvidence): boolean {
  return isOverTime || (design !== null && comparing.includes(design.id))
}

/** The keys of those for which it holds. */
export function keysWhere(all: readonly SourceEvidence[], holds: (one: SourceEvidence) => boolean): string[] {
  return all.filter(holds).map(({ key }) => key)
}

/** Whether a source names a thing by one of these names, whatever the inflection. */
export function namesOneOf({ stems }: SourceEvidence, names: readonly string[]): boolean {
  return names.some((name) => {
    const wanted = cognateStems(name).join(' ')
    return wanted !== '' && stems.includes(` ${wanted} `)
  })
}

/** The value that stands most often; null of none. */
export function mostFrequent(values: readonly string[]): string | null {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? null
}
