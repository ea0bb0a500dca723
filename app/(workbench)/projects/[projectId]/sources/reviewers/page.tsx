import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { ReviewersRoom } from '@/components/screening/reviewers-room'
import { loadReviewers } from '@/lib/server/loaders/reviewers'
import { loadOnce } from '../../load'

interface PageProps {
  params: Promise<{ projectId: string }>
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const [loaded, t] = await Promise.all([
    loadOnce((await params).projectId),
    getTranslations('screening.room'),
  ])
  return { title: loaded ? `${t('title')} · ${loaded.project.title}` : 'Carrel' }
}

export default async function ReviewersPage({ params }: PageProps) {
  const { projectId } = await params
  // What is nobody's is told by the frame; loadReviewers would throw.
  if (!(await loadOnce(projectId))) notFound()
  return <ReviewersRoom projectId={projectId} initial={await loadReviewers(projectId)} />
}
