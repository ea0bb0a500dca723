'use client'

import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { Button, IconButton } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { SelectField, TextField } from '@/components/ui/field'
import { FilterIcon, RowsIcon } from '@/components/ui/icons'
import { orLater } from '@/components/ui/or-later'
import type { SourceRow } from '@/lib/contracts/source-validation'
import { FIND_MAX, isFiltered, type ListView, type SortKey, sortKeys } from './list-view'
import type { Density } from './use-density'

// Folded away until they are asked for.
const ListFilters = dynamic(() =>
  orLater(() => import('./list-filters').then((module) => module.ListFilters)),
)
const FilterChips = dynamic(() =>
  orLater(() => import('./list-filters').then((module) => module.FilterChips)),
)

interface ListToolbarProps {
  view: ListView
  onView: (changed: Partial<ListView>) => void
  rows: readonly SourceRow[]
  shown: number
  heldBack: number
  excluded: number
  /** Sources made of several records. */
  merged: number
  onMerged: () => void
  density: Density
}

/** Sorting, finding and filtering; what is in force stands as words that a press takes away. */
export function ListToolbar(props: ListToolbarProps) {
  const { view, onView, rows, shown, heldBack, excluded, merged, onMerged, density } = props
  const t = useTranslations('sources.list')
  const [unfolded, setUnfolded] = useState(false)
  const filtersId = useId()
  return (
    <div className="border-b border-line px-3 py-2.5 sm:px-4">
      {/* As high as two lines of what is counted: one more of them moves no row. */}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 lg:min-h-12 lg:flex-nowrap">
        <div className="flex min-w-0 flex-wrap items-center gap-x-2 text-xs max-lg:w-full lg:flex-1">
          <p className="mr-1 text-sm font-semibold" aria-live="polite">
            {t('count', { count: shown })}
            {view.text !== '' && rows.some(({ isBrief }) => isBrief) ? (
              <span className="font-normal text-soft"> · {t('notInSummaries')}</span>
            ) : null}
          </p>
          {heldBack > 0 ? (
            <Toggle pressed={view.heldBack} onPress={() => onView({ heldBack: !view.heldBack })}>
              {view.heldBack
                ? t('hideHeldBack', { count: heldBack })
                : t('showHeldBack', { count: heldBack })}
            </Toggle>
          ) : null}
          {excluded > 0 && view.decision !== 'exclude' ? (
            <Toggle pressed={false} onPress={() => onView({ decision: 'exclude' })}>
              {t('showExcluded', { count: excluded })}
            </Toggle>
          ) : null}
          {merged > 0 ? <Toggle onPress={onMerged}>{t('reviewMerged', { count: merged })}</Toggle> : null}
        </div>
        <div className="max-lg:flex-1 max-sm:min-w-60 lg:w-40 lg:shrink-0">
          <TextField
            label={t('find')}
            labelHidden
            type="search"
            placeholder={t('findShort')}
            maxLength={FIND_MAX}
            value={view.text}
            data-find
            onChange={(event) => onView({ text: event.target.value })}
          />
        </div>
        <div className="w-36 shrink-0 max-sm:order-last max-sm:w-full">
          <SelectField
            label={t('sort')}
            labelHidden
            value={view.sort}
            onChange={(event) => {
              const next = sortKeys.find((key): key is SortKey => key === event.target.value)
              if (next) onView({ sort: next })
            }}
          >
            {sortKeys.map((key) => (
              <option key={key} value={key}>
                {t(`sortBy.${key}`)}
              </option>
            ))}
          </SelectField>
        </div>
        <IconButton
          label={t('compact')}
          icon={<RowsIcon />}
          aria-pressed={density.isCompact}
          onClick={() => density.choose(!density.isCompact)}
          className={classNames('max-sm:hidden', density.isCompact && 'bg-accent-soft text-accent-strong')}
        />
        <Button
          icon={<FilterIcon />}
          aria-expanded={unfolded}
          aria-controls={filtersId}
          onClick={() => setUnfolded(!unfolded)}
        >
          <span className="max-[96rem]:sr-only">{t('filters')}</span>
        </Button>
      </div>
      <div id={filtersId} hidden={!unfolded} className="pt-3">
        {unfolded ? <ListFilters view={view} rows={rows} onView={onView} /> : null}
      </div>
      {isFiltered(view) ? <FilterChips view={view} onView={onView} /> : null}
    </div>
  )
}

function Toggle(props: { pressed?: boolean; onPress: () => void; children: string }) {
  const { pressed, onPress, children } = props
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={onPress}
      className={classNames(
        'min-h-6 rounded-sm px-1 underline decoration-line-strong underline-offset-3 hover:text-ink',
        pressed ? 'text-ink' : 'text-soft',
      )}
    >
      {children}
    </button>
  )
}
