'use client'

import { useTranslations } from 'next-intl'
import { classNames } from '@/components/ui/class-names'
import type { SourceRow } from '@/lib/contracts/source-validation'
import { countedRows, overlapOf, qualityCounts, yearColumns } from './chart-data'
import { type ListView, qualityLevels } from './list-view'
import { useDatabaseLabel } from './use-database-label'

interface ChartProps {
  rows: readonly SourceRow[]
  view: ListView
  onView: (changed: Partial<ListView>) => void
}

/** Three pictures of what was found. Every bar is a button that filters the list, and says its figure in words. */
export function Charts(props: ChartProps) {
  const rows = countedRows(props.rows, props.view)
  return (
    <div className="space-y-5">
      <QualityChart {...props} />
      <YearsChart {...props} rows={rows} />
      <OverlapChart {...props} rows={rows} />
    </div>
  )
}

function QualityChart({ rows, view, onView }: ChartProps) {
  const t = useTranslations('sources.charts')
  const counts = qualityCounts(rows)
  const most = Math.max(1, ...Object.values(counts))
  return (
    <figure>
      <figcaption className="mb-1 text-xs font-medium text-soft">{t('quality')}</figcaption>
      {qualityLevels.map((level) => (
        <BarLine
          key={level}
          label={t(`level.${level}`)}
          count={counts[level]}
          most={most}
          pressed={view.quality === level}
          onPress={() => onView({ quality: view.quality === level ? null : level })}
        />
      ))}
    </figure>
  )
}

function BarLine(props: {
  label: string
  count: number
  most: number
  pressed: boolean
  onPress: () => void
}) {
  const t = useTranslations('sources.charts')
  return (
    <button
      type="button"
      aria-pressed={props.pressed}
      aria-label={t('bar', { label: props.label, count: props.count })}
      disabled={props.count === 0 && !props.pressed}
      onClick={props.onPress}
      className={classNames(
        'grid min-h-6 w-full grid-cols-[7rem_1fr_2rem] items-center gap-2 rounded-sm px-1 text-left text-xs',
        props.pressed ? 'bg-accent-soft font-medium' : 'hover:bg-sunk disabled:hover:bg-transparent',
      )}
    >
      <span className="truncate">{props.label}</span>
      <svg aria-hidden="true" className="h-2.5 w-full" viewBox="0 0 100 10" preserveAspectRatio="none">
        <rect
          width={(100 * props.count) / props.most}
          height="10"
          className={props.pressed ? 'fill-accent-strong' : 'fill-accent'}
        />
      </svg>
      <span className="text-right">{props.count}</span>
    </button>
  )
}

function YearsChart({ rows, view, onView }: ChartProps) {
  const t = useTranslations('sources.charts')
  const { columns, unknown } = yearColumns(rows)
  const most = Math.max(1, ...columns.map(({ count }) => count))
  const [first, last] = [columns[0], columns.at(-1)]
  if (!first || !last) return null
  return (
    <figure>
      <figcaption className="mb-1 text-xs font-medium text-soft">{t('years')}</figcaption>
      <div className="flex h-16 items-stretch gap-px border-b border-line-strong">
        {columns.map(({ from, to, count }) => {
          const pressed = view.yearFrom === from && view.yearTo === to
          const label = from === to ? String(from) : `${from}–${to}`
          return (
            <button
              key={from}
              type="button"
              aria-pressed={pressed}
              aria-label={t('bar', { label, count })}
              title={t('bar', { label, count })}
              disabled={count === 0}
              onClick={() =>
                onView(pressed ? { yearFrom: null, yearTo: null } : { yearFrom: from, yearTo: to })
              }
              className="min-w-0 flex-1 hover:bg-sunk disabled:hover:bg-transparent"
            >
              <svg
                aria-hidden="true"
                className="block size-full"
                viewBox="0 0 10 100"
                preserveAspectRatio="none"
              >
                <rect
                  y={100 - (96 * count) / most}
                  width="10"
                  height={(96 * count) / most}
                  className={pressed ? 'fill-accent-strong' : 'fill-accent'}
                />
              </svg>
            </button>
          )
        })}
      </div>
      <p className="mt-0.5 flex justify-between text-xs text-faint" aria-hidden="true">
        <span>{first.from}</span>
        {columns.length > 1 ? <span>{last.to}</span> : null}
      </p>
      {unknown > 0 ? <p className="text-xs text-faint">{t('unknownYear', { count: unknown })}</p> : null}
    </figure>
  )
}

/** An upset plot: one line for each exact combination of databases; dots say which, the bar says how many. */
function OverlapChart({ rows, view, onView }: ChartProps) {
  const t = useTranslations('sources.charts')
  const name = useDatabaseLabel()
  const { databases, combinations, others } = overlapOf(rows)
  const most = Math.max(1, ...combinations.map(({ count }) => count))
  const width = databases.length * 14
  if (databases.length === 0) return null
  return (
    <figure>
      <figcaption className="mb-1 text-xs font-medium text-soft">{t('overlap')}</figcaption>
      {combinations.map((combination) => {
        const pressed = view.overlap === combination.key
        const label = combination.databases.map(name).join(' + ')
        return (
          <button
            key={combination.key}
            type="button"
            aria-pressed={pressed}
            aria-label={t('onlyIn', { databases: label, count: combination.count })}
            title={label}
            onClick={() => onView({ overlap: pressed ? null : combination.key })}
            className={classNames(
              'flex min-h-6 w-full items-center gap-2 rounded-sm px-1 text-xs',
              pressed ? 'bg-accent-soft font-medium' : 'hover:bg-sunk',
            )}
          >
            <svg
              aria-hidden="true"
              width={width}
              height="14"
              viewBox={`0 0 ${width} 14`}
              className="shrink-0"
            >
              {databases.map(({ id }, index) => (
                <circle
                  key={id}
                  cx={index * 14 + 7}
                  cy="7"
                  r="4"
                  className={combination.databases.includes(id) ? 'fill-ink' : 'fill-line'}
                />
              ))}
            </svg>
            <svg
              aria-hidden="true"
              className="h-2.5 min-w-0 flex-1"
              viewBox="0 0 100 10"
              preserveAspectRatio="none"
            >
              <rect
                width={(100 * combination.count) / most}
                height="10"
                className={pressed ? 'fill-accent-strong' : 'fill-accent'}
              />
            </svg>
            <span className="w-8 shrink-0 text-right">{combination.count}</span>
          </button>
        )
      })}
      <ol className="mt-1.5 space-y-0.5 text-xs text-soft">
        {databases.map(({ id, count }, index) => (
          <li key={id}>
            <button
              type="button"
              aria-pressed={view.database === id}
              onClick={() => onView({ database: view.database === id ? null : id })}
              className={classNames(
                'flex min-h-6 w-full items-center gap-2 rounded-sm px-1 text-left',
                view.database === id ? 'bg-accent-soft font-medium' : 'hover:bg-sunk',
              )}
            >
              <svg
                aria-hidden="true"
                width={width}
                height="14"
                viewBox={`0 0 ${width} 14`}
                className="shrink-0"
              >
                <path d={`M${index * 14 + 7} 0V7H${width}`} className="fill-transparent stroke-line-strong" />
              </svg>
              {t('bar', { label: name(id), count })}
            </button>
          </li>
        ))}
      </ol>
      {others > 0 ? <p className="text-xs text-faint">{t('otherCombinations', { count: others })}</p> : null}
    </figure>
  )
}
