import { Link, Text } from '@react-pdf/renderer'
import type { Inline, Inlines } from '@/lib/contracts/document-tree'
import { breakLongWords } from '@/lib/core/documents/layout/break-words'
import { citeParts, referenceAnchor, visibleText } from '@/lib/core/documents/tree-text'
import { webAddress } from '@/lib/core/text/web-address'

const plainLink = { color: 'black', textDecoration: 'none' } as const

interface RichTextProps {
  readonly inlines: Inlines
  /** Words longer than this are broken. */
  readonly charsMax: number
  /** The first line's indent: the renderer takes it from the first piece, which does not inherit it when it has a style. */
  readonly indent?: number
}

/** Running text as children of one text element. */
export function RichText({ inlines, charsMax, indent = 0 }: RichTextProps) {
  // Places among the inlines are their only identity.
  return inlines.map((inline, at) => (
    <Piece key={at.toString()} inline={inline} charsMax={charsMax} indent={at === 0 ? indent : 0} />
  ))
}

function Piece({ inline, charsMax, indent }: { inline: Inline; charsMax: number; indent: number }) {
  if (inline.kind === 'cite') return <Citation inline={inline} indent={indent} />
  const text = breakLongWords(visibleText(inline.text), charsMax)
  if (inline.kind === 'link') {
    const address = webAddress(inline.href)
    return address === null ? (
      text
    ) : (
      <Link src={address} style={{ ...plainLink, textIndent: indent }}>
        {text}
      </Link>
    )
  }
  if (!inline.bold && !inline.italic) return text
  return (
    <Text
      style={{
        textIndent: indent,
        ...(inline.bold && { fontWeight: 700 }),
        ...(inline.italic && { fontStyle: 'italic' }),
      }}
    >
      {text}
    </Text>
  )
}

function Citation({ inline, indent }: { inline: Extract<Inline, { kind: 'cite' }>; indent: number }) {
  return citeParts(inline).map(({ text, key }, at) => {
    const shown = visibleText(text)
    return key === null ? (
      shown
    ) : (
      <Link
        key={at.toString()}
        src={`#${referenceAnchor(key)}`}
        style={{ ...plainLink, textIndent: at === 0 ? indent : 0 }}
      >
        {shown}
      </Link>
    )
  })
}
