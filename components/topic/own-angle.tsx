'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/field'
import { Fold } from '@/components/ui/fold'
import { useMissing } from '@/components/ui/use-missing'

interface OwnAngleProps {
  readonly busy: boolean
  readonly onAdd: (own: { title: string; question: string }) => void
}

/** An angle of the student's own, counted like the others. */
export function OwnAngle({ busy, onAdd }: OwnAngleProps) {
  const t = useTranslations('topic.own')
  const [title, setTitle] = useState('')
  const [question, setQuestion] = useState('')
  const missing = useMissing()
  const isEmpty = title.trim() === ''
  return (
    <Fold title={t('title')}>
      <form
        noValidate
        className="max-w-2xl space-y-3"
        onSubmit={(event) => {
          event.preventDefault()
          if (!missing.lacks(isEmpty)) onAdd({ title: title.trim(), question: question.trim() })
        }}
      >
        <TextField
          label={t('topic')}
          required
          error={missing.said(isEmpty)}
          dir="auto"
          maxLength={300}
          value={title}
          onChange={(event) => setTitle(event.target.value)}
        />
        <TextField
          label={t('question')}
          dir="auto"
          maxLength={2_000}
          value={question}
          onChange={(event) => setQuestion(event.target.value)}
        />
        <Button type="submit" busy={busy}>
          {t('add')}
        </Button>
      </form>
    </Fold>
  )
}
