'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { MoreIcon } from '@/components/ui/icons'
import { useKeptFocus } from '@/components/ui/use-kept-focus'
import { type KeyMap, useKeys } from '@/components/ui/use-keys'

export interface MenuChoice {
  readonly id: string
  readonly label: string
  /** As `useKeys` names it. */
  readonly shortcut: string
  readonly onPress: () => void
  /** What the step is about, beside it, or under "more"; on a phone all but the first are there. */
  readonly place: 'main' | 'beside' | 'more'
  readonly disabled: boolean
}

/**
 * Puts the focus on a choice of the menu, once what lay over it is gone; a dialog that is then open keeps it. Where the choice is
 * folded away the focus is on what unfolds it.
 */
export function focusChoice(id: string): void {
  requestAnimationFrame(() => {
    if (document.querySelector('dialog[open]')) return
    const shown = [...document.querySelectorAll<HTMLElement>(`[data-choice="${id}"], [data-choice="more"]`)]
    shown.find((choice) => choice.checkVisibility())?.focus()
  })
}

/** To where the next thing is said or begins, however far down the list it was asked for. */
export function toTop(): void {
  window.scrollTo({ top: 0 })
}

/** What now: the choices of the step, each with its key, always in the same place and on one line. */
export function MenuBar({ choices, children }: { choices: readonly MenuChoice[]; children?: ReactNode }) {
  const t = useTranslations('sources.menu')
  const keys: KeyMap = Object.fromEntries(
    choices.filter(({ disabled }) => !disabled).map(({ shortcut, onPress }) => [shortcut, onPress]),
  )
  useKeys(keys)
  const ref = useRef<HTMLElement>(null)
  useKeptFocus(ref)
  // What lies above it (toasts, the place that scrolling keeps clear) follows its height.
  useLayoutEffect(() => {
    const bar = ref.current
    if (!bar) return
    const root = document.documentElement
    const observer = new ResizeObserver(() =>
      root.style.setProperty('--frame-bottom', `${bar.offsetHeight}px`),
    )
    observer.observe(bar)
    return () => {
      observer.disconnect()
      root.style.removeProperty('--frame-bottom')
    }
  }, [])
  const at = (place: MenuChoice['place']) => choices.filter((choice) => choice.place === place)
  return (
    <nav
      ref={ref}
      aria-label={t('label')}
      tabIndex={-1}
      className="outline-none fixed inset-x-0 bottom-0 z-30 border-t border-line-strong bg-paper pb-[env(safe-area-inset-bottom)]"
    >
      <div className="mx-auto flex min-h-16 max-w-[96rem] items-center gap-x-4 px-4 py-2 max-sm:min-h-14 max-sm:gap-x-2 max-sm:px-3 sm:px-6">
        {children}
        <ul className="ml-auto flex min-w-0 items-center gap-2">
          <li>
            <More beside={at('beside')} rest={at('more')} />
          </li>
          {at('beside').map((choice) => (
            <li key={choice.id} className="max-sm:hidden">
              <Choice choice={choice} />
            </li>
          ))}
          {at('main').map((choice) => (
            <li key={choice.id} className="min-w-0">
              <Choice choice={choice} />
            </li>
          ))}
        </ul>
      </div>
    </nav>
  )
}

function Choice({ choice }: { choice: MenuChoice }) {
  const { id, label, shortcut, onPress, place, disabled } = choice
  return (
    <Button
      variant={place === 'main' ? 'primary' : 'plain'}
      data-choice={id}
      shortcut={shownKey(shortcut)}
      disabled={disabled}
      onClick={onPress}
      className="max-w-full"
    >
      <span className="truncate">{label}</span>
    </Button>
  )
}

/** What is rarely wanted, above the bar; any press closes it. */
function More({ beside, rest }: { beside: readonly MenuChoice[]; rest: readonly MenuChoice[] }) {
  const t = useTranslations('sources.menu')
  const id = useId()
  return (
    <>
      <Button variant="quiet" popoverTarget={id} data-choice="more" icon={<MoreIcon />}>
        <span className="max-sm:sr-only">{t('more')}</span>
      </Button>
      <ul
        id={id}
        popover="auto"
        className="inset-auto right-4 bottom-[calc(var(--frame-bottom)+0.5rem)] m-0 w-64 rounded-md border border-line-strong bg-sheet p-1 text-ink shadow-lg sm:right-6"
      >
        {[...beside, ...rest].map((choice) => (
          <li key={choice.id} className={classNames(choice.place === 'beside' && 'sm:hidden')}>
            <Button
              variant="quiet"
              // What also stands in the bar is known by its button there.
              data-choice={choice.place === 'more' ? choice.id : undefined}
              shortcut={shownKey(choice.shortcut)}
              disabled={choice.disabled}
              popoverTarget={id}
              popoverTargetAction="hide"
              onClick={choice.onPress}
              className="w-full justify-between! text-ink!"
            >
              {choice.label}
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}

function shownKey(shortcut: string): string {
  return shortcut.replace('Shift+', '⇧')
}
