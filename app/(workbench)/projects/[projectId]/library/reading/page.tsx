import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { EmptyLibrary } from '@/components/library/empty-library'
import { ReadingList } from '@/components/library/reading-list'
import { loadLibrary } from '@/lib/server/loaders/library'
import { loadFrameOnce } from '../../load'

interface PageProps {
  params: Promise<{ projectId: string }>
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const [loaded, t] = await Promise.all([
    loadFrameOnce((await params).projectId),
    getTranslations('library.places'),
  ])
  return { title: loaded ? `${t('reading')} · ${loaded.title}` : 'Carrel' }
}

export default async function ReadingListPage({ params }: PageProps) {
  const { projectId } = await params
  if (!(await loadFrameOnce(projectId))) notFound()
  const lines = await loadLibrary(projectId)
  if (lines.length === 0) return <EmptyLibrary projectId={projectId} place="reading" />
  return <ReadingList projectId={projectId} initial={lines} />
}
