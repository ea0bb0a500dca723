'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/field'
import { Fold } from '@/components/ui/fold'
import type { ReviewersView, Settlement } from '@/lib/contracts/reviewers'
import { REASON_CHARS_MAX } from '@/lib/contracts/reviewers-limits'
import { CardText } from './card-text'
import { SaidList } from './said-list'

interface ConflictRowProps {
  readonly conflict: ReviewersView['conflicts'][number]
  readonly busy: boolean
  readonly onSettle: (settlement: Settlement) => Promise<boolean>
}

/** A source about which reviewers differ, what each says, and what is decided of it in the end. */
export function ConflictRow({ conflict, busy, onSettle }: ConflictRowProps) {
  const t = useTranslations('screening.room')
  const say = useTranslations('screening')
  const { card, votes, settled } = conflict
  const [reason, setReason] = useState(settled?.reason ?? '')
  return (
    <li className="space-y-3 rounded-md border border-line p-4">
      <p dir="auto" className="font-serif">
        {card.title}
      </p>
      <SaidList votes={votes} />
      {settled ? (
        <p className="text-sm font-medium">
          {say('settledAs', { decision: settled.decision })}
          {settled.reason === '' ? '' : ` – ${settled.reason}`}
        </p>
      ) : null}
      <TextField
        label={t('why')}
        maxLength={REASON_CHARS_MAX}
        autoComplete="off"
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <div className="flex flex-wrap gap-2">
        {(['include', 'exclude'] as const).map((decision) => (
          <Button
            key={decision}
            size="sm"
            busy={busy}
            aria-label={t('settle', { decision: say(`decision.${decision}`), title: card.title })}
            onClick={() => void onSettle({ sourceId: card.id, decision, reason: reason.trim() })}
          >
            {say(`decision.${decision}`)}
          </Button>
        ))}
      </div>
      <Fold title={say('abstract')}>
        <CardText card={card} />
      </Fold>
    </li>
  )
}
