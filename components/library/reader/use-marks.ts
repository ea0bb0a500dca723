'use client'

import { useTranslations } from 'next-intl'
import { useState, useTransition } from 'react'
import { type ShownError, useErrorText } from '@/components/frame/use-error-text'
import { useToast } from '@/components/ui/toast'
import type { ReaderMarks, ReadingState, SelectedWords } from '@/lib/contracts/library-reading'
import {
  addHighlightAction,
  noteHighlightAction,
  removeHighlightAction,
  setReadingAction,
} from '@/lib/server/actions/library'

const offline = () => ({ ok: false, code: 'offline' }) as const

export interface Marks {
  readonly marks: ReaderMarks
  readonly isBusy: boolean
  /** `page` is the one on which the words were selected; null where there are no pages. */
  readonly add: (selected: SelectedWords, page: number | null) => void
  readonly note: (highlightId: string, note: string) => void
  /** Takes a highlight away; the toast puts it back. */
  readonly remove: (highlightId: string) => void
  readonly setReading: (state: ReadingState) => void
}

/** Highlights, notes and the reading state of an item, and what can be done with them. */
export function useMarks({
  projectId,
  itemId,
  initial,
}: {
  projectId: string
  itemId: string
  initial: ReaderMarks
}): Marks {
  const t = useTranslations('library.reader')
  const common = useTranslations('common')
  const errorText = useErrorText()
  const showToast = useToast()
  const [marks, setMarks] = useState(initial)
  const [isBusy, startTransition] = useTransition()
  const say = (message: string) => showToast({ message, closeLabel: common('close'), kind: 'marks' })
  const refuse = (code: ShownError) => say(errorText(code))
  const scope = { projectId, itemId }

  function add(selected: SelectedWords, page: number | null, note = '') {
    startTransition(async () => {
      const result = await addHighlightAction({ ...scope, selected, page, note }).catch(offline)
      if (!result.ok) return refuse(result.code)
      if (!result.value) return say(t('notInText'))
      setMarks(result.value)
    })
  }

  function remove(highlightId: string) {
    const gone = marks.highlights.find(({ id }) => id === highlightId)
    startTransition(async () => {
      const result = await removeHighlightAction({ ...scope, highlightId }).catch(offline)
      if (!result.ok) return refuse(result.code)
      setMarks(result.value)
      if (!gone) return
      const putBack = () => add({ quote: gone.quote, prefix: '' }, gone.place?.pages[0] ?? null, gone.note)
      showToast({
        message: t('highlightRemoved'),
        ...(gone.place ? { action: { label: common('undo'), onPress: putBack } } : {}),
        closeLabel: common('close'),
        kind: 'marks',
      })
    })
  }

  return {
    marks,
    isBusy,
    add,
    remove,
    note: (highlightId, note) =>
      startTransition(async () => {
        const result = await noteHighlightAction({ ...scope, highlightId, note }).catch(offline)
        if (result.ok) setMarks(result.value)
        else refuse(result.code)
      }),
    setReading: (state) => {
      const before = marks.reading
      setMarks({ ...marks, reading: state })
      startTransition(async () => {
        const result = await setReadingAction({ ...scope, state }).catch(offline)
        if (result.ok) return
        setMarks((now) => ({ ...now, reading: before }))
        refuse(result.code)
      })
    },
  }
}
