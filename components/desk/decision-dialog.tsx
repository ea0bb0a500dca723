'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Notice } from '@/components/ui/notice'
import { Segmented } from '@/components/ui/segmented'
import { useToast } from '@/components/ui/toast'
import { useMissing } from '@/components/ui/use-missing'
import type { DecisionOutcome, Verdict } from '@/lib/contracts/desk'
import { REASON_MAX, REASON_WORDS_MIN } from '@/lib/contracts/desk-limits'
import { lacksReason } from '@/lib/core/desk/desk-rules'
import { documentPart } from '@/lib/core/desk/document-kind'
import { CountedText } from './counted-text'
import { useDeskWorld } from './desk-context'
import { RoundsList } from './rounds-list'

const DRAFT = 'decision'

/** What is decided, none of it suggested, the reason, and the press that makes it count. What was written stays until it does. */
export function DecisionDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('desk.decide')
  const bar = useTranslations('desk.bar')
  const common = useTranslations('common')
  const toast = useToast()
  const { view, actions, drafts, showNewest } = useDeskWorld()
  const [verdict, setVerdict] = useState<Verdict | null>(null)
  const [refused, setRefused] = useState<(DecisionOutcome & { decided: false }) | null>(null)
  // The round that is being decided, although another version may come while somebody writes.
  const [target] = useState({ version: view.version?.number ?? 1, round: view.version?.round ?? 1 })
  const reason = drafts.all[DRAFT]?.text ?? ''
  const part = documentPart(view.kind)
  const open = view.comments.filter(({ resolvedAt, isMine }) => resolvedAt === null && isMine).length
  const isLacking = verdict === null || lacksReason({ verdict, reason })
  const needsReason = verdict !== null && verdict !== 'approve'
  const isLong = reason.trim().length > REASON_MAX
  const missing = useMissing()
  const unchosen = missing.said(verdict === null, t('choose'))
  const reasonHint = needsReason && isLacking ? t('reasonHint', { min: REASON_WORDS_MIN }) : undefined

  async function decide() {
    if (missing.lacks(isLacking || isLong) || verdict === null) return
    const sent = await actions.decide({ ...target, verdict, reason })
    if (!sent.ok) return
    if (!sent.value.decided) return setRefused(sent.value)
    drafts.set(DRAFT, null)
    onClose()
    toast({ message: t(`done.${verdict}`), closeLabel: common('close'), kind: 'desk' })
  }

  function showCurrent() {
    onClose()
    showNewest()
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('title', target)}
      footer={<Button onClick={onClose}>{common('close')}</Button>}
      action={
        refused ? null : (
          <Button
            variant={verdict === 'reject' ? 'danger' : 'primary'}
            busy={actions.busy}
            onClick={() => void decide()}
          >
            {verdict === null ? t('confirm.none') : t(`confirm.${verdict}`, { part })}
          </Button>
        )
      }
    >
      <div className="space-y-4">
        {refused ? <Refusal refused={refused} onNewest={showCurrent} /> : null}
        {refused ? null : (
          <>
            <Segmented
              label={t('which')}
              options={(['approve', 'changes-required', 'reject'] as const).map((value) => ({
                value,
                label: bar(value),
              }))}
              value={verdict}
              onChange={setVerdict}
            />
            {unchosen ? (
              <p role="alert" className="text-sm font-medium text-danger">
                {unchosen}
              </p>
            ) : (
              <p className="text-sm text-soft">
                {verdict === null ? t('choose') : t(`meaning.${verdict}`, { part })}
              </p>
            )}
            {open > 0 ? <p className="text-sm text-soft">{t('comments', { count: open })}</p> : null}
          </>
        )}
        <CountedText
          label={needsReason ? t('reason') : t('word')}
          labelShown
          hint={missing.said(reasonHint !== undefined) ? undefined : reasonHint}
          missing={missing.said(reasonHint !== undefined, reasonHint)}
          required={needsReason}
          value={reason}
          max={REASON_MAX}
          rows={5}
          onChange={(text) => drafts.set(DRAFT, { text, place: null })}
        />
      </div>
    </Dialog>
  )
}

function Refusal({
  refused,
  onNewest,
}: {
  refused: DecisionOutcome & { decided: false }
  onNewest: () => void
}) {
  const t = useTranslations('desk.decide')
  if (refused.why === 'old-version')
    return (
      <Notice
        tone="warn"
        announce="alert"
        title={t('oldVersion')}
        actions={
          <Button size="sm" onClick={onNewest}>
            {t('showNewest')}
          </Button>
        }
      >
        {t('kept')}
      </Notice>
    )
  const { decision } = refused
  const round = { round: decision.round, versions: [decision.version], decision }
  return (
    <Notice tone="warn" announce="alert" title={t('before', { name: decision.by })}>
      <p className="mb-2">{t('kept')}</p>
      <RoundsList rounds={[round]} />
    </Notice>
  )
}
