'use client'

import { useTranslations } from 'next-intl'
import type { FocusEvent, Ref } from 'react'
import { Button } from '@/components/ui/button'
import type { SourceRow as Row, SelectionEntry } from '@/lib/contracts/source-validation'
import type { ShownReason } from './rank-reason'
import type { RowActions } from './row-actions'
import { SourceListItem } from './source-list-item'

/** The first of two sources that are the same work; null while it is still to be named. */
export interface Joining {
  readonly first: string | null
}

interface SourceListProps {
  rows: readonly Row[]
  present: ReadonlyMap<string, Row>
  /** How many are shown before "show the rest". */
  limit: number
  /** How many of those shown first are on the topic; null in an order in which they need not stand first. */
  recommended: number | null
  onShowRest: () => void
  waiting: number
  moved: boolean
  onRelease: () => void
  entries: ReadonlyMap<string, SelectionEntry>
  activeId: string | null
  explainedId: string | null
  /** While two that are the same work are being named. */
  joining: Joining | null
  /** Reasons by the choices; null in other orders. */
  reasonOf: ((sourceId: string) => ShownReason | null) | null
  writtenOf: (row: Row) => string | null
  isCompact: boolean
  actions: RowActions
  /** The focus went to this row. */
  onActive: (sourceId: string) => void
  regionRef: Ref<HTMLDivElement>
}

/** The ranked list. It never moves under the pointer or the focus: what arrives waits behind a button. */
export function SourceList(props: SourceListProps) {
  const { rows, present, limit, waiting, moved, entries, explainedId, joining, actions } = props
  const t = useTranslations('sources.list')
  const shown = rows.slice(0, limit)
  const activeId = shown.some(({ id }) => id === props.activeId) ? props.activeId : (shown[0]?.id ?? null)
  const rest = rows.length - shown.length
  const follow = (event: FocusEvent<HTMLElement>) => {
    const id = event.target.closest('[data-row]')?.getAttribute('data-row')
    if (id) props.onActive(id)
  }
  return (
    <div ref={props.regionRef}>
      <div aria-live="polite" className="sticky top-[calc(var(--frame-top)+1.25rem)] z-10 h-0">
        {waiting > 0 || moved ? (
          <div className="flex -translate-y-1/2 justify-center">
            {/* Not green: the bar below has the one primary button. */}
            <Button size="sm" className="shadow-md" onClick={props.onRelease}>
              {waiting > 0 ? t('new', { count: waiting }) : t('resort')}
            </Button>
          </div>
        ) : null}
      </div>
      <ol aria-label={t('label')} onFocus={follow}>
        {shown.map((row, index) => (
          <SourceListItem
            key={row.id}
            row={row}
            number={index + 1}
            entry={entries.get(row.id)}
            active={row.id === activeId}
            explained={row.id === explainedId}
            gone={!present.has(row.id)}
            joining={joining === null ? 'no' : joining.first === row.id ? 'first' : 'candidate'}
            reason={props.reasonOf?.(row.id)}
            written={props.writtenOf(row)}
            isCompact={props.isCompact}
            actions={actions}
          />
        ))}
      </ol>
      {rest > 0 ? (
        <div className="flex flex-wrap items-center gap-3 border-t border-line px-4 py-3">
          <Button onClick={props.onShowRest}>{t('showRest', { count: rest })}</Button>
          {props.recommended ? (
            <p className="text-xs text-soft">{t('recommended', { count: props.recommended })}</p>
          ) : null}
        </div>
      ) : null}
    </div>
  )
}
