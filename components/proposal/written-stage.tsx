'use client'

import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ModelReportFold } from '@/components/run/model-report-fold'
import type { RunActions } from '@/components/run/use-run-actions'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { orLater } from '@/components/ui/or-later'
import { Skeleton } from '@/components/ui/skeleton'
import type { Day, StageEdit } from '@/lib/contracts/proposal-run'
import { roomStages, type StageKey } from '@/lib/contracts/proposal-stages'
import { IssueNotes } from './issue-notes'
import { BY_STUDENT, issuesOf, type ProposalAnswers, type ProposalRoomState } from './room-state'
import { StageActs } from './stage-acts'
import { CitedHere, CommentNotes, LeftOutSources, type StageComment } from './stage-margin'
import { headingIdOf, StageSection } from './stage-section'
import { StaleNotice } from './stale-notice'
import type { Kept } from './use-kept'
import { valueAtPath } from './value-path'
import { useWriterName } from './writer-name'

const loading = () => <Skeleton className="h-96 w-full" />
// Nobody writes before reading.
const StageEditor = dynamic(
  () => orLater(() => import('./stage-editor').then((module) => module.StageEditor)),
  { loading },
)
const ProfileEditor = dynamic(
  () => orLater(() => import('./profile-editor').then((module) => module.ProfileEditor)),
  {
    loading,
  },
)

interface WrittenStageProps {
  projectId: string
  stage: StageKey
  state: ProposalRoomState
  actions: RunActions<ProposalAnswers>
  today: Day
  kept: Kept
  /** What advisors said about it and nobody has settled yet. */
  comments: readonly StageComment[]
  editing: boolean
  onEditing: (editing: boolean) => void
  onRerun: (note: string) => void
  /** Below the text: the ways to think the stage over. */
  beside: ReactNode
  children: ReactNode
}

/** A stage that the student can rewrite, have written again, keep, or take back. */
export function WrittenStage(props: WrittenStageProps) {
  const { projectId, stage, state, actions, today, kept, comments } = props
  const { editing, onEditing, onRerun, beside, children } = props
  const t = useTranslations('proposal')
  const writerName = useWriterName()
  const written = state.stages[stage]
  const canAnswer = actions.asks === 'review' && !actions.busy
  const issues = issuesOf(state.quality, stage)
  const hasDraft = kept.kept !== undefined
  const isStale = state.status[stage] === 'stale'
  const report = state.models[stage]

  async function save(edit: StageEdit): Promise<boolean> {
    if (!(await actions.answer('review', { kind: 'edit', edit }))) return false
    close()
    return true
  }

  function close() {
    kept.forget()
    onEditing(false)
    // The form that held the focus is gone.
    requestAnimationFrame(() => toHeading(stage))
  }

  /** The stage as it stands, said again by the student: it then rests on what is there now. */
  async function keepAsIs() {
    // Contracts come after the first load.
    const { StageEdit } = await import('@/lib/contracts/proposal-run')
    const edit = StageEdit.safeParse({ stage, value: written?.value })
    if (edit.success) await actions.answer('review', { kind: 'edit', edit: edit.data })
  }

  return (
    <StageSection
      stage={stage}
      number={roomStages.indexOf(stage) + 1}
      status={state.status[stage]}
      beside={beside}
      writtenBy={
        written
          ? writerLine(stage, written, writerName, (name, draft) => t('writer.over', { name, draft }))
          : null
      }
      actions={
        written && !editing ? (
          <StageActs
            stage={stage}
            state={state}
            actions={actions}
            onEdit={() => onEditing(true)}
            onRerun={() => onRerun('')}
          />
        ) : null
      }
      notice={
        editing ? null : (
          <>
            {isStale && stage !== 'profile' ? (
              <StaleNotice
                isFirst={state.stale[0] === stage}
                canAnswer={canAnswer}
                onRefresh={() => {
                  toHeading(stage)
                  void actions.answer('review', { kind: 'refresh', from: stage })
                }}
                onKeep={() => {
                  toHeading(stage)
                  void keepAsIs()
                }}
              />
            ) : null}
            {state.unchanged === stage ? (
              <Notice tone="warn" announce="status" title={t('unchanged.title')}>
                {t('unchanged.text')}
              </Notice>
            ) : null}
            {report ? <ModelReportFold report={report} below={LeftOutSources} /> : null}
            {hasDraft ? (
              <Notice
                tone="accent"
                announce="status"
                title={t('edit.unsaved')}
                actions={
                  <>
                    <Button size="sm" variant="primary" onClick={() => onEditing(true)}>
                      {t('edit.goOn')}
                    </Button>
                    <Button size="sm" onClick={close}>
                      {t('edit.discard')}
                    </Button>
                  </>
                }
              />
            ) : null}
          </>
        )
      }
      margin={
        <>
          {comments.length > 0 ? <CommentNotes projectId={projectId} comments={comments} /> : null}
          {issues.length > 0 && !editing ? (
            <IssueNotes
              issues={issues}
              canAnswer={canAnswer}
              onEdit={() => onEditing(true)}
              onRerun={stage === 'profile' ? null : onRerun}
            />
          ) : null}
          {written && !editing ? <CitedHere value={written.value} /> : null}
        </>
      }
    >
      {written && editing ? (
        stage === 'profile' && state.stages.profile ? (
          <ProfileEditor
            brief={state.stages.profile.value}
            today={today}
            kept={kept}
            busy={actions.busy}
            canAnswer={canAnswer}
            onSave={(value) => void save({ stage: 'profile', value })}
            onCancel={close}
          />
        ) : stage === 'profile' ? null : (
          <StageEditor
            stage={stage}
            draft={draftOf(kept.kept) ?? { seq: written.seq, value: written.value }}
            seq={written.seq}
            objectives={state.stages.objectives?.value.objectives.specific_objectives.length ?? 0}
            busy={actions.busy}
            canAnswer={canAnswer}
            onChange={(value) => kept.keep({ seq: draftOf(kept.kept)?.seq ?? written.seq, value })}
            onSave={save}
            onCancel={close}
          />
        )
      ) : (
        children
      )}
    </StageSection>
  )
}

function writerLine(
  stage: StageKey,
  { writtenBy, draftedBy }: { writtenBy: string; draftedBy: string | null },
  nameOf: (writtenBy: string) => string,
  over: (name: string, draft: string) => string,
): string {
  // What the interview wrote down is the student's.
  if (stage === 'profile') return nameOf(BY_STUDENT)
  return writtenBy === BY_STUDENT && draftedBy
    ? over(nameOf(BY_STUDENT), nameOf(draftedBy))
    : nameOf(writtenBy)
}

function draftOf(kept: unknown): { readonly seq: number; readonly value: unknown } | null {
  const seq = valueAtPath(kept, ['seq'])
  return typeof seq === 'number' ? { seq, value: valueAtPath(kept, ['value']) } : null
}

/** What was pressed goes away; the focus stays with its stage. */
function toHeading(stage: StageKey): void {
  document.getElementById(headingIdOf(stage))?.focus({ preventScroll: true })
}
