'use client'

import { type KeyboardEvent, type PointerEvent, type RefObject, useRef } from 'react'
import { MoveIcon } from './icons'

interface MoveHandleProps {
  /** What it moves and how; read out. */
  label: string
  /** The place of its item in the list. */
  at: number
  /** Its items are its children; each has one handle. */
  list: RefObject<HTMLElement | null>
  onMove: (from: number, to: number) => void
}

/** Moves an item of a list, by a finger, the pointer or the arrow keys. The focus goes along with the item. */
export function MoveHandle({ label, at, list, onMove }: MoveHandleProps) {
  /** Where the item that is being dragged stands now; null while none is. */
  const dragged = useRef<number | null>(null)

  function focusAt(place: number) {
    requestAnimationFrame(() =>
      list.current?.children[place]?.querySelector<HTMLElement>('[data-move]')?.focus(),
    )
  }

  function onKeyDown(event: KeyboardEvent) {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
    const to = at + by
    if (by === 0 || to < 0 || to >= (list.current?.children.length ?? 0)) return
    event.preventDefault()
    onMove(at, to)
    focusAt(to)
  }

  function onPointerMove({ clientY }: PointerEvent) {
    const from = dragged.current
    if (from === null) return
    const middleOf = (place: number) => {
      const box = list.current?.children[place]?.getBoundingClientRect()
      return box ? box.top + box.height / 2 : null
    }
    const [above, below] = [middleOf(from - 1), middleOf(from + 1)]
    const to =
      above !== null && clientY < above ? from - 1 : below !== null && clientY > below ? from + 1 : from
    if (to === from) return
    dragged.current = to
    onMove(from, to)
  }

  function drop() {
    if (dragged.current !== null) focusAt(dragged.current)
    dragged.current = null
  }

  return (
    <button
      type="button"
      data-move
      aria-label={label}
      title={label}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        dragged.current = at
      }}
      onPointerMove={onPointerMove}
      onPointerUp={drop}
      onPointerCancel={drop}
      className="inline-flex h-9 w-6 pointer-coarse:h-11 pointer-coarse:w-9 shrink-0 cursor-grab touch-none items-center justify-center rounded-sm text-faint hover:bg-sunk hover:text-ink active:cursor-grabbing"
    >
      <MoveIcon />
    </button>
  )
}
