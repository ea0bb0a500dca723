'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { TextAreaField } from '@/components/ui/field'
import { WISH_MAX } from '@/lib/contracts/run'

interface ConsultDialogProps {
  /** What the student has said already. */
  readonly wish: string
  readonly onClose: () => void
  readonly onGo: (wish: string) => void
}

/** Asks what the consultation is to be about before the work pauses for it; the hand-off passes it on. */
export function ConsultDialog({ wish, onClose, onGo }: ConsultDialogProps) {
  const t = useTranslations('sources.consult')
  const [text, setText] = useState(wish)
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('title')}
      action={
        <Button variant="primary" type="submit" form="consult-form">
          {t('go')}
        </Button>
      }
    >
      <form
        id="consult-form"
        onSubmit={(event) => {
          event.preventDefault()
          onGo(text.trim())
        }}
      >
        <TextAreaField
          data-autofocus
          label={t('wish')}
          hint={t('hint')}
          dir="auto"
          maxLength={WISH_MAX}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </form>
    </Dialog>
  )
}
