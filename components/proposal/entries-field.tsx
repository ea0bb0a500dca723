'use client'

import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { Button, IconButton } from '@/components/ui/button'
import { TextAreaField } from '@/components/ui/field'
import { CloseIcon } from '@/components/ui/icons'
import { MoveHandle } from '@/components/ui/move-handle'

interface EntriesFieldProps {
  label: string
  error: string | undefined
  entries: readonly string[]
  countMax: number
  lengthMax: number
  onChange: (entries: readonly string[]) => void
  /** The places that entries had, in the order in which they stand now; one that is missing is gone. */
  onOrder: (order: readonly number[]) => void
}

/** A numbered list of sentences, each in a field of its own, moved by dragging or with the arrow keys. */
export function EntriesField(props: EntriesFieldProps) {
  const { label, error, entries, countMax, lengthMax, onChange, onOrder } = props
  const t = useTranslations('proposal.edit')
  const list = useRef<HTMLOListElement>(null)
  const [moved, setMoved] = useState<number | null>(null)
  const places = entries.map((_, at) => at)

  function move(from: number, to: number) {
    if (to < 0 || to >= entries.length) return
    const left = places.filter((at) => at !== from)
    onOrder([...left.slice(0, to), from, ...left.slice(to)])
    setMoved(to)
  }

  return (
    <fieldset>
      <legend className="mb-1 text-sm font-medium">{label}</legend>
      <ol ref={list} className="space-y-2">
        {entries.map((entry, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an entry is known by its number.
          <li key={`${entries.length} ${at}`} className="flex items-start gap-1.5">
            {entries.length > 1 ? (
              <MoveHandle
                label={t('moveEntry', { label, number: at + 1 })}
                at={at}
                list={list}
                onMove={move}
              />
            ) : null}
            <span aria-hidden="true" className="w-4 pt-2 text-right text-sm text-soft">
              {at + 1}
            </span>
            <div className="min-w-0 flex-1">
              <TextAreaField
                label={t('entry', { label, number: at + 1 })}
                labelHidden
                rows={2}
                dir="auto"
                maxLength={lengthMax}
                value={entry}
                onChange={(event) =>
                  onChange(entries.map((other, index) => (index === at ? event.target.value : other)))
                }
              />
            </div>
            <IconButton
              label={t('removeEntry', { label, number: at + 1 })}
              icon={<CloseIcon />}
              onClick={() => onOrder(places.filter((other) => other !== at))}
            />
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {moved === null ? '' : t('movedTo', { number: moved + 1 })}
      </p>
      {entries.length < countMax ? (
        <Button size="sm" className="mt-2 ml-6.5" onClick={() => onChange([...entries, ''])}>
          {t('add')}
        </Button>
      ) : null}
      {error ? (
        <p role="alert" className="mt-1 text-xs font-medium text-danger">
          {error}
        </p>
      ) : null}
    </fieldset>
  )
}
