import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { CheckRoom } from '@/components/library/check/check-room'
import { EmptyLibrary } from '@/components/library/empty-library'
import { loadLibrary } from '@/lib/server/loaders/library'
import { loadFrameOnce } from '../../load'
import { placeTitle } from '../place-title'

interface PageProps {
  params: Promise<{ projectId: string }>
}

export const generateMetadata = (props: PageProps): Promise<Metadata> => placeTitle(props, 'check')

export default async function CheckCitationsPage({ params }: PageProps) {
  const { projectId } = await params
  if (!(await loadFrameOnce(projectId))) notFound()
  const lines = await loadLibrary(projectId)
  if (lines.length === 0) return <EmptyLibrary projectId={projectId} place="check" />
  return <CheckRoom projectId={projectId} />
}
