import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { ReaderHead } from '@/components/library/reader/reader-head'
import { SourceCardView } from '@/components/library/source-card-view'
import { loadSourceCard } from '@/lib/server/loaders/source-card'
import { loadFrameOnce } from '../../../load'

interface PageProps {
  params: Promise<{ projectId: string; itemId: string }>
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const [loaded, t] = await Promise.all([
    loadFrameOnce((await params).projectId),
    getTranslations('library.card'),
  ])
  return { title: loaded ? `${t('title')} · ${loaded.title}` : 'Carrel' }
}

export default async function SourceCardPage({ params }: PageProps) {
  const { projectId, itemId } = await params
  if (!(await loadFrameOnce(projectId))) notFound()
  const view = await loadSourceCard(projectId, itemId)
  if (!view) notFound()
  return (
    <>
      <ReaderHead projectId={projectId} entry={view.entry} />
      <SourceCardView projectId={projectId} view={view} />
    </>
  )
}
