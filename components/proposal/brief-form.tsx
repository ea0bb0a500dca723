'use client'

import { useLocale, useTranslations } from 'next-intl'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { SelectField, TextAreaField, TextField } from '@/components/ui/field'
import { Segmented } from '@/components/ui/segmented'
import { chooseLocale, localeNames, locales } from '@/i18n/locales'
import { timelineUnits, WEEKLY_HOURS_MAX } from '@/lib/contracts/proposal'
import type { Day, ProposalBrief } from '@/lib/contracts/proposal-run'
import { profileFaultSentence } from '@/lib/core/proposal/problem/profile-faults'
import { type BriefDraft, type BriefFault, type BriefField, readBrief } from './brief-draft'
import { ReleasedLines } from './released-lines'
import { StudyPart } from './study-part'
import { useContractFaultText } from './value-form'

const SHORT_MAX = 200
const LONG_MAX = 300
const TEXT_MAX = 4_000

/** Without these nothing can be planned; all others may stay empty. */
const requiredFields: ReadonlySet<BriefField> = new Set<BriefField>([
  'topic',
  'academic_program',
  'field_of_study',
  'research_area',
  'weekly_hours',
  'startDate',
  'timelineValue',
  'defenceDate',
])

interface BriefFormProps {
  start: BriefDraft
  today: Day
  submitLabel: string
  busy: boolean
  canAnswer: boolean
  /** The text beside the button. */
  status?: ReactNode
  secondary?: ReactNode
  /** The first field takes the focus as the form appears. */
  takesFocus?: boolean
  onChange: (draft: BriefDraft) => void
  onSubmit: (brief: ProposalBrief) => void
}

/** Who writes, with what time and skills, and what stands on the title page. Each fault stands beside its field. */
export function BriefForm(props: BriefFormProps) {
  const { today, busy, canAnswer, takesFocus = false, onChange, onSubmit } = props
  const t = useTranslations('proposal')
  const locale = chooseLocale(useLocale(), null)
  const contractText = useContractFaultText()
  const [draft, setDraft] = useState(props.start)
  const [faults, setFaults] = useState<readonly BriefFault[]>([])
  const form = useRef<HTMLFormElement>(null)

  // Whoever opened it wants to write.
  useEffect(() => {
    if (takesFocus) form.current?.querySelector<HTMLElement>('textarea')?.focus()
  }, [takesFocus])

  function write(field: BriefField, text: string) {
    const next = { ...draft, [field]: text }
    setDraft(next)
    onChange(next)
    // What was named is looked at again while it is mended; nothing new is named before the next try.
    if (faults.length > 0) {
      const left = readBrief(next, today).faults
      setFaults(left.filter((fault) => faults.some(({ field: named }) => named === fault.field)))
    }
  }

  function submit() {
    const read = readBrief(draft, today)
    setFaults(read.faults)
    if (read.brief) onSubmit(read.brief)
    else requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus())
  }

  const errorOf = (field: BriefField) => {
    const found = faults.find((fault) => fault.field === field)
    if (!found) return undefined
    return found.of === 'plan' ? profileFaultSentence(found.fault, locale) : contractText(found.fault)
  }
  const wired = (field: BriefField) => ({
    label: t(`field.${field}`),
    required: requiredFields.has(field),
    error: errorOf(field),
    value: draft[field],
    dir: 'auto',
    onChange: (event: { target: { value: string } }) => write(field, event.target.value),
  })
  const isDated = draft.end === 'date'

  return (
    <form
      ref={form}
      noValidate
      aria-label={t('brief.label')}
      className="space-y-7 font-sans"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <p className="text-xs text-soft">{t('brief.required')}</p>
      <Part title={t('brief.work')}>
        <TextAreaField {...wired('topic')} rows={2} maxLength={1_000} />
        <TextAreaField {...wired('question')} hint={t('brief.questionHint')} rows={2} maxLength={1_000} />
        <div className="grid gap-4 sm:grid-cols-3">
          <TextField {...wired('academic_program')} maxLength={SHORT_MAX} />
          <TextField {...wired('field_of_study')} maxLength={SHORT_MAX} />
          <TextField {...wired('research_area')} maxLength={LONG_MAX} />
        </div>
      </Part>
      <Part title={t('brief.time')}>
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            {...wired('weekly_hours')}
            type="number"
            inputMode="decimal"
            min={1}
            max={WEEKLY_HOURS_MAX}
            step={0.25}
          />
          <TextField {...wired('startDate')} type="date" />
        </div>
        <Segmented
          label={t('field.end')}
          value={isDated ? 'date' : 'duration'}
          onChange={(end) => write('end', end)}
          options={[
            { value: 'duration', label: t('brief.byDuration') },
            { value: 'date', label: t('brief.byDate') },
          ]}
        />
        {isDated ? (
          <div className="sm:w-1/2 sm:pr-2">
            <TextField {...wired('defenceDate')} type="date" />
          </div>
        ) : (
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField {...wired('timelineValue')} type="number" inputMode="numeric" min={1} step={1} />
            <SelectField {...wired('timelineUnit')}>
              {timelineUnits.map((unit) => (
                <option key={unit} value={unit}>
                  {t(`brief.unit.${unit}`)}
                </option>
              ))}
            </SelectField>
          </div>
        )}
      </Part>
      <Part title={t('brief.means')}>
        <div className="grid gap-4 sm:grid-cols-3">
          <TextAreaField {...wired('existing_skills')} hint={t('edit.oneALine')} rows={4} />
          <TextAreaField {...wired('missing_skills')} hint={t('edit.oneALine')} rows={4} />
          <TextAreaField {...wired('constraints')} hint={t('edit.oneALine')} rows={4} />
        </div>
        <TextAreaField
          {...wired('additional_context')}
          hint={t('brief.privateHint')}
          rows={2}
          maxLength={TEXT_MAX}
        />
        <ReleasedLines draft={draft} onChange={(text) => write('printedContext', text)} />
      </Part>
      <Part title={t('study.title')}>
        <p className="text-sm text-soft">{t('study.note')}</p>
        <StudyPart wired={wired} />
      </Part>
      <Part title={t('brief.titlePage')}>
        <TextField {...wired('title')} hint={t('brief.titleHint')} maxLength={LONG_MAX} />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField {...wired('author')} maxLength={SHORT_MAX} autoComplete="name" />
          <TextField {...wired('advisor')} maxLength={SHORT_MAX} />
          <TextField {...wired('institution')} maxLength={SHORT_MAX} autoComplete="organization" />
          <TextField {...wired('city')} maxLength={SHORT_MAX} />
          <SelectField {...wired('citationStyle')}>
            <option value="abnt">ABNT (NBR 10520, 6023)</option>
            <option value="apa">APA 7</option>
          </SelectField>
          <SelectField {...wired('locale')}>
            {locales.map((name) => (
              <option key={name} value={name}>
                {localeNames[name]}
              </option>
            ))}
          </SelectField>
        </div>
      </Part>
      {faults.length > 0 ? (
        <p role="alert" className="text-sm font-medium text-danger">
          {t('edit.faults', { count: faults.length })}
        </p>
      ) : null}
      <div className="flex flex-wrap items-center gap-2 border-t border-line pt-4">
        <Button type="submit" variant="primary" busy={busy} disabled={!canAnswer}>
          {props.submitLabel}
        </Button>
        {props.secondary}
        <span role="status" className="text-xs text-soft">
          {props.status}
        </span>
      </div>
    </form>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="space-y-4">
      <legend className="mb-3 font-serif text-lg font-semibold">{title}</legend>
      {children}
    </fieldset>
  )
}
