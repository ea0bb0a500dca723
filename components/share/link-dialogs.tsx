'use client'

import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { TextField } from '@/components/ui/field'
import { useMissing } from '@/components/ui/use-missing'
import type { LinkLine } from '@/lib/contracts/desk'
import { LINK_NAME_MAX } from '@/lib/contracts/desk-limits'
import type { ShareActions } from './use-share-actions'

interface LinkDialogProps {
  link: LinkLine
  actions: ShareActions
  onClose: () => void
}

export function RenameDialog({ link, actions, onClose }: LinkDialogProps) {
  const t = useTranslations('share.links')
  const common = useTranslations('common')
  const formId = useId()
  const [name, setName] = useState(link.name)
  const missing = useMissing()
  const isEmpty = name.trim() === ''
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('renameTitle')}
      action={
        <Button type="submit" form={formId} variant="primary" busy={actions.busy}>
          {common('save')}
        </Button>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (missing.lacks(isEmpty)) return
          void actions.renameLink(link.id, name.trim()).then((done) => done && onClose())
        }}
      >
        <TextField
          data-autofocus
          label={t('name')}
          hint={t('renameHint')}
          required
          error={missing.said(isEmpty)}
          maxLength={LINK_NAME_MAX}
          autoComplete="off"
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      </form>
    </Dialog>
  )
}

/** A revoked link cannot be given back, so that it is asked about and not undone. */
export function RevokeDialog({ link, actions, onClose }: LinkDialogProps) {
  const t = useTranslations('share.links')
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('revokeTitle', { name: link.name })}
      action={
        <Button
          variant="danger"
          busy={actions.busy}
          onClick={() => void actions.revokeLink(link.id).then((done) => done && onClose())}
        >
          {t('revokeConfirm')}
        </Button>
      }
      isCautious
    >
      <p className="text-sm">{t(link.rights === 'screen' ? 'revokeScreening' : 'revokeText')}</p>
    </Dialog>
  )
}
