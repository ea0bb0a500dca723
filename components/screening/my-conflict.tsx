'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Fold } from '@/components/ui/fold'
import type { NewVote, ScreeningView } from '@/lib/contracts/reviewers'
import { screeningDecisions } from '@/lib/contracts/reviewers-limits'
import { CardText } from './card-text'
import { SaidList } from './said-list'

interface MyConflictProps {
  readonly conflict: NonNullable<ScreeningView['conflicts']>[number]
  readonly busy: boolean
  readonly onVote: (vote: NewVote) => Promise<boolean>
}

/** A source that this reviewer and another judged differently: both decisions, and the way to another one of one's own. */
export function MyConflict({ conflict, busy, onVote }: MyConflictProps) {
  const t = useTranslations('screening')
  const { card, mine, others, settled } = conflict
  return (
    <li className="space-y-3 rounded-md border border-line p-4">
      <p dir="auto" className="font-serif">
        {card.title}
      </p>
      <SaidList votes={[{ name: t('you'), ...mine }, ...others]} />
      {settled ? (
        <p className="text-sm font-medium">
          {t('settledAs', { decision: settled.decision })}
          {settled.reason === '' ? '' : ` – ${settled.reason}`}
        </p>
      ) : (
        <div className="flex flex-wrap gap-2">
          {screeningDecisions
            .filter((decision) => decision !== mine.decision)
            .map((decision) => (
              <Button
                key={decision}
                size="sm"
                busy={busy}
                aria-label={t('changeTo', { decision: t(`decision.${decision}`), title: card.title })}
                onClick={() => void onVote({ sourceId: card.id, decision, reason: mine.reason })}
              >
                {t('now', { decision: t(`decision.${decision}`) })}
              </Button>
            ))}
        </div>
      )}
      <Fold title={t('abstract')}>
        <CardText card={card} />
      </Fold>
    </li>
  )
}
