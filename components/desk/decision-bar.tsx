'use client'

import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { DownloadLink } from '@/components/run/download-link'
import { Button } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { useKeptFocus } from '@/components/ui/use-kept-focus'
import { ContentsButton } from './contents-list'
import { DecisionDialog } from './decision-dialog'
import { useDeskWorld } from './desk-context'
import { DOCUMENT_ID } from './go-to'
import { useReading } from './use-reading'
import { VerdictBadge } from './verdict-badge'

/** What stays at the bottom: where the round stands, the file, and the decision for those who may make it. */
export function DecisionBar({ linkId }: { linkId: string }) {
  const t = useTranslations('desk.bar')
  const { view, showNewest } = useDeskWorld()
  const bar = useRef<HTMLElement>(null)
  useKeptFocus(bar)
  const [isDeciding, setIsDeciding] = useState(false)
  const { progress01, hasRead } = useReading(DOCUMENT_ID)
  const { version, canDecide, rounds, versions } = view
  if (!version) return null
  const newest = versions.at(-1)?.number ?? version.number
  const isOld = newest !== version.number
  const mustRead = canDecide && !hasRead
  const decision = rounds.find(({ round }) => round === version.round)?.decision ?? null
  return (
    <section
      ref={bar}
      aria-label={t('label')}
      data-desk-bar
      tabIndex={-1}
      className="outline-none fixed inset-x-0 bottom-0 z-30 border-t border-line-strong bg-sheet pb-[env(safe-area-inset-bottom)]"
    >
      <div className="mx-auto flex max-w-[84rem] items-center gap-x-3 px-4 py-2 max-sm:gap-x-1 max-sm:px-2 sm:px-6">
        <ContentsButton progress01={progress01} />
        <p role="status" className="flex min-w-0 flex-1 items-center gap-2 text-sm text-soft">
          {decision ? (
            <>
              <span className="whitespace-nowrap max-sm:sr-only">
                {t('version', { number: version.number })}
              </span>
              {/* Beside the way to the newest version a phone has no room for it; the notice above the text says which one is read. */}
              <span className={classNames(isOld && 'max-sm:sr-only')}>
                <VerdictBadge verdict={decision.verdict} />
              </span>
              <span className="truncate max-sm:sr-only">{decision.isMine ? t('byYou') : decision.by}</span>
            </>
          ) : (
            <>
              <span className="truncate max-sm:sr-only">
                {t('version', { number: version.number })} ·{' '}
                {t(isOld ? 'notNewest' : mustRead ? 'readFirst' : 'open')}
              </span>
              {/* On a phone there is room for why the button is greyed, and for nothing else. */}
              {mustRead && !isOld ? (
                <span aria-hidden="true" className="ml-auto truncate text-xs sm:hidden">
                  {t('readFirstShort')}
                </span>
              ) : null}
            </>
          )}
        </p>
        <DownloadLink
          href={`/api/shared/${linkId}/pdf?document=${view.kind}&version=${version.number}`}
          label={t('pdf')}
        />
        {isOld ? (
          <Button variant="primary" onClick={showNewest}>
            {t('showNewest', { number: newest })}
          </Button>
        ) : null}
        {canDecide ? (
          <Button
            variant="primary"
            aria-haspopup="dialog"
            disabled={!hasRead}
            title={hasRead ? undefined : t('readFirst')}
            onClick={() => setIsDeciding(true)}
          >
            {t('decide')}
          </Button>
        ) : null}
      </div>
      {isDeciding ? <DecisionDialog onClose={() => setIsDeciding(false)} /> : null}
    </section>
  )
}
