import { isTableParagraph, ownWords, type PaperParagraph, type PaperText, passageOf } from './paper-text'

type Kind =
  | 'abstract-body'
  | 'contents-headings'
  | 'question-answer'
  | 'number-table'
  | 'sum'
  | 'date'
  | 'cross-reference'
  | 'repetition'

export interface ConsistencyFinding {
  readonly kind: Kind
  readonly one: { readonly chapter: number; readonly text: string }
  readonly other: { readonly chapter: number; readonly text: string }
  readonly right: 'one' | 'other' | 'unknown'
}

const FIGURE = /(?<![\d.,\p{L}])\d+(?![\d\p{L}]|[.,]\d)/gu
const TABLE_NAMED = /\b(?:table|tabela|tabla)\s+(\d+\.\d+)/giu
const CHAPTER_NAMED = /\b(?:chapter|cap[ií]tulo)\s+(\d+)(?: \(([^()]+)\))?/giu
/** Runs of so many words are compared. */
const RUN = 4
/** A passage that shares more than this of its runs with another repeats it. */
const REPEATED01 = 0.5
const REPEATED_WORDS_MIN = 12

/** Everything that code can find in a written paper to contradict something else in it; empty where nothing does. Pure; never throws. */
export function consistencyFindings(
  paper: PaperText,
  { currentYear, abstract }: { readonly currentYear: number; readonly abstract: readonly string[] },
) {
  const findings = [
    ...missingParts(paper),
    ...crossReferences(paper),
    ...figuresAgainstTables(paper),
    ...sums(paper),
    ...abstractAgainstBody(abstract, paper),
    ...dates(paper, currentYear),
    ...repetitions(paper.paragraphs),
  ]
  return { findings, compared: (paper.paragraphs.length * (paper.paragraphs.length - 1)) / 2 }
}

/** Headings and questions that the locked structure has and the chapter has not. */
function missingParts({ locked, written }: PaperText): ConsistencyFinding[] {
  return locked.flatMap(({ number, title, sections, questions }) => {
    const chapter = written.find((one) => one.number === number)
    const headings = chapter?.sections.map(({ heading }) => heading) ?? []
    const answers = chapter?.answers ?? []
    const finding = (kind: Kind, text: string): ConsistencyFinding => ({
      kind,
      one: { chapter: number, text },
      other: { chapter: number, text: title },
      right: 'one',
    })
    return [
      ...sections.filter((one) => !headings.includes(one)).map((one) => finding('contents-headings', one)),
      ...questions.filter((id) => !answers.includes(id)).map((id) => finding('question-answer', id)),
    ]
  })
}

function crossReferences({ paragraphs, tables, locked }: PaperText): ConsistencyFinding[] {
  /** A title in brackets behind the number has to be that chapter's, where it is the title of any. */
  const isChapter = (number: number, title: string | undefined) => {
    const named = locked.filter((one) => one.title.toLowerCase() === title?.toLowerCase())
    return (named.length === 0 ? locked : named).some((one) => one.number === number)
  }
  return paragraphs.flatMap((paragraph) => {
    const text = ownWords(paragraph.text)
    const lost = [
      ...[...text.matchAll(TABLE_NAMED)].filter(([, number]) => !tables.some((one) => one.number === number)),
      ...[...text.matchAll(CHAPTER_NAMED)].filter(([, number, title]) => !isChapter(Number(number), title)),
    ]
    return lost.map(([named]) => ({
      kind: 'cross-reference' as const,
      one: passageOf(paragraph),
      other: { chapter: paragraph.chapter, text: named },
      right: 'unknown' as const,
    }))
  })
}

const figuresIn = (text: string) => [...text.matchAll(FIGURE)].map(([figure]) => figure)

/** In a paragraph that names one table every figure stands in it, or is the number of its rows. */
function figuresAgainstTables({ paragraphs, tables }: PaperText): ConsistencyFinding[] {
  return paragraphs.flatMap((paragraph) => {
    const text = ownWords(paragraph.text)
    const numbers = [...new Set([...text.matchAll(TABLE_NAMED)].map(([, number]) => number))]
    const table = numbers.length === 1 ? tables.find(({ number }) => number === numbers[0]) : undefined
    if (!table) return []
    const held = new Set([
      ...table.rows.flat().flatMap((cell) => figuresIn(ownWords(cell))),
      String(table.rows.length),
    ])
    const strange = figuresIn(text.replace(TABLE_NAMED, ' ')).filter((figure) => !held.has(figure))
    return strange.map((figure) => ({
      kind: 'number-table' as const,
      one: passageOf(paragraph),
      other: { chapter: table.chapter, text: `${table.caption}: ${figure}` },
      right: 'other' as const,
    }))
  })
}

