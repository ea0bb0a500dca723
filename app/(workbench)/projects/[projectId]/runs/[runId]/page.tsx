import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getMessages, getTranslations } from 'next-intl/server'
import { RunProgress } from '@/components/run/run-progress'
import { loadProgress } from '@/lib/server/loaders/progress'
import { pipelineLabel, progressTable } from '@/lib/server/progress-table'

interface PageProps {
  params: Promise<{ projectId: string; runId: string }>
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('run.progress')
  return { title: t('pageTitle') }
}

export default async function ProgressPage({ params }: PageProps) {
  const { projectId, runId } = await params
  const [loaded, messages] = await Promise.all([loadProgress(projectId, runId), getMessages()])
  if (!loaded) notFound()
  const { row, run, isPresent, standing } = loaded
  return (
    <RunProgress
      key={runId}
      projectId={projectId}
      runId={runId}
      name={pipelineLabel(row, messages.common.rooms)}
      run={run}
      room={isPresent ? row.room : null}
      standing={standing}
      table={progressTable(row, row.words === null ? {} : messages[row.words])}
    />
  )
}
