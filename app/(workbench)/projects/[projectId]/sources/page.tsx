import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { LazySideSession } from '@/components/side/lazy-side-session'
import { Remembered } from '@/components/sources/remembered'
import { SourcesWorkspace } from '@/components/sources/sources-workspace'
import { loadOnce } from '../load'

interface PageProps {
  params: Promise<{ projectId: string }>
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const loaded = await loadOnce((await params).projectId)
  return { title: loaded?.project.title ?? 'Carrel' }
}

export default async function SourcesPage({ params }: PageProps) {
  const { projectId } = await params
  const loaded = await loadOnce(projectId)
  // The frame has found the project: what is missing is its topic.
  if (!loaded) redirect(`/projects/${projectId}/topic`)
  const { project, runId, run, selection, abstracts, memory } = loaded
  return (
    <SourcesWorkspace
      key={runId}
      project={project}
      runId={runId}
      run={run}
      selection={selection}
      abstracts={abstracts}
      remembered={<Remembered memory={memory} />}
      sideSession={LazySideSession}
    />
  )
}
