'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button, IconButton } from '@/components/ui/button'
import { Field, inputClass } from '@/components/ui/field'
import { UndoIcon } from '@/components/ui/icons'
import { parseSelection, type SelectionFault } from '@/lib/core/validation/selection-grammar'

interface SelectionLineProps {
  chosen: number
  maybe: number
  putOff: number
  /** Takes back the latest decision; null when there is none. */
  onUndo: (() => void) | null
  /** The list as it stands, in the order of its numbers. */
  listed: readonly string[]
  onTick: (sourceIds: readonly string[]) => void
  /** On a phone the input appears only when it is asked for by the step. */
  emphasised: boolean
}

/** How many are chosen, and the quick way to choose many: `1,3,5`, `1-10`, `all`, `top 12`. */
export function SelectionLine(props: SelectionLineProps) {
  const { chosen, maybe, putOff, onUndo, listed, onTick, emphasised } = props
  const t = useTranslations('sources.selection')
  const [text, setText] = useState('')
  const [fault, setFault] = useState<SelectionFault | null>(null)

  function apply() {
    const selection = parseSelection(text, listed.length)
    setFault(selection.ok ? null : selection.code)
    if (!selection.ok) return
    onTick(selection.indexes.flatMap((index) => listed[index] ?? []))
    setText('')
  }

  return (
    <div className="flex min-w-0 items-center gap-3">
      <p className="shrink-0 text-sm" aria-live="polite">
        <span className="font-semibold">{t('chosen', { count: chosen })}</span>
        {maybe > 0 ? <span className="text-soft"> · {t('maybe', { count: maybe })}</span> : null}
        {putOff > 0 ? <span className="text-soft"> · {t('putOff', { count: putOff })}</span> : null}
        {maybe + putOff > 0 ? null : <span className="hidden text-soft xl:inline"> · {t('advice')}</span>}
      </p>
      <IconButton
        label={t('undo')}
        icon={<UndoIcon />}
        aria-keyshortcuts="u"
        disabled={onUndo === null}
        onClick={() => onUndo?.()}
        className="-ml-2"
      />
      <form
        className={`items-start gap-2 ${emphasised ? 'flex' : 'hidden md:flex'}`}
        onSubmit={(event) => {
          event.preventDefault()
          apply()
        }}
      >
        <div className="relative w-36">
          <Field label={t('input')} labelHidden>
            {(wiring) => (
              <input
                {...wiring}
                className={inputClass}
                placeholder={t('placeholder')}
                value={text}
                maxLength={2_000}
                autoComplete="off"
                aria-invalid={fault !== null || undefined}
                onChange={(event) => {
                  setText(event.target.value)
                  setFault(null)
                }}
              />
            )}
          </Field>
          {fault ? (
            <p
              role="alert"
              className="absolute bottom-full left-0 mb-2 w-max max-w-[80vw] rounded-md border border-danger-line bg-danger-soft px-2.5 py-1 text-xs text-danger"
            >
              {t(`fault.${fault}`, { count: listed.length })}
            </p>
          ) : null}
        </div>
        <Button type="submit" disabled={text.trim() === '' || listed.length === 0}>
          {t('tick')}
        </Button>
      </form>
    </div>
  )
}
