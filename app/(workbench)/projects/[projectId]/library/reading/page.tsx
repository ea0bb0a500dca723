import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { EmptyLibrary } from '@/components/library/empty-library'
import { ReadingList } from '@/components/library/reading-list'
import { loadLibrary } from '@/lib/server/loaders/library'
import { loadFrameOnce } from '../../load'
import { placeTitle } from '../place-title'

interface PageProps {
  params: Promise<{ projectId: string }>
}

export const generateMetadata = (props: PageProps): Promise<Metadata> => placeTitle(props, 'reading')

export default async function ReadingListPage({ params }: PageProps) {
  const { projectId } = await params
  if (!(await loadFrameOnce(projectId))) notFound()
  const lines = await loadLibrary(projectId)
  if (lines.length === 0) return <EmptyLibrary projectId={projectId} place="reading" />
  return <ReadingList projectId={projectId} initial={lines} />
}
