'use client'

import { useQueryClient } from '@tanstack/react-query'
import Link from 'next/link'
import { useSelectedLayoutSegment } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useState, useTransition } from 'react'
import { Button, buttonClass } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { TextField } from '@/components/ui/field'
import { Moment } from '@/components/ui/moment'
import { Notice } from '@/components/ui/notice'
import { useMissing } from '@/components/ui/use-missing'
import { queryKeys } from '@/lib/client/query-keys'
import { useStanding } from '@/lib/client/use-standing'
import type { ScopeFinding } from '@/lib/contracts/scope'
import { SCOPE_REASON_MAX } from '@/lib/contracts/scope-limits'
import type { Standing } from '@/lib/contracts/standing'
import { leftTopic } from '@/lib/core/topics/left-topic'
import { saveScopeReasonAction } from '@/lib/server/actions/topic'
import { ScopeFindingView } from './scope-finding'
import { type ShownError, useErrorText } from './use-error-text'

interface ScopeNoticeProps {
  readonly projectId: string
  readonly standing: Standing
}

/** Says in every room that the work has left the validated topic, until it is validated anew or the student says why it has not. */
export function ScopeNotice({ projectId, standing }: ScopeNoticeProps) {
  const t = useTranslations('common.scope')
  const here = useSelectedLayoutSegment()
  const { scope } = useStanding(projectId, standing) ?? standing
  const left = scope ? leftTopic(scope) : []
  const [first] = left
  const [isSaying, setIsSaying] = useState(false)
  if (!scope || !first) return null
  return (
    <section
      aria-label={t('title')}
      className={classNames('mx-auto px-4 pt-4 sm:px-6', here === 'sources' ? 'max-w-[96rem]' : 'max-w-7xl')}
    >
      <Notice
        tone="warn"
        title={t('title')}
        actions={
          <>
            {here === 'topic' ? null : (
              <Link href={`/projects/${projectId}/topic`} className={buttonClass('plain', 'sm')}>
                {t('go')}
              </Link>
            )}
            <Button size="sm" aria-expanded={isSaying} onClick={() => setIsSaying(!isSaying)}>
              {t('same')}
            </Button>
          </>
        }
      >
        <p dir="auto">
          {t('validated')} <Moment at={scope.at} day />:{' '}
          <span className="font-serif text-ink">“{scope.question || scope.topic}”</span>
        </p>
        <div className="mt-1 space-y-1">
          {left.map((finding) => (
            <ScopeFindingView
              key={`${finding.place} ${finding.text}`}
              finding={finding}
              says={(said) => t('said', { reason: said })}
            />
          ))}
        </div>
        <p className="mt-1">{t('told')}</p>
        {isSaying ? (
          <ReasonForm projectId={projectId} finding={first} onSaid={() => setIsSaying(false)} />
        ) : null}
      </Notice>
    </section>
  )
}

function ReasonForm(props: {
  readonly projectId: string
  readonly finding: ScopeFinding
  readonly onSaid: () => void
}) {
  const t = useTranslations('common.scope')
  const errorText = useErrorText()
  const client = useQueryClient()
  const [reason, setReason] = useState('')
  const [failure, setFailure] = useState<ShownError | null>(null)
  const [pending, startTransition] = useTransition()
  const missing = useMissing()
  const { projectId, finding, onSaid } = props
  const isEmpty = reason.trim() === ''

  function say() {
    setFailure(null)
    startTransition(async () => {
      const said = { projectId, text: finding.text, reason: reason.trim() }
      const result = await saveScopeReasonAction(said).catch(() => ({ ok: false, code: 'offline' }) as const)
      if (!result.ok) return setFailure(result.code)
      await client.invalidateQueries({ queryKey: queryKeys.standing(projectId) })
      onSaid()
    })
  }

  return (
    <form
      className="mt-2 flex flex-wrap items-start gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        if (!missing.lacks(isEmpty)) say()
      }}
    >
      <div className="min-w-0 flex-1 basis-72">
        <TextField
          label={t('reason', { place: t(`place.${finding.place}`) })}
          error={missing.said(isEmpty)}
          dir="auto"
          maxLength={SCOPE_REASON_MAX}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </div>
      <Button type="submit" busy={pending}>
        {t('save')}
      </Button>
      {failure ? (
        <p role="alert" className="basis-full font-medium text-danger">
          {errorText(failure)}
        </p>
      ) : null}
    </form>
  )
}
