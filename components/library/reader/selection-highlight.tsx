'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { useKeys } from '@/components/ui/use-keys'
import { HIGHLIGHT_QUOTE_MAX } from '@/lib/contracts/library-limits'
import type { SelectedWords } from '@/lib/contracts/library-reading'

/** While somebody drags, nothing follows the pointer. */
const SETTLE_MS = 200
const PREFIX_UNITS = 200
const BELOW_PX = 8
/** Below the handles that a phone hangs under a selection. */
const BELOW_TOUCH_PX = 34

interface Selected {
  readonly words: SelectedWords
  readonly top: number
  readonly left: number
}

/** "Highlight" under the words that are selected in an element; `root` lies in the positioned parent of this. */
export function SelectionHighlight({
  root,
  onHighlight,
}: {
  root: HTMLElement | null
  onHighlight: (words: SelectedWords) => void
}) {
  const t = useTranslations('library.reader')
  const [selected, setSelected] = useState<Selected | null>(null)

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const onChange = () => {
      clearTimeout(timer)
      timer = setTimeout(() => setSelected(root && selectedIn(root)), SETTLE_MS)
    }
    document.addEventListener('selectionchange', onChange)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('selectionchange', onChange)
      setSelected(null)
    }
  }, [root])

  function take() {
    const now = root && selectedIn(root)
    if (!now) return
    document.getSelection()?.removeAllRanges()
    setSelected(null)
    onHighlight(now.words)
  }
  useKeys({ H: take })

  if (!selected) return null
  return (
    <Button
      size="sm"
      variant="primary"
      shortcut="H"
      // A press would take the selection away before it is read.
      onMouseDown={(event) => event.preventDefault()}
      onClick={take}
      style={{ top: selected.top, left: selected.left }}
      className="absolute z-10 font-sans"
    >
      {t('highlight')}
    </Button>
  )
}

/** The words selected in an element, and where below them a button has room; null for none or for more than is kept. */
function selectedIn(root: HTMLElement): Selected | null {
  const selection = document.getSelection()
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return null
  const range = selection.getRangeAt(0)
  if (!root.contains(range.commonAncestorContainer)) return null
  const quote = selection.toString().trim()
  if (!/[\p{L}\p{N}]/u.test(quote) || quote.length > HIGHLIGHT_QUOTE_MAX) return null
  const before = document.createRange()
  before.setStart(root, 0)
  before.setEnd(range.startContainer, range.startOffset)
  const lines = range.getClientRects()
  const last = lines[lines.length - 1] ?? range.getBoundingClientRect()
  const frame = (root.offsetParent ?? root).getBoundingClientRect()
  const gap = window.matchMedia('(pointer: coarse)').matches ? BELOW_TOUCH_PX : BELOW_PX
  return {
    words: { quote, prefix: before.toString().slice(-PREFIX_UNITS) },
    top: last.bottom - frame.top + gap,
    left: Math.max(0, Math.min(last.right - frame.left - 60, frame.width - 140)),
  }
}
