import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getLocale, getTranslations } from 'next-intl/server'
import { AnswersRoom } from '@/components/library/answers/answers-room'
import { EmptyLibrary } from '@/components/library/empty-library'
import { Locale } from '@/lib/contracts/locale'
import { loadAnswers } from '@/lib/server/loaders/answers'
import { loadFrameOnce } from '../../load'

interface PageProps {
  params: Promise<{ projectId: string }>
  searchParams: Promise<{ conversation?: string | string[] }>
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const [loaded, t] = await Promise.all([
    loadFrameOnce((await params).projectId),
    getTranslations('library.places'),
  ])
  return { title: loaded ? `${t('answers')} · ${loaded.title}` : 'Carrel' }
}

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
