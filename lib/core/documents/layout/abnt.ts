import { cm, type LayoutStyle, LINE_EM, type TextRule } from './layout-style'

// ABNT NBR 14724:2011, 5.1: size 12 for the text, "menor e uniforme" for long quotations, notes, captions, sources and page numbers.
const SIZE = 12
const SMALL = 10
// NBR 14724, 5.2: 1.5 between lines; single in long quotations, notes, references, captions and the nature of the work.
const SINGLE_LINE = SIZE * LINE_EM
const SPACED_LINE = SINGLE_LINE * 1.5

const plain: TextRule = {
  size: SIZE,
  lines: 1.5,
  align: 'left',
  firstIndent: 0,
  left: 0,
  before: 0,
  after: 0,
}
const small: TextRule = { ...plain, size: SMALL, lines: 1 }
// NBR 14724, 5.2.2: a blank line of 1.5 parts the headings of subsections from the text before and after them.
const heading: TextRule = { ...plain, before: SPACED_LINE, after: SPACED_LINE }

/**
 * Academic work by ABNT: NBR 14724:2011 (presentation; NBR 15287:2011 asks the same of research projects), NBR 6024:2012
 * (numbering), NBR 6027:2012 (contents), NBR 10520:2023 (quotations), NBR 6023:2018 (references).
 */
export const abnt: LayoutStyle = {
  id: 'abnt',
  // NBR 14724, 5.1: A4; front side 3 cm at the top and left, 2 cm at the right and bottom.
  page: { width: cm(21), height: cm(29.7) },
  margins: { top: cm(3), right: cm(2), bottom: cm(2), left: cm(3) },
  // The first-line indent is common usage (1.25 cm); NBR 14724 leaves it open. Justified as the examples of the norm are.
  body: { ...plain, align: 'justify', firstIndent: cm(1.25) },
  // NBR 10520:2023, 7.1.2: more than three lines stand 4 cm from the margin, smaller, in single spacing, without quotation marks.
  quote: { ...small, align: 'justify', left: cm(4), before: SINGLE_LINE, after: SINGLE_LINE },
  note: { ...small, align: 'justify', before: 4, after: 6 },
  // NBR 6024:2012, 4.2: subdivisions of a section are set as "alíneas", indented, with letters.
  list: { ...plain, align: 'justify', left: cm(1.25) },
  cell: small,
  // NBR 14724, 5.8 and 5.9: number and title above, the source below; both in the smaller size and single spacing (5.1, 5.2).
  caption: { ...small, before: SINGLE_LINE, after: 4 },
  source: { ...small, before: 4, after: SINGLE_LINE },
  // NBR 6023:2018, 6.3: single spacing, flush left, parted by one blank line in single spacing.
  reference: { ...plain, lines: 1, after: SINGLE_LINE },
  // NBR 6027 leaves the spacing open: a list of headings is read down, and closer rows keep it on one page.
  contents: { ...plain, lines: 1.25 },
  banner: { ...plain, size: 8, lines: 1, align: 'center' },
  // NBR 14724, 5.2.2: headings of the first level begin at the top of the page. NBR 6024, 4.1: levels are told apart by type.
  headings: {
    1: { ...heading, before: 0, bold: true, capitals: true },
    2: { ...heading, bold: true },
    3: { ...heading, italic: true },
  },
  // NBR 14724, 5.2.3: headings without number (abstract, contents, references …) are centred.
  unnumberedAlign: 'center',
  numbersHeadings: true,
  ordered: 'letters',
  bullet: '–',
  captionForm: 'line',
  // NBR 14724, 5.8: the source is obligatory, "mesmo que seja produção do próprio autor".
  sourceForm: 'always',
  // NBR 14724, 5.3: counted from the title page, printed from the first textual page, 2 cm from the upper and right edges.
  pageNumber: { size: SMALL, top: cm(2), right: cm(2), printedFrom: 'first-textual-page' },
}