/** A last row that is named as the sum of those above is their sum, column by column. */
function sums({ tables }: PaperText): ConsistencyFinding[] {
  return tables.flatMap(({ chapter, caption, rows }) => {
    const last = rows.at(-1)
    if (!last || !/^(?:all|total)$/i.test(last[0] ?? '')) return []
    return last.slice(1).flatMap((stated, at) => {
      const sum = rows.slice(0, -1).reduce((all, row) => all + Number(row[at + 1]), 0)
      if (String(sum) === stated) return []
      const one = { chapter, text: `${caption}: ${stated}` }
      return [{ kind: 'sum' as const, one, other: { chapter, text: String(sum) }, right: 'other' as const }]
    })
  })
}

/** Every figure of the abstract stands in the body. */
function abstractAgainstBody(
  abstract: readonly string[],
  { paragraphs, tables }: PaperText,
): ConsistencyFinding[] {
  const body = [...paragraphs.map(({ text }) => ownWords(text)), ...tables.flatMap(({ rows }) => rows.flat())]
  const held = new Set(body.flatMap(figuresIn))
  return abstract.flatMap((text) =>
    figuresIn(text)
      .filter((figure) => !held.has(figure))
      .map((figure) => ({
        kind: 'abstract-body' as const,
        one: { chapter: 0, text },
        other: { chapter: 0, text: figure },
        right: 'other' as const,
      })),
  )
}

const YEAR = /(?<![\d.,])(?:19|20|21)\d\d(?![\d.,]\d|\d)/g

function dates({ paragraphs }: PaperText, currentYear: number): ConsistencyFinding[] {
  return paragraphs.flatMap((paragraph) =>
    [...ownWords(paragraph.text).matchAll(YEAR)]
      .filter(([year]) => Number(year) > currentYear)
      .map(([year]) => ({
        kind: 'date' as const,
        one: passageOf(paragraph),
        other: { chapter: paragraph.chapter, text: String(year) },
        right: 'unknown' as const,
      })),
  )
}

/** Passages of which more than half of all runs of four words stand in another one. */
function repetitions(paragraphs: readonly PaperParagraph[]): ConsistencyFinding[] {
  const read = paragraphs
    .filter(({ text }) => !isTableParagraph(text))
    .map((paragraph) => ({ paragraph, said: passageWords(paragraph.text) }))
  return read.flatMap(({ paragraph, said }, at) =>
    read.slice(at + 1).flatMap((other) => {
      if (!isRepetition(said, other.said)) return []
      const [one, second] = [passageOf(paragraph), passageOf(other.paragraph)]
      return [{ kind: 'repetition' as const, one, other: second, right: 'unknown' as const }]
    }),
  )
}

export interface PassageWords {
  /** Runs of four words outside quotations. */
  readonly runs: ReadonlySet<string>
  readonly quotes: readonly string[]
}

/**
 * Whether two passages share more than half of the runs of the shorter one. A few words repeat nothing, and the same frames around other
 * quotations say other things.
 */
export function isRepetition(one: PassageWords, other: PassageWords): boolean {
  const bothQuote = one.quotes.length > 0 && other.quotes.length > 0
  if (bothQuote && !one.quotes.some((quote) => other.quotes.includes(quote))) return false
  const [less, more] = one.runs.size < other.runs.size ? [one.runs, other.runs] : [other.runs, one.runs]
  if (less.size < REPEATED_WORDS_MIN - RUN) return false
  let shared = 0
  for (const run of less) if (more.has(run)) shared += 1
  return shared / less.size > REPEATED01
}

/** A passage as it is compared with others. */
export function passageWords(text: string): PassageWords {
  const words =
    ownWords(text)
      .toLowerCase()
      .match(/\p{L}+/gu) ?? []
  return {
    runs: new Set(words.slice(RUN - 1).map((_, at) => words.slice(at, at + RUN).join(' '))),
    quotes: text.match(/“[^”]*”/g) ?? [],
  }
}
