'use client'

import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Fold } from '@/components/ui/fold'
import type { SectionFields } from '@/lib/core/dialogues/section'
import { type SideKind, sideKinds } from '@/lib/core/dialogues/side-kinds'
import { LazySideSession } from './lazy-side-session'

/** The three ways to think a stage over: looking deeper, the round table, brainstorming. Each comes back to this place with its notes. */
export function StageDialogues(props: {
  projectId: string
  runId: string
  /** As the table of the pipeline names it. */
  stage: string
  /** As the reader knows it. */
  label: string
  topic?: string
  question?: string
  /** On one line until it is opened, where many stand on a page. */
  folded?: boolean
}) {
  const { projectId, runId, stage, label, topic = '', question = '', folded = false } = props
  const t = useTranslations('side')
  const [open, setOpen] = useState<SideKind | null>(null)
  const [notes, setNotes] = useState('')
  const called = useRef<HTMLButtonElement | null>(null)
  const choices = (
    <fieldset className="flex flex-wrap items-center gap-2">
      <legend className="sr-only">{t('beside.label', { stage: label })}</legend>
      {folded ? null : (
        <span aria-hidden="true" className="text-sm text-soft">
          {t('beside.title')}
        </span>
      )}
      {sideKinds.map((kind) => (
        <Button
          key={kind}
          size="sm"
          onClick={(event) => {
            called.current = event.currentTarget
            setOpen(kind)
          }}
        >
          {t(`title.${kind}`)}
        </Button>
      ))}
    </fieldset>
  )
  return (
    <div className="space-y-2">
      {folded ? <Fold title={t('beside.fold')}>{choices}</Fold> : choices}
      {notes ? (
        <div role="status" className="rounded-md border border-line bg-sunk px-3 py-2 text-sm">
          <p className="font-medium">{t('beside.notes')}</p>
          <p dir="auto" className="whitespace-pre-wrap">
            {notes}
          </p>
          <p className="mt-1 text-xs text-soft">{t('beside.kept')}</p>
        </div>
      ) : null}
      {open ? (
        <LazySideSession
          kind={open}
          projectId={projectId}
          runId={runId}
          step="stage"
          stage={{ key: stage, label }}
          parameters={topic ? { topic, question } : null}
          onEnhanced={(_step, fields: SectionFields) => setNotes(fields.notes ?? '')}
          onClose={() => {
            setOpen(null)
            called.current?.focus()
          }}
        />
      ) : null}
    </div>
  )
}
