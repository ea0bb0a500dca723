import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { LibraryNav } from '@/components/library/library-nav'

export default async function LibraryLayout({
  children,
  params,
}: {
  children: ReactNode
  params: Promise<{ projectId: string }>
}) {
  const [{ projectId }, t] = await Promise.all([params, getTranslations('library')])
  return (
    <div className="mx-auto max-w-6xl px-4 py-6 sm:px-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h1 className="font-serif text-2xl font-semibold">{t('title')}</h1>
        <LibraryNav projectId={projectId} />
      </div>
      <div className="mt-5">{children}</div>
    </div>
  )
}
