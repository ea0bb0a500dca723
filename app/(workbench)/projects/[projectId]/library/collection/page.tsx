import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { CollectionRoom } from '@/components/collection/collection-room'
import { loadCollection } from '@/lib/server/loaders/collection'

interface PageProps {
  params: Promise<{ projectId: string }>
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const [{ title }, t] = await Promise.all([
    loadCollection((await params).projectId),
    getTranslations('library.places'),
  ])
  return { title: `${t('collection')} · ${title}` }
}

export default async function CollectionPlace({ params }: PageProps) {
  const { projectId } = await params
  return <CollectionRoom projectId={projectId} initial={await loadCollection(projectId)} />
}
