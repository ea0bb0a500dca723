'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { Notice } from '@/components/ui/notice'
import { StageEdit, stageContract } from '@/lib/contracts/proposal-run'
import type { RewrittenStage } from '@/lib/contracts/proposal-stages'
import { CitePicker } from './cite-picker'
import { type ContractFault, checkContract } from './contract-faults'
import { withObjectivesMoved } from './objective-numbers'
import { stageFields } from './stage-fields'
import { ValueForm } from './value-form'
import { listOf, valueAtPath } from './value-path'

/** What is kept of an edit that is not saved yet. */
export interface StageDraft {
  /** The version that it began from. */
  readonly seq: number
  readonly value: unknown
}

interface StageEditorProps {
  stage: RewrittenStage
  /** Where the writing begins. */
  draft: StageDraft
  /** The version that stands now; another than the draft's when somebody changed it meanwhile. */
  seq: number
  objectives: number
  busy: boolean
  canAnswer: boolean
  onChange: (value: unknown) => void
  /** True when it was taken. */
  onSave: (edit: StageEdit) => Promise<boolean>
  onCancel: () => void
}

/** A stage as a form of its contract. What is typed is kept until it is saved or given up. */
export function StageEditor(props: StageEditorProps) {
  const { stage, draft, seq, busy, canAnswer, onChange, onSave, onCancel } = props
  const t = useTranslations('proposal.edit')
  const common = useTranslations('common')
  const [value, setValue] = useState(draft.value)
  const [faults, setFaults] = useState<readonly ContractFault[]>([])
  const [refused, setRefused] = useState(false)
  // The version that may be written over. What came while the hand was on the button has not been seen.
  const [mayReplace, setMayReplace] = useState(draft.seq)
  const form = useRef<HTMLFormElement>(null)
  const isReplacing = mayReplace === seq && draft.seq !== seq

  // Whoever opened it wants to write.
  useEffect(() => form.current?.querySelector<HTMLElement>('textarea, input, select')?.focus(), [])

  function change(next: unknown) {
    setValue(next)
    onChange(next)
    if (faults.length > 0) setFaults(checkContract(stageContract(stage), next).faults)
  }

  async function save() {
    const checked = checkContract(stageContract(stage), value)
    setFaults(checked.faults)
    const edit = checked.faults.length === 0 ? StageEdit.safeParse({ stage, value: checked.value }) : null
    if (edit?.success && mayReplace !== seq) return setMayReplace(seq)
    if (edit?.success) setRefused(!(await onSave(edit.data)))
    else requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus())
  }

  return (
    <form
      ref={form}
      noValidate
      aria-label={t('label')}
      className="space-y-5 rounded-lg border border-accent-line bg-sheet p-4 font-sans sm:p-5"
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      {draft.seq === seq || isReplacing ? null : (
        <Notice tone="warn" announce="status" title={t('changed')}>
          {t('changedText')}
        </Notice>
      )}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <CitePicker form={form} />
        <p className="text-xs text-soft">{t('citations')}</p>
      </div>
      <ValueForm
        fields={stageFields[stage]}
        value={value}
        faults={faults}
        objectives={
          stage === 'objectives'
            ? listOf(valueAtPath(value, ['objectives', 'specific_objectives'])).length
            : props.objectives
        }
        onChange={change}
        onObjectivesMoved={withObjectivesMoved}
      />
      {faults.length > 0 ? (
        <p role="alert" className="text-sm font-medium text-danger">
          {t('faults', { count: faults.length })}
        </p>
      ) : null}
      {refused ? (
        <Notice tone="warn" announce="alert" title={t('refused')}>
          {t('refusedText')}
        </Notice>
      ) : null}
      {isReplacing ? (
        <Notice tone="warn" announce="alert" title={t('changed')}>
          {t('changedText')}
        </Notice>
      ) : null}
      <div className="sticky bottom-0 -mx-4 -mb-4 flex flex-wrap items-center gap-2 rounded-b-lg border-t border-line bg-sheet px-4 py-3 sm:-mx-5 sm:-mb-5 sm:px-5">
        <Button type="submit" variant="primary" busy={busy} disabled={!canAnswer}>
          {isReplacing ? t('replace') : common('save')}
        </Button>
        <Button onClick={onCancel}>{t('discard')}</Button>
        <span role="status" className={classNames('text-xs text-soft', canAnswer && 'max-sm:sr-only')}>
          {canAnswer ? t('kept') : t('wait')}
        </span>
      </div>
    </form>
  )
}
