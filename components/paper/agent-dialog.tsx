'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useWriterName } from '@/components/proposal/writer-name'
import { ModelReportFold } from '@/components/run/model-report-fold'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { fetchJson } from '@/lib/client/fetch-json'
import { readOutputView } from '@/lib/client/paper-output'
import { queryKeys } from '@/lib/client/query-keys'
import type { PaperAgent } from './agent-standing'
import { NearestPassage } from './nearest-passage'
import { OutputBasis } from './output-basis'
import { OutputBlocksView } from './output-blocks-view'
import { OutputEditor } from './output-editor'

export interface AgentActs {
  readonly busy: boolean
  /** Nothing can be changed while agents are at work. */
  readonly canChange: boolean
  /** What the check found wrong; null where it could not be sent. */
  readonly onSave: (agent: string, output: unknown) => Promise<readonly string[] | null>
  /** `kept`: only what builds on it. */
  readonly onAgain: (agent: string, how: 'alone' | 'all' | 'kept') => Promise<boolean>
}

interface AgentDialogProps extends AgentActs {
  readonly projectId: string
  readonly agent: PaperAgent
  /** How many agents build on it, and how many of those are out of date. */
  readonly dependents: { readonly all: number; readonly stale: number }
  /** What agents are called. */
  readonly labelOf: (agent: string) => string
  readonly onClose: () => void
}

/** What one agent wrote, who wrote it, and what can be done about it. */
export function AgentDialog(props: AgentDialogProps) {
  const { projectId, agent, dependents, busy, canChange, onSave, onAgain, labelOf, onClose } = props
  const t = useTranslations('paper.output')
  const said = useTranslations('proposal.writer')
  const nameOf = useWriterName()
  const [isEditing, setEditing] = useState(false)
  const [faults, setFaults] = useState<readonly string[]>([])
  const isWritten = agent.standing === 'done' || agent.standing === 'stale'
  const { data, isError, refetch } = useQuery({
    queryKey: queryKeys.paperOutput(projectId, agent.key, agent.made),
    queryFn: ({ signal }) =>
      fetchJson(`/api/projects/${projectId}/paper/outputs/${agent.key}`, readOutputView, { signal }),
    enabled: isWritten,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const [writer] = agent.writtenBy

  async function save(output: unknown) {
    const found = await onSave(agent.key, output)
    if (found === null) return
    setFaults(found)
    if (found.length === 0) setEditing(false)
  }

  const canRerun = canChange && agent.standing !== 'waiting' && agent.standing !== 'skipped'
  const footer =
    isEditing || !canRerun ? undefined : (
      <>
        {isWritten && data ? (
          <Button busy={busy} onClick={() => setEditing(true)}>
            {t('edit')}
          </Button>
        ) : null}
        <Button busy={busy} onClick={() => void onAgain(agent.key, 'alone')}>
          {t('again')}
        </Button>
        {dependents.stale > 0 ? (
          <Button variant="primary" busy={busy} onClick={() => void onAgain(agent.key, 'kept')}>
            {t('renew', { count: dependents.all })}
          </Button>
        ) : dependents.all > 0 ? (
          <Button busy={busy} onClick={() => void onAgain(agent.key, 'all')}>
            {t('againAll', { count: dependents.all })}
          </Button>
        ) : null}
      </>
    )
  return (
    <Dialog open shape="side" onClose={onClose} title={agent.label} footer={footer}>
      <div className="space-y-3">
        {writer !== undefined && isWritten ? (
          <p className="text-sm text-soft" data-writer={writer}>
            {said('by', { name: nameOf(writer) })}
          </p>
        ) : null}
        {agent.standing === 'stale' ? <p className="text-sm text-warn">{t('staleText')}</p> : null}
        {canChange || !isWritten ? null : <p className="text-sm text-soft">{t('wait')}</p>}
        {isWritten ? null : <p className="text-soft">{t(emptyText(agent))}</p>}
        {isWritten && isError ? (
          <p role="alert" className="space-x-2 text-danger">
            <span>{t('failed')}</span>
            <Button size="sm" onClick={() => void refetch()}>
              {t('tryAgain')}
            </Button>
          </p>
        ) : null}
        {isWritten && !data && !isError ? (
          <p role="status" className="text-soft">
            {t('loading')}
          </p>
        ) : null}
        {data && isWritten ? (
          isEditing ? (
            <OutputEditor
              key={agent.made}
              view={data}
              busy={busy}
              faults={faults}
              onSave={(output) => void save(output)}
              onCancel={() => {
                setFaults([])
                setEditing(false)
              }}
            />
          ) : (
            <>
              {data.model ? <ModelReportFold report={data.model} below={NearestPassage} /> : null}
              <OutputBasis view={data} labelOf={labelOf} />
              <OutputBlocksView blocks={data.blocks} />
            </>
          )
        ) : null}
      </div>
    </Dialog>
  )
}

function emptyText({ standing }: PaperAgent): 'missing' | 'skipped' | 'broke' | 'none' {
  if (standing === 'missing' || standing === 'skipped') return standing
  return standing === 'failed' ? 'broke' : 'none'
}
