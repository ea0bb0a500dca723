'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/field'
import { useMissing } from '@/components/ui/use-missing'
import type { LinkedReferenceVerdict } from '@/lib/contracts/reference-check'
import { REFERENCE_REASON_MAX, REFERENCE_REASON_MIN } from '@/lib/contracts/reference-limits'
import type { ReviewPartProps } from './part-props'

/** What the indexes say of each cited work, and what the student decides about those that were not found or are retracted. */
export function CitedReferencesPart({
  state,
  busy,
  onAnswer,
  asks,
}: ReviewPartProps & { readonly asks: boolean }) {
  const titles = new Map(state.gathered?.sources.map(({ key, work }) => [key, work.title]))
  const grave = (one: LinkedReferenceVerdict) => Number(one.verdict !== 'verified')
  return (
    <ul className="max-w-3xl divide-y divide-line border-y border-line">
      {state.verdicts
        .toSorted((a, b) => grave(b) - grave(a))
        .map((verdict) => (
          <ReferenceLine
            key={verdict.key}
            title={titles.get(verdict.key) ?? verdict.key}
            verdict={verdict}
            {...{ state, busy, onAnswer, asks }}
          />
        ))}
    </ul>
  )
}

interface LineProps extends ReviewPartProps {
  readonly asks: boolean
  readonly title: string
  readonly verdict: LinkedReferenceVerdict
}

function ReferenceLine({ state, busy, onAnswer, asks, title, verdict }: LineProps) {
  const t = useTranslations('review.references')
  const [reason, setReason] = useState('')
  const missing = useMissing()
  const isShort = reason.trim().length < REFERENCE_REASON_MIN
  const { key } = verdict
  const decision = state.decisions.get(key)
  const isSound = verdict.verdict === 'verified' || verdict.verdict === 'not-checked'
  return (
    <li className="space-y-2 py-2.5">
      <p dir="auto">{title}</p>
      <p className="flex flex-wrap gap-2">
        <Badge tone={isSound ? 'plain' : 'warn'}>{t(verdict.verdict)}</Badge>
        {decision ? <Badge tone="accent">{t(decided[decision.act])}</Badge> : null}
      </p>
      {asks && !isSound ? (
        <div className="flex flex-wrap items-start gap-2">
          <TextField
            label={t('reason')}
            error={missing.said(isShort, t('reasonShort'))}
            value={reason}
            maxLength={REFERENCE_REASON_MAX}
            onChange={(event) => setReason(event.target.value)}
          />
          <Button
            size="sm"
            busy={busy}
            onClick={() => {
              if (missing.lacks(isShort)) return
              void onAnswer('exit', {
                kind: 'reference',
                decision: { key, act: 'keep', reason: reason.trim() },
              })
            }}
          >
            {t('keep')}
          </Button>
          <Button
            size="sm"
            busy={busy}
            onClick={() => void onAnswer('exit', { kind: 'reference', decision: { key, act: 'remove' } })}
          >
            {t('remove')}
          </Button>
          {verdict.differences.length > 0 ? (
            <Button
              size="sm"
              busy={busy}
              onClick={() => void onAnswer('exit', { kind: 'reference', decision: { key, act: 'repair' } })}
            >
              {t('repair')}
            </Button>
          ) : null}
        </div>
      ) : null}
    </li>
  )
}

const decided = { keep: 'kept', remove: 'removed', repair: 'repaired' } as const
