'use client'

import { useTranslations } from 'next-intl'
import { type RefObject, useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { CommentIcon } from '@/components/ui/icons'
import type { CommentPlace } from '@/lib/contracts/desk'
import type { DeskBlock } from '@/lib/core/desk/block-text'
import { useDeskWorld } from './desk-context'
import { beginComment } from './new-comment'
import { selectedPlace } from './selected-place'

/** While somebody drags, nothing follows the pointer. */
const SETTLE_MS = 200
const BELOW_PX = 10
/** Below the handles that a phone hangs under a selection. */
const BELOW_TOUCH_PX = 34

interface Selected {
  readonly place: CommentPlace
  readonly top: number
  readonly left: number
}

/** "Comment" under the words that are selected. */
export function SelectionButton({
  root,
  blocks,
}: {
  root: RefObject<HTMLElement | null>
  blocks: ReadonlyMap<string, DeskBlock>
}) {
  const t = useTranslations('desk.comment')
  const { drafts } = useDeskWorld()
  const [selected, setSelected] = useState<Selected | null>(null)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    function settle() {
      const page = root.current
      const selection = document.getSelection()
      const place = page && selectedPlace(selection, page, blocks)
      setSelected(page && place && selection ? { place, ...under(selection, page) } : null)
    }
    function onChange() {
      clearTimeout(timer)
      timer = setTimeout(settle, SETTLE_MS)
    }
    document.addEventListener('selectionchange', onChange)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('selectionchange', onChange)
    }
  }, [root, blocks])
  if (!selected) return null
  return (
    <Button
      size="sm"
      variant="primary"
      icon={<CommentIcon />}
      // A press would take the selection away before it is read.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => {
        document.getSelection()?.removeAllRanges()
        setSelected(null)
        beginComment(drafts, selected.place)
      }}
      style={{ top: selected.top, left: selected.left }}
      className="absolute z-10 font-sans"
    >
      {t('onSelection')}
    </Button>
  )
}

/** Under the last line of the selection, within the page. */
function under(selection: Selection, page: HTMLElement): { top: number; left: number } {
  const lines = selection.getRangeAt(0).getClientRects()
  const last = lines[lines.length - 1] ?? selection.getRangeAt(0).getBoundingClientRect()
  const box = page.getBoundingClientRect()
  const isTouch = window.matchMedia('(pointer: coarse)').matches
  return {
    top: last.bottom - box.top + (isTouch ? BELOW_TOUCH_PX : BELOW_PX),
    left: Math.max(0, Math.min(last.right - box.left - 60, box.width - 140)),
  }
}
