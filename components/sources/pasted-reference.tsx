'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { TextAreaField, TextField } from '@/components/ui/field'
import type { PastedPreview } from '@/lib/contracts/source-validation'
import { authorLine } from '@/lib/core/identity/author-line'
import { draftOf, type ReferenceDraft } from '@/lib/core/references/reference-draft'
import { useDatabaseLabel } from './use-database-label'

interface PastedReferenceProps {
  preview: PastedPreview
  draft: ReferenceDraft
  onDraft: (draft: ReferenceDraft) => void
  onLeaveOut: () => void
}

/** What was read of one pasted reference, to be corrected, and what the indexes say of it. */
export function PastedReference({ preview, draft, onDraft, onLeaveOut }: PastedReferenceProps) {
  const t = useTranslations('sources.own.pasted')
  const { found, saysSomething, work } = preview
  const isEmpty = draft.title.trim() === '' && draft.doi.trim() === ''
  const field = (name: Exclude<keyof ReferenceDraft, 'title'>) => (
    <TextField
      label={t(`field.${name}`)}
      dir="auto"
      value={draft[name]}
      onChange={(event) => onDraft({ ...draft, [name]: event.target.value })}
    />
  )
  return (
    <fieldset className="space-y-2 rounded-md border border-line px-3 pt-1 pb-3">
      <legend className="max-w-full truncate px-1 text-xs text-soft">{preview.text}</legend>
      <TextAreaField
        label={t('field.title')}
        rows={2}
        dir="auto"
        value={draft.title}
        error={isEmpty || (!saysSomething && draft.title === work.title) ? t('nothing') : null}
        onChange={(event) => onDraft({ ...draft, title: event.target.value })}
      />
      {field('authors')}
      <div className="grid grid-cols-[6rem_minmax(0,1fr)] gap-2">
        {field('year')}
        {field('venue')}
      </div>
      {field('doi')}
      {found ? (
        <Found found={found} onTake={() => onDraft(draftOf(found))} />
      ) : (
        <p className="text-xs text-soft">{t('unknown')}</p>
      )}
      <Button size="sm" variant="quiet" className="-ml-2" onClick={onLeaveOut}>
        {t('leaveOut')}
      </Button>
    </fieldset>
  )
}

/** The record in which indexes describe the reference; the fields can be taken from it. */
function Found({ found, onTake }: { found: NonNullable<PastedPreview['found']>; onTake: () => void }) {
  const t = useTranslations('sources.own.pasted')
  const label = useDatabaseLabel()
  const names = [...new Set(found.source.map(({ db }) => label(db)))].join(', ')
  return (
    <div className="rounded-md bg-sunk px-2.5 py-2 text-sm">
      <p className="text-xs text-soft">{t('found', { names })}</p>
      <p dir="auto" className="font-serif [overflow-wrap:anywhere]">
        {found.title}
      </p>
      <p dir="auto" className="text-xs text-soft [overflow-wrap:anywhere]">
        {[authorLine(found.authors), found.year, found.venue, found.doi].filter(Boolean).join(' · ')}
      </p>
      <Button size="sm" className="mt-1.5" onClick={onTake}>
        {t('take')}
      </Button>
    </div>
  )
}
