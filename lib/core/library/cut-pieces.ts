import { PASSAGE_MAX } from '@/lib/contracts/library'
import { splitSentences } from '@/lib/core/text/split-sentences'
import type { TextBlock } from './text-block'

/** Passages of fewer words are joined with their neighbours of the same section. */
export const PASSAGE_WORDS_MIN = 60
/** Passages of more words are cut between sentences, tables between rows. */
export const PASSAGE_WORDS_MAX = 180

/** A part of a block that is never cut again; offsets are into the block's text. */
export interface Piece {
  readonly start: number
  readonly end: number
  readonly words: number
}

/** The block in pieces of whole sentences (a table: of whole rows), each within the limits of a passage and all about as long. */
export function cutPieces({ kind, text }: TextBlock, language: string | null): Piece[] {
  const whole = { start: 0, end: text.length, words: countWords(text) }
  if (fits(whole)) return [whole]
  const units = kind === 'table' ? rowsOf(text) : sentencesOf(text, language)
  const small = units.flatMap((unit) => (fits(unit) ? [unit] : cutBetweenWords(text, unit)))
  const parts = Math.ceil(whole.words / PASSAGE_WORDS_MAX)
  return gather(small, Math.ceil(whole.words / Math.max(1, parts)))
}

/** Words as one counts them by eye: runs without blanks; signs of a script without blanks count as half a word each. */
export function countWords(text: string): number {
  const runs = text.match(/\S+/gu)?.length ?? 0
  const signs = text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0
  return runs + Math.floor(signs / 2)
}

const fits = ({ start, end, words }: Piece): boolean =>
  words <= PASSAGE_WORDS_MAX && end - start <= PASSAGE_MAX

function sentencesOf(text: string, language: string | null): Piece[] {
  const sentences = splitSentences(text, language)
  const last = sentences.at(-1)
  const found = sentences.map(({ text: own, start, end }) => ({ start, end, words: countWords(own) }))
  // Beyond the most sentences that are told apart the rest is one unit, which is then cut between words.
  const rest = last === undefined ? text : text.slice(last.end)
  return rest.trim() === '' ? found : [...found, unitAt(text, last?.end ?? 0, text.length)]
}

function rowsOf(text: string): Piece[] {
  const rows: Piece[] = []
  let start = 0
  for (const row of text.split('\n')) {
    if (row.trim() !== '') rows.push({ start, end: start + row.length, words: countWords(row) })
    start += row.length + 1
  }
  return rows
}

function unitAt(text: string, start: number, end: number): Piece {
  const own = text.slice(start, end)
  const from = start + own.length - own.trimStart().length
  return { start: from, end: from + own.trim().length, words: countWords(own) }
}

/** A sentence without end: cut at blanks, or anywhere but within a sign where none comes. */
function cutBetweenWords(text: string, { start, end }: Piece): Piece[] {
  const pieces: Piece[] = []
  const word = /\S{1,1000}/gu
  word.lastIndex = start
  let from = -1
  let to = start
  let words = 0
  const close = () => {
    if (from >= 0) pieces.push({ start: from, end: to, words })
    from = -1
    words = 0
  }
  for (let match = word.exec(text); match !== null && match.index < end; match = word.exec(text)) {
    const stop = Math.min(end, match.index + match[0].length)
    const own = countWords(match[0])
    if (from >= 0 && !fits({ start: from, end: stop, words: words + own })) close()
    if (from < 0) from = match.index
    to = stop
    words += own
  }
  close()
  return pieces
}

/** Neighbouring units together until about `target` words. */
function gather(units: readonly Piece[], target: number): Piece[] {
  const pieces: Piece[] = []
  let open: Piece | null = null
  for (const unit of units) {
    const both: Piece =
      open === null ? unit : { start: open.start, end: unit.end, words: open.words + unit.words }
    if (open !== null && (!fits(both) || open.words + unit.words / 2 > target)) {
      pieces.push(open)
      open = unit
    } else open = both
  }
  return open === null ? pieces : [...pieces, open]
}
