import { populationsNamed } from '@/lib/core/evidence/study-settings'
import { agrees } from '@/lib/core/ledger/match-figures'
import { type Figure, readFigures } from '@/lib/core/ledger/read-figures'
import { cognateStem, cognateStems } from '@/lib/core/text/cognate-stems'
import { foldAccents } from '@/lib/core/text/fold-accents'
import type { SourceEvidence } from '../floors/source-evidence'

/** What a figure counts, by the word that stands behind it. */
const units: readonly (readonly [string, RegExp])[] = [
  ['office', /^(?:offices?|escritorios?|oficinas?)$/],
  ['team', /^(?:teams?|equipes?|equipos?)$/],
  ['company', /^(?:compan(?:y|ies)|firms?|empresas?)$/],
  ['school', /^(?:schools?|escolas?|escuelas?)$/],
  ['hospital', /^(?:hospitals?|hospita(?:l|is|les))$/],
  ['year', /^(?:years?|anos?)$/],
  ['month', /^(?:months?|mes(?:es)?)$/],
  ['week', /^(?:weeks?|semanas?)$/],
  [
    'person',
    /^(?:people|persons?|participants?|respondents?|interviewees?|members|pessoas?|participantes|respondentes|entrevistad[oa]s?|personas?|encuestad[oa]s?)$/,
  ],
]
const UNIT_WORDS = 3

/** A figure of a group that was named before it: "a survey of 110 of them". */
const OF_THEM = /^ (?:of them|deles|delas|de ellos|de ellas)\b/

/** What stands behind a figure: `person` for a group that is known, the name of a unit, else the first word; null of nothing. */
function countedAt(text: string, end: number): string | null {
  if (OF_THEM.test(text.slice(end))) return populationsNamed(text.slice(0, end)).length > 0 ? 'person' : null
  const words = wordsBehind(text, end)
  if (words.slice(0, 2).some((word) => populationsNamed(word).length > 0)) return 'person'
  const unit = words.flatMap((word) => units.find(([, named]) => named.test(word))?.[0] ?? [])[0]
  if (unit !== undefined) return unit
  const [first] = words
  return words.some((word) => populationsNamed(word).length > 0)
    ? 'person'
    : first === undefined
      ? null
      : cognateStem(first)
}

/** Words of the group that a figure counts, as the work has them, too. */
export function groupAt(text: string, end: number, work: SourceEvidence): readonly string[] {
  const theirs = stemsOf([titleAndAbstract(work)])
  return wordsBehind(text, end).filter((word) => theirs.has(cognateStem(word)))
}

/** Words that name the unit of a figure. */
export const unitAt = (text: string, end: number): readonly string[] =>
  wordsBehind(text, end).filter((word) => units.some(([, named]) => named.test(word)))

function wordsBehind(text: string, end: number): readonly string[] {
  const [clause = ''] = text.slice(end, end + 60).match(/^[^.;:,]*/) ?? []
  return clause
    .split(/[^\p{L}-]+/u)
    .filter(Boolean)
    .slice(0, UNIT_WORDS)
}

const DURATIONS: readonly string[] = ['year', 'month', 'week']

/** Of "over ten years" English does not say that they were more than ten. */
function withoutOver(figure: Figure, text: string): Figure {
  const isDuration = DURATIONS.includes(countedAt(text, figure.end) ?? '')
  return isDuration && /\bover $/.test(text.slice(0, figure.start)) ? { ...figure, bound: 'exact' } : figure
}

/** The figures of a text, folded, as they bear out what is told of it. */
export const figuresIn = (text: string, language: string | null): readonly Figure[] =>
  readFigures(text, language).map((figure) => withoutOver(figure, text))

/** Every figure counts the same things as one of the same value in the work; shares and multiples are left to those who compare passages. */
export function figuresStand(text: string, work: SourceEvidence, language: string): boolean {
  const told = foldAccents(titleAndAbstract(work))
  const theirs = figuresIn(told, work.language)
  return figuresIn(text, language).every((figure) => {
    const counted = countedAt(text, figure.end)
    return (
      figure.unit === 'count' &&
      counted !== null &&
      theirs.some((other) => agrees(figure, other) && countedAt(told, other.end) === counted)
    )
  })
}

/** A figure that the work has, but of another unit. */
export function countsOthers(text: string, work: SourceEvidence, language: string): boolean {
  const told = foldAccents(titleAndAbstract(work))
  const theirs = figuresIn(told, work.language)
  return figuresIn(text, language).some((figure) => {
    const counted = countedAt(text, figure.end)
    const same = theirs.filter((other) => agrees(figure, other)).map(({ end }) => countedAt(told, end))
    return counted !== null && same.length > 0 && same.every((one) => one !== null && one !== counted)
  })
}

/** The cognate stems of all words of names. */
export const stemsOf = (names: readonly string[]): ReadonlySet<string> =>
  new Set(names.flatMap((name) => cognateStems(name)))

/** What is read of a work. */
export const titleAndAbstract = ({ source: { work } }: SourceEvidence) =>
  `${work.title}. ${work.abstract ?? ''}`
