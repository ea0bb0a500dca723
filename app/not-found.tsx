import { getTranslations } from 'next-intl/server'
import { PageFrame } from '@/components/frame/page-frame'
import { EmptyState } from '@/components/ui/empty-state'
import { TextLink } from '@/components/ui/text-link'

export default async function NotFound() {
  const t = await getTranslations('common')
  return (
    <PageFrame>
      <EmptyState
        level={1}
        title={t('notFound.title')}
        actions={<TextLink href="/">{t('allProjects')}</TextLink>}
      >
        {t('notFound.text')}
      </EmptyState>
    </PageFrame>
  )
}
