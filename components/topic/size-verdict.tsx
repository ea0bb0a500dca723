import { useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'
import type { SizeTest } from '@/lib/contracts/topic'

/** What is wrong with the size of a topic, and by which sign; nothing where it is right. */
export function SizeVerdict({ size: { verdict, reasons } }: { size: SizeTest }) {
  const t = useTranslations('topic.angle')
  if (verdict === 'good') return null
  const why = reasons.map(({ code, words }) => t(`why.${code}`, { words: words.join(', ') }))
  return (
    <p className="flex flex-wrap items-baseline gap-x-2 gap-y-1 text-sm">
      <Badge tone="warn">{t(`verdict.${verdictKeys[verdict]}`)}</Badge>
      <span dir="auto" className="text-soft">
        {why.join(' ')}
      </span>
    </p>
  )
}

/** A key of a message holds no hyphen. */
const verdictKeys = {
  'too-broad': 'broad',
  'too-narrow': 'narrow',
  vague: 'vague',
  hopeless: 'hopeless',
} as const
