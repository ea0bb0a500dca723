import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { VerdictBadge } from '@/components/desk/verdict-badge'
import { Moment } from '@/components/ui/moment'
import type { ShareView } from '@/lib/contracts/desk'

/** Where things stand with the advisor, in a line: open comments, the last decision, when it was last seen. */
export function DeskSummary({ desk }: { desk: ShareView }) {
  const t = useTranslations('share.summary')
  const { current, comments, rounds, links } = desk
  const open = comments.filter(({ resolvedAt }) => resolvedAt === null)
  const unanswered = open.filter(({ answer }) => answer === null).length
  const decision = rounds.findLast((round) => round.decision !== null)?.decision ?? null
  const seen = links
    .filter(({ seenAt }) => seenAt !== null)
    .toSorted((one, other) => (other.seenAt ?? '').localeCompare(one.seenAt ?? ''))[0]
  return (
    <dl className="grid grid-cols-2 gap-x-8 gap-y-3 rounded-md border border-line bg-sheet px-4 py-3 text-sm sm:flex sm:flex-wrap">
      <Item label={t('version')}>
        {current ? t('versionAndRound', { number: current.number, round: current.round }) : t('none')}
      </Item>
      <Item label={t('comments')}>
        {open.length === 0 ? t('noComments') : t('open', { count: open.length, unanswered })}
      </Item>
      <Item label={t('decision')}>
        {decision ? (
          <span className="inline-flex flex-wrap items-center gap-1.5">
            <VerdictBadge verdict={decision.verdict} />
            {t('by', { name: decision.by })}
          </span>
        ) : (
          t('noDecision')
        )}
      </Item>
      <Item label={t('seen')}>
        {seen?.seenAt ? (
          <>
            <Moment at={seen.seenAt} /> · {seen.name}
            {seen.seenVersion === null ? '' : ` · ${t('versionShort', { number: seen.seenVersion })}`}
          </>
        ) : (
          t('notSeen')
        )}
      </Item>
    </dl>
  )
}

function Item({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-xs text-soft">{label}</dt>
      <dd className="font-medium">{children}</dd>
    </div>
  )
}
