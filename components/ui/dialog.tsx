'use client'

import { useTranslations } from 'next-intl'
import { type MouseEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { Button, IconButton } from './button'
import { classNames } from './class-names'
import { CloseIcon } from './icons'

const shapes = {
  /** In the middle; on a phone from the bottom edge. */
  middle:
    'm-auto w-[min(36rem,100vw-2rem)] max-h-[85dvh] rounded-lg max-sm:mb-0 max-sm:w-screen max-sm:max-w-none max-sm:rounded-b-none',
  /** Along the right edge, the whole height; on a phone the whole width. */
  side: 'my-0 mr-0 ml-auto h-dvh max-h-dvh w-[min(34rem,100vw)] max-w-none',
} as const

interface DialogProps {
  open: boolean
  onClose: () => void
  title: ReactNode
  shape?: keyof typeof shapes
  /** The button of what the dialog asks for; one that leaves all as it is stands before it. */
  action?: ReactNode
  cancelLabel?: string
  /** The focus begins at the button that leaves all as it is. */
  isCautious?: boolean
  /** Where there is no action: for a dialog that only shows. */
  footer?: ReactNode
  children: ReactNode
}

/** The browser's own modal dialog: it keeps the focus inside, closes with Escape and gives the focus back. The focus begins at
 * `data-autofocus` inside, else at the title, which is then read out. */
export function Dialog({
  open,
  onClose,
  title,
  shape = 'middle',
  action,
  cancelLabel,
  isCautious,
  footer,
  children,
}: DialogProps) {
  const t = useTranslations('common')
  const ref = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  useEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    if (open && !dialog.open) {
      dialog.showModal()
      const wanted = dialog.querySelector<HTMLElement>('[data-autofocus]')
      const start = wanted ?? dialog.querySelector('h2')
      start?.focus()
    }
    if (!open && dialog.open) dialog.close()
  }, [open])

  // A dialog taken out of the page while it is open gives no focus back; one that was closed before does.
  useLayoutEffect(() => {
    const dialog = ref.current
    return () => dialog?.close()
  }, [])

  function closeFromBackdrop(event: MouseEvent<HTMLDialogElement>) {
    if (event.target === ref.current) onClose()
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it natively; the click is for the backdrop.
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={closeFromBackdrop}
      className={classNames('border border-line-strong bg-sheet p-0 text-ink', shapes[shape])}
    >
      {open ? (
        <div className="flex max-h-[inherit] min-h-full flex-col">
          <div className="flex items-center gap-3 border-b border-line px-5 py-2.5">
            <h2 id={titleId} tabIndex={-1} className="min-w-0 font-serif text-lg font-semibold outline-none">
              {title}
            </h2>
            <IconButton
              label={t('close')}
              icon={<CloseIcon />}
              onClick={onClose}
              className="ml-auto -mr-1.5"
            />
          </div>
          <div className="scroll-quiet min-h-0 flex-1 overflow-y-auto px-5 py-4">{children}</div>
          {action || footer ? (
            <div className="flex flex-wrap justify-end gap-2 border-t border-line px-5 py-3">
              {action ? (
                <Button variant="quiet" data-autofocus={isCautious || undefined} onClick={onClose}>
                  {cancelLabel ?? t('cancel')}
                </Button>
              ) : null}
              {action ?? footer}
            </div>
          ) : null}
        </div>
      ) : null}
    </dialog>
  )
}
