import { useTranslations } from 'next-intl'
import { Badge, type Tone } from '@/components/ui/badge'
import type { ClaimVerdict } from '@/lib/contracts/claim-ledger'

const tones: Readonly<Record<ClaimVerdict, Tone>> = {
  quoted: 'accent',
  paraphrase: 'accent',
  'numbers-disagree': 'danger',
  'direction-disagrees': 'danger',
  'no-passage': 'warn',
  'not-a-claim': 'plain',
}

/** What the sources say to a sentence, in an answer as in a draft. */
export function ClaimVerdictBadge({ verdict }: { verdict: ClaimVerdict }) {
  const t = useTranslations('library.verdict')
  return <Badge tone={tones[verdict]}>{t(verdict)}</Badge>
}
