import { Link, Text } from '@react-pdf/renderer'
import type { Inline, Inlines } from '@/lib/contracts/document-tree'
import { breakLongWords } from '@/lib/core/documents/layout/break-words'
import { citeParts, referenceAnchor, visibleText, webAddress } from '@/lib/core/documents/tree-text'

const plainLink = { color: 'black', textDecoration: 'none' } as const

/** Running text as children of one text element; words longer than `charsMax` are broken. */
export function RichText({ inlines, charsMax }: { inlines: Inlines; charsMax: number }) {
  // Places among the inlines are their only identity.
  return inlines.map((inline, at) => <Piece key={at.toString()} inline={inline} charsMax={charsMax} />)
}

function Piece({ inline, charsMax }: { inline: Inline; charsMax: number }) {
  if (inline.kind === 'cite') return <Citation inline={inline} />
  const text = breakLongWords(visibleText(inline.text), charsMax)
  if (inline.kind === 'link') {
    const address = webAddress(inline.href)
    return address === null ? (
      text
    ) : (
      <Link src={address} style={plainLink}>
        {text}
      </Link>
    )
  }
  if (!inline.bold && !inline.italic) return text
  return (
    <Text
      style={{
        ...(inline.bold && { fontWeight: 700 }),
        ...(inline.italic && { fontStyle: 'italic' }),
      }}
    >
      {text}
    </Text>
  )
}

function Citation({ inline }: { inline: Extract<Inline, { kind: 'cite' }> }) {
  return citeParts(inline).map(({ text, key }, at) => {
    const shown = visibleText(text)
    return key === null ? (
      shown
    ) : (
      <Link key={at.toString()} src={`#${referenceAnchor(key)}`} style={plainLink}>
        {shown}
      </Link>
    )
  })
}
