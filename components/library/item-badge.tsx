import { useTranslations } from 'next-intl'
import { Badge, type Tone } from '@/components/ui/badge'
import type { LibraryEntry } from '@/lib/contracts/library'

/** What an item's state comes to, for the one who reads the list. */
export type Standing = 'waiting' | 'reading' | 'full' | 'abstract' | 'none' | 'scanned' | 'failed' | 'note'

const tones: Readonly<Record<Standing, Tone>> = {
  waiting: 'plain',
  reading: 'plain',
  full: 'accent',
  note: 'accent',
  abstract: 'warn',
  none: 'warn',
  scanned: 'danger',
  failed: 'danger',
}

export function textStanding({ item, state }: LibraryEntry): Standing {
  // Of a chosen source the abstract is at hand while its open copy is looked for.
  if (state === 'failed' || (item.kind !== 'record' && state !== 'ready')) return state
  if (item.kind === 'note') return 'note'
  return item.text
}

/** How much of the item's text is at hand. */
export function ItemBadge({ entry }: { entry: LibraryEntry }) {
  const t = useTranslations('library.standing')
  const standing = textStanding(entry)
  return <Badge tone={tones[standing]}>{t(standing)}</Badge>
}
