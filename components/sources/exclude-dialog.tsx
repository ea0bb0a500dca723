'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { TextField } from '@/components/ui/field'
import { useKeys } from '@/components/ui/use-keys'

const reasons = ['off-topic', 'method', 'population', 'language', 'quality', 'no-access'] as const
const REASON_MAX = 300

interface ExcludeDialogProps {
  /** The title of the source; null closes. */
  title: string | null
  onClose: () => void
  onExclude: (reason: string) => void
}

/** Why a source is left out: the methods chapter will ask. Optional, one press or a few words. */
export function ExcludeDialog({ title, onClose, onExclude }: ExcludeDialogProps) {
  const t = useTranslations('sources.exclude')
  const [reason, setReason] = useState('')
  const exclude = (why: string) => {
    onExclude(why.trim())
    setReason('')
  }
  useKeys(
    Object.fromEntries(
      reasons.map((key, index) => [String(index + 1), () => exclude(t(`reason.${key}`))] as const),
    ),
    'dialog',
  )
  return (
    <Dialog
      open={title !== null}
      onClose={onClose}
      title={t('title')}
      action={
        <Button variant="primary" type="submit" form="exclude-form">
          {t('exclude')}
        </Button>
      }
    >
      <p dir="auto" className="mb-3 line-clamp-2 font-serif">
        {title}
      </p>
      <ul className="mb-3 flex flex-wrap gap-1.5">
        {reasons.map((key, index) => (
          <li key={key}>
            <Button
              size="sm"
              shortcut={String(index + 1)}
              onClick={() => exclude(t(`reason.${key}`))}
              className="pointer-coarse:min-h-10"
            >
              {t(`reason.${key}`)}
            </Button>
          </li>
        ))}
      </ul>
      <form
        id="exclude-form"
        onSubmit={(event) => {
          event.preventDefault()
          exclude(reason)
        }}
      >
        <TextField
          label={t('own')}
          hint={t('hint')}
          maxLength={REASON_MAX}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </form>
    </Dialog>
  )
}
