'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { type ShownError, shownErrorOf, useErrorText } from '@/components/frame/use-error-text'
import { Button } from '@/components/ui/button'
import { TextAreaField } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { ProgressBar } from '@/components/ui/progress-bar'
import { useMissing } from '@/components/ui/use-missing'
import { fetchJson } from '@/lib/client/fetch-json'
import type { CheckedDraft } from '@/lib/contracts/draft-check'
import { DRAFT_FILE_BYTES_MAX, DRAFT_TEXT_MAX, draftFileTypes } from '@/lib/contracts/draft-limits'
import { CheckResult } from './check-result'

/** A thesis takes up to a minute, after its owner's turn has come. */
const CHECK_MS = 180_000

/** A draft is pasted or uploaded here and comes back sentence by sentence. */
export function CheckRoom({ projectId }: { projectId: string }) {
  const t = useTranslations('library.check')
  const errorText = useErrorText()
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const isEmpty = text.trim() === ''
  const missing = useMissing()
  const [isChecking, setIsChecking] = useState(false)
  const [refused, setRefused] = useState<ShownError | null>(null)
  const [check, setCheck] = useState<CheckedDraft | null>(null)
  const control = useRef<AbortController | null>(null)
  useEffect(() => () => control.current?.abort(), [])

  async function send(file: File) {
    if (file.size > DRAFT_FILE_BYTES_MAX) return setRefused('too-large')
    const own = new AbortController()
    control.current = own
    setIsChecking(true)
    setRefused(null)
    const body = new FormData()
    body.set('file', file)
    const options = { method: 'POST', body, signal: own.signal, timeoutMs: CHECK_MS }
    try {
      setCheck(
        await fetchJson(
          `/api/projects/${projectId}/library/check`,
          async (answer) => (await import('@/lib/contracts/draft-check')).CheckedDraft.parse(answer),
          options,
        ),
      )
    } catch (error) {
      if (!own.signal.aborted) setRefused(shownErrorOf(error))
    }
    if (control.current === own) setIsChecking(false)
  }

  function stop() {
    control.current?.abort()
    setIsChecking(false)
  }

  if (check && !isChecking) {
    return <CheckResult projectId={projectId} check={check} onAgain={() => setCheck(null)} />
  }
  return (
    <div className="grid items-start gap-x-10 gap-y-4 lg:grid-cols-[minmax(0,1fr)_19rem]">
      <p className="text-soft lg:order-last lg:pt-6 lg:text-sm">{t('intro')}</p>
      <div className="min-w-0 space-y-4">
        <TextAreaField
          label={t('text')}
          hint={t('hint')}
          error={missing.said(isEmpty)}
          required
          rows={14}
          maxLength={DRAFT_TEXT_MAX}
          dir="auto"
          value={text}
          disabled={isChecking}
          onChange={(event) => setText(event.target.value)}
        />
        <div className="flex flex-wrap gap-2">
          <Button
            variant="primary"
            busy={isChecking}
            onClick={() => {
              if (!missing.lacks(isEmpty)) void send(new File([text], 'draft.txt', { type: 'text/plain' }))
            }}
          >
            {t('check')}
          </Button>
          <Button disabled={isChecking} onClick={() => input.current?.click()}>
            {t('upload')}
          </Button>
          {isChecking ? <Button onClick={stop}>{t('stop')}</Button> : null}
        </div>
        <input
          ref={input}
          type="file"
          hidden
          aria-label={t('upload')}
          accept={draftFileTypes}
          onChange={(event) => {
            const [file] = event.target.files ?? []
            if (file) void send(file)
            event.target.value = ''
          }}
        />
        {isChecking ? (
          <div role="status" className="space-y-2 text-sm text-soft">
            <p>{t('checking')}</p>
            <ProgressBar label={t('checking')} />
          </div>
        ) : null}
        {refused ? <Notice tone="danger" announce="alert" title={errorText(refused)} /> : null}
      </div>
    </div>
  )
}
