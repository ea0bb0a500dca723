import { useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'
import type { Source } from '@/lib/contracts/source'

const tones = {
  retracted: 'danger',
  'possibly-retracted': 'danger',
  concern: 'warn',
  corrected: 'plain',
} as const

/** What a notice says against a work, as an item of its badges; nothing where none is known. */
export function RetractionItem({ check }: { check: Source['retractionCheck'] }) {
  const t = useTranslations('sources.badge.retraction')
  if (check === 'clean' || check === 'not-checked') return null
  return (
    <li>
      <Badge tone={tones[check]}>{t(check)}</Badge>
    </li>
  )
}
