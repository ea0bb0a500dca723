'use client'

import { useTranslations } from 'next-intl'
import { Button, IconButton } from '@/components/ui/button'
import { TextAreaField } from '@/components/ui/field'
import { CloseIcon } from '@/components/ui/icons'

interface EntriesFieldProps {
  label: string
  error: string | undefined
  entries: readonly string[]
  countMax: number
  lengthMax: number
  onChange: (entries: readonly string[]) => void
  onRemove: (at: number) => void
}

/** A numbered list of sentences, each in a field of its own. */
export function EntriesField(props: EntriesFieldProps) {
  const { label, error, entries, countMax, lengthMax, onChange, onRemove } = props
  const t = useTranslations('proposal.edit')
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-medium">{label}</legend>
      <ol className="space-y-2">
        {entries.map((entry, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an entry is known by its number.
          <li key={`${entries.length} ${at}`} className="flex items-start gap-1.5">
            <span aria-hidden="true" className="w-5 pt-2 text-right text-sm text-soft">
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
              onClick={() => onRemove(at)}
            />
          </li>
        ))}
      </ol>
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
