'use client'

import { useQuery } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { type KeyboardEvent, useId, useMemo, useState } from 'react'
import { classNames } from '@/components/ui/class-names'
import { Dialog } from '@/components/ui/dialog'
import { inputClass } from '@/components/ui/field'
import { fetchJson } from '@/lib/client/fetch-json'
import { queryKeys } from '@/lib/client/query-keys'
import { readState } from '@/lib/client/run-wire'
import { roomStages } from '@/lib/contracts/proposal-stages'
import type { Standing } from '@/lib/contracts/standing'
import { foldAccents } from '@/lib/core/text/fold-accents'
import { parseSelection } from '@/lib/core/validation/selection-grammar'
import { workspaceOf } from '@/lib/core/validation/workspace'
import { offeredCommands } from './page-commands'
import { useNextWords } from './use-next-words'

/** Hits shown; more would not be read. */
const HITS_MAX = 12

type GoalKind = 'act' | 'place' | 'stage' | 'source'

interface Goal {
  readonly key: string
  readonly kind: GoalKind
  readonly label: string
  /** Where it leads, or what it does on the open page. */
  readonly to: string | (() => void)
}

/** Does what the open page offers, and goes to a room, a stage or a source of the project by a few letters of its name. */
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
  const stageNames = useTranslations('proposal.stage')
  const nextWords = useNextWords()
  const router = useRouter()
  const listId = useId()
  const [text, setText] = useState('')
  const [at, setAt] = useState(0)
  // In the room of the sources the run is held already; elsewhere it is asked for once.
  const { data: run } = useQuery({
    queryKey: queryKeys.run(runId),
    queryFn: ({ signal }) => fetchJson(`/api/runs/${runId}`, readState, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })

  const goals = useMemo<readonly Goal[]>(() => {
    const project = `/projects/${projectId}`
    const { next, rooms } = standing
    const place = (key: string, label: string, to: string): Goal => ({ key, kind: 'place', label, to })
    const hasProposal = rooms.some(
      ({ room, state }) => room === 'proposal' && state !== 'closed' && state !== 'empty',
    )
    return [
      place('next', nextWords(next).act, `${project}/${next.room}`),
      ...rooms.flatMap(({ room, state }) =>
        state === 'closed' ? [] : [place(room, t(`rooms.${room}`), `${project}/${room}`)],
      ),
      ...offeredCommands().commands.map(
        ({ key, label, run }): Goal => ({ key: `act-${key}`, kind: 'act', label, to: run }),
      ),
      place('home', t('allProjects'), '/'),
      place('settings', t('settings'), '/settings'),
      place('account', t('account'), '/account'),
      ...(hasProposal ? roomStages : []).map(
        (stage): Goal => ({
          key: `stage-${stage}`,
          kind: 'stage',
          label: stageNames(stage),
          to: `${project}/proposal#stage-${stage}`,
        }),
      ),
      ...(run ? workspaceOf(run).sources : []).map(
        ({ id, work }): Goal => ({
          key: id,
          kind: 'source',
          label: work.title,
          to: `${project}/sources?held=1&find=${encodeURIComponent(work.title.slice(0, 120))}`,
        }),
      ),
    ]
  }, [nextWords, projectId, run, stageNames, standing, t])

  const { fault, commands } = useTicksOf(text.trim())
  const words = foldAccents(text).split(/\s+/).filter(Boolean)
  const named = goals.filter(({ label }) => words.every((word) => foldAccents(label).includes(word)))
  const hits = [...commands, ...named].slice(0, HITS_MAX)
  const current = Math.min(at, hits.length - 1)

  function go(goal: Goal | undefined) {
    if (!goal) return
    onClose()
    if (typeof goal.to === 'string') router.push(goal.to)
    // What it opens wants the focus, which a closing dialog gives back to where it came from.
    else requestAnimationFrame(goal.to)
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
    <Dialog open onClose={onClose} title={t('palette.title')}>
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
              'flex cursor-pointer items-baseline gap-3 rounded-sm px-2.5 py-1.5 text-sm',
              index === current ? 'bg-accent-soft text-accent-strong' : 'hover:bg-sunk',
            )}
          >
            <span className="line-clamp-2 min-w-0 flex-1 sm:line-clamp-1">{goal.label}</span>
            <span className="shrink-0 text-xs text-soft">{t(`palette.kind.${goal.kind}`)}</span>
          </div>
        ))}
      </div>
      <p role="status" className="px-2.5 text-sm text-soft">
        {fault || (hits.length === 0 ? t('palette.nothing') : '')}
      </p>
    </Dialog>
  )
}

/** What a text says of the numbered list of the open page: `1,3,5`, `1-10`, `top 12` or `all` tick; '' where it says nothing wrong. */
function useTicksOf(text: string): { readonly fault: string; readonly commands: readonly Goal[] } {
  const t = useTranslations('sources.selection')
  const { list } = offeredCommands()
  const selection = list && text !== '' ? parseSelection(text, list.count) : null
  if (!list || !selection) return { fault: '', commands: [] }
  if (!selection.ok)
    return {
      fault: selection.code === 'out-of-range' ? t('outOfRange', { count: list.count }) : '',
      commands: [],
    }
  const { indexes } = selection
  const label = t('tickThese', { count: indexes.length, text })
  return { fault: '', commands: [{ key: 'typed', kind: 'act', label, to: () => list.tick(indexes) }] }
}
