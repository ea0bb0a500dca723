'use client'

import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { EndedNotice } from '@/components/frame/ended-notice'
import { useErrorText } from '@/components/frame/use-error-text'
import { Button, buttonClass } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import type { Connection } from '@/lib/client/follow-log'
import { streamEnd } from '@/lib/client/stream-end'
import { type ErrorCode, errorCodes } from '@/lib/contracts/errors'
import type { RunState } from '@/lib/contracts/run'
import { outdatedSteps } from '@/lib/core/run/run-state'

export type RunControl =
  | 'cancel'
  | 'pause'
  | 'consult'
  | 'resume'
  | 'extend-budget'
  | 'retry-failed'
  | 'begin-again'
  | 'take-up'

interface RunNoticesProps {
  run: RunState
  connection: Connection
  busy: boolean
  onControl: (control: RunControl) => void
  /** Where the hand-off for the consultation can be fetched. */
  handoffHref: string
  /** Where a consultation takes place; without it, nowhere in this project. */
  carlaHref?: string
  /** What a step is called on the page; its key where it has no name there. */
  stepLabel: (key: string) => string
}

/** What stands in the way of any run: a lost line, a session that has ended, an empty budget, a pause, a failure. Nothing when all is well. */
export function RunNotices({
  run,
  connection,
  busy,
  onControl,
  handoffHref,
  carlaHref,
  stepLabel,
}: RunNoticesProps) {
  const outdated = outdatedSteps(run)
  const t = useTranslations('run')
  const errorText = useErrorText()
  const act = (control: RunControl, label: string) => (
    <Button key={control} size="sm" variant="primary" first busy={busy} onClick={() => onControl(control)}>
      {label}
    </Button>
  )
  const end = streamEnd(connection)
  const notices = [
    end ? <EndedNotice key="ended" why={end} /> : null,
    connection === 'lost' ? (
      <Notice key="lost" tone="warn" announce="status" title={t('lost.title')}>
        {t('lost.text')}
      </Notice>
    ) : null,
    run.status === 'paused' ? (
      <Notice
        key="paused"
        tone={run.pausedFor === 'budget' ? 'warn' : 'accent'}
        announce="status"
        title={t(`paused.${run.pausedFor ?? 'person'}.title`)}
        actions={
          <>
            {run.pausedFor === 'budget'
              ? act('extend-budget', t('extendBudget'))
              : act('resume', t('resume'))}
            {run.pausedFor === 'consultation' && carlaHref !== undefined ? (
              <Link href={carlaHref} className={buttonClass('plain', 'sm')}>
                {t('carla')}
              </Link>
            ) : null}
            {run.pausedFor === 'consultation' ? (
              <a href={handoffHref} className="inline-flex items-center text-sm underline underline-offset-3">
                {t('handoff')}
              </a>
            ) : null}
          </>
        }
      >
        {t(`paused.${run.pausedFor ?? 'person'}.text`, {
          used: run.tokens.used,
          budget: run.tokens.budget ?? 0,
        })}
        {run.wish === '' ? null : (
          <p className="mt-1 [overflow-wrap:anywhere]">
            {t('wish')} <q dir="auto">{run.wish}</q>
          </p>
        )}
      </Notice>
    ) : null,
    outdated[0] !== undefined ? (
      <Notice
        key="outdated"
        tone="warn"
        announce="status"
        title={t('outdated.title')}
        actions={act('begin-again', t('outdated.beginAgain', { step: stepLabel(outdated[0]) }))}
      >
        {t('outdated.text', { step: stepLabel(outdated[0]) })}
      </Notice>
    ) : null,
    run.status === 'failed' ? (
      <Notice
        key="failed"
        tone="danger"
        announce="alert"
        title={t('failed.title')}
        actions={act('retry-failed', t('retryFailed'))}
      >
        <p>{errorText(knownCode(run.failure?.error.code))}</p>
        {/* For whoever runs the server: which file or variable, and the line. */}
        {run.failure?.error.code === 'bad-configuration' ? (
          <p className="font-mono text-xs break-words">{run.failure.error.detail}</p>
        ) : null}
        <p>{t('failed.kept')}</p>
      </Notice>
    ) : null,
    run.status === 'cancelled' ? (
      <Notice
        key="cancelled"
        tone="plain"
        announce="status"
        title={t('cancelled.title')}
        actions={act('resume', t('goOn'))}
      >
        {t('cancelled.text')}
      </Notice>
    ) : null,
    run.tokens.warned && (run.status === 'running' || run.status === 'waiting') ? (
      <Notice
        key="budget"
        tone="warn"
        announce="status"
        title={t('budgetLow.title')}
        actions={
          <Button size="sm" busy={busy} onClick={() => onControl('extend-budget')}>
            {t('extendBudget')}
          </Button>
        }
      >
        {t('budgetLow.text', { used: run.tokens.used, budget: run.tokens.budget ?? 0 })}
      </Notice>
    ) : null,
  ].filter((notice) => notice !== null)
  return notices.length > 0 ? <div className="space-y-3">{notices}</div> : null
}

/** A failure may carry a code of a newer or older version. */
function knownCode(code: string | undefined): ErrorCode {
  return code !== undefined && isCode(code) ? code : 'internal'
}

function isCode(code: string): code is ErrorCode {
  return Object.hasOwn(errorCodes, code)
}
