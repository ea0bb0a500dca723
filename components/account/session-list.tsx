'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Fold } from '@/components/ui/fold'
import { Moment } from '@/components/ui/moment'
import type { OpenSession } from '@/lib/contracts/account'
import { signOutElsewhere, withoutBody } from './auth-requests'
import { WithPassword } from './with-password'

interface SessionListProps {
  email: string
  sessions: readonly OpenSession[]
}

/** Where one is signed in: browser, since when, used when; each but this one can be ended, with the password. */
export function SessionList({ email, sessions }: SessionListProps) {
  const t = useTranslations('account.sessions')
  const router = useRouter()
  const [openId, setOpenId] = useState<string | null>(null)

  function ended() {
    setOpenId(null)
    router.refresh()
  }

  return (
    <Fold title={t('title')} className="border-t border-line pt-4">
      <p className="mb-3 text-sm text-soft">{t('text')}</p>
      <ul className="divide-y divide-line">
        {sessions.map(({ id, agent, since, lastUsed, isThis }) => (
          <li key={id} className="space-y-3 py-2.5">
            <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
              <div className="text-sm">
                <p className="font-medium">
                  {agent === '' ? t('unknown') : agent}
                  {isThis ? <span className="ml-2 font-normal text-soft">{t('this')}</span> : null}
                </p>
                <p className="text-soft">
                  {t('since')} <Moment at={since} /> · {t('lastUsed')} <Moment at={lastUsed} day />
                </p>
              </div>
              {isThis || openId === id ? null : (
                <Button
                  size="sm"
                  aria-label={t('endOf', { agent: agent === '' ? t('unknown') : agent })}
                  onClick={() => setOpenId(id)}
                >
                  {t('end')}
                </Button>
              )}
            </div>
            {openId === id ? (
              <WithPassword
                email={email}
                acts={[
                  {
                    label: t('end'),
                    send: (password) => withoutBody(signOutElsewhere(id, password)),
                    onDone: ended,
                  },
                ]}
                onCancel={() => setOpenId(null)}
              />
            ) : null}
          </li>
        ))}
      </ul>
    </Fold>
  )
}
