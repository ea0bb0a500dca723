'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useState, useTransition } from 'react'
import { type ShownError, useErrorText } from '@/components/frame/use-error-text'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { TextField } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { useMissing } from '@/components/ui/use-missing'
import { queryKeys } from '@/lib/client/query-keys'
import type { LibraryItem } from '@/lib/contracts/library'
import { draftOf, type ReferenceDraft } from '@/lib/core/references/reference-draft'
import { saveReferenceAction } from '@/lib/server/actions/library'

const fields = [
  'title',
  'authors',
  'year',
  'venue',
  'doi',
] as const satisfies readonly (keyof ReferenceDraft)[]

export function ReferenceDialog({
  projectId,
  item,
  onClose,
}: {
  projectId: string
  item: LibraryItem
  onClose: () => void
}) {
  const t = useTranslations('library.reference')
  const common = useTranslations('common')
  const errorText = useErrorText()
  const client = useQueryClient()
  const router = useRouter()
  const [draft, setDraft] = useState<ReferenceDraft>(
    item.work ? draftOf(item.work) : { title: item.title, authors: '', year: '', venue: '', doi: '' },
  )
  const missing = useMissing()
  const isNameless = draft.title.trim() === ''
  const [refused, setRefused] = useState<ShownError | null>(null)
  const [pending, startTransition] = useTransition()

  function save() {
    if (missing.lacks(isNameless)) return
    startTransition(async () => {
      const result = await saveReferenceAction({ projectId, itemId: item.id, draft }).catch(
        () => ({ ok: false, code: 'offline' }) as const,
      )
      setRefused(result.ok ? null : result.code)
      if (!result.ok) return
      onClose()
      await client.invalidateQueries({ queryKey: queryKeys.library(projectId) })
      router.refresh()
    })
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('title')}
      action={
        <Button variant="primary" busy={pending} onClick={save}>
          {common('save')}
        </Button>
      }
    >
      <div className="space-y-3">
        <p className="text-sm text-soft">{t('intro')}</p>
        {fields.map((name) => (
          <TextField
            key={name}
            label={t(`fields.${name}`)}
            required={name === 'title'}
            error={name === 'title' ? missing.said(isNameless) : undefined}
            dir="auto"
            maxLength={name === 'year' ? 4 : name === 'title' ? 500 : 1_000}
            inputMode={name === 'year' ? 'numeric' : 'text'}
            value={draft[name]}
            onChange={(event) => setDraft({ ...draft, [name]: event.target.value })}
          />
        ))}
        {refused ? <Notice tone="danger" announce="alert" title={errorText(refused)} /> : null}
      </div>
    </Dialog>
  )
}
