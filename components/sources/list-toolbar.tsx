'use client'

import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { Button, IconButton } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { SelectField, TextField } from '@/components/ui/field'
import { CloseIcon, FilterIcon, RowsIcon } from '@/components/ui/icons'
import type { SourceRow } from '@/lib/contracts/source-validation'
import { originsOf } from '@/lib/core/relevance/threshold'
import {
  decisionFilters,
  FIND_MAX,
  isFiltered,
  type ListView,
  plainView,
  type SortKey,
  sortKeys,
} from './list-view'
import { useDatabaseLabel } from './use-database-label'
import type { Density } from './use-density'

/** What is usually asked for as recent literature. */
const RECENT_YEARS = [5, 10] as const

/** The first of the last years, this one included. */
function recentFrom(count: number): number {
  return new Date().getFullYear() - count + 1
}

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
  const label = useDatabaseLabel()
  const databases = [...new Set(rows.flatMap(originsOf))].sort()
  const types = [...new Set(rows.map(({ work }) => work.type))].sort()
  return (
    <div className="border-b border-line px-3 py-2.5 sm:px-4">
      <div className="flex flex-wrap items-end gap-x-3 gap-y-2">
        <div className="mr-auto flex flex-wrap items-center gap-x-2 gap-y-0.5 self-center text-xs max-lg:w-full">
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
        <div className="max-lg:flex-1 lg:w-40">
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
        <div className="w-36">
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
        <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
          <SelectField
            label={t('database')}
            value={view.database ?? ''}
            onChange={(event) => onView({ database: event.target.value || null })}
          >
            <option value="">{t('any')}</option>
            {databases.map((id) => (
              <option key={id} value={id}>
                {label(id)}
              </option>
            ))}
          </SelectField>
          <SelectField
            label={t('type')}
            value={view.type ?? ''}
            onChange={(event) => onView({ type: event.target.value || null })}
          >
            <option value="">{t('any')}</option>
            {types.map((type) => (
              <option key={type} value={type}>
                {t(`types.${type}`)}
              </option>
            ))}
          </SelectField>
          <YearFilter label={t('from')} value={view.yearFrom} onChange={(yearFrom) => onView({ yearFrom })} />
          <YearFilter label={t('to')} value={view.yearTo} onChange={(yearTo) => onView({ yearTo })} />
          <SelectField
            label={t('mine')}
            value={view.decision ?? ''}
            onChange={(event) =>
              onView({ decision: decisionFilters.find((key) => key === event.target.value) ?? null })
            }
          >
            <option value="">{t('any')}</option>
            {decisionFilters.map((key) => (
              <option key={key} value={key}>
                {t(`decision.${key}`)}
              </option>
            ))}
          </SelectField>
          <div className="flex flex-wrap gap-1.5 self-end pb-1">
            {RECENT_YEARS.map((count) => (
              <Button
                key={count}
                size="sm"
                aria-pressed={view.yearFrom === recentFrom(count) && view.yearTo === null}
                onClick={() => onView({ yearFrom: recentFrom(count), yearTo: null })}
              >
                {t('lastYears', { count })}
              </Button>
            ))}
          </div>
          <label className="flex items-center gap-2 self-end pb-2 text-sm">
            <input
              type="checkbox"
              className="size-4"
              checked={view.openAccess}
              onChange={(event) => onView({ openAccess: event.target.checked })}
            />
            {t('openOnly')}
          </label>
        </div>
      </div>
      <div className="mt-2 flex flex-wrap items-center gap-x-2 gap-y-1.5 text-xs empty:hidden">
        {chipsOf(view, t, label).map(({ label, clear }) => (
          <Chip
            key={label}
            label={t('without', { filter: label })}
            text={label}
            onPress={() => onView(clear)}
          />
        ))}
        {isFiltered(view) ? (
          <Button size="sm" variant="quiet" onClick={() => onView({ ...plainView, sort: view.sort })}>
            {t('clear')}
          </Button>
        ) : null}
      </div>
    </div>
  )
}

type Translate = ReturnType<typeof useTranslations<'sources.list'>>

function chipsOf(
  view: ListView,
  t: Translate,
  name: (id: string) => string,
): { label: string; clear: Partial<ListView> }[] {
  const { yearFrom, yearTo } = view
  const years = yearFrom === yearTo ? String(yearFrom) : `${yearFrom ?? '…'}–${yearTo ?? '…'}`
  const chips: [boolean, string, Partial<ListView>][] = [
    [view.database !== null, name(view.database ?? ''), { database: null }],
    [
      view.overlap !== null,
      t('exactly', { databases: (view.overlap ?? '').split('+').map(name).join(' + ') }),
      { overlap: null },
    ],
    [yearFrom !== null || yearTo !== null, years, { yearFrom: null, yearTo: null }],
    [view.openAccess, t('openOnly'), { openAccess: false }],
    [view.type !== null, view.type ? t(`types.${view.type}`) : '', { type: null }],
    [view.quality !== null, t(`quality.${view.quality ?? 'high'}`), { quality: null }],
    [view.decision !== null, t(`decision.${view.decision ?? 'include'}`), { decision: null }],
  ]
  return chips.flatMap(([given, label, clear]) => (given ? [{ label, clear }] : []))
}

function Chip({ label, text, onPress }: { label: string; text: string; onPress: () => void }) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onPress}
      className="inline-flex min-h-6 items-center gap-1 rounded-sm border border-accent-line bg-accent-soft px-2 text-accent-strong hover:border-accent"
    >
      {text}
      <CloseIcon size={12} />
    </button>
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

function YearFilter(props: { label: string; value: number | null; onChange: (year: number | null) => void }) {
  // Four digits make a year; fewer are on their way to one and filter nothing yet.
  return (
    <TextField
      label={props.label}
      inputMode="numeric"
      maxLength={4}
      key={props.value}
      defaultValue={props.value ?? ''}
      onChange={(event) => {
        const { value } = event.target
        if (/^\d{4}$/.test(value)) props.onChange(Number(value))
        else if (value === '') props.onChange(null)
      }}
    />
  )
}
