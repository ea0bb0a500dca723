import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getLocale } from 'next-intl/server'
import { AnswersRoom } from '@/components/library/answers/answers-room'
import { EmptyLibrary } from '@/components/library/empty-library'
import { Locale } from '@/lib/contracts/locale'
import { loadAnswers } from '@/lib/server/loaders/answers'
import { loadFrameOnce } from '../../load'
import { placeTitle } from '../place-title'

interface PageProps {
  params: Promise<{ projectId: string }>
  searchParams: Promise<{ conversation?: string | string[] }>
}

export const generateMetadata = (props: PageProps): Promise<Metadata> => placeTitle(props, 'answers')

export default async function AnswersPage({ params, searchParams }: PageProps) {
  const [{ projectId }, { conversation }] = await Promise.all([params, searchParams])
  if (!(await loadFrameOnce(projectId))) notFound()
  const chosen = typeof conversation === 'string' ? conversation : null
  const page = await loadAnswers(projectId, chosen)
  if (page.isEmpty && page.conversations.length === 0)
    return <EmptyLibrary projectId={projectId} place="answers" />
  return (
    <AnswersRoom
      key={chosen ?? 'new'}
      projectId={projectId}
      locale={Locale.parse(await getLocale())}
      page={page}
    />
  )
}
