import { Text, View } from '@react-pdf/renderer'
import type {
  Block,
  Heading,
  Inlines,
  ListBlock,
  Paragraph,
  ReferencesBlock,
} from '@/lib/contracts/document-tree'
import { charactersWithin } from '@/lib/core/documents/layout/break-words'
import { blockWidth, type TextRule } from '@/lib/core/documents/layout/layout-style'
import { listMarker } from '@/lib/core/documents/layout/list-marker'
import { referenceAnchor } from '@/lib/core/documents/tree-text'
import { HeadingsView } from './heading'
import { RichText } from './rich-text'
import { roomBelow } from './room-below'
import type { Sheet } from './sheet'
import { FigureView, TableView } from './table-view'
import { NO_HYPHENS, textStyle } from './text-style'

const MARKER_WIDTH = 20

/** The blocks of a chapter, headings that follow each other as one. */
export function Blocks({ sheet, blocks }: { sheet: Sheet; blocks: readonly Block[] }) {
  return blocks.map((block, at) => {
    const next = blocks.slice(at + 1)
    if (block.kind !== 'heading') return <BlockView key={block.id} sheet={sheet} block={block} next={next} />
    if (blocks[at - 1]?.kind === 'heading') return null
    const headings = [block, ...headingsAtOnce(next)]
    const below = next.slice(headings.length - 1)
    return <HeadingsView key={block.id} sheet={sheet} headings={headings} below={below} />
  })
}

function headingsAtOnce(blocks: readonly Block[]): readonly Heading[] {
  const end = blocks.findIndex(({ kind }) => kind !== 'heading')
  return blocks.slice(0, end < 0 ? blocks.length : end).filter((block) => block.kind === 'heading')
}

/** A block with an anchor before it that tells its kind and id: `body-…`, `table-…`, `heading-2-…`, `ref-…`. */
function BlockView({
  sheet,
  block,
  next,
}: {
  sheet: Sheet
  block: Exclude<Block, Heading>
  next: readonly Block[]
}) {
  if (block.kind === 'references') return <References sheet={sheet} block={block} />
  const kind = block.kind === 'paragraph' ? block.role : block.kind
  return (
    <>
      <View id={`${kind}-${block.id}`} />
      {block.kind === 'paragraph' && <ParagraphView sheet={sheet} block={block} next={next} />}
      {block.kind === 'list' && <ListView sheet={sheet} block={block} />}
      {block.kind === 'table' && <TableView sheet={sheet} table={block} />}
      {block.kind === 'figure' && <FigureView sheet={sheet} figure={block} />}
    </>
  )
}

function Running({ sheet, rule, inlines }: { sheet: Sheet; rule: TextRule; inlines: Inlines }) {
  const charsMax = charactersWithin(blockWidth(sheet.style) - rule.left, rule.size)
  return (
    <Text style={textStyle(rule)} hyphenationPenalty={NO_HYPHENS}>
      <RichText inlines={inlines} charsMax={charsMax} indent={rule.firstIndent} />
    </Text>
  )
}

/** Of a list this much stands on the page of what leads into it. */
const LIST_LINES_KEPT = 2

function ParagraphView({ sheet, block, next }: { sheet: Sheet; block: Paragraph; next: readonly Block[] }) {
  const text = <Running sheet={sheet} rule={sheet.style[block.role]} inlines={block.inlines} />
  if (!block.leads) return text
  return (
    <View wrap={false} minPresenceAhead={roomBelow(sheet, next, LIST_LINES_KEPT)}>
      {text}
    </View>
  )
}

function ListView({ sheet, block }: { sheet: Sheet; block: ListBlock }) {
  const { style } = sheet
  const { marginLeft, ...type } = textStyle(style.list)
  const charsMax = charactersWithin(blockWidth(style) - style.list.left - MARKER_WIDTH, style.list.size)
  return block.items.map((inlines, at) => (
    <View key={at.toString()} style={{ flexDirection: 'row', marginLeft }}>
      <Text style={{ ...type, width: MARKER_WIDTH }}>{listMarker(block, at, style)}</Text>
      <Text style={{ ...type, flex: 1 }} hyphenationPenalty={NO_HYPHENS}>
        <RichText inlines={inlines} charsMax={charsMax} />
      </Text>
    </View>
  ))
}

/** Entries are not divided between pages, so that each is one place to lead to. */
function References({ sheet, block }: { sheet: Sheet; block: ReferencesBlock }) {
  return block.entries.map(({ key, inlines }) => (
    <View key={key} wrap={false} id={referenceAnchor(key)}>
      <Running sheet={sheet} rule={sheet.style.reference} inlines={inlines} />
    </View>
  ))
}
