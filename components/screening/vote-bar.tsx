'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/field'
import { useKeys } from '@/components/ui/use-keys'
import type { ScreeningDecision } from '@/lib/contracts/reviewers'
import { REASON_CHARS_MAX, screeningDecisions } from '@/lib/contracts/reviewers-limits'

const keys = { include: 'I', unsure: 'U', exclude: 'E' } as const satisfies Record<ScreeningDecision, string>

interface VoteBarProps {
  readonly busy: boolean
  readonly onVote: (decision: ScreeningDecision, reason: string) => Promise<boolean>
}

/** What a reviewer says of the source in front of them, by a press or a key, with a reason where they give one. */
export function VoteBar({ busy, onVote }: VoteBarProps) {
  const t = useTranslations('screening')
  const [reason, setReason] = useState('')
  async function vote(decision: ScreeningDecision) {
    if (!busy && (await onVote(decision, reason.trim()))) setReason('')
  }
  useKeys({
    I: () => void vote('include'),
    U: () => void vote('unsure'),
    E: () => void vote('exclude'),
  })
  return (
    <div className="space-y-3">
      <TextField
        label={t('reason')}
        hint={t('reasonHint')}
        maxLength={REASON_CHARS_MAX}
        autoComplete="off"
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <div className="flex flex-wrap gap-2">
        {screeningDecisions.map((decision) => (
          <Button
            key={decision}
            // Not disabled while it is sent: the focus stays where it is.
            aria-busy={busy || undefined}
            shortcut={keys[decision]}
            onClick={() => void vote(decision)}
          >
            {t(`decision.${decision}`)}
          </Button>
        ))}
      </div>
    </div>
  )
}
