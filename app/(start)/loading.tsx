import { getTranslations } from 'next-intl/server'
import { Skeleton } from '@/components/ui/skeleton'

export default async function StartLoading() {
  const t = await getTranslations('common')
  return (
    <div role="status" className="space-y-4">
      <h1 className="sr-only">{t('loading')}</h1>
      <Skeleton className="h-9 w-80 max-w-full" />
      <Skeleton className="h-5 w-full max-w-xl" />
      <Skeleton className="h-28 w-full" />
      <Skeleton className="h-28 w-full" />
    </div>
  )
}
