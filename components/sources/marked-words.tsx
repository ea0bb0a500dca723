import { Fragment } from 'react'
import { piecesOf } from './matched-words'

/** A text with the words marked by which the source names the topic. */
export function MarkedWords({ text, words }: { text: string; words: readonly string[] }) {
  let at = 0
  return piecesOf(text, words).map((piece) => {
    const key = at
    at += piece.text.length
    return piece.isMatched ? (
      <mark key={key} className="bg-accent-soft text-ink">
        {piece.text}
      </mark>
    ) : (
      <Fragment key={key}>{piece.text}</Fragment>
    )
  })
}
