import { useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'
import type { ReferenceVerdictKind } from '@/lib/contracts/reference-check'

const tones = {
  verified: 'accent',
  'described-wrongly': 'warn',
  'not-found': 'danger',
  retracted: 'danger',
  concern: 'warn',
  'not-checked': 'plain',
} as const satisfies Readonly<Record<ReferenceVerdictKind, string>>

/** What the indexes say about a reference, in two words. */
export function ReferenceVerdictBadge({ verdict }: { verdict: ReferenceVerdictKind }) {
  const t = useTranslations('proposal.verdict')
  return <Badge tone={tones[verdict]}>{t(verdict)}</Badge>
}
