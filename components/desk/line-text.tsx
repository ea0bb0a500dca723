'use client'

import { classNames } from '@/components/ui/class-names'
import { ExternalLink } from '@/components/ui/external-link'
import type { Inline, Inlines } from '@/lib/contracts/document-tree'
import { sentenceAt } from '@/lib/core/text/sentence-at'
import { useDeskWorld } from './desk-context'
import { blockDomId, showPlace, threadDomId } from './go-to'
import { type MarkedPiece, markedPieces, type TextMark } from './text-marks'

interface LineTextProps {
  inlines: Inlines
  /** Of the line in its block's text. */
  offset: number
  marks: readonly TextMark[]
}

/** One line of a block. It holds exactly the line's characters, so that a selection in it can be counted. */
export function LineText({ inlines, offset, marks }: LineTextProps) {
  return (
    <span data-at={offset}>
      {markedPieces(inlines, offset, marks).map((piece, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one line have nothing but their place.
        <Piece key={at} piece={piece} line={inlines} />
      ))}
    </span>
  )
}

/** A line without citations or emphasis. */
export function PlainLine({ text, ...rest }: Omit<LineTextProps, 'inlines'> & { text: string }) {
  return <LineText {...rest} inlines={[{ kind: 'text', text }]} />
}

interface PieceProps {
  piece: MarkedPiece
  /** In which it stands. */
  line: Inlines
}

function Piece({ piece, line }: PieceProps) {
  const { active, setActive } = useDeskWorld()
  const text = <InlinePiece piece={piece} line={line} />
  const mark = piece.marks.at(-1)
  if (!mark) return text
  const { id } = mark
  const isActive = id === null || piece.marks.some((covering) => covering.id === active)
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the comment itself follows its block and is reached by keys.
    <mark
      data-comment={id ?? undefined}
      aria-details={id === null ? undefined : threadDomId(id)}
      onClick={id === null ? undefined : () => openThread(id, setActive)}
      className={classNames(
        'rounded-[2px] bg-warn-soft text-inherit decoration-warn-line decoration-2 underline-offset-4',
        isActive ? 'underline decoration-warn' : 'underline',
        id !== null && 'cursor-pointer',
      )}
    >
      {text}
    </mark>
  )
}

function openThread(id: string, setActive: (id: string) => void) {
  // Whoever selects words in a comment's place wants the words.
  if (window.getSelection()?.isCollapsed === false) return
  setActive(id)
  showPlace(threadDomId(id))
}

function InlinePiece({ piece: { inline, text }, line }: PieceProps) {
  const { openSources } = useDeskWorld()
  switch (inline.kind) {
    case 'text': {
      const bold = inline.bold ? <strong>{text}</strong> : text
      return inline.italic ? <em>{bold}</em> : bold
    }
    case 'link':
      return (
        <ExternalLink href={inline.href} className="break-words text-accent">
          {text}
        </ExternalLink>
      )
    case 'cite':
      return (
        // A link, because a button would not break across lines.
        <a
          href={`#${blockDomId(`source.${inline.keys[0] ?? ''}`)}`}
          aria-haspopup="dialog"
          onClick={(event) => {
            event.preventDefault()
            openSources({ keys: inline.keys, citing: sentenceOf(inline, line) })
          }}
          className="text-accent underline decoration-accent-line underline-offset-3 hover:decoration-current"
        >
          {text}
        </a>
      )
  }
}

/** The sentence in which something of a line stands. */
function sentenceOf(inline: Inline, line: Inlines): string {
  const before = line.slice(0, Math.max(0, line.indexOf(inline)))
  return sentenceAt(textOf(line), textOf(before).length)
}

const textOf = (inlines: Inlines): string => inlines.map(({ text }) => text).join('')
