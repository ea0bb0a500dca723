import { useTranslations } from 'next-intl'
import type { NamedVote } from '@/lib/contracts/reviewers'

/** What each of some reviewers says, with the reason where one was given. */
export function SaidList({ votes }: { votes: readonly NamedVote[] }) {
  const t = useTranslations('screening')
  return (
    <ul className="space-y-1 text-sm">
      {votes.map(({ name, decision, reason }) => (
        <li key={name}>
          <bdi className="font-medium">{name}</bdi>: {t(`decision.${decision}`)}
          {reason === '' ? null : (
            <>
              {' – '}
              <span dir="auto">{reason}</span>
            </>
          )}
        </li>
      ))}
    </ul>
  )
}
