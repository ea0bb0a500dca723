'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useErrorText } from '@/components/frame/use-error-text'
import { StageDialogues } from '@/components/side/stage-dialogues'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { TextLink } from '@/components/ui/text-link'
import { useToast } from '@/components/ui/toast'
import type { CollectionPage } from '@/lib/contracts/collection-page'
import type { PreparedSearch } from '@/lib/contracts/collection-run'
import { collectionStages } from '@/lib/contracts/collection-stages'
import { preparedSearch } from '@/lib/core/collection/prepared-search'
import { startCollectionAction } from '@/lib/server/actions/collection'
import { controlRunAction } from '@/lib/server/actions/run'
import { AssistantAccess } from './assistant-access'
import { CoverageMatrix } from './coverage-matrix'
import { PreparedPanel } from './prepared-panel'
import { QuestionsForm } from './questions-form'
import { QuestionsProgress } from './questions-progress'
import { useCollection } from './use-collection'

/** What is collected for each question: how far it is, what it owes, and the way to more. */
export function CollectionRoom({ projectId, initial }: { projectId: string; initial: CollectionPage }) {
  const t = useTranslations('collection')
  const common = useTranslations('common')
  const errorText = useErrorText()
  const toast = useToast()
  const { page, isActive, refresh } = useCollection(projectId, initial)
  const [busy, setBusy] = useState(false)
  const [prepared, setPrepared] = useState<PreparedSearch | null>(null)
  const [editing, setEditing] = useState(false)

  async function act(work: () => ReturnType<typeof controlRunAction | typeof startCollectionAction>) {
    setBusy(true)
    const result = await work().catch(() => ({ ok: false, code: 'offline' }) as const)
    setBusy(false)
    if (!result.ok) toast({ message: errorText(result.code), closeLabel: common('close') })
    await refresh()
    return result.ok
  }

  const start = (search: PreparedSearch | null) => act(() => startCollectionAction({ projectId, search }))
  const { run, rows, questions, needed } = page
  const met = rows.filter(({ missing }) => missing === 0).length

  return (
    <div className="space-y-8">
      <header className="space-y-3">
        <p className="max-w-2xl text-soft">{t('about')}</p>
        <p role="status" className="text-sm font-medium">
          {questions.length === 0
            ? t('noQuestion')
            : `${t('summary', { met, all: questions.length, total: page.sources.length })} ${needed > 0 ? t('needed', { count: needed }) : t('ready')}`}
          {isActive ? ` ${t('working')}` : ''}
        </p>
        <div className="flex flex-wrap items-center gap-2">
          {isActive && run ? (
            <Button
              busy={busy}
              onClick={() =>
                void act(() => controlRunAction({ projectId, runId: run.id, control: 'cancel' }))
              }
            >
              {t('stop')}
            </Button>
          ) : (
            needed > 0 && (
              <Button variant="primary" busy={busy} onClick={() => void start(null)}>
                {t('start')}
              </Button>
            )
          )}
          {editing ? null : (
            <Button
              variant={questions.length === 0 ? 'primary' : 'plain'}
              disabled={isActive}
              onClick={() => setEditing(true)}
            >
              {t(questions.length === 0 ? 'firstQuestion' : 'editQuestions')}
            </Button>
          )}
          {run ? (
            <span className="text-sm">
              <TextLink href={`/projects/${projectId}/runs/${run.id}`}>{t('steps')}</TextLink>
            </span>
          ) : null}
        </div>
        {run ? (
          <StageDialogues
            projectId={projectId}
            runId={run.id}
            stage={collectionStages[0].key}
            label={t('stage.collection')}
            folded
          />
        ) : null}
      </header>
      {run?.status === 'failed' ? (
        <Notice tone="danger" announce="alert" title={t('failed')}>
          {t('failedText')}
        </Notice>
      ) : run && !isActive && run.silent.length > 0 ? (
        <Notice tone="warn" announce="status" title={t('silent', { names: run.silent.join(', ') })}>
          {t('silentText')}
        </Notice>
      ) : null}
      {editing ? (
        <QuestionsForm
          projectId={projectId}
          topic={page.topic}
          questions={questions}
          onDone={async () => {
            setEditing(false)
            await refresh()
          }}
        />
      ) : null}
      <QuestionsProgress
        page={page}
        canPrepare={!isActive}
        onPrepare={(debt) => setPrepared(preparedSearch(debt))}
      />
      {prepared ? (
        <PreparedPanel
          key={JSON.stringify(prepared)}
          search={prepared}
          label={questions.find(({ key }) => key === prepared.question)?.label ?? prepared.question}
          busy={busy || isActive}
          onSearch={async (search) => {
            if (await start(search)) setPrepared(null)
          }}
          onClose={() => setPrepared(null)}
        />
      ) : null}
      <CoverageMatrix page={page} />
      <AssistantAccess projectId={projectId} since={page.tokenMadeAt} onChange={refresh} />
    </div>
  )
}
