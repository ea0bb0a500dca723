import { useTranslations } from 'next-intl'
import { Moment } from '@/components/ui/moment'
import type { DeskRound } from '@/lib/contracts/desk'
import { VerdictBadge } from './verdict-badge'

/** The rounds with their decisions, the latest first. */
export function RoundsList({ rounds }: { rounds: readonly DeskRound[] }) {
  const t = useTranslations('desk.rounds')
  return (
    <ol className="divide-y divide-line text-sm">
      {rounds.toReversed().map(({ round, versions, decision }) => (
        <li key={round} className="py-3 first:pt-0">
          <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
            <span className="font-semibold">{t('round', { round })}</span>
            <span className="text-soft">
              {t('versions', { count: versions.length, numbers: versions.join(', ') })}
            </span>
            {decision ? (
              <VerdictBadge verdict={decision.verdict} />
            ) : (
              <span className="text-soft">{t('open')}</span>
            )}
          </p>
          {decision ? (
            <>
              <p className="mt-0.5 text-xs text-soft">
                {t('by', { name: decision.by, version: decision.version })} · <Moment at={decision.at} />
              </p>
              {decision.reason ? (
                <p dir="auto" className="mt-1.5 whitespace-pre-wrap [overflow-wrap:anywhere]">
                  {decision.reason}
                </p>
              ) : null}
            </>
          ) : null}
        </li>
      ))}
    </ol>
  )
}
