import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { BeginDiscovery } from '@/components/topic/begin-discovery'
import { TopicRoom } from '@/components/topic/topic-room'
import { loadTopic } from '@/lib/server/loaders/topic'

interface PageProps {
  params: Promise<{ projectId: string }>
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const [{ title }, t] = await Promise.all([
    loadTopic((await params).projectId),
    getTranslations('common.rooms'),
  ])
  return { title: `${t('topic')} · ${title}` }
}

export default async function TopicPage({ params }: PageProps) {
  const { projectId } = await params
  const { runId, run, state } = await loadTopic(projectId)
  if (runId === null || run === null || state === null) return <BeginDiscovery projectId={projectId} />
  return <TopicRoom key={runId} projectId={projectId} runId={runId} run={run} state={state} />
}
