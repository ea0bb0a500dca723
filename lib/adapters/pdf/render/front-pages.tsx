import { Link, Text, View } from '@react-pdf/renderer'
import { CONTENTS_PLACE } from '@/lib/core/documents/layout/check-structure'
import { blockHeight, blockWidth, LINE_EM } from '@/lib/core/documents/layout/layout-style'
import { layoutWords } from '@/lib/core/documents/layout/layout-words'
import { headingAsPrinted, type OutlineEntry } from '@/lib/core/documents/layout/outline'
import { type TitleLine, titlePage } from '@/lib/core/documents/layout/title-page'
import { visibleText } from '@/lib/core/documents/tree-text'
import { say } from '@/lib/core/text/say'
import { HeadingText, headingAnchor } from './heading'
import { PrintedPage } from './printed-page'
import type { Sheet } from './sheet'
import { FACE_EM, lateText, textStyle } from './text-style'

/** Room for three figures. */
const PAGE_NUMBER_WIDTH = 30
/** Between the longest number of a heading and its title. */
const NUMBER_GAP = 8
const FIGURE_EM = 0.56
/** The dotted line between a title and its page. */
const LEADER_MIN = 12
const LEADER_GAP = 4

function TitleLines({ lines }: { lines: readonly TitleLine[] }) {
  return (
    <View>
      {lines.map(({ text, rule }) => (
        <Text key={text} style={textStyle(rule)}>
          {visibleText(text)}
        </Text>
      ))}
    </View>
  )
}

/** The title page, which is page 1. */
export function TitlePageView({ sheet }: { sheet: Sheet }) {
  const { top, middle, foot } = titlePage(sheet.tree, sheet.style)
  return (
    <PrintedPage sheet={sheet} hasNumber={sheet.style.pageNumber.printedFrom === 'title-page'}>
      {/* A box of fixed height beside a page number opens a second page in the renderer: only what is spread out has one. */}
      {foot.length === 0 ? (
        <TitleLines lines={[...top, ...middle]} />
      ) : (
        <View style={{ height: blockHeight(sheet.style) - 1, justifyContent: 'space-between' }}>
          <TitleLines lines={top} />
          <TitleLines lines={middle} />
          <TitleLines lines={foot} />
        </View>
      )}
    </PrintedPage>
  )
}

/** The table of contents: each row leads to its heading; the numbers are those of the round before. */
export function ContentsPages({ sheet }: { sheet: Sheet }) {
  const { outline, style, tree } = sheet
  const widest = Math.max(0, ...outline.contents.map(({ number }) => number.length))
  const numberWidth = widest === 0 ? 0 : widest * style.contents.size * FIGURE_EM + NUMBER_GAP
  return (
    <PrintedPage sheet={sheet} hasNumber={style.pageNumber.printedFrom === 'title-page'}>
      <View id={CONTENTS_PLACE} />
      <HeadingText
        sheet={sheet}
        rule={{ ...style.headings[1], align: style.unnumberedAlign }}
        number=""
        text={headingAsPrinted(
          {
            kind: 'heading',
            id: 'contents',
            level: 1,
            text: say(layoutWords, tree.language, 'contents'),
            numbered: false,
          },
          style,
          tree.language,
        )}
      />
      {outline.contents.map((entry) => (
        <ContentsRow key={entry.heading.id} sheet={sheet} entry={entry} numberWidth={numberWidth} />
      ))}
    </PrintedPage>
  )
}

function ContentsRow({
  sheet,
  entry,
  numberWidth,
}: {
  sheet: Sheet
  entry: OutlineEntry
  numberWidth: number
}) {
  const { style, tree, pageOf } = sheet
  const { heading, number } = entry
  const { bold, italic } = style.numbersHeadings ? style.headings[heading.level] : {}
  const row = textStyle({ ...style.contents, ...(bold && { bold }), ...(italic && { italic }) })
  const { size } = style.contents
  const leading = style.contents.lines * LINE_EM
  // Without numbers the depth is shown by the indent.
  const indent = style.numbersHeadings ? 0 : (heading.level - 1) * 18
  const beside = indent + numberWidth + LEADER_MIN + 2 * LEADER_GAP + PAGE_NUMBER_WIDTH
  const titleWidth = blockWidth(style) - beside
  return (
    <Link src={`#${headingAnchor(heading)}`} style={{ color: 'black', textDecoration: 'none' }}>
      <View style={{ flexDirection: 'row', marginLeft: indent, marginRight: PAGE_NUMBER_WIDTH }}>
        {numberWidth > 0 && <Text style={{ ...row, width: numberWidth }}>{number}</Text>}
        <Text style={{ ...row, maxWidth: titleWidth }}>
          {visibleText(headingAsPrinted(heading, style, tree.language))}
        </Text>
        <View
          style={{
            flexGrow: 1,
            minWidth: LEADER_MIN,
            marginHorizontal: LEADER_GAP,
            alignSelf: 'flex-end',
            marginBottom: (leading - FACE_EM.ascent) * size,
            borderBottomWidth: 0.75,
            borderBottomStyle: 'dotted',
            borderBottomColor: '#888888',
          }}
        />
      </View>
      <Text
        style={{
          ...lateText(size),
          right: 0,
          bottom: (leading - FACE_EM.ascent - FACE_EM.descent) * size,
          width: PAGE_NUMBER_WIDTH,
        }}
        render={() => String(pageOf.get(heading.id) ?? 0)}
      />
    </Link>
  )
}
