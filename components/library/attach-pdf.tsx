'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { shownErrorOf, useErrorText } from '@/components/frame/use-error-text'
import { Button } from '@/components/ui/button'
import { queryKeys } from '@/lib/client/query-keys'

import { sendFile } from './send-file'

/** Gives a source of which only the reference or the abstract is at hand its full text. */
export function AttachPdf({
  projectId,
  itemId,
  title,
}: {
  projectId: string
  itemId: string
  title: string
}) {
  const t = useTranslations('library.items')
  const errorText = useErrorText()
  const client = useQueryClient()
  const input = useRef<HTMLInputElement>(null)
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<string | null>(null)

  async function send(file: File | undefined) {
    if (!file) return
    setBusy(true)
    setRefused(null)
    try {
      await sendFile(projectId, file, itemId)
    } catch (error) {
      setRefused(errorText(shownErrorOf(error)))
    }
    setBusy(false)
    await client.invalidateQueries({ queryKey: queryKeys.library(projectId) })
  }

  const label = t('addPdfOf', { title: title.slice(0, 120) })
  return (
    <>
      <Button size="sm" busy={busy} aria-label={label} onClick={() => input.current?.click()}>
        {t('addPdf')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept="application/pdf,.pdf"
        onChange={(event) => {
          void send(event.target.files?.[0])
          event.target.value = ''
        }}
      />
      {refused === null ? null : (
        <span role="alert" className="text-danger">
          {refused}
        </span>
      )}
    </>
  )
}
