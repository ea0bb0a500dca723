import { useTranslations } from 'next-intl'
import { classNames } from '@/components/ui/class-names'
import type { RankReason } from '@/lib/client/screening-session'

/** What moved a source, ready to be shown. */
export interface ShownReason extends RankReason {
  /** The title of the choice it is close to; '' when that is not in the list any more. */
  readonly nearTitle: string
}

/** In one line why a source stands where it stands by the choices: words for and against it, and the choice it is close to. */
export function RankReasonLine({ reason, className }: { reason: ShownReason; className?: string }) {
  const t = useTranslations('sources.reason')
  const speaksFor = reason.words.filter(({ pull }) => pull > 0).map(({ word }) => word)
  const against = reason.words.filter(({ pull }) => pull < 0).map(({ word }) => word)
  return (
    <p className={classNames('text-xs text-soft', className)}>
      {speaksFor.length > 0 ? (
        <span className="text-accent-strong">
          <span className="sr-only">{t('for')}</span>
          <span aria-hidden="true">↑</span> <bdi>{speaksFor.join(' · ')}</bdi>{' '}
        </span>
      ) : null}
      {against.length > 0 ? (
        <span className="text-warn">
          <span className="sr-only">{t('against')}</span>
          <span aria-hidden="true">↓</span> <bdi>{against.join(' · ')}</bdi>{' '}
        </span>
      ) : null}
      <Near reason={reason} />
    </p>
  )
}

function Near({ reason }: { reason: ShownReason }) {
  const t = useTranslations('sources.reason')
  if (!reason.near || reason.nearTitle === '') return null
  const title = `\u2068${reason.nearTitle}\u2069`
  return <span>{reason.near.isRelevant ? t('nearChosen', { title }) : t('nearExcluded', { title })}</span>
}
