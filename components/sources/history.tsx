import { useFormatter, useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import type { EarlierSearch, HistoryEntry } from '@/lib/core/validation/workspace'

/** The first search and the refinements in their order; one can search again as it was then. */
export function History({
  first,
  history,
  onReturn,
}: {
  first: EarlierSearch | null
  history: readonly HistoryEntry[]
  onReturn: (earlier: EarlierSearch) => void
}) {
  const t = useTranslations('sources.history')
  const format = useFormatter()
  return (
    <ol className="ml-1.5 border-l border-line-strong">
      {first ? (
        <li className="relative pb-3 pl-4">
          <Dot />
          <p className="text-sm font-medium">{t('first')}</p>
          <p className="text-xs text-faint">{t('round', { round: 1 })}</p>
          <Return onPress={() => onReturn(first)} />
        </li>
      ) : null}
      {history.map((entry) => (
        <li key={entry.round} className="relative pb-3 pl-4 last:pb-0">
          <Dot />
          <p className="text-sm">
            <span className="font-medium">{t(`mode.${entry.mode}`)}</span>
            <span className="text-soft">
              {' · '}
              {entry.found === null ? t('underWay') : t('found', { count: entry.found })}
            </span>
          </p>
          <p className="text-xs text-faint">
            {t('round', { round: entry.round })}
            {entry.at
              ? ` · ${format.dateTime(new Date(entry.at), { dateStyle: 'medium', timeStyle: 'short' })}`
              : ''}
          </p>
          {entry.request ? (
            <p dir="auto" className="mt-0.5 text-sm text-soft">
              “{entry.request}”
            </p>
          ) : null}
          {entry.keywords.length > 0 ? (
            <p className="mt-0.5 text-xs text-soft">{entry.keywords.join(', ')}</p>
          ) : null}
          <Return onPress={() => onReturn(entry)} />
        </li>
      ))}
    </ol>
  )
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
