import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { Button, IconButton } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { CheckIcon, ChevronIcon } from '@/components/ui/icons'
import { useKeys } from '@/components/ui/use-keys'
import type { Decision, SourceRow } from '@/lib/contracts/source-validation'
import { SourceDetails } from './source-details'

interface SourceDialogProps extends Omit<Parameters<typeof SourceDetails>[0], 'linked' | 'onOpen'> {
  rowsById: ReadonlyMap<string, SourceRow>
  /** null closes it; an id shows that source instead. */
  onOpen: (id: string | null) => void
  decision: Decision | null
  onDecide: (decision: 'include' | 'maybe') => void
  /** Asks for the reason, or takes the exclusion back. */
  onExclude: () => void
  /** What stands before and after it in the list; null at its ends. */
  previous: string | null
  next: string | null
}

/** One source with all that is known of it, beside the list; decided and left for the next without going back. */
export function SourceDialog({ rowsById, ...props }: SourceDialogProps) {
  const { decision, onDecide, onExclude, previous, next, ...details } = props
  const t = useTranslations('sources.details')
  const row = useTranslations('sources.row')
  const { onOpen } = details
  const { id } = details.row
  const top = useRef<HTMLDivElement>(null)
  const open = (wanted: string | null) => {
    if (wanted !== null) onOpen(wanted)
  }
  useKeys(
    {
      J: () => open(next),
      K: () => open(previous),
      X: () => onDecide('include'),
      M: () => onDecide('maybe'),
      '-': onExclude,
      ...(details.canSplit ? { '=': details.onJoin } : {}),
    },
    'dialog',
  )
  // Another source is read from its top.
  const shown = useRef(id)
  useEffect(() => {
    if (shown.current === id) return
    shown.current = id
    top.current?.parentElement?.scrollTo({ top: 0 })
    top.current?.focus({ preventScroll: true })
  }, [id])

  return (
    <Dialog
      open
      onClose={() => onOpen(null)}
      shape="side"
      title={t('title')}
      footer={
        <>
          <div className="mr-auto flex items-center">
            <IconButton
              label={t('previous')}
              icon={<ChevronIcon />}
              aria-keyshortcuts="k"
              disabled={previous === null}
              onClick={() => open(previous)}
              className="rotate-180"
            />
            <IconButton
              label={t('next')}
              icon={<ChevronIcon />}
              aria-keyshortcuts="j"
              disabled={next === null}
              onClick={() => open(next)}
            />
          </div>
          <Button variant="quiet" shortcut="-" onClick={onExclude}>
            {decision === 'exclude' ? row('takeBack') : row('exclude')}
          </Button>
          <Button shortcut="M" aria-pressed={decision === 'maybe'} onClick={() => onDecide('maybe')}>
            {row('maybe')}
          </Button>
          <Button
            variant={decision === 'include' ? 'plain' : 'primary'}
            shortcut="X"
            aria-pressed={decision === 'include'}
            icon={decision === 'include' ? <CheckIcon /> : null}
            onClick={() => onDecide('include')}
          >
            {decision === 'include' ? row('isChosen') : row('choose')}
          </Button>
        </>
      }
    >
      <div ref={top} key={id} tabIndex={-1} className="outline-none">
        <SourceDetails
          {...details}
          linked={details.row.linked.flatMap((linked) => rowsById.get(linked) ?? [])}
        />
      </div>
    </Dialog>
  )
}
