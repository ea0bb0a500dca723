'use client'

import { useTranslations } from 'next-intl'
import { type InputHTMLAttributes, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { buttonClass } from './button'
import { Field } from './field'

interface FileFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'type' | 'onChange'> {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  /** What was chosen; null when that was taken back. */
  onFile: (file: File | null) => void
}

/** One file. The browser's own control speaks the browser's language, so that it lies unseen over a button of the page. */
export function FileField({ label, hint, error, onFile, ...rest }: FileFieldProps) {
  const t = useTranslations('common.file')
  const [name, setName] = useState('')
  const input = useRef<HTMLInputElement>(null)

  function take(files: FileList | null) {
    const file = files?.[0] ?? null
    setName(file?.name ?? '')
    onFile(file)
  }

  const takeEarlier = useEffectEvent(take)
  // A file may have been chosen before the scripts of a slow page were there to hear of it.
  useEffect(() => {
    if (input.current?.files?.length) takeEarlier(input.current.files)
  }, [])

  return (
    <Field label={label} hint={hint} error={error} required={rest.required}>
      {(wiring) => (
        <span className="relative flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 rounded-md text-sm outline-offset-2 has-focus-visible:outline-2 has-focus-visible:outline-accent">
          <span aria-hidden="true" className={buttonClass('plain', 'sm')}>
            {t('choose')}
          </span>
          <span aria-hidden="true" className="min-w-0 truncate text-soft">
            {name === '' ? t('none') : name}
          </span>
          <input
            {...rest}
            {...wiring}
            ref={input}
            type="file"
            className="absolute inset-0 w-full cursor-pointer opacity-0"
            onChange={(event) => take(event.target.files)}
          />
        </span>
      )}
    </Field>
  )
}
