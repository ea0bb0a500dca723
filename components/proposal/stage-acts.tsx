'use client'

import { useTranslations } from 'next-intl'
import type { RunActions } from '@/components/run/use-run-actions'
import { Button } from '@/components/ui/button'
import { UndoIcon } from '@/components/ui/icons'
import type { StageKey } from '@/lib/contracts/proposal-stages'
import { BY_STUDENT, type ProposalAnswers, type ProposalRoomState } from './room-state'

interface StageActsProps {
  stage: StageKey
  state: ProposalRoomState
  actions: RunActions<ProposalAnswers>
  onEdit: () => void
  onRerun: () => void
}

/** What can be done with a written stage: edit, accept, write again, take back. */
export function StageActs({ stage, state, actions, onEdit, onRerun }: StageActsProps) {
  const t = useTranslations('proposal')
  const written = state.stages[stage]
  const canAnswer = actions.asks === 'review' && !actions.busy
  const isEdited = written?.writtenBy === BY_STUDENT
  const isAccepted = state.accepted.includes(stage)
  const isStale = state.status[stage] === 'stale'
  return (
    <>
      <Button size="sm" variant="quiet" disabled={!canAnswer} onClick={onEdit}>
        {t('act.edit')}
      </Button>
      {isEdited ? null : isAccepted ? (
        <span className="font-sans text-soft text-sm">{t('act.accepted')}</span>
      ) : (
        <Button
          size="sm"
          variant="quiet"
          disabled={!canAnswer || isStale}
          onClick={() => void actions.answer('review', { kind: 'accept', stage })}
        >
          {t('act.accept')}
        </Button>
      )}
      {stage === 'profile' ? null : (
        <Button size="sm" variant="quiet" disabled={!canAnswer} onClick={onRerun}>
          {t('act.rerun')}
        </Button>
      )}
      {isEdited && written.draftedBy !== null ? (
        <Button
          size="sm"
          variant="quiet"
          icon={<UndoIcon />}
          disabled={!canAnswer}
          onClick={() => void actions.answer('review', { kind: 'restore', stage })}
        >
          {t('act.restore')}
        </Button>
      ) : null}
    </>
  )
}
