import { Text, View } from '@react-pdf/renderer'
import type { Block, Heading } from '@/lib/contracts/document-tree'
import type { TextRule } from '@/lib/core/documents/layout/layout-style'
import { headingAsPrinted } from '@/lib/core/documents/layout/outline'
import { visibleText } from '@/lib/core/documents/tree-text'
import { roomBelow } from './room-below'
import type { Sheet } from './sheet'
import { textStyle } from './text-style'

/** A heading stays with at least this many lines of what follows. */
const LINES_KEPT = 3

/** The name of the place of a heading; its level stands in it, so that a reader of the file knows it too. */
export function headingAnchor({ id, level }: Heading): string {
  return `heading-${level}-${id}`
}

/** Headings that follow each other, on one page and with lines of what stands below them. */
export function HeadingsView({
  sheet,
  headings,
  below,
}: {
  sheet: Sheet
  headings: readonly Heading[]
  below: readonly Block[]
}) {
  return headings.map((heading, at) => (
    <HeadingView
      key={heading.id}
      sheet={sheet}
      heading={heading}
      // What notes a page is laid out anew, and what stands between it and the last break is lost: the first notes for all.
      noted={at === 0 ? headings : []}
      room={at < headings.length - 1 ? 1 : roomBelow(sheet, below, LINES_KEPT)}
    />
  ))
}

/** A heading with its bookmark; the page it comes to lie on is noted. */
function HeadingView({
  sheet,
  heading,
  noted,
  room,
}: {
  sheet: Sheet
  heading: Heading
  noted: readonly Heading[]
  room: number
}) {
  const { style, tree, outline, pageOf } = sheet
  const number = outline.byId.get(heading.id)?.number ?? ''
  const rule = style.headings[heading.level]
  const isCentred = heading.level === 1 && number === ''
  return (
    <View
      wrap={false}
      id={headingAnchor(heading)}
      // The renderer takes a bookmark on any element; its types know them on pages only.
      {...{ bookmark: bookmarkOf(sheet, heading, number) }}
      minPresenceAhead={room}
    >
      {noted.length > 0 && (
        <View
          render={({ pageNumber }) => {
            for (const { id } of noted) pageOf.set(id, pageNumber)
            return null
          }}
        />
      )}
      <HeadingText
        sheet={sheet}
        rule={isCentred ? { ...rule, align: style.unnumberedAlign } : rule}
        number={number}
        text={headingAsPrinted(heading, style, tree.language)}
      />
    </View>
  )
}

/** The words of a heading. Lines beyond the first stand below the first letter of the title (NBR 14724:2011, 5.2.2). */
export function HeadingText({
  sheet,
  rule,
  number,
  text,
}: {
  sheet: Sheet
  rule: TextRule
  number: string
  text: string
}) {
  const { before, after, ...type } = textStyleParts(rule)
  const words = visibleText(text)
  if (number === '') return <Text style={{ ...type, marginTop: before, marginBottom: after }}>{words}</Text>
  const width = number.length * sheet.style.body.size * 0.6 + 8
  return (
    <View style={{ flexDirection: 'row', marginTop: before, marginBottom: after }}>
      <Text style={{ ...type, width }}>{number}</Text>
      <Text style={{ ...type, flex: 1 }}>{words}</Text>
    </View>
  )
}

function textStyleParts(rule: TextRule) {
  const { marginTop: before, marginBottom: after, ...type } = textStyle(rule)
  return { before, after, ...type }
}

/**
 * The renderer nests bookmarks as the elements are nested; headings lie side by side on the page, so each names the one above
 * it. It takes `ref` and `parent` from the bookmark itself where they are given.
 */
function bookmarkOf({ outline, tree }: Sheet, heading: Heading, number: string) {
  const ids = [...outline.byId.keys()]
  const ref = ids.indexOf(heading.id)
  const above = ids.slice(0, ref).findLast((id) => (outline.byId.get(id)?.heading.level ?? 1) < heading.level)
  const title = visibleText(`${number} ${heading.text}`).trim()
  const parent = above === undefined ? {} : { parent: ids.indexOf(above) }
  return { title: title === '' ? visibleText(tree.title) : title, ref, ...parent }
}
