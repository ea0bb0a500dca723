import type { ColumnMatch, DataColumn, DataReport, MatchQuestion } from '@/lib/contracts/paper-data'
import { cognateStems } from '@/lib/core/text/cognate-stems'
import type { FloorContext } from './floor-context'
import { askedOutcomes, askedRelation } from './paper-studies'
import { type QuestionConcept, questionConcepts } from './question-concepts'

/** Where several columns may be meant, so many are suggested. */
const SUGGESTED_MAX = 5
/** Letters at which a shortened word ("prod") is taken for one that begins with them. */
const SHORT_LETTERS_MIN = 3

type Asked = Pick<FloorContext, 'query' | 'locale'>
type Columns = Pick<DataReport, 'columns'>

/** What the question relates, of which own data are to have a column each. */
function askedVariables(asked: Asked): readonly QuestionConcept[] {
  const { predictor } = askedRelation(asked)
  return [...new Set([...(predictor ? [predictor] : []), ...askedOutcomes(asked)])]
}

/** Which columns may be what the question names, with what their names tell already. */
export function columnQuestion(asked: Asked, data: Columns): MatchQuestion {
  return {
    concepts: askedVariables(asked).map((concept) => ({
      concept: concept.name,
      column: single(columnsCalled(concept.names, data)),
      suggested: suggestedColumns(concept, data),
    })),
    columns: data.columns.filter(isUsable).map((column) => ({
      name: column.name,
      values:
        column.kind === 'number'
          ? [String(column.min), String(column.max)]
          : column.kind === 'group'
            ? column.levels.map(({ value }) => value)
            : [],
    })),
  }
}

/** The matches that the names of the columns give; null where one of them does not tell. */
export function matchesByName({ concepts }: MatchQuestion): readonly ColumnMatch[] | null {
  return concepts.every(({ column }) => column !== null)
    ? concepts.map(({ concept, column }) => ({ concept, column }))
    : null
}

/** Whether matches name things that are asked for and columns that there are, and none of either twice. */
export function areMatchesOf({ concepts, columns }: MatchQuestion, matches: readonly ColumnMatch[]): boolean {
  const named = matches.flatMap(({ column }) => column ?? [])
  return (
    new Set(named).size === named.length &&
    new Set(matches.map(({ concept }) => concept)).size === matches.length &&
    matches.every(({ concept }) => concepts.some((one) => one.concept === concept)) &&
    named.every((name) => columns.some((column) => column.name === name))
  )
}

/** What was said of a variable: its column, or null where the data do not measure it; nothing where nobody has said anything of it. */
export function matchOf(
  variable: string,
  { matches }: DataReport,
  { query }: Asked,
): ColumnMatch | undefined {
  const { name } = conceptOf(variable, query) ?? { name: variable }
  return matches.find(({ concept }) => concept === name)
}

/** Columns that are called by a variable or by another name of its concept. */
export function columnsFor(variable: string, data: Columns, { query }: Asked): readonly DataColumn[] {
  return columnsCalled(conceptOf(variable, query)?.names ?? [variable], data)
}

const conceptOf = (variable: string, query: string) =>
  questionConcepts(query).find(({ names }) => names.some((one) => isSame(one, variable)))

/** Columns that are called exactly so, else those whose name holds it. */
function columnsCalled(names: readonly string[], { columns }: Columns): readonly DataColumn[] {
  const usable = columns.filter(isUsable)
  const exact = usable.filter((column) => names.some((one) => isSame(one, wordsOf(column))))
  const near = usable.filter((column) => names.some((one) => isWithin(one, wordsOf(column))))
  return exact.length > 0 ? exact : near
}

/** By a word that the name of the column shares with a name of the concept, whole or shortened, and by what its groups are called. */
function suggestedColumns({ names }: QuestionConcept, { columns }: Columns): string[] {
  const wanted = [...new Set(names.flatMap(stems))]
  const scored = columns.filter(isUsable).map((column) => {
    const own = stems(wordsOf(column))
    const values = column.kind === 'group' ? column.levels.flatMap(({ value }) => stems(value)) : []
    const whole = wanted.filter((stem) => own.includes(stem)).length
    const short = wanted.filter((stem) => own.some((one) => isShortFor(one, stem))).length
    const called = wanted.filter((stem) => values.includes(stem)).length
    return { name: column.name, score: 3 * whole + 2 * short + called }
  })
  return scored
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, SUGGESTED_MAX)
    .map(({ name }) => name)
}

const isUsable = ({ kind }: DataColumn): boolean => kind !== 'text'
const single = (columns: readonly DataColumn[]): string | null =>
  columns.length === 1 ? (columns[0]?.name ?? null) : null

/** "remoteWork_hours" as words. */
const wordsOf = ({ name }: DataColumn): string =>
  name.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2').replace(/[_.-]+/g, ' ')
const stems = (text: string): readonly string[] => cognateStems(text)
const isSame = (one: string, other: string) => stems(one).join(' ') === stems(other).join(' ')
/** "prod" is productivity, and "load" stands in workload. */
const isShortFor = (short: string, word: string) =>
  short.length < word.length &&
  ((short.length >= SHORT_LETTERS_MIN && word.startsWith(short)) ||
    (short.length > SHORT_LETTERS_MIN && word.endsWith(short)))
/** Whether all words of a name stand in the name of a column. */
function isWithin(name: string, column: string): boolean {
  const own = stems(column)
  const wanted = stems(name)
  return wanted.length > 0 && wanted.every((stem) => own.includes(stem))
}
