import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { ShareRoom } from '@/components/share/share-room'
import { loadShare } from '@/lib/server/loaders/share'
import { loadOnce } from '../load'

interface PageProps {
  params: Promise<{ projectId: string }>
  searchParams: Promise<{ document?: string | string[] }>
}

export async function generateMetadata({ params }: Pick<PageProps, 'params'>): Promise<Metadata> {
  const [loaded, t] = await Promise.all([loadOnce((await params).projectId), getTranslations('common.rooms')])
  return { title: loaded ? `${t('share')} · ${loaded.project.title}` : 'Carrel' }
}

export default async function SharePage({ params, searchParams }: PageProps) {
  const [{ projectId }, { document }] = await Promise.all([params, searchParams])
  // What is nobody's is told by the frame; loadShare would throw.
  if (!(await loadOnce(projectId))) notFound()
  const initial = await loadShare(projectId, typeof document === 'string' ? document : null)
  return <ShareRoom key={initial.kind} projectId={projectId} initial={initial} />
}
