import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { classNames } from '@/components/ui/class-names'
import { RowTick } from './row-tick'
import type { SourceRowProps } from './source-row-props'

/** A row of the list with the id of its title. */
export type TitledRowProps = SourceRowProps & { titleId: string }

/** Only the active row is reached with the Tab key. */
export const tabIndexOf = ({ active }: Pick<SourceRowProps, 'active'>): 0 | -1 => (active ? 0 : -1)

/** The row itself: what the keys of the list move to, tinted when it is chosen or the first of two that are being joined. */
export function RowFrame({
  props: { row, entry, joining, titleId, active },
  className,
  children,
}: {
  props: TitledRowProps
  className: string
  children: ReactNode
}) {
  return (
    <article
      data-row={row.id}
      tabIndex={tabIndexOf({ active })}
      aria-labelledby={titleId}
      className={classNames(
        'grid px-3 outline-offset-[-2px] sm:gap-x-4 sm:px-4',
        className,
        entry?.decision === 'include' && 'bg-accent-soft/60',
        joining === 'first' && 'bg-sunk',
      )}
    >
      {children}
    </article>
  )
}

/** The box that chooses the source, and its number. */
export function RowLead({ props, className }: { props: SourceRowProps; className: string }) {
  const { row, entry, gone, number, actions } = props
  return (
    <div className={classNames('flex items-center', className)}>
      <RowTick
        title={row.work.title}
        checked={entry?.decision === 'include'}
        disabled={gone}
        tabIndex={tabIndexOf(props)}
        onTick={(withShift) => actions.tick(row.id, withShift)}
      />
      <span className="text-xs text-soft">{number}</span>
    </div>
  )
}

/** The title, which opens the source; `cut` says how a long one is shortened. */
export function RowTitle({
  props,
  className,
  cut,
}: {
  props: TitledRowProps
  className: string
  cut: string
}) {
  const { row, gone, actions, titleId, isCompact } = props
  const t = useTranslations('sources.row')
  const { work } = row
  return (
    <h3
      id={titleId}
      lang={work.language ?? undefined}
      dir="auto"
      className={classNames('font-serif font-semibold', className)}
    >
      <button
        type="button"
        tabIndex={tabIndexOf(props)}
        disabled={gone}
        title={isCompact ? work.title : undefined}
        onClick={() => actions.open(row.id)}
        className={classNames('text-left decoration-line-strong underline-offset-3 hover:underline', cut)}
      >
        {work.title || t('noTitle')}
      </button>
    </h3>
  )
}
