import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { NewPassword } from '@/components/account/new-password'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('account.newPassword')
  return { title: t('pageTitle') }
}

export default async function NewPasswordPage() {
  const t = await getTranslations('account.newPassword')
  return (
    <div className="mx-auto max-w-2xl">
      <h1 className="mb-5 font-serif text-2xl font-semibold">{t('pageTitle')}</h1>
      <NewPassword />
    </div>
  )
}
