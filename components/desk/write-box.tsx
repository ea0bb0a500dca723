'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'
import { Button } from '@/components/ui/button'
import { useMissing } from '@/components/ui/use-missing'
import { COMMENT_MAX } from '@/lib/contracts/desk-limits'
import { CountedText } from './counted-text'

interface WriteBoxProps {
  label: string
  /** With it the label is shown too. */
  hint?: string
  text: string
  /** What stands in the way of sending. */
  notice?: ReactNode
  onText: (text: string) => void
  onCancel: () => void
  /** The ways to send it. `whenFit` does so unless it is empty or too long, and then says that. */
  children: (whenFit: (send: () => void) => void) => ReactNode
}

/** A comment or an answer that is being written. */
export function WriteBox({ label, hint, text, notice, onText, onCancel, children }: WriteBoxProps) {
  const common = useTranslations('common')
  // Opened by a press, it takes the focus; brought back by a reload, it does not.
  const [isNew] = useState(text === '')
  const missing = useMissing()
  const length = text.trim().length
  return (
    <div className="mt-2 space-y-2">
      <CountedText
        label={label}
        labelShown={hint !== undefined}
        hint={hint}
        value={text}
        max={COMMENT_MAX}
        rows={3}
        focus={isNew}
        missing={missing.said(length === 0)}
        onChange={onText}
      />
      {notice}
      <div className="flex flex-wrap gap-2">
        {children((send) => missing.lacks(length === 0 || length > COMMENT_MAX) || send())}
        <Button size="sm" variant="quiet" onClick={onCancel}>
          {common('cancel')}
        </Button>
      </div>
    </div>
  )
}
