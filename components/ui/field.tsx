'use client'

import {
  type InputHTMLAttributes,
  type ReactNode,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
  useId,
} from 'react'
import { classNames } from './class-names'

export const inputClass =
  'w-full min-h-9 rounded-md border border-control pointer-coarse:min-h-10 bg-sheet px-2.5 py-1.5 text-base text-ink text-ellipsis hover:border-ink-faint aria-invalid:border-danger disabled:opacity-60 sm:text-sm'

/** A star that is drawn and not read out: the control says by itself that it is required. */
const requiredMark = "after:ml-0.5 after:text-danger after:content-['*'/'']"

interface FieldText {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  /** The label is read out but not shown. */
  labelHidden?: boolean
  /** Marked at the label; assistive software reads it from the control. */
  required?: boolean | undefined
}

interface Wiring {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

/** Label above, hint and error below, wired to the control for assistive software. */
export function Field({
  label,
  hint,
  error,
  labelHidden,
  required,
  children,
}: FieldText & { children: (wiring: Wiring) => ReactNode }) {
  const id = useId()
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ')
  return (
    <div className="min-w-0">
      <label
        htmlFor={id}
        className={
          labelHidden ? 'sr-only' : classNames('mb-1 block text-sm font-medium', required && requiredMark)
        }
      >
        {label}
      </label>
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
      {hint ? (
        <p id={`${id}-hint`} className="mt-1 text-xs text-soft">
          {hint}
        </p>
      ) : null}
      {error ? (
        <p id={`${id}-error`} role="alert" className="mt-1 text-xs font-medium text-danger">
          {error}
        </p>
      ) : null}
    </div>
  )
}

type Without<T> = Omit<T, 'id' | 'children'>

export function TextField({
  label,
  hint,
  error,
  labelHidden = false,
  required,
  className,
  ...rest
}: FieldText & Without<InputHTMLAttributes<HTMLInputElement>>) {
  return (
    <Field label={label} hint={hint} error={error} labelHidden={labelHidden} required={required}>
      {(wiring) => (
        <input {...rest} {...wiring} required={required} className={classNames(inputClass, className)} />
      )}
    </Field>
  )
}

/** Grows with its text from `rows` lines up, where the browser knows how; elsewhere it scrolls. */
export function TextAreaField({
  label,
  hint,
  error,
  labelHidden = false,
  required,
  className,
  rows = 3,
  ...rest
}: FieldText & Without<TextareaHTMLAttributes<HTMLTextAreaElement>>) {
  return (
    <Field label={label} hint={hint} error={error} labelHidden={labelHidden} required={required}>
      {(wiring) => (
        <textarea
          rows={rows}
          {...rest}
          {...wiring}
          required={required}
          style={{ minHeight: `calc(${rows}lh + 0.875rem)` }}
          className={classNames(inputClass, 'field-sizing-content max-h-[60vh]', className)}
        />
      )}
    </Field>
  )
}

export function SelectField({
  label,
  hint,
  error,
  labelHidden = false,
  required,
  className,
  children,
  ...rest
}: FieldText & Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id'>) {
  return (
    <Field label={label} hint={hint} error={error} labelHidden={labelHidden} required={required}>
      {(wiring) => (
        <select {...rest} {...wiring} required={required} className={classNames(inputClass, className)}>
          {children}
        </select>
      )}
    </Field>
  )
}

interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'id'> {
  label: ReactNode
  hint?: ReactNode
}

export function Checkbox({ label, hint, className, ...rest }: CheckboxProps) {
  const id = useId()
  return (
    <div className={classNames('flex items-start gap-2 text-sm', className)}>
      <input
        {...rest}
        id={id}
        type="checkbox"
        aria-describedby={hint ? `${id}-hint` : undefined}
        className="mt-0.75 size-4 shrink-0"
      />
      <div className="min-w-0">
        <label htmlFor={id}>{label}</label>
        {hint ? (
          <p id={`${id}-hint`} className="text-xs text-soft">
            {hint}
          </p>
        ) : null}
      </div>
    </div>
  )
}
