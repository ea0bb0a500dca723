import { useFormatter, useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import type { RefinementEntry } from '@/lib/contracts/refinement-entry'
import { studentNames } from '@/lib/core/concepts/student-names'
import type { RoundYield } from '@/lib/core/validation/round-yields'
import type { EarlierSearch, HistoryEntry } from '@/lib/core/validation/workspace'

/** Refinements from before the project was brought here, the first search and its refinements; one can search again as it was then. */
export function History({
  brought,
  first,
  history,
  yields,
  onReturn,
}: {
  brought: readonly RefinementEntry[]
  first: EarlierSearch | null
  history: readonly HistoryEntry[]
  yields: readonly RoundYield[]
  onReturn: (earlier: EarlierSearch) => void
}) {
  const t = useTranslations('sources.history')
  return (
    <ol className="ml-1.5 border-l border-line-strong">
      {brought.map((entry) => (
        <Refined
          key={`${entry.date} ${entry.mode}`}
          entry={{ ...entry, at: entry.date, found: entry.resultCount }}
          when={t('brought')}
          onReturn={() => onReturn({ parameters: entry.after, map: entry.map, queries: [] })}
        />
      ))}
      {first ? (
        <li className="relative pb-3 pl-4">
          <Dot />
          <p className="text-sm font-medium">{t('first')}</p>
          <p className="text-xs text-faint">{t('round', { round: 1 })}</p>
          <Brought counts={yields.find(({ round }) => round === 1)} />
          <Return onPress={() => onReturn(first)} />
        </li>
      ) : null}
      {history.map((entry) => (
        <Refined
          key={entry.round}
          entry={entry}
          when={t('round', { round: entry.round })}
          counts={yields.find(({ round }) => round === entry.round)}
          onReturn={() => onReturn(entry)}
        />
      ))}
    </ol>
  )
}

interface RefinedProps {
  entry: Pick<HistoryEntry, 'at' | 'mode' | 'request' | 'map' | 'found'>
  when: string
  /** What it brought itself, where that is known. */
  counts?: RoundYield | undefined
  onReturn: () => void
}

function Refined({ entry, when, counts, onReturn }: RefinedProps) {
  const t = useTranslations('sources.history')
  const format = useFormatter()
  const added = studentNames(entry.map)
  const at = entry.at === '' ? Number.NaN : Date.parse(entry.at)
  return (
    <li className="relative pb-3 pl-4 last:pb-0">
      <Dot />
      <p className="text-sm">
        <span className="font-medium">{t(`mode.${entry.mode}`)}</span>
        <span className="text-soft">
          {' · '}
          {entry.found === null ? t('underWay') : t('found', { count: entry.found })}
        </span>
      </p>
      <p className="text-xs text-faint">
        {when}
        {Number.isNaN(at) ? '' : ` · ${format.dateTime(at, { dateStyle: 'medium', timeStyle: 'short' })}`}
      </p>
      <Brought counts={counts} />
      {entry.request ? (
        <p dir="auto" className="mt-0.5 text-sm text-soft">
          “{entry.request}”
        </p>
      ) : null}
      {added.length > 0 ? <p className="mt-0.5 text-xs text-soft">{added.join(', ')}</p> : null}
      <Return onPress={onReturn} />
    </li>
  )
}

/** What one search itself brought, beside what all together had found by then. */
function Brought({ counts }: { counts: RoundYield | undefined }) {
  const t = useTranslations('sources.history')
  return counts ? <p className="mt-0.5 text-xs text-soft">{t('broughtItself', { ...counts })}</p> : null
}

function Dot() {
  return (
    <span
      aria-hidden="true"
      className="absolute top-1.5 -left-1.25 size-2.25 rounded-full border-2 border-sheet bg-accent"
    />
  )
}

function Return({ onPress }: { onPress: () => void }) {
  const t = useTranslations('sources.history')
  return (
    <Button size="sm" variant="quiet" className="-ml-2" onClick={onPress}>
      {t('return')}
    </Button>
  )
}
