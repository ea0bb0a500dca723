'use client'

import { useTranslations } from 'next-intl'
import { IconButton } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { UndoIcon } from '@/components/ui/icons'
import type { ListView } from './list-view'
import { toTop } from './menu-bar'

interface SelectionLineProps {
  chosen: number
  maybe: number
  putOff: number
  /** Takes back the latest decision; null when there is none. */
  onUndo: (() => void) | null
  view: ListView
  onView: (changed: Partial<ListView>) => void
}

/** How many are chosen, which shows them alone, and the way back from the latest decision. */
export function SelectionLine({ chosen, maybe, putOff, onUndo, view, onView }: SelectionLineProps) {
  const t = useTranslations('sources.selection')
  const showsChosen = view.decision === 'include'

  function showOrHide() {
    onView({ decision: showsChosen ? null : 'include' })
    // Another list begins at its top.
    toTop()
  }

  return (
    <div className="flex shrink-0 items-center gap-x-3 max-sm:gap-x-1">
      <p className="text-sm" aria-live="polite">
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
        <span className="max-sm:hidden">
          {maybe > 0 ? <span className="text-soft"> · {t('maybe', { count: maybe })}</span> : null}
          {putOff > 0 ? <span className="text-soft"> · {t('putOff', { count: putOff })}</span> : null}
        </span>
        {maybe + putOff > 0 ? null : <span className="hidden text-soft lg:inline"> · {t('advice')}</span>}
      </p>
      <IconButton
        label={t('undo')}
        icon={<UndoIcon />}
        aria-keyshortcuts="u"
        disabled={onUndo === null}
        onClick={() => onUndo?.()}
        className="max-sm:disabled:hidden sm:-ml-2"
      />
    </div>
  )
}
