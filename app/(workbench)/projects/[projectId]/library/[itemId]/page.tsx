import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { GoneItem } from '@/components/library/reader/gone-item'
import { ReaderHead } from '@/components/library/reader/reader-head'
import { ReaderRoom } from '@/components/library/reader/reader-room'
import { loadReader } from '@/lib/server/loaders/reader'
import { loadFrameOnce } from '../../load'

interface PageProps {
  params: Promise<{ projectId: string; itemId: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const [loaded, t] = await Promise.all([loadFrameOnce((await params).projectId), getTranslations('library')])
  return { title: loaded ? `${t('title')} · ${loaded.title}` : 'Carrel' }
}

export default async function ReaderPage({ params, searchParams }: PageProps) {
  const [{ projectId, itemId }, query] = await Promise.all([params, searchParams])
  if (!(await loadFrameOnce(projectId))) notFound()
  const passageId = typeof query.passage === 'string' ? query.passage.slice(0, 80) : null
  const from = typeof query.from === 'string' && /^\d{1,9}$/.test(query.from) ? Number(query.from) : null
  const view = await loadReader(projectId, { itemId: itemId.slice(0, 64), passageId, from })
  if (view.kind === 'gone') return <GoneItem projectId={projectId} cited={view.cited} />
  const { entry, marks, cited, text } = view
  return (
    <>
      <ReaderHead projectId={projectId} entry={entry} />
      <ReaderRoom
        // Another passage is another place to begin from.
        key={`${passageId}:${from}`}
        projectId={projectId}
        entry={entry}
        initial={marks}
        cited={cited}
        text={text}
      />
    </>
  )
}
