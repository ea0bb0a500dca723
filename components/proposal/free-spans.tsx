import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { Button, IconButton } from '@/components/ui/button'
import { TextField } from '@/components/ui/field'
import { CloseIcon } from '@/components/ui/icons'
import { BLOCKED_MAX } from '@/lib/contracts/study-setting'
import { type DraftSpan, draftOfSpans, spansOfDraft } from './study-draft'

interface FreeSpansProps {
  label: string
  error: string | undefined
  /** As the draft holds them. */
  value: string
  onChange: (event: { target: { value: string } }) => void
}

/** Spans without work, each from a day to a day; days are asked for in the form that the reader's browser has for them. */
export function FreeSpans({ label, error, value, onChange }: FreeSpansProps) {
  const t = useTranslations('proposal.study')
  const id = useId()
  const spans = spansOfDraft(value)
  const reversed = spans.findIndex(({ from, to }) => to !== '' && to < from)
  const faulty = Math.max(reversed, 0)
  const write = (next: readonly DraftSpan[]) => onChange({ target: { value: draftOfSpans(next) } })
  const change = (at: number, said: Partial<DraftSpan>) =>
    write(spans.map((span, index) => (index === at ? { ...span, ...said } : span)))
  return (
    <fieldset aria-describedby={`${id}-hint`} className="min-w-0 sm:col-span-2">
      <legend className="mb-1 text-sm font-medium">{label}</legend>
      <ul className="space-y-2">
        {spans.map(({ from, to }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a span has no name but its place; its fields hold nothing of their own.
          <li key={at} className="flex items-start gap-2">
            <div className="grid min-w-0 flex-1 grid-cols-2 gap-2 sm:max-w-md">
              <TextField
                label={t('from')}
                type="date"
                value={from}
                error={at === faulty ? error : undefined}
                onChange={(event) => change(at, { from: event.target.value })}
              />
              <TextField
                label={t('until')}
                type="date"
                value={to}
                min={from}
                onChange={(event) => change(at, { to: event.target.value })}
              />
            </div>
            <IconButton
              className="mt-7"
              label={t('removeSpan')}
              icon={<CloseIcon />}
              onClick={() => write(spans.filter((_, index) => index !== at))}
            />
          </li>
        ))}
      </ul>
      {spans.length < BLOCKED_MAX ? (
        <Button
          size="sm"
          className={spans.length > 0 ? 'mt-2' : undefined}
          onClick={() => write([...spans, { from: '', to: '' }])}
        >
          {t('addSpan')}
        </Button>
      ) : null}
      <p id={`${id}-hint`} className="mt-1 text-xs text-soft">
        {t('blockedHint')}
      </p>
    </fieldset>
  )
}
