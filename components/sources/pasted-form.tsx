'use client'

import { useTranslations } from 'next-intl'
import { useReducer, useRef, useTransition } from 'react'
import { useErrorText } from '@/components/frame/use-error-text'
import { Button } from '@/components/ui/button'
import { TextAreaField } from '@/components/ui/field'
import { useMissing } from '@/components/ui/use-missing'
import { OWN_TEXT_MAX, type OwnSource } from '@/lib/contracts/source-validation'
import { namesWork } from '@/lib/core/references/names-work'
import { workOfDraft } from '@/lib/core/references/reference-draft'
import { previewReferencesAction } from '@/lib/server/actions/own-sources'
import { PastedReference } from './pasted-reference'
import { noReferences, pastedAfter } from './pasted-references'

interface PastedFormProps {
  projectId: string
  canSend: boolean
  busy: boolean
  onAdd: (own: OwnSource) => void
  onSend: (isKey: boolean) => void
  newId: () => string
}

/** References or a title with its abstract, pasted: first what was read of them, to be corrected, then they are added. */
export function PastedForm({ projectId, canSend, busy, onAdd, onSend, newId }: PastedFormProps) {
  const t = useTranslations('sources.own')
  const errorText = useErrorText()
  const [pasted, dispatch] = useReducer(pastedAfter, noReferences)
  const { text, version, entries, rest, refused } = pasted
  const isPaste = useRef(false)
  const [pending, startTransition] = useTransition()
  const works = entries.map(({ preview, draft }) => workOfDraft(preview.work, draft)).filter(namesWork)

  const missing = useMissing()
  const isEmpty = text.trim() === ''

  function read(text: string, version: number) {
    startTransition(async () => {
      const result = await previewReferencesAction({ projectId, text }).catch(
        () => ({ ok: false, code: 'offline' }) as const,
      )
      dispatch(
        result.ok
          ? { type: 'read', version, read: result.value }
          : { type: 'refused', version, code: result.code },
      )
    })
  }

  function change(changed: string) {
    dispatch({ type: 'typed', text: changed })
    // Pasted into the empty field it is whole: what is read of it is shown without another press.
    if (isPaste.current && changed.trim() !== '') read(changed, version + 1)
    isPaste.current = false
  }

  function add() {
    onSend(true)
    onAdd({ via: 'reference', id: newId(), works })
    dispatch({ type: 'added' })
  }

  return (
    <form
      className="space-y-3"
      onSubmit={(event) => {
        event.preventDefault()
        if (entries.length > 0) add()
        else if (!missing.lacks(isEmpty)) read(text, version)
      }}
    >
      <TextAreaField
        label={t('text')}
        hint={t('textHint')}
        rows={entries.length === 0 ? 8 : 3}
        maxLength={OWN_TEXT_MAX}
        dir="auto"
        value={text}
        onChange={(event) => change(event.target.value)}
        onPaste={(event) => {
          isPaste.current = text === '' && event.clipboardData.getData('text') !== ''
        }}
        error={refused ? errorText(refused) : missing.said(isEmpty && entries.length === 0)}
      />
      <p role="status" className="sr-only">
        {entries.length > 0 ? t('pasted.read', { count: entries.length }) : ''}
      </p>
      {entries.map(({ preview, draft }, at) => (
        <PastedReference
          key={preview.work.source[0]?.id ?? at}
          preview={preview}
          draft={draft}
          onDraft={(changed) => dispatch({ type: 'corrected', at, draft: changed })}
          onLeaveOut={() => dispatch({ type: 'left-out', at })}
        />
      ))}
      {entries.length === 0 ? (
        <Button type="submit" variant="primary" first busy={pending}>
          {t('pasted.preview')}
        </Button>
      ) : (
        <Button type="submit" variant="primary" first disabled={!canSend || works.length === 0} busy={busy}>
          {t('pasted.add', { count: works.length })}
        </Button>
      )}
      {rest.count > 0 && entries.length > 0 ? (
        <p className="text-xs text-soft">{t('pasted.rest', { count: rest.count })}</p>
      ) : null}
    </form>
  )
}
