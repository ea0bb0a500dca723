import { useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'
import type { Verdict } from '@/lib/contracts/desk'

const tones = { approve: 'accent', 'changes-required': 'warn', reject: 'danger' } as const

/** How a round ended, in two words. */
export function VerdictBadge({ verdict }: { verdict: Verdict }) {
  const t = useTranslations('desk.verdict')
  return <Badge tone={tones[verdict]}>{t(verdict)}</Badge>
}
