'use client'

import { type KeyboardEvent, useState } from 'react'
import { Field, inputClass } from './field'
import { CloseIcon } from './icons'

interface TagInputProps {
  label: string
  hint?: string
  value: readonly string[]
  onChange: (value: string[]) => void
  /** More are not taken. */
  max: number
  /** Longer words are cut. */
  lengthMax: number
  /** The name of the button that takes a word away. */
  removeLabel: (word: string) => string
  disabled?: boolean
}

/** Several words: a comma or Enter ends each. */
export function TagInput(props: TagInputProps) {
  const { value, onChange, max, lengthMax } = props
  const [draft, setDraft] = useState('')

  function take(text: string) {
    const words = text
      .split(/[,;\n]/)
      .map((word) => word.trim().slice(0, lengthMax))
      .filter(Boolean)
    if (words.length > 0) onChange([...new Set([...value, ...words])].slice(0, max))
    setDraft('')
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Enter' || event.key === ',') {
      event.preventDefault()
      take(draft)
    }
    if (event.key === 'Backspace' && draft === '') onChange(value.slice(0, -1))
  }

  return (
    <div>
      <Field label={props.label} hint={props.hint}>
        {(wiring) => (
          <input
            {...wiring}
            className={inputClass}
            value={draft}
            disabled={props.disabled || value.length >= max}
            onChange={(event) => setDraft(event.target.value)}
            onKeyDown={onKeyDown}
            onBlur={() => take(draft)}
            autoComplete="off"
          />
        )}
      </Field>
      {value.length > 0 ? (
        <ul className="mt-1.5 flex flex-wrap gap-1.5">
          {value.map((word) => (
            <li
              key={word}
              className="inline-flex items-center gap-0.5 rounded-sm border border-line bg-sunk pl-2 text-sm"
            >
              {word}
              <button
                type="button"
                aria-label={props.removeLabel(word)}
                disabled={props.disabled}
                onClick={() => onChange(value.filter((other) => other !== word))}
                className="inline-flex size-6 items-center justify-center text-soft hover:text-ink"
              >
                <CloseIcon size={12} />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}
