'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { TextAreaField } from '@/components/ui/field'
import { useMissing } from '@/components/ui/use-missing'
import { IDEAS_TEXT_MAX, readIdeas } from '@/lib/core/dialogues/read-ideas'
import type { BrainstormPanelProps } from './brainstorm-panel-props'
import { useDialogKeys } from './use-dialog-keys'
import { useDraft } from './use-draft'

/** Where ideas are written, one a line, and the list of those that are there. */
export function IdeaCollector({ view, busy, onAct }: BrainstormPanelProps) {
  const t = useTranslations('side.brainstorm')
  const { ideas } = view.session
  const { draft, write, forget } = useDraft(`${view.id}:ideas`, {})
  const [said, setSaid] = useState('')
  const text = draft.ideas ?? ''
  const missing = useMissing()
  const isEmpty = text.trim() === ''
  const organise = () => {
    if (ideas.length > 0) void onAct({ type: 'organise' })
  }
  useDialogKeys({ O: organise })

  async function add() {
    if (busy || missing.lacks(isEmpty)) return
    const read = readIdeas(
      text,
      ideas.map((idea) => idea.text),
    )
    const notes = [
      t('taken', { count: read.ideas.length }),
      read.repeated > 0 ? t('repeated', { count: read.repeated }) : '',
      read.wordless > 0 ? t('wordless', { count: read.wordless }) : '',
      read.left === '' ? '' : t('left'),
    ]
    if (read.ideas.length > 0 && !(await onAct({ type: 'add', text }))) return
    setSaid(notes.filter(Boolean).join(' '))
    write('ideas', read.left)
    if (read.left === '') forget()
  }

  return (
    <section className="space-y-3">
      <form
        className="space-y-2"
        onSubmit={(event) => {
          event.preventDefault()
          void add()
        }}
      >
        <TextAreaField
          label={t('ideas')}
          error={missing.said(isEmpty)}
          hint={t('ideasHint')}
          rows={4}
          maxLength={IDEAS_TEXT_MAX}
          dir="auto"
          value={text}
          onChange={(event) => write('ideas', event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
            event.preventDefault()
            void add()
          }}
        />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" variant="primary" busy={busy}>
            {t('add')}
          </Button>
          <Button shortcut="O" busy={busy} disabled={ideas.length === 0} onClick={organise}>
            {t('organise')}
          </Button>
        </div>
        <p role="status" className="text-sm text-soft">
          {said}
        </p>
      </form>
      {ideas.length > 0 ? (
        <div>
          <h4 className="mb-1 text-sm font-semibold">{t('count', { count: ideas.length })}</h4>
          <ol className="divide-y divide-line text-sm">
            {ideas.toReversed().map((idea) => (
              <li key={idea.id} className="flex items-baseline gap-3 py-1">
                <span dir="auto" className="min-w-0 flex-1 break-words">
                  {idea.text}
                </span>
                <Button
                  size="sm"
                  busy={busy}
                  aria-label={t('removeIdea', { idea: idea.text })}
                  onClick={() => void onAct({ type: 'remove', idea: idea.id })}
                >
                  {t('remove')}
                </Button>
              </li>
            ))}
          </ol>
        </div>
      ) : null}
    </section>
  )
}
