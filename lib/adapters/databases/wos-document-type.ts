import type { WorkType } from '@/lib/contracts/work'

/** Document types are listed in no order of weight: the most telling one decides. */
export function typeOfDocument(kinds: readonly string[]): WorkType {
  const has = (pattern: RegExp) => kinds.some((kind) => pattern.test(kind))
  if (has(/^review$|review article/i)) return 'review'
  if (has(/proceedings|conference|meeting/i)) return 'proceedings'
  if (has(/chapter/i)) return 'chapter'
  if (has(/^book$/i)) return 'book'
  if (has(/thesis|dissertation/i)) return 'thesis'
  if (has(/preprint/i)) return 'preprint'
  if (has(/^data (?:set|study)|^dataset/i)) return 'dataset'
  return has(/article|letter|note|data paper/i) ? 'article' : 'other'
}
