import { AlignmentType, type IParagraphStylePropertiesOptions, type IRunStylePropertiesOptions } from 'docx'
import type { LayoutStyle, TextRule } from '@/lib/core/documents/layout/layout-style'

/** What both norms' manuals assume, and what every word processor has or replaces by a face of the same widths. */
export const FONT = 'Times New Roman'

/** Points as the twentieths that Word counts in. */
export const twips = (points: number): number => Math.round(points * 20)

const alignments = {
  left: AlignmentType.LEFT,
  right: AlignmentType.RIGHT,
  center: AlignmentType.CENTER,
  justify: AlignmentType.BOTH,
} as const

/** A rule of the layout as paragraph and letters of Word; 240 is its single line. */
export function wordStyle(rule: TextRule): {
  readonly paragraph: IParagraphStylePropertiesOptions
  readonly run: IRunStylePropertiesOptions
} {
  const indent = {
    left: twips(rule.left),
    ...(rule.firstIndent < 0
      ? { hanging: twips(-rule.firstIndent) }
      : { firstLine: twips(rule.firstIndent) }),
  }
  return {
    paragraph: {
      alignment: alignments[rule.align],
      indent,
      spacing: {
        before: twips(rule.before),
        after: twips(rule.after),
        line: Math.round(240 * rule.lines),
        lineRule: 'auto',
      },
    },
    run: {
      font: FONT,
      size: rule.size * 2,
      color: '000000',
      bold: rule.bold === true,
      italics: rule.italic === true,
    },
  }
}

/** Names of the paragraph styles of a document, one for each rule. */
export const styleNames = {
  body: 'Body',
  quote: 'BlockQuote',
  note: 'SmallNote',
  list: 'ListItem',
  cell: 'TableCell',
  caption: 'FloatCaption',
  source: 'FloatSource',
  reference: 'ReferenceEntry',
  contents: 'ContentsEntry',
} as const

/** The layout as the styles of a Word file; headings are Word's own, so that its navigation finds them. */
export function wordStyles(style: LayoutStyle) {
  const paragraphStyles = Object.entries(styleNames).map(([key, id]) => {
    const rule = ruleOf(style, key)
    return { id, name: id, basedOn: 'Normal', quickFormat: true, ...wordStyle(rule) }
  })
  const heading = (level: 1 | 2 | 3) => {
    const { paragraph, run } = wordStyle(style.headings[level])
    return { paragraph: { ...paragraph, keepNext: true, keepLines: true }, run }
  }
  return {
    default: {
      document: { run: { font: FONT, size: style.body.size * 2 } },
      heading1: heading(1),
      heading2: heading(2),
      heading3: heading(3),
      hyperlink: { run: { color: '000000', underline: { type: 'none' } } },
    },
    paragraphStyles,
  } as const
}

function ruleOf(style: LayoutStyle, key: string): TextRule {
  const rules: Readonly<Record<string, TextRule>> = { ...style.headings, ...pickRules(style) }
  return rules[key] ?? style.body
}

function pickRules({ body, quote, note, list, cell, caption, source, reference, contents }: LayoutStyle) {
  return { body, quote, note, list, cell, caption, source, reference, contents }
}
