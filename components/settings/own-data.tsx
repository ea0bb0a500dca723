'use client'

import { useTranslations } from 'next-intl'
import { ForgetVisitor } from '@/components/account/forget-visitor'
import { buttonClass } from '@/components/ui/button'
import type { SettingsPage } from '@/lib/contracts/settings-page'
import { DeleteAccount } from './delete-account'

const afresh = () => window.location.assign('/')

/** What is kept of the visitor: to take along, for how long it stays, and the way to delete it. */
export function OwnData({ person, kept }: Pick<SettingsPage, 'person' | 'kept'>) {
  const t = useTranslations('settings.data')
  return (
    <div className="space-y-5">
      {person.kind === 'nobody' ? (
        <p className="max-w-2xl text-base">{t('none')}</p>
      ) : (
        <div>
          <p className="mb-3 max-w-2xl text-sm text-soft">{t('exportText')}</p>
          <a href="/api/account/export" download className={buttonClass()}>
            {t('export')}
          </a>
        </div>
      )}
      <ul className="max-w-2xl list-disc space-y-1 pl-5 text-sm text-soft">
        {person.kind === 'account' ? null : <li>{t('keptGuest', kept)}</li>}
        <li>{t('keptDeleted', kept)}</li>
      </ul>
      {person.kind === 'nobody' ? null : (
        <div className="border-t border-line pt-5">
          {person.kind === 'account' ? (
            <DeleteAccount email={person.email} onDone={afresh} />
          ) : (
            <ForgetVisitor onDone={afresh} />
          )}
        </div>
      )}
    </div>
  )
}
