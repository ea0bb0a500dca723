import type { LibraryLine } from '@/lib/contracts/library-reading'

export const itemFilters = ['all', 'full', 'abstract', 'missing', 'notes'] as const
export type ItemFilter = (typeof itemFilters)[number]

/** Whether an item is among those that the filter names. `missing`: there is no text to search in, or reading it failed. */
export function isInFilter({ entry }: LibraryLine, filter: ItemFilter): boolean {
  const { item, state } = entry
  switch (filter) {
    case 'all':
      return true
    case 'full':
      return item.text === 'full' && item.kind !== 'note'
    case 'abstract':
      return item.text === 'abstract'
    case 'missing':
      return state === 'failed' || (state === 'ready' && (item.text === 'none' || item.text === 'scanned'))
    case 'notes':
      return item.kind === 'note'
  }
}
