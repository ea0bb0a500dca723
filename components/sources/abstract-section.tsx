'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { TextAreaField } from '@/components/ui/field'
import { Skeleton } from '@/components/ui/skeleton'
import { useMissing } from '@/components/ui/use-missing'
import { ABSTRACT_MAX } from '@/lib/contracts/work'
import { MarkedWords } from './marked-words'

interface AbstractSectionProps {
  /** What a database gave; null when none did, undefined while it is being loaded. */
  given: string | null | undefined
  language: string | null
  /** The words in it by which the source names the topic. */
  matched: readonly string[]
  /** What the student wrote in. */
  written: string | null
  /** Begin with the field open. */
  writing: boolean
  /** Resolves to true when it was saved; `null` takes it away. */
  onWrite: (text: string | null) => Promise<boolean>
}

/** The abstract; where no database gave one, a place to write it in. */
export function AbstractSection(props: AbstractSectionProps) {
  const { given, language, matched, written, writing, onWrite } = props
  const t = useTranslations('sources.abstract')
  const [isOpen, setIsOpen] = useState(writing)
  if (given === undefined)
    return (
      <div className="space-y-2" role="status" aria-label={t('loading')}>
        <Skeleton className="h-4 w-full" />
        <Skeleton className="h-4 w-11/12" />
        <Skeleton className="h-4 w-4/5" />
      </div>
    )
  if (given !== null) return <AbstractText text={given} language={language} matched={matched} />
  if (isOpen)
    return (
      <AbstractForm
        written={written}
        onCancel={() => setIsOpen(false)}
        onSave={async (text) => {
          if (await onWrite(text)) setIsOpen(false)
        }}
      />
    )
  return (
    <div className="space-y-2">
      {written === null ? (
        <p className="text-sm text-soft">{t('none')}</p>
      ) : (
        <>
          <Badge tone="accent">{t('byYou')}</Badge>
          <AbstractText text={written} language={null} matched={matched} />
        </>
      )}
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onClick={() => setIsOpen(true)}>
          {written === null ? t('write') : t('change')}
        </Button>
        {written === null ? null : (
          <Button size="sm" variant="quiet" onClick={() => void onWrite(null)}>
            {t('remove')}
          </Button>
        )}
      </div>
    </div>
  )
}

function AbstractText(props: { text: string; language: string | null; matched: readonly string[] }) {
  const { text, language, matched } = props
  return (
    <p lang={language ?? undefined} dir="auto" className="font-serif text-base whitespace-pre-line">
      <MarkedWords text={text} words={matched} />
    </p>
  )
}

function AbstractForm(props: {
  written: string | null
  onCancel: () => void
  onSave: (text: string) => Promise<void>
}) {
  const t = useTranslations('sources.abstract')
  const common = useTranslations('common')
  const [text, setText] = useState(props.written ?? '')
  const missing = useMissing()
  const isEmpty = text.trim() === ''
  const [busy, setBusy] = useState(false)
  return (
    <form
      className="space-y-2"
      onSubmit={async (event) => {
        event.preventDefault()
        if (missing.lacks(isEmpty)) return
        setBusy(true)
        await props.onSave(text.trim())
        setBusy(false)
      }}
    >
      <TextAreaField
        label={t('label')}
        labelHidden
        hint={t('hint')}
        error={missing.said(isEmpty)}
        rows={8}
        maxLength={ABSTRACT_MAX}
        value={text}
        data-autofocus
        autoFocus
        dir="auto"
        onChange={(event) => setText(event.target.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" size="sm" busy={busy}>
          {t('save')}
        </Button>
        <Button size="sm" variant="quiet" onClick={props.onCancel}>
          {common('cancel')}
        </Button>
      </div>
    </form>
  )
}
