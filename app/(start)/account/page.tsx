import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { AccountArea } from '@/components/account/account-area'
import { ConfirmAddress } from '@/components/account/confirm-address'
import { loadAccount } from '@/lib/server/loaders/account'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('account')
  return { title: t('pageTitle') }
}

export default async function AccountPage() {
  const [t, account] = await Promise.all([getTranslations('account'), loadAccount()])
  return (
    <div className="mx-auto max-w-2xl">
      <h1 className="mb-5 font-serif text-2xl font-semibold">{t('pageTitle')}</h1>
      <ConfirmAddress isSignedIn={account.kind === 'claimed'} />
      <AccountArea key={account.kind} account={account} />
    </div>
  )
}
