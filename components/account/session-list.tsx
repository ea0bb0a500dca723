'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Fold } from '@/components/ui/fold'
import { Moment } from '@/components/ui/moment'
import { Notice } from '@/components/ui/notice'
import type { OpenSession } from '@/lib/contracts/account'
import { endSessionAction } from '@/lib/server/actions/account'

/** Where one is signed in: browser, since when, used when; each but this one can be ended. */
export function SessionList({ sessions }: { sessions: readonly OpenSession[] }) {
  const t = useTranslations('account.sessions')
  const router = useRouter()
  const [busyId, setBusyId] = useState<string | null>(null)
  const [hasFailed, setFailed] = useState(false)

  async function end(id: string) {
    setBusyId(id)
    setFailed(false)
    const answer = await endSessionAction({ id })
    setBusyId(null)
    // One that is gone already is what was asked for.
    if (answer.ok || answer.code === 'not-found') router.refresh()
    else setFailed(true)
  }

  return (
    <Fold title={t('title')} className="border-t border-line pt-4">
      <p className="mb-3 text-sm text-soft">{t('text')}</p>
      <ul className="divide-y divide-line">
        {sessions.map(({ id, agent, since, lastUsed, isThis }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5">
            <div className="text-sm">
              <p className="font-medium">
                {agent === '' ? t('unknown') : agent}
                {isThis ? <span className="ml-2 font-normal text-soft">{t('this')}</span> : null}
              </p>
              <p className="text-soft">
                {t('since')} <Moment at={since} /> · {t('lastUsed')} <Moment at={lastUsed} day />
              </p>
            </div>
            {isThis ? null : (
              <Button
                size="sm"
                busy={busyId === id}
                aria-label={t('endOf', { agent: agent === '' ? t('unknown') : agent })}
                onClick={() => end(id)}
              >
                {t('end')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {hasFailed ? <Notice tone="danger" announce="alert" title={t('failed')} className="mt-3" /> : null}
    </Fold>
  )
}
