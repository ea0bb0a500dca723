'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { TextAreaField } from '@/components/ui/field'
import type { StageKey } from '@/lib/contracts/proposal-stages'

const NOTE_MAX = 2_000

interface RerunDialogProps {
  stage: StageKey
  /** What the note begins with. */
  note: string
  isEdited: boolean
  busy: boolean
  canAnswer: boolean
  onRun: (note: string) => void
  onClose: () => void
}

/** One stage is written again, with a wish for it. */
export function RerunDialog(props: RerunDialogProps) {
  const { stage, isEdited, busy, canAnswer, onRun, onClose } = props
  const t = useTranslations('proposal.rerun')
  const names = useTranslations('proposal.stage')
  const [note, setNote] = useState(props.note)
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('title', { stage: names(stage) })}
      action={
        <Button variant="primary" busy={busy} disabled={!canAnswer} onClick={() => onRun(note.trim())}>
          {t('run')}
        </Button>
      }
    >
      <div className="space-y-3 text-sm">
        <p className="text-soft">{t('text')}</p>
        {isEdited ? <p className="text-warn">{t('edited')}</p> : null}
        <TextAreaField
          data-autofocus
          label={t('note')}
          hint={t('noteHint')}
          rows={4}
          maxLength={NOTE_MAX}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </div>
    </Dialog>
  )
}
