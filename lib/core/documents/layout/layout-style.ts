/**
 * What a layout style is made of. Every length is in points (1/72 inch).
 *
 * Terminology
 *   text block   the area within the margins
 *   line         the height of one line in single spacing; spacing is counted in such lines
 */

/**
 * Height of one line in single spacing, as a share of the type size. Both norms speak of single, one-and-a-half and
 * double spacing as word processors set them; this is the natural line of Times New Roman, the face their manuals assume
 * (ascender 0.891 + descender 0.216 + gap 0.042), so that a page holds as many lines whatever face it is set in.
 */
export const LINE_EM = 1.15

export const cm = (value: number): number => (value * 72) / 2.54
export const inch = (value: number): number => value * 72

export interface TextRule {
  readonly size: number
  /** 1 single, 1.5, 2 double. */
  readonly lines: number
  readonly align: 'left' | 'justify' | 'center' | 'right'
  /** Added to the first line; negative hangs it out to the left of the others. */
  readonly firstIndent: number
  readonly left: number
  readonly before: number
  readonly after: number
  readonly bold?: true
  readonly italic?: true
  readonly capitals?: true
}

export interface LayoutStyle {
  readonly id: 'abnt' | 'apa'
  readonly page: { readonly width: number; readonly height: number }
  readonly margins: {
    readonly top: number
    readonly right: number
    readonly bottom: number
    readonly left: number
  }
  readonly body: TextRule
  readonly quote: TextRule
  readonly note: TextRule
  readonly list: TextRule
  readonly cell: TextRule
  readonly caption: TextRule
  readonly source: TextRule
  readonly reference: TextRule
  readonly contents: TextRule
  readonly banner: TextRule
  readonly headings: Readonly<Record<1 | 2 | 3, TextRule>>
  /** Where a level-1 heading without number stands; the other levels stay where they are. */
  readonly unnumberedAlign: 'left' | 'center'
  readonly numbersHeadings: boolean
  /** How ordered lists count: "a)" or "1.". */
  readonly ordered: 'letters' | 'figures'
  readonly bullet: string
  /** `line`: "Table 1 – Caption". `stacked`: number in bold, the caption in italics on a line of its own. */
  readonly captionForm: 'line' | 'stacked'
  /** `always`: where nothing is named, the author's own work is named as the source. */
  readonly sourceForm: 'always' | 'note'
  readonly pageNumber: {
    readonly size: number
    /** From the upper edge of the page to the top of the figures. */
    readonly top: number
    /** From the right edge of the page to the end of the last figure. */
    readonly right: number
    readonly printedFrom: 'title-page' | 'first-textual-page'
  }
}

/** Height of one line of this text. */
export function lineHeight(rule: TextRule): number {
  return rule.size * LINE_EM * rule.lines
}

/** Width between the margins. */
export function blockWidth({ page, margins }: LayoutStyle): number {
  return page.width - margins.left - margins.right
}

/** Height between the margins. */
export function blockHeight({ page, margins }: LayoutStyle): number {
  return page.height - margins.top - margins.bottom
}
