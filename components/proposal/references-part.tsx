'use client'

import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/field'
import { Fold } from '@/components/ui/fold'
import { Notice } from '@/components/ui/notice'
import { useMissing } from '@/components/ui/use-missing'
import type { ReferenceDecision } from '@/lib/contracts/reference-check'
import { REFERENCE_REASON_MAX, REFERENCE_REASON_MIN } from '@/lib/contracts/reference-limits'
import { databaseName } from '@/lib/core/databases/database-names'
import { CitationLink } from './cited-text'
import { PartHeading } from './part-heading'
import { ReferenceVerdictBadge } from './reference-verdict-badge'
import type { CitedReference } from './room-state'

/** The look-up of retraction notices among the statements. */
const NOTICES = 'crossref-notices'

interface ReferencesPartProps {
  references: readonly CitedReference[]
  isChecking: boolean
  canAnswer: boolean
  onDecide: (decision: ReferenceDecision) => void
  onRecheck: () => void
}

/** Graver ones first: what blocks, then what differs, then what could not be checked. */
const order = ['not-found', 'retracted', 'concern', 'described-wrongly', 'not-checked', 'verified'] as const

/** What two indexes say about each reference, and what the student does about it. */
export function ReferencesPart(props: ReferencesPartProps) {
  const { references, isChecking, canAnswer, onRecheck } = props
  const t = useTranslations('proposal.references')
  const rankOf = ({ verdict }: CitedReference) => order.indexOf(verdict?.verdict ?? 'not-checked')
  const sorted = references.toSorted((one, other) => rankOf(one) - rankOf(other))
  const unchecked = references.filter(({ verdict }) => (verdict?.verdict ?? 'not-checked') === 'not-checked')
  const blocking = references.filter(({ blocks }) => blocks).length
  const settled = sorted.filter(isSettled)
  return (
    <div className="font-sans text-sm">
      <PartHeading>{t('title', { count: references.length })}</PartHeading>
      <p className="text-soft">{t('text')}</p>
      {blocking > 0 ? (
        <Notice tone="danger" className="mt-3" title={t('blocking', { count: blocking })}>
          {t('blockingText')}
        </Notice>
      ) : null}
      {isChecking ? (
        <p role="status" className="mt-3 text-soft">
          {t('checking')}
        </p>
      ) : null}
      <div className="mt-3 border-y border-line">
        <ReferenceList {...props} references={sorted.filter((reference) => !isSettled(reference))} />
        {settled.length > 0 ? (
          <Fold title={t('settled', { count: settled.length })} className="py-1.5">
            <ReferenceList {...props} references={settled} />
          </Fold>
        ) : null}
      </div>
      {unchecked.length > 0 && !isChecking ? (
        <div className="mt-3 flex flex-wrap items-center gap-3">
          <span>{t('unchecked', { count: unchecked.length })}</span>
          <Button size="sm" disabled={!canAnswer} onClick={onRecheck}>
            {t('recheck')}
          </Button>
        </div>
      ) : null}
    </div>
  )
}

/** Nothing is to be done about it. */
function isSettled({ verdict }: CitedReference): boolean {
  return verdict?.verdict === 'verified'
}

function ReferenceList(props: ReferencesPartProps) {
  return (
    <ul className="divide-y divide-line">
      {props.references.map((reference) => (
        <li key={reference.source.key} className="py-3">
          <Reference {...props} reference={reference} />
        </li>
      ))}
    </ul>
  )
}

