import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { CheckRoom } from '@/components/library/check/check-room'
import { EmptyLibrary } from '@/components/library/empty-library'
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
  return { title: loaded ? `${t('check')} · ${loaded.title}` : 'Carrel' }
}

export default async function CheckCitationsPage({ params }: PageProps) {
  const { projectId } = await params
  if (!(await loadFrameOnce(projectId))) notFound()
  const lines = await loadLibrary(projectId)
  if (lines.length === 0) return <EmptyLibrary projectId={projectId} place="check" />
  return <CheckRoom projectId={projectId} />
}
