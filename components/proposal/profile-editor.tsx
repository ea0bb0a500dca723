'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import type { Day, ProposalBrief } from '@/lib/contracts/proposal-run'
import { draftFromBrief, mergeDraft } from './brief-draft'
import { BriefForm } from './brief-form'
import type { Kept } from './use-kept'
import { valueAtPath } from './value-path'

/** The profile in the form in which it was given. */
export function ProfileEditor({
  brief,
  today,
  kept,
  busy,
  canAnswer,
  onSave,
  onCancel,
}: {
  brief: ProposalBrief
  today: Day
  kept: Kept
  busy: boolean
  canAnswer: boolean
  onSave: (brief: ProposalBrief) => void
  onCancel: () => void
}) {
  const t = useTranslations('proposal.edit')
  const common = useTranslations('common')
  return (
    <div className="rounded-lg border border-accent-line bg-sheet p-4 sm:p-5">
      <BriefForm
        start={mergeDraft(draftFromBrief(brief), valueAtPath(kept.kept, ['value']))}
        today={today}
        takesFocus
        submitLabel={common('save')}
        busy={busy}
        canAnswer={canAnswer}
        status={canAnswer ? t('kept') : t('wait')}
        secondary={<Button onClick={onCancel}>{t('discard')}</Button>}
        onChange={(value) => kept.keep({ value })}
        onSubmit={onSave}
      />
    </div>
  )
}
