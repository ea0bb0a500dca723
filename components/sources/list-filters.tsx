import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { SelectField, TextField } from '@/components/ui/field'
import { CloseIcon } from '@/components/ui/icons'
import type { SourceRow } from '@/lib/contracts/source-validation'
import { originsOf } from '@/lib/core/relevance/threshold'
import { boundOf } from '@/lib/core/search/search-plan'
import { decisionFilters, isFiltered, type ListView, plainView } from './list-view'
import { useDatabaseLabel } from './use-database-label'

/** What is usually asked for as recent literature. */
const RECENT_YEARS = [5, 10] as const

/** The first of the last years, this one included. */
function recentFrom(count: number): number {
  return new Date().getFullYear() - count + 1
}

interface ViewProps {
  view: ListView
  onView: (changed: Partial<ListView>) => void
}

/** Fields that narrow the list, filled with what its rows have. */
export function ListFilters({ view, rows, onView }: ViewProps & { rows: readonly SourceRow[] }) {
  const t = useTranslations('sources.list')
  const label = useDatabaseLabel()
  const databases = [...new Set(rows.flatMap(originsOf))].sort()
  const types = [...new Set(rows.map(({ work }) => work.type))].sort()
  return (
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
      <label className="flex items-center gap-2 self-end pb-2 text-sm">
        <input
          type="checkbox"
          className="size-4"
          checked={view.openAccess}
          onChange={(event) => onView({ openAccess: event.target.checked })}
        />
        {t('openOnly')}
      </label>
      <YearFilter label={t('from')} value={view.yearFrom} onChange={(yearFrom) => onView({ yearFrom })} />
      <YearFilter label={t('to')} value={view.yearTo} onChange={(yearTo) => onView({ yearTo })} />
      <div className="flex flex-wrap gap-1.5 self-end pb-1 col-span-2">
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
    </div>
  )
}

/** What is in force, as words that a press takes away. */
export function FilterChips({ view, onView }: ViewProps) {
  const t = useTranslations('sources.list')
  const label = useDatabaseLabel()
  return (
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
  )
}

type Translate = ReturnType<typeof useTranslations<'sources.list'>>

function chipsOf(
  view: ListView,
  t: Translate,
  name: (id: string) => string,
): { label: string; clear: Partial<ListView> }[] {
  const { yearFrom, yearTo } = view
  const years =
    yearFrom === yearTo
      ? String(yearFrom)
      : t('years', { bound: boundOf(view), from: String(yearFrom), to: String(yearTo) })
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
