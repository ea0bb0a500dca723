'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button, buttonClass } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { DownloadIcon } from '@/components/ui/icons'
import type { Verdict } from '@/lib/contracts/desk'
import { DecisionDialog } from './decision-dialog'
import { useDeskWorld } from './desk-context'
import { VerdictBadge } from './verdict-badge'

/** What stays at the bottom: where the round stands, the file, and the decision for those who may make it. */
export function DecisionBar({ linkId }: { linkId: string }) {
  const t = useTranslations('desk.bar')
  const { view, showNewest } = useDeskWorld()
  const [verdict, setVerdict] = useState<Verdict | null>(null)
  const { version, canDecide, rounds, versions } = view
  if (!version) return null
  const newest = versions.at(-1)?.number ?? version.number
  const isOld = newest !== version.number
  const decision = rounds.find(({ round }) => round === version.round)?.decision ?? null
  return (
    <section
      aria-label={t('label')}
      data-desk-bar
      className="fixed inset-x-0 bottom-0 z-30 border-t border-line-strong bg-sheet pb-[env(safe-area-inset-bottom)]"
    >
      <div className="mx-auto flex max-w-[84rem] flex-wrap items-center gap-x-3 gap-y-1.5 px-4 py-2 sm:px-6">
        <p role="status" className="flex min-w-0 flex-1 items-center gap-2 text-sm text-soft">
          {decision ? (
            <>
              <span className="whitespace-nowrap">{t('version', { number: version.number })}</span>
              <VerdictBadge verdict={decision.verdict} />
              <span className="truncate">{decision.isMine ? t('byYou') : decision.by}</span>
            </>
          ) : (
            <span className="truncate">
              {t('version', { number: version.number })} · {t(isOld ? 'notNewest' : 'open')}
            </span>
          )}
        </p>
        <a href={`/api/shared/${linkId}/pdf?version=${version.number}`} className={buttonClass('quiet')}>
          <DownloadIcon />
          {t('pdf')}
        </a>
        {isOld ? (
          <Button variant="primary" onClick={showNewest}>
            {t('showNewest', { number: newest })}
          </Button>
        ) : null}
        {canDecide ? (
          <div className="flex gap-2 max-sm:w-full">
            <Choice variant="primary" onClick={() => setVerdict('approve')} label={t('approve')} />
            <Choice
              variant="plain"
              onClick={() => setVerdict('changes-required')}
              label={t('changes-required')}
              grows
            />
            <Choice variant="danger" onClick={() => setVerdict('reject')} label={t('reject')} />
          </div>
        ) : null}
      </div>
      {verdict ? (
        <DecisionDialog verdict={verdict} onVerdict={setVerdict} onClose={() => setVerdict(null)} />
      ) : null}
    </section>
  )
}

function Choice({
  label,
  variant,
  grows,
  onClick,
}: {
  label: string
  variant: 'primary' | 'plain' | 'danger'
  grows?: boolean
  onClick: () => void
}) {
  return (
    <Button
      variant={variant}
      aria-haspopup="dialog"
      onClick={onClick}
      className={classNames('max-sm:min-h-11', grows ? 'max-sm:flex-[1.4]' : 'max-sm:flex-1')}
    >
      {label}
    </Button>
  )
}
