'use client'

import { useFormatter, useTranslations } from 'next-intl'
import { type ReactNode, useEffect, useRef } from 'react'
import { classNames } from '@/components/ui/class-names'
import { Field, inputClass } from '@/components/ui/field'

interface CountedTextProps {
  label: ReactNode
  labelShown?: boolean
  hint?: ReactNode
  value: string
  max: number
  rows: number
  /** Takes the focus when it appears. */
  focus?: boolean
  required?: boolean
  /** What is said of it while it lacks something. */
  missing?: string | undefined
  onChange: (text: string) => void
}

/** A longer text with its count; what is too long is kept and said, never cut. */
export function CountedText(props: CountedTextProps) {
  const { label, labelShown, hint, value, max, rows, focus, required, missing, onChange } = props
  const t = useTranslations('desk')
  const format = useFormatter()
  const ref = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (focus) ref.current?.focus()
  }, [focus])
  const length = value.trim().length
  return (
    <div>
      <Field
        label={label}
        labelHidden={!labelShown}
        hint={hint}
        required={required}
        error={length > max ? t('tooLong', { over: format.number(length - max) }) : missing}
      >
        {(wiring) => (
          <textarea
            {...wiring}
            ref={ref}
            // A dialog takes the focus when it opens, and gives it to this.
            data-autofocus={focus || undefined}
            rows={rows}
            required={required}
            dir="auto"
            value={value}
            onChange={(event) => onChange(event.target.value)}
            className={classNames(inputClass, 'field-sizing-content max-h-80 min-h-20')}
          />
        )}
      </Field>
      <p className={classNames('mt-0.5 text-right text-xs', length > max ? 'text-danger' : 'text-soft')}>
        {t('count', { count: format.number(length), max: format.number(max) })}
      </p>
    </div>
  )
}
