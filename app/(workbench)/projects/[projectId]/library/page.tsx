import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { LibraryItems } from '@/components/library/library-items'
import { loadLibrary } from '@/lib/server/loaders/library'
import { loadFrameOnce } from '../load'

interface PageProps {
  params: Promise<{ projectId: string }>
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const [loaded, t] = await Promise.all([
    loadFrameOnce((await params).projectId),
    getTranslations('library.places'),
  ])
  return { title: loaded ? `${t('items')} · ${loaded.title}` : 'Carrel' }
}

export default async function LibraryPage({ params }: PageProps) {
  const { projectId } = await params
  if (!(await loadFrameOnce(projectId))) notFound()
  return <LibraryItems projectId={projectId} initial={await loadLibrary(projectId)} />
}
