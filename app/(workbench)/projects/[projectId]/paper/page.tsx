import type { Metadata } from 'next'
import { getMessages, getTranslations } from 'next-intl/server'
import { BeginPaper } from '@/components/paper/begin-paper'
import { PaperRoom } from '@/components/paper/paper-room'
import { loadPaper } from '@/lib/server/loaders/paper'
import { progressTable } from '@/lib/server/progress-table'

interface PageProps {
  params: Promise<{ projectId: string }>
  searchParams: Promise<{ begin?: string | string[] }>
}

export async function generateMetadata({ params }: Pick<PageProps, 'params'>): Promise<Metadata> {
  const [{ title }, t] = await Promise.all([loadPaper((await params).projectId), getTranslations('paper')])
  return { title: `${t('title')} · ${title}` }
}

export default async function PaperPage({ params, searchParams }: PageProps) {
  const { projectId } = await params
  const [{ runId, run, row, question, criteria, earlier }, messages, { begin }] = await Promise.all([
    loadPaper(projectId),
    getMessages(),
    searchParams,
  ])
  const isAnother = begin === '1' && run !== null && run.status !== 'running'
  if (runId === null || run === null || isAnother)
    return <BeginPaper projectId={projectId} question={question} again={isAnother} />
  const table = progressTable(row, messages.paper)
  const words: Readonly<Record<string, string>> = messages.paper.criterion
  const named = Object.entries(criteria).map(
    ([phase, ids]) => [phase, ids.map((id) => ({ id, label: words[id] ?? id }))] as const,
  )
  return (
    <PaperRoom
      key={runId}
      {...{ projectId, runId, run, table, earlier }}
      criteria={Object.fromEntries(named)}
    />
  )
}
