import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { ShareRoom } from '@/components/share/share-room'
import { loadShare } from '@/lib/server/loaders/share'
import { loadOnce } from '../load'

interface PageProps {
  params: Promise<{ projectId: string }>
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const [loaded, t] = await Promise.all([loadOnce((await params).projectId), getTranslations('common.rooms')])
  return { title: loaded ? `${t('share')} · ${loaded.project.title}` : 'Carrel' }
}

export default async function SharePage({ params }: PageProps) {
  const { projectId } = await params
  // What is nobody's is told by the frame; loadShare would throw.
  if (!(await loadOnce(projectId))) notFound()
  return <ShareRoom projectId={projectId} initial={await loadShare(projectId)} />
}
