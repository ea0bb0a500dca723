'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useErrorText } from '@/components/frame/use-error-text'
import { Button } from '@/components/ui/button'
import { SelectField } from '@/components/ui/field'
import { TextLink } from '@/components/ui/text-link'
import { useToast } from '@/components/ui/toast'
import { queryKeys } from '@/lib/client/query-keys'
import { readingStates } from '@/lib/contracts/library-limits'
import type { LibraryLine, ReadingState } from '@/lib/contracts/library-reading'
import { setReadingAction } from '@/lib/server/actions/library'
import { itemHref } from './library-places'

/** Items of one state drawn at once; more are a press away. */
const SHOWN_STEP = 100

/** What is still to be read, is being read and is read. */
export function ReadingList({ projectId, initial }: { projectId: string; initial: readonly LibraryLine[] }) {
  const t = useTranslations('library.readingList')
  const common = useTranslations('common')
  const errorText = useErrorText()
  const showToast = useToast()
  const client = useQueryClient()
  const [lines, setLines] = useState(initial)

  async function change(itemId: string, state: ReadingState) {
    const put = (reading: ReadingState) =>
      setLines((before) =>
        before.map((line) => (line.entry.item.id === itemId ? { ...line, reading } : line)),
      )
    const before = lines.find(({ entry }) => entry.item.id === itemId)?.reading ?? 'unread'
    put(state)
    const result = await setReadingAction({ projectId, itemId, state }).catch(
      () => ({ ok: false, code: 'offline' }) as const,
    )
    if (result.ok) {
      await client.invalidateQueries({ queryKey: queryKeys.standing(projectId) })
      return
    }
    put(before)
    showToast({ message: errorText(result.code), closeLabel: common('close') })
  }

  // A note is the student's own; there is nothing to read in it.
  const toRead = lines.filter(({ entry }) => entry.item.kind !== 'note')
  const read = toRead.filter(({ reading }) => reading === 'read').length
  return (
    <div className="space-y-6">
      <p className="text-sm text-soft">{t('count', { read, total: toRead.length })}</p>
      {readingStates.map((state) => (
        <ReadingGroup
          key={state}
          projectId={projectId}
          state={state}
          lines={toRead.filter(({ reading }) => reading === state)}
          onChange={(itemId, next) => void change(itemId, next)}
        />
      ))}
    </div>
  )
}

function ReadingGroup({
  projectId,
  state,
  lines,
  onChange,
}: {
  projectId: string
  state: ReadingState
  lines: readonly LibraryLine[]
  onChange: (itemId: string, state: ReadingState) => void
}) {
  const t = useTranslations('library.readingList')
  const items = useTranslations('library.items')
  const [limit, setLimit] = useState(SHOWN_STEP)
  const rest = lines.length - limit
  return (
    <section aria-labelledby={`reading-${state}`}>
      <h2 id={`reading-${state}`} className="border-b border-line pb-1 font-serif text-lg font-semibold">
        {items(`readingState.${state}`)} <span className="text-sm font-normal text-soft">{lines.length}</span>
      </h2>
      {lines.length === 0 ? <p className="py-2 text-sm text-soft">{t('none')}</p> : null}
      <ul className="divide-y divide-line">
        {lines.slice(0, limit).map(({ entry: { item } }) => (
          <li key={item.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
            <TextLink
              dir="auto"
              href={itemHref(projectId, item.id)}
              className="min-w-0 flex-1 basis-60 font-serif font-normal text-ink! decoration-transparent"
            >
              {item.title}
            </TextLink>
            <SelectField
              label={t('change', { title: item.title.slice(0, 120) })}
              labelHidden
              value={state}
              onChange={(event) => {
                const next = readingStates.find((value) => value === event.target.value)
                if (next) onChange(item.id, next)
              }}
            >
              {readingStates.map((value) => (
                <option key={value} value={value}>
                  {items(`readingState.${value}`)}
                </option>
              ))}
            </SelectField>
          </li>
        ))}
      </ul>
      {rest > 0 ? (
        <Button size="sm" className="mt-2" onClick={() => setLimit(limit + SHOWN_STEP)}>
          {items('showMore', { count: Math.min(SHOWN_STEP, rest), rest })}
        </Button>
      ) : null}
    </section>
  )
}
