import type { DocumentTree } from '@/lib/contracts/document-tree'
import { say } from '@/lib/core/text/say'
import { blockWidth, type LayoutStyle, lineHeight, type TextRule } from './layout-style'
import { layoutWords } from './layout-words'

export interface TitleLine {
  readonly text: string
  readonly rule: TextRule
}

/** Groups of lines that stand at the top, in the middle and at the foot of the text block; a group may be empty. */
export interface TitlePage {
  readonly top: readonly TitleLine[]
  readonly middle: readonly TitleLine[]
  readonly foot: readonly TitleLine[]
}

const written = (lines: readonly TitleLine[]) => lines.filter(({ text }) => text.trim() !== '')

/** The lines of the title page; what the tree leaves empty is left out. */
export function titlePage(tree: DocumentTree, style: LayoutStyle): TitlePage {
  return style.id === 'abnt' ? abntTitlePage(tree, style) : apaTitlePage(tree, style)
}

/** Advisor with the word for the part, or ''. */
function advisorLine({ advisor, language }: DocumentTree): string {
  return advisor.trim() === '' ? '' : `${say(layoutWords, language, 'advisor')}: ${advisor}`
}

/**
 * NBR 14724:2011, 4.2.1.2: author, title and subtitle, nature, advisor, place and year; 5.2: nature and advisor in single
 * spacing, from the middle of the text block to the right margin.
 */
function abntTitlePage(tree: DocumentTree, style: LayoutStyle): TitlePage {
  const centred: TextRule = { ...style.body, align: 'center', firstIndent: 0 }
  const aside: TextRule = {
    ...centred,
    align: 'justify',
    lines: 1,
    left: blockWidth(style) / 2,
    before: lineHeight(centred),
  }
  const subtitle = tree.subtitle.trim()
  return {
    top: written([
      { text: tree.institution, rule: centred },
      { text: tree.author, rule: { ...centred, before: lineHeight(centred) } },
    ]),
    middle: written([
      {
        text: `${tree.title.toLocaleUpperCase(tree.language)}${subtitle === '' ? '' : ':'}`,
        rule: { ...centred, bold: true },
      },
      { text: subtitle, rule: centred },
      { text: tree.nature, rule: { ...aside, before: 3 * lineHeight(centred) } },
      { text: advisorLine(tree), rule: { ...aside, align: 'left' } },
    ]),
    foot: written([
      { text: tree.city, rule: { ...centred, lines: 1 } },
      { text: tree.date.slice(0, 4), rule: { ...centred, lines: 1 } },
    ]),
  }
}

/**
 * APA 7, 2.3–2.8: title in bold three or four lines down, a blank line, then author, affiliation, course, instructor and
 * due date, each centred on a double-spaced line of its own.
 */
function apaTitlePage(tree: DocumentTree, style: LayoutStyle): TitlePage {
  const centred: TextRule = { ...style.body, align: 'center', firstIndent: 0 }
  const line = lineHeight(centred)
  const date = new Date(`${tree.date}T00:00:00Z`)
  const dueDate = new Intl.DateTimeFormat(tree.language, { dateStyle: 'long', timeZone: 'UTC' }).format(date)
  const subtitle = tree.subtitle.trim()
  return {
    top: written([
      {
        text: subtitle === '' ? tree.title : `${tree.title}: ${subtitle}`,
        rule: { ...centred, bold: true, before: 3 * line },
      },
      { text: tree.author, rule: { ...centred, before: line } },
      { text: tree.institution, rule: centred },
      { text: tree.nature, rule: centred },
      { text: advisorLine(tree), rule: centred },
      { text: tree.city, rule: centred },
      { text: dueDate, rule: centred },
    ]),
    middle: [],
    foot: [],
  }
}
