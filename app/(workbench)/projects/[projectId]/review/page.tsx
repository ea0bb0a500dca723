import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { BeginReview } from '@/components/review/begin-review'
import { ReviewRoom } from '@/components/review/review-room'
import { loadReview } from '@/lib/server/loaders/review'

interface PageProps {
  params: Promise<{ projectId: string }>
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const [{ title }, t] = await Promise.all([loadReview((await params).projectId), getTranslations('review')])
  return { title: `${t('title')} · ${title}` }
}

export default async function ReviewPage({ params }: PageProps) {
  const { projectId } = await params
  const { runId, run, state, alert } = await loadReview(projectId)
  if (runId === null || run === null || state === null) return <BeginReview projectId={projectId} />
  return <ReviewRoom key={runId} projectId={projectId} runId={runId} run={run} state={state} alert={alert} />
}
