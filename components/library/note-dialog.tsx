'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState, useTransition } from 'react'
import { type ShownError, useErrorText } from '@/components/frame/use-error-text'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { TextAreaField, TextField } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { useMissing } from '@/components/ui/use-missing'
import { queryKeys } from '@/lib/client/query-keys'
import { NOTE_TEXT_MAX } from '@/lib/contracts/library-limits'
import { addNoteAction } from '@/lib/server/actions/library'

/** Writes a note, which then can be searched and cited like every other item. */
export function NoteDialog({
  projectId,
  open,
  onClose,
}: {
  projectId: string
  open: boolean
  onClose: () => void
}) {
  const t = useTranslations('library.note')
  const common = useTranslations('common')
  const errorText = useErrorText()
  const client = useQueryClient()
  const [title, setTitle] = useState('')
  const [text, setText] = useState('')
  const missing = useMissing()
  const [refused, setRefused] = useState<ShownError | null>(null)
  const [pending, startTransition] = useTransition()

  function save() {
    if (missing.lacks(title.trim() === '' || text.trim() === '')) return
    startTransition(async () => {
      const result = await addNoteAction({ projectId, title, text }).catch(
        () => ({ ok: false, code: 'offline' }) as const,
      )
      setRefused(result.ok ? null : result.code)
      if (!result.ok) return
      setTitle('')
      setText('')
      onClose()
      await client.invalidateQueries({ queryKey: queryKeys.library(projectId) })
    })
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('title')}
      action={
        <Button variant="primary" busy={pending} onClick={save}>
          {common('save')}
        </Button>
      }
    >
      <div className="space-y-3">
        <TextField
          data-autofocus
          label={t('name')}
          required
          error={missing.said(title.trim() === '')}
          maxLength={200}
          dir="auto"
          value={title}
          onChange={(event) => setTitle(event.target.value)}
        />
        <TextAreaField
          label={t('text')}
          hint={t('hint')}
          required
          error={missing.said(text.trim() === '')}
          rows={8}
          maxLength={NOTE_TEXT_MAX}
          dir="auto"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        {refused ? <Notice tone="danger" announce="alert" title={errorText(refused)} /> : null}
      </div>
    </Dialog>
  )
}
