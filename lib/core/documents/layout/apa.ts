import { inch, type LayoutStyle, type TextRule } from './layout-style'

// Publication Manual of the APA, 7th edition: 2.19 (12 points), 2.21 (double spacing throughout), 2.23 (flush left, ragged right).
const plain: TextRule = { size: 12, lines: 2, align: 'left', firstIndent: 0, left: 0, before: 0, after: 0 }
// 2.24 and 9.43: half an inch, for first lines, block quotations and hanging references alike.
const INDENT = inch(0.5)

/** Student papers by the Publication Manual of the American Psychological Association, 7th edition; sections in the comments. */
export const apa: LayoutStyle = {
  id: 'apa',
  // 2.22: one inch on all sides; Letter is the paper of its examples.
  page: { width: inch(8.5), height: inch(11) },
  margins: { top: inch(1), right: inch(1), bottom: inch(1), left: inch(1) },
  body: { ...plain, firstIndent: INDENT },
  // 8.27: quotations of 40 words or more, the whole block indented, double-spaced.
  quote: { ...plain, left: INDENT },
  // 7.14: notes of tables and figures are double-spaced with them; the small print of statements is ours.
  note: { ...plain, size: 10, lines: 1.5, before: 4, after: 8 },
  list: { ...plain, left: inch(0.25) },
  // 7.13: the body of a table may be single-spaced.
  cell: { ...plain, size: 10, lines: 1 },
  // 7.10, 7.11: number in bold, title in italics on the line below, both above the table or figure.
  caption: { ...plain, before: 12, after: 4 },
  // 7.14: notes below.
  source: { ...plain, size: 10, lines: 1.5, before: 4, after: 12 },
  // 9.43: double-spaced, hanging by half an inch, no blank lines between entries.
  reference: { ...plain, left: INDENT, firstIndent: -INDENT },
  contents: plain,
  banner: { ...plain, size: 8, lines: 1, align: 'center' },
  // 2.27, table 2.3: centred bold; flush left bold; flush left bold italic.
  headings: {
    1: { ...plain, align: 'center', bold: true },
    2: { ...plain, bold: true },
    3: { ...plain, bold: true, italic: true },
  },
  unnumberedAlign: 'center',
  // 2.27: headings carry no numbers.
  numbersHeadings: false,
  ordered: 'figures',
  bullet: '•',
  captionForm: 'stacked',
  sourceForm: 'note',
  // 2.18: in the header at the right margin, on every page, the title page included; headers stand half an inch from the edge.
  pageNumber: { size: 12, top: inch(0.5), right: inch(1), printedFrom: 'title-page' },
}
