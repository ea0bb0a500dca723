'use client'

import { useId } from 'react'
import { classNames } from './class-names'

interface SegmentedProps<T extends string> {
  /** What is chosen here; read out. */
  label: string
  options: readonly { value: T; label: string; shortcut?: string }[]
  /** null: none is chosen yet. */
  value: T | null
  onChange: (value: T) => void
  className?: string
}

/** One of a few, all in sight: native radio buttons drawn as a strip. */
export function Segmented<T extends string>({
  label,
  options,
  value,
  onChange,
  className,
}: SegmentedProps<T>) {
  const name = useId()
  return (
    <fieldset className={classNames('flex min-w-0 flex-wrap gap-1', className)}>
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className={classNames(
            'inline-flex min-h-8 cursor-pointer items-center gap-1.5 rounded-md border px-2.5 text-sm transition-colors',
            'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
            option.value === value
              ? 'border-accent bg-accent-soft font-medium text-accent-strong'
              : 'border-line text-soft hover:border-line-strong hover:text-ink',
          )}
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className="sr-only"
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  )
}
