import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { IconButton } from '@/components/ui/button'
import { CloseIcon } from '@/components/ui/icons'
import { useKeys } from '@/components/ui/use-keys'

const CONTROLS = 'input:not([type=hidden]), textarea, select, button'

interface SideSheetProps {
  title: string
  closeLabel: string
  onClose: () => void
  children: ReactNode
}

/**
 * A panel that stands beside the list in the place of the run. It takes the focus when it comes, closes with Escape, and
 * gives the focus back.
 */
export function SideSheet({ title, closeLabel, onClose, children }: SideSheetProps) {
  const section = useRef<HTMLElement>(null)
  const body = useRef<HTMLDivElement>(null)
  useKeys({ Escape: onClose })
  useLayoutEffect(() => {
    const sheet = section.current
    const opener = document.activeElement
    sheet?.focus()
    return () => {
      const { activeElement } = document
      // What the sheet holds may be taken out of the page before it.
      if (activeElement === document.body || sheet?.contains(activeElement)) giveBack(opener)
    }
  }, [])
  // Panels are loaded when they are first called; the focus goes on to the first control as soon as there is one.
  useLayoutEffect(() => {
    const controls = body.current
    if (!controls) return
    const enter = () => {
      const first =
        controls.querySelector<HTMLElement>('[data-autofocus]') ??
        controls.querySelector<HTMLElement>(CONTROLS)
      if (!first || document.activeElement !== section.current) return false
      first.focus()
      return true
    }
    if (enter()) return
    const observer = new MutationObserver(() => {
      if (enter()) observer.disconnect()
    })
    observer.observe(controls, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [])

  // What it holds may be rendered elsewhere and only stand here, so the page's own event is listened to.
  useEffect(() => {
    const sheet = section.current
    function closeWithEscape(event: KeyboardEvent) {
      if (event.key !== 'Escape' || event.isComposing) return
      event.stopPropagation()
      onClose()
    }
    sheet?.addEventListener('keydown', closeWithEscape)
    return () => sheet?.removeEventListener('keydown', closeWithEscape)
  }, [onClose])

  return (
    <section
      ref={section}
      aria-label={title}
      tabIndex={-1}
      className="rounded-lg border border-line-strong bg-sheet outline-none"
    >
      <header className="flex items-center border-b border-line py-1.5 pr-2 pl-4">
        <h2 className="font-serif text-lg font-semibold">{title}</h2>
        <IconButton label={closeLabel} icon={<CloseIcon />} onClick={onClose} className="ml-auto" />
      </header>
      <div ref={body} className="px-4 py-4">
        {children}
      </div>
    </section>
  )
}

/** To where the focus came from; where that is gone or greyed meanwhile, to the list or the page's content. */
function giveBack(opener: Element | null): void {
  const places = [
    opener,
    document.querySelector('[data-row][tabindex="0"]'),
    document.querySelector('#content'),
  ]
  for (const place of places) {
    if (!(place instanceof HTMLElement) || place === document.body || !place.isConnected) continue
    place.focus()
    if (document.activeElement === place) return
  }
}
