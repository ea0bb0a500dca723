'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { type KeyMap, useKeys } from '@/components/ui/use-keys'

export interface MenuChoice {
  readonly id: string
  readonly label: string
  /** As `useKeys` names it. */
  readonly shortcut: string
  readonly onPress: () => void
  readonly primary?: boolean
  readonly disabled?: boolean
  /** Something beside the step itself: drawn quietly. */
  readonly minor?: boolean
}

/** Puts the focus on a choice of the menu, once what lay over it is gone; a dialog that is then open keeps it. */
export function focusChoice(id: string): void {
  requestAnimationFrame(() => {
    if (document.querySelector('dialog[open]')) return
    document.querySelector<HTMLElement>(`[data-choice="${id}"]`)?.focus()
  })
}

/** To where the next thing is said or begins, however far down the list it was asked for. */
export function toTop(): void {
  window.scrollTo({ top: 0 })
}

/** What now: the choices of the step, each with its key, always in the same place. */
export function MenuBar({ choices, children }: { choices: readonly MenuChoice[]; children?: ReactNode }) {
  const t = useTranslations('sources.menu')
  const keys: KeyMap = Object.fromEntries(
    choices.filter(({ disabled }) => !disabled).map(({ shortcut, onPress }) => [shortcut, onPress]),
  )
  useKeys(keys)
  const ref = useRef<HTMLElement>(null)
  // What lies above it (toasts, the place that scrolling keeps clear) follows its height: on a phone it has several lines.
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
  return (
    <nav
      ref={ref}
      aria-label={t('label')}
      className="fixed inset-x-0 bottom-0 z-30 border-t border-line-strong bg-paper pb-[env(safe-area-inset-bottom)]"
    >
      <div className="mx-auto flex min-h-16 max-w-[96rem] flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2 sm:px-6">
        {children}
        <ul className="scroll-quiet -mx-1 flex max-w-[calc(100%+0.5rem)] gap-2 overflow-x-auto p-1 max-sm:gap-1.5 lg:ml-auto">
          {choices.map(({ id, label, shortcut, onPress, primary, disabled, minor }) => (
            <li
              key={id}
              // Where the line is too long it scrolls: what the step is about comes first there.
              className={classNames(
                id === 'keys' && 'max-lg:hidden',
                primary && 'max-lg:-order-1',
                minor && 'max-lg:order-1',
              )}
            >
              <Button
                variant={primary ? 'primary' : minor ? 'quiet' : 'plain'}
                data-choice={id}
                shortcut={shortcut.replace('Shift+', '⇧')}
                disabled={disabled}
                onClick={onPress}
              >
                {label}
              </Button>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  )
}
