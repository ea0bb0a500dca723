'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { type KeyboardEvent, useId, useMemo, useState } from 'react'
import { classNames } from '@/components/ui/class-names'
import { Dialog } from '@/components/ui/dialog'
import { inputClass } from '@/components/ui/field'
import { queryKeys } from '@/lib/client/query-keys'
import type { RunState } from '@/lib/contracts/run'
import type { Standing } from '@/lib/contracts/standing'
import { foldAccents } from '@/lib/core/text/fold-accents'
import { workspaceOf } from '@/lib/core/validation/workspace'
import { useNextWords } from './use-next-words'

/** Hits shown; more would not be read. */
const HITS_MAX = 12

interface Goal {
  readonly key: string
  readonly label: string
  readonly href: string
}

/** Goes to a room, a page, or a source of the project by a few letters of its name. */
export function Palette({
  projectId,
  runId,
  standing,
  onClose,
}: {
  projectId: string
  runId: string
  standing: Standing
  onClose: () => void
}) {
  const t = useTranslations('common')
  const nextWords = useNextWords()
  const router = useRouter()
  const client = useQueryClient()
  const listId = useId()
  const [text, setText] = useState('')
  const [at, setAt] = useState(0)

  const goals = useMemo<readonly Goal[]>(() => {
    const room = `/projects/${projectId}/sources`
    const run = client.getQueryData<RunState>(queryKeys.run(runId))
    const sources = run ? workspaceOf(run).sources : []
    const { next, rooms } = standing
    return [
      { key: 'next', label: nextWords(next).act, href: `/projects/${projectId}/${next.room}` },
      ...rooms.flatMap(({ room: name, state }) =>
        state === 'closed'
          ? []
          : [{ key: name, label: t(`rooms.${name}`), href: `/projects/${projectId}/${name}` }],
      ),
      { key: 'home', label: t('allProjects'), href: '/' },
      { key: 'settings', label: t('settings'), href: '/settings' },
      { key: 'account', label: t('account'), href: '/account' },
      ...sources.map(({ id, work }) => ({
        key: id,
        label: work.title,
        href: `${room}?held=1&find=${encodeURIComponent(work.title.slice(0, 120))}`,
      })),
    ]
  }, [client, nextWords, projectId, runId, standing, t])

  const words = foldAccents(text).split(/\s+/).filter(Boolean)
  const hits = goals
    .filter(({ label }) => words.every((word) => foldAccents(label).includes(word)))
    .slice(0, HITS_MAX)
  const current = Math.min(at, hits.length - 1)

  function go(goal: Goal | undefined) {
    if (!goal) return
    onClose()
    router.push(goal.href)
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0) {
      event.preventDefault()
      setAt(Math.max(0, Math.min(hits.length - 1, current + step)))
    }
    if (event.key === 'Enter') {
      event.preventDefault()
      go(hits[current])
    }
  }

  return (
    <Dialog open onClose={onClose} title={t('palette.title')} closeLabel={t('close')}>
      <input
        data-autofocus
        role="combobox"
        aria-expanded="true"
        aria-controls={listId}
        aria-activedescendant={hits[current] ? `${listId}-${current}` : undefined}
        aria-label={t('palette.placeholder')}
        placeholder={t('palette.placeholder')}
        autoComplete="off"
        maxLength={200}
        className={inputClass}
        value={text}
        onChange={(event) => {
          setText(event.target.value)
          setAt(0)
        }}
        onKeyDown={onKeyDown}
      />
      <div role="listbox" id={listId} aria-label={t('palette.title')} className="mt-2">
        {hits.map((goal, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are handled by the combobox, which keeps the focus.
          <div
            key={goal.key}
            role="option"
            id={`${listId}-${index}`}
            aria-selected={index === current}
            tabIndex={-1}
            dir="auto"
            onClick={() => go(goal)}
            className={classNames(
              'cursor-pointer truncate rounded-sm px-2.5 py-1.5 text-sm',
              index === current ? 'bg-accent-soft text-accent-strong' : 'hover:bg-sunk',
            )}
          >
            {goal.label}
          </div>
        ))}
      </div>
      <p role="status" className="px-2.5 text-sm text-soft">
        {hits.length === 0 ? t('palette.nothing') : ''}
      </p>
    </Dialog>
  )
}
