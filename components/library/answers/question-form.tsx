'use client'

import { useTranslations } from 'next-intl'
import { type FormEvent, type KeyboardEvent, useRef, useState, useTransition } from 'react'
import { type ShownError, useErrorText } from '@/components/frame/use-error-text'
import { Button } from '@/components/ui/button'
import { Checkbox, TextAreaField } from '@/components/ui/field'

const QUERY_MAX = 2_000

export interface Wish {
  readonly query: string
  readonly searchWeb: boolean
  readonly holdsBack: boolean
  readonly asksNotebook: boolean
}

interface FormProps {
  isFollowUp: boolean
  /** An answer is being written: the next question waits for it. */
  isWriting: boolean
  hasWeb: boolean
  hasNotebook: boolean
  /** Null, or why it was not taken. */
  onAsk: (wish: Wish) => Promise<ShownError | null>
}

/** The question box. Enter asks, Shift+Enter begins a new line; what was refused stays in the box. */
export function QuestionForm({ isFollowUp, isWriting, hasWeb, hasNotebook, onAsk }: FormProps) {
  const t = useTranslations('answers.ask')
  const errorText = useErrorText()
  const form = useRef<HTMLFormElement>(null)
  const [query, setQuery] = useState('')
  const [wish, setWish] = useState({ searchWeb: false, holdsBack: false, asksNotebook: false })
  const [failure, setFailure] = useState<ShownError | null>(null)
  const [pending, startTransition] = useTransition()

  function send(event: FormEvent) {
    event.preventDefault()
    if (query.trim() === '' || isWriting || pending) return
    setFailure(null)
    startTransition(async () => {
      const refused = await onAsk({ query: query.trim(), ...wish })
      setFailure(refused)
      // What was typed meanwhile is another question.
      if (refused === null) setQuery((now) => (now === query ? '' : now))
    })
  }

  function sendOnEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    form.current?.requestSubmit()
  }

  return (
    <form ref={form} onSubmit={send} className="space-y-3 border-t border-line pt-5">
      <TextAreaField
        label={t('label')}
        hint={t('hint')}
        rows={isFollowUp ? 1 : 2}
        value={query}
        maxLength={QUERY_MAX}
        placeholder={t('placeholder')}
        error={failure ? errorText(failure) : undefined}
        onChange={(event) => setQuery(event.target.value)}
        onKeyDown={sendOnEnter}
      />
      <div className="flex flex-wrap items-start gap-x-6 gap-y-2">
        <Checkbox
          label={t('web')}
          hint={hasWeb ? undefined : t('webOff')}
          disabled={!hasWeb}
          checked={wish.searchWeb}
          onChange={(event) => setWish({ ...wish, searchWeb: event.target.checked })}
        />
        <Checkbox
          label={t('holdBack')}
          checked={wish.holdsBack}
          onChange={(event) => setWish({ ...wish, holdsBack: event.target.checked })}
        />
        {hasNotebook ? (
          <Checkbox
            label={t('notebook')}
            checked={wish.asksNotebook}
            onChange={(event) => setWish({ ...wish, asksNotebook: event.target.checked })}
          />
        ) : null}
        <Button type="submit" variant="primary" busy={pending} disabled={isWriting} className="ml-auto">
          {t('send')}
        </Button>
      </div>
    </form>
  )
}
