import { Fragment } from 'react'
import { foldAccents } from '@/lib/core/text/fold-accents'
import { wordsOf } from '@/lib/core/text/words'

/** Letters that two forms of a word share at their beginning; shorter words must be equal. */
const STEM_LETTERS = 5
const WORDS_MAX = 40

/** The words of a query that are marked where they are found; `isStopWord` says of which that would say nothing. */
export function wantedWords(query: string, isStopWord: (word: string) => boolean): readonly string[] {
  return wordsOf(query)
    .slice(0, WORDS_MAX)
    .map(({ text }) => text)
    .filter((word) => word.length > 2 && !isStopWord(word))
    .map(foldAccents)
}

/** A text, from shortly before the first word that is asked for, with these words marked. */
export function FoundWords({ text, wanted }: { text: string; wanted: readonly string[] }) {
  const marked = wordsOf(text).filter(({ text: word }) =>
    wanted.some((one) => isForm(foldAccents(word), one)),
  )
  const from = beginOf(text, marked[0]?.start ?? 0)
  let at = from
  return (
    <>
      {from > 0 ? '… ' : ''}
      {marked.map(({ start, end }) => {
        const before = text.slice(at, start)
        at = end
        return (
          <Fragment key={start}>
            {before}
            <mark className="bg-accent-soft text-ink">{text.slice(start, end)}</mark>
          </Fragment>
        )
      })}
      {text.slice(at)}
    </>
  )
}

function isForm(word: string, wanted: string): boolean {
  if (word === wanted) return true
  const stem = wanted.slice(0, Math.max(STEM_LETTERS, wanted.length - 3))
  return wanted.length > STEM_LETTERS && word.startsWith(stem)
}

/** The beginning of a word some way before an offset; 0 near the beginning of the text. */
function beginOf(text: string, offset: number): number {
  const near = offset - 120
  if (near <= 0) return 0
  return text.indexOf(' ', near) + 1
}