function Reference({
  reference,
  isChecking,
  canAnswer,
  onDecide,
}: ReferencesPartProps & { reference: CitedReference }) {
  const t = useTranslations('proposal.references')
  const { source, verdict, decision, blocks } = reference
  const kind = verdict?.verdict ?? 'not-checked'
  // That no notice of retraction was found goes without saying.
  const statements = verdict?.statements.filter(({ index }) => index !== NOTICES) ?? []
  const [keeping, setKeeping] = useState(false)
  const title = useRef<HTMLParagraphElement>(null)
  const decide = (decided: Parameters<typeof onDecide>[0]) => {
    // What is pressed goes away with the decision.
    title.current?.focus({ preventScroll: true })
    onDecide(decided)
  }
  const isOpen = kind !== 'verified' && kind !== 'not-checked'
  return (
    <>
      <div className="flex flex-wrap items-start gap-x-3 gap-y-1.5">
        <div className="min-w-0 flex-1 basis-72">
          <p ref={title} tabIndex={-1} dir="auto" className="rounded-sm font-serif text-base leading-snug">
            {source.work.title}
          </p>
          <p className="mt-0.5 text-xs text-soft">
            <CitationLink citationKey={source.key} />
            {statements.map(({ index, answer }) => ` · ${databaseName(index)}: ${t(`answer.${answer}`)}`)}
          </p>
        </div>
        {kind === 'not-checked' && isChecking ? (
          <Badge>{t('checkingOne')}</Badge>
        ) : (
          <ReferenceVerdictBadge verdict={kind} />
        )}
      </div>
      {verdict && verdict.differences.length > 0 ? (
        <dl className="mt-2 space-y-1 border-l-2 border-warn-line pl-3">
          {verdict.differences.map(({ field, ours, theirs, via }) => (
            <div key={`${field} ${via}`} className="flex flex-wrap gap-x-2">
              <dt className="text-soft">{t(`differs.${field}`)}</dt>
              <dd className="min-w-0">
                <del className="text-soft">{ours || '—'}</del> → <ins className="no-underline">{theirs}</ins>{' '}
                <span className="text-xs text-faint">{via}</span>
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
      {decision ? (
        <p className="mt-2 text-soft">
          {decision.act === 'keep'
            ? t('decided.keep', { reason: decision.reason })
            : t(`decided.${decision.act}`)}
        </p>
      ) : null}
      {isOpen ? (
        <div className="mt-2 flex flex-wrap gap-2">
          {verdict && verdict.differences.length > 0 && decision?.act !== 'repair' ? (
            <Button
              size="sm"
              variant={kind === 'described-wrongly' ? 'primary' : 'plain'}
              disabled={!canAnswer}
              onClick={() => decide({ key: source.key, act: 'repair' })}
            >
              {t('repair')}
            </Button>
          ) : null}
          {decision?.act === 'remove' ? null : (
            <Button
              size="sm"
              variant={blocks ? 'danger' : 'plain'}
              disabled={!canAnswer}
              onClick={() => decide({ key: source.key, act: 'remove' })}
            >
              {t('remove')}
            </Button>
          )}
          <Button size="sm" aria-expanded={keeping} onClick={() => setKeeping(!keeping)}>
            {t('keep')}
          </Button>
        </div>
      ) : null}
      {keeping && isOpen ? (
        <KeepForm
          canAnswer={canAnswer}
          onKeep={(reason) => {
            decide({ key: source.key, act: 'keep', reason })
            setKeeping(false)
          }}
        />
      ) : null}
    </>
  )
}

/** A reference that stays against the verdict stays with a reason; it is printed. */
function KeepForm({ canAnswer, onKeep }: { canAnswer: boolean; onKeep: (reason: string) => void }) {
  const t = useTranslations('proposal.references')
  const [reason, setReason] = useState('')
  const missing = useMissing()
  const isShort = reason.trim().length < REFERENCE_REASON_MIN
  return (
    <form
      noValidate
      className="mt-2 max-w-lg space-y-2"
      onSubmit={(event) => {
        event.preventDefault()
        if (!missing.lacks(isShort)) onKeep(reason.trim())
      }}
    >
      <TextField
        label={t('reason')}
        hint={t('reasonHint')}
        error={missing.said(isShort, t('reasonShort'))}
        value={reason}
        maxLength={REFERENCE_REASON_MAX}
        onChange={(event) => setReason(event.target.value)}
      />
      <Button type="submit" size="sm" variant="primary" disabled={!canAnswer}>
        {t('keepWith')}
      </Button>
    </form>
  )
}
