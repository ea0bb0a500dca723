import type { Metadata } from 'next'
import { getMessages, getTranslations } from 'next-intl/server'
import { BeginRun } from '@/components/run/begin-run'
import { TextLink } from '@/components/ui/text-link'
import { loadRuns } from '@/lib/server/loaders/progress'
import { pipelineLabel } from '@/lib/server/progress-table'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('run.progress')
  return { title: t('pageTitle') }
}

export default async function RunsPage({ params }: { params: Promise<{ projectId: string }> }) {
  const { projectId } = await params
  const [lines, messages, t, stateOf] = await Promise.all([
    loadRuns(projectId),
    getMessages(),
    getTranslations('run.progress'),
    getTranslations('common.roomState'),
  ])
  return (
    <div className="mx-auto max-w-2xl px-4 py-8 sm:px-6">
      <h1 className="font-serif text-2xl font-semibold">{t('pageTitle')}</h1>
      <ul className="mt-5 divide-y divide-line border-y border-line text-sm">
        {lines.map(({ row, runs, status, room }) => {
          const name = pipelineLabel(row, messages.common.rooms)
          return (
            <li key={row.pipeline.name} className="flex min-h-11 flex-wrap items-center gap-3 py-2">
              {runs.length === 0 ? name : null}
              {runs.map(({ id, createdAt }, at) => (
                <TextLink key={id} href={`/projects/${projectId}/runs/${id}`}>
                  {at === 0 ? name : t('earlier', { begun: createdAt })}
                </TextLink>
              ))}
              <span className="ml-auto text-soft">
                {status === null
                  ? t('notBegun')
                  : room && room.state !== 'closed'
                    ? stateOf(room.state, { room: room.room })
                    : t(`status.${status}`)}
              </span>
              {row.begin ? <BeginRun projectId={projectId} pipeline={row.pipeline.name} name={name} /> : null}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
