import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { LibraryItems } from '@/components/library/library-items'
import { loadLibrary } from '@/lib/server/loaders/library'
import { loadFrameOnce } from '../load'
import { placeTitle } from './place-title'

interface PageProps {
  params: Promise<{ projectId: string }>
}

export const generateMetadata = (props: PageProps): Promise<Metadata> => placeTitle(props, 'items')

export default async function LibraryPage({ params }: PageProps) {
  const { projectId } = await params
  if (!(await loadFrameOnce(projectId))) notFound()
  return <LibraryItems projectId={projectId} initial={await loadLibrary(projectId)} />
}
