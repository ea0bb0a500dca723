import { useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'
import type { AnswerStance } from '@/lib/contracts/desk'

const tones = { accepted: 'accent', declined: 'warn', noted: 'plain' } as const

/** What the student says to a comment, in a word. */
export function StanceBadge({ stance }: { stance: AnswerStance }) {
  const t = useTranslations('desk.comment.stance')
  return <Badge tone={tones[stance]}>{t(stance)}</Badge>
}
