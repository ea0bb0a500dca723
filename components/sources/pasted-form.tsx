'use client'

import { useTranslations } from 'next-intl'
import { useState, useTransition } from 'react'
import { type ShownError, useErrorText } from '@/components/frame/use-error-text'
import { Button } from '@/components/ui/button'
import { TextAreaField } from '@/components/ui/field'
import { OWN_TEXT_MAX, type OwnSource, type PastedPreview } from '@/lib/contracts/source-validation'
import { namesWork } from '@/lib/core/references/names-work'
import { draftOf, type ReferenceDraft, workOfDraft } from '@/lib/core/references/reference-draft'
import { previewReferencesAction } from '@/lib/server/actions/own-sources'
import { PastedReference } from './pasted-reference'

interface PastedFormProps {
  projectId: string
  canSend: boolean
  busy: boolean
  onAdd: (own: OwnSource) => void
  onSend: (isKey: boolean) => void
  newId: () => string
}

interface Entry {
  readonly preview: PastedPreview
  readonly draft: ReferenceDraft
}

/** References or a title with its abstract, pasted: first what was read of them, to be corrected, then they are added. */
export function PastedForm({ projectId, canSend, busy, onAdd, onSend, newId }: PastedFormProps) {
  const t = useTranslations('sources.own')
  const errorText = useErrorText()
  const [text, setText] = useState('')
  const [entries, setEntries] = useState<readonly Entry[]>([])
  const [rest, setRest] = useState({ count: 0, text: '' })
  const [refused, setRefused] = useState<ShownError | null>(null)
  const [pending, startTransition] = useTransition()
  const works = entries.map(({ preview, draft }) => workOfDraft(preview.work, draft)).filter(namesWork)

  function read(text: string) {
    startTransition(async () => {
      const result = await previewReferencesAction({ projectId, text }).catch(
        () => ({ ok: false, code: 'offline' }) as const,
      )
      setRefused(result.ok ? null : result.code)
      if (!result.ok) return
      const { previews, rest } = result.value
      setEntries(previews.map((preview) => ({ preview, draft: draftOf(preview.work) })))
      setRest(rest)
    })
  }

  function add() {
    onSend(true)
    onAdd({ via: 'reference', id: newId(), works })
    setText(rest.text)
    setRest({ count: 0, text: '' })
    setEntries([])
  }

  return (
    <form
      className="space-y-3"
      onSubmit={(event) => {
        event.preventDefault()
        if (entries.length === 0) read(text)
        else add()
      }}
    >
      <TextAreaField
        label={t('text')}
        hint={t('textHint')}
        rows={entries.length === 0 ? 8 : 3}
        maxLength={OWN_TEXT_MAX}
        dir="auto"
        value={text}
        onChange={(event) => {
          setText(event.target.value)
          setEntries([])
        }}
        onPaste={(event) => {
          // Pasted into the empty field it is whole: what is read of it is shown without another press.
          const pasted = event.clipboardData.getData('text').slice(0, OWN_TEXT_MAX)
          if (text === '' && pasted.trim() !== '') read(pasted)
        }}
        error={refused ? errorText(refused) : null}
      />
      <p role="status" className="sr-only">
        {entries.length > 0 ? t('pasted.read', { count: entries.length }) : ''}
      </p>
      {entries.map(({ preview, draft }, at) => (
        <PastedReference
          key={preview.work.source[0]?.id ?? at}
          preview={preview}
          draft={draft}
          onDraft={(changed) =>
            setEntries((before) =>
              before.map((entry, index) => (index === at ? { ...entry, draft: changed } : entry)),
            )
          }
          onLeaveOut={() => setEntries((before) => before.filter((_, index) => index !== at))}
        />
      ))}
      {entries.length === 0 ? (
        <Button type="submit" variant="primary" disabled={text.trim() === ''} busy={pending}>
          {t('pasted.preview')}
        </Button>
      ) : (
        <Button type="submit" variant="primary" disabled={!canSend || works.length === 0} busy={busy}>
          {t('pasted.add', { count: works.length })}
        </Button>
      )}
      {rest.count > 0 && entries.length > 0 ? (
        <p className="text-xs text-soft">{t('pasted.rest', { count: rest.count })}</p>
      ) : null}
    </form>
  )
}
