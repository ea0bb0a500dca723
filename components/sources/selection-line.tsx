'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button, IconButton } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { Field, inputClass } from '@/components/ui/field'
import { UndoIcon } from '@/components/ui/icons'
import { parseSelection, type SelectionFault } from '@/lib/core/validation/selection-grammar'
import type { ListView } from './list-view'
import { toTop } from './menu-bar'

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
  view: ListView
  onView: (changed: Partial<ListView>) => void
}

/** How many are chosen, which shows them alone, and the quick way to choose many: `1,3,5`, `1-10`, `all`, `top 12`. */
export function SelectionLine(props: SelectionLineProps) {
  const { chosen, maybe, putOff, onUndo, listed, onTick, emphasised, view, onView } = props
  const t = useTranslations('sources.selection')
  const [text, setText] = useState('')
  const [fault, setFault] = useState<SelectionFault | null>(null)
  const showsChosen = view.decision === 'include'

  function apply() {
    const selection = parseSelection(text, listed.length)
    setFault(selection.ok ? null : selection.code)
    if (!selection.ok) return
    onTick(selection.indexes.flatMap((index) => listed[index] ?? []))
    setText('')
  }

  function showOrHide() {
    onView({ decision: showsChosen ? null : 'include' })
    // Another list begins at its top.
    toTop()
  }

  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-2">
      <p className="shrink-0 text-sm" aria-live="polite">
        <button
          type="button"
          aria-pressed={showsChosen}
          disabled={chosen === 0 && !showsChosen}
          title={t('showChosen')}
          onClick={showOrHide}
          className={classNames(
            'min-h-7 rounded-sm font-semibold decoration-line-strong underline-offset-3 enabled:underline',
            showsChosen && 'bg-accent-soft px-1.5 text-accent-strong',
          )}
        >
          {t('chosen', { count: chosen })}
        </button>
        {maybe > 0 ? <span className="text-soft"> · {t('maybe', { count: maybe })}</span> : null}
        {putOff > 0 ? <span className="text-soft"> · {t('putOff', { count: putOff })}</span> : null}
        {/* Only where the menu still fits beside it: its line must not break and join again from step to step. */}
        {maybe + putOff > 0 ? null : (
          <span className="hidden text-soft min-[88rem]:inline"> · {t('advice')}</span>
        )}
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
        className={classNames('items-start gap-2', emphasised ? 'flex max-sm:w-full' : 'hidden md:flex')}
        onSubmit={(event) => {
          event.preventDefault()
          apply()
        }}
      >
        <div className="relative w-36 max-sm:flex-1">
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
