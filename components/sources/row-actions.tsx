import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import type { Decision } from '@/lib/contracts/source-validation'

/** What can be done with a row; the functions stay the same between renders, so unchanged rows are not drawn again. */
export interface RowActions {
  /** `toHere`: also everything between it and the row ticked last. */
  readonly tick: (sourceId: string, toHere: boolean) => void
  readonly maybe: (sourceId: string) => void
  readonly skip: (sourceId: string) => void
  readonly exclude: (sourceId: string) => void
  readonly open: (sourceId: string) => void
  readonly why: (sourceId: string) => void
  readonly cite: (sourceId: string) => void
  /** Opens it where a missing abstract can be written in. */
  readonly write: (sourceId: string) => void
  /** Names it as one of two that are the same work. */
  readonly join: (sourceId: string) => void
}

interface RowButtonsProps {
  id: string
  decision: Decision | undefined
  explained: boolean
  /** Two that are the same work are being named, and it could be one of them. */
  isCandidate: boolean
  tabIndex: number
  actions: RowActions
}

/** The buttons of a row. */
export function RowButtons({ id, decision, explained, isCandidate, tabIndex, actions }: RowButtonsProps) {
  const t = useTranslations('sources')
  if (isCandidate)
    return (
      <Button size="sm" tabIndex={tabIndex} onClick={() => actions.join(id)}>
        {t('join.same')}
      </Button>
    )
  const button = (label: string, onPress: (id: string) => void, pressed?: boolean) => (
    <RowButton label={label} pressed={pressed} tabIndex={tabIndex} onPress={() => onPress(id)} />
  )
  return (
    <>
      {button(t('row.why'), actions.why, explained)}
      {button(t('row.maybe'), actions.maybe, decision === 'maybe')}
      {button(t('row.skip'), actions.skip, decision === 'skip')}
      {button(decision === 'exclude' ? t('row.takeBack') : t('row.exclude'), actions.exclude)}
      {button(t('row.cite'), actions.cite)}
    </>
  )
}

function RowButton({
  label,
  pressed,
  tabIndex,
  onPress,
}: {
  label: string
  pressed: boolean | undefined
  tabIndex: number
  onPress: () => void
}) {
  return (
    <button
      type="button"
      tabIndex={tabIndex}
      aria-pressed={pressed}
      onClick={onPress}
      className={classNames(
        'min-h-6 rounded-sm px-1.5 max-sm:px-1 pointer-coarse:min-h-9 hover:bg-sunk hover:text-ink',
        pressed ? 'bg-accent-soft font-medium text-accent-strong' : 'text-soft',
      )}
    >
      {label}
    </button>
  )
}
