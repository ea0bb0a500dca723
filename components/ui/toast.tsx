'use client'

import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { Button, IconButton } from './button'
import { CloseIcon } from './icons'

/** How long an act can be taken back from its toast. */
const UNDO_MS = 10_000
/** Older toasts make room. */
const TOASTS_MAX = 3

interface ToastContent {
  message: string
  action?: { label: string; onPress: () => void }
  closeLabel: string
  /** A later toast of the same kind takes its place. */
  kind?: string
}
interface Toast extends ToastContent {
  id: number
}

const ShowToast = createContext<(toast: ToastContent) => void>(() => {})

/** Shows a line at the foot of the window for ten seconds; longer while the pointer or the focus is on it. */
export function useToast(): (toast: ToastContent) => void {
  return useContext(ShowToast)
}

export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly Toast[]>([])
  const nextId = useRef(1)
  const show = useCallback((content: ToastContent) => {
    const id = nextId.current++
    setToasts((shown) => {
      const others = shown.filter(({ kind }) => kind === undefined || kind !== content.kind)
      return [...others, { ...content, id }].slice(-TOASTS_MAX)
    })
  }, [])
  const remove = useCallback(
    (id: number) => setToasts((shown) => shown.filter((toast) => toast.id !== id)),
    [],
  )
  const region = useMemo(
    () => (
      <div
        role="status"
        aria-live="polite"
        className="pointer-events-none fixed inset-x-0 bottom-[calc(var(--frame-bottom)+0.75rem)] z-50 flex flex-col items-center gap-2 px-4"
      >
        {toasts.map((toast) => (
          <ToastLine key={toast.id} toast={toast} onGone={remove} />
        ))}
      </div>
    ),
    [toasts, remove],
  )
  return (
    <ShowToast.Provider value={show}>
      {children}
      {region}
    </ShowToast.Provider>
  )
}

function ToastLine({ toast, onGone }: { toast: Toast; onGone: (id: number) => void }) {
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (held) return
    const timer = setTimeout(() => onGone(toast.id), UNDO_MS)
    return () => clearTimeout(timer)
  }, [held, onGone, toast.id])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: holding it only delays its going.
    <div
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className="pointer-events-auto flex max-w-xl items-center gap-3 rounded-md border border-line-strong bg-sheet py-1.5 pr-1.5 pl-4 text-sm"
    >
      <span className="min-w-0">{toast.message}</span>
      {toast.action ? (
        <Button
          size="sm"
          onClick={() => {
            toast.action?.onPress()
            onGone(toast.id)
          }}
        >
          {toast.action.label}
        </Button>
      ) : null}
      <IconButton label={toast.closeLabel} icon={<CloseIcon />} onClick={() => onGone(toast.id)} />
    </div>
  )
}
