export const layoutRules = [
  'page-size',
  'margins',
  'body-size',
  'line-spacing',
  'first-line-indent',
  'alignment',
  'page-number-place',
  'page-number-first',
  'heading-numbers',
  'reference-layout',
  'contents-pages',
  'citation-links',
  'page-ends',
] as const
export type LayoutRule = (typeof layoutRules)[number]

export interface BrokenRule {
  readonly rule: LayoutRule
  /** Where it was first seen; 0 for the document as a whole. */
  readonly page: number
  /** What was found and what the style asks for, in points where they are lengths. */
  readonly measured: string
  readonly expected: string
}

/** A measured length against the one asked for. */
export function compareLength(
  rule: LayoutRule,
  page: number,
  { what, measured, expected, within }: { what: string; measured: number; expected: number; within: number },
): readonly BrokenRule[] {
  if (Math.abs(measured - expected) <= within) return []
  return [{ rule, page, measured: `${what} ${measured.toFixed(1)}`, expected: expected.toFixed(1) }]
}
