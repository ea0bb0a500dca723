import type { CslItem } from '@/lib/core/formats/csl-item'

/** Stands for the authors who are not named: CSL shortens lists of names by their length alone. */
const OTHERS = '\uE001'
const afterNames = new RegExp(`(?:[,;]? (?:&|e|y|and)|[,;]) ${OTHERS}\\.?`, 'g')

/** An item whose source says "and others" gets a last author who stands for them. */
export function withUnnamedAuthors(item: CslItem): CslItem {
  if (item.custom?.andOthers !== 'author' || item.author === undefined) return item
  return { ...item, author: [...item.author, { literal: OTHERS }] }
}

/** The text with the last author and the joint before him written as `others`. */
export function namesResolved(text: string, others: string): string {
  return text.replace(afterNames, others).replaceAll(OTHERS, 'et al.')
}
