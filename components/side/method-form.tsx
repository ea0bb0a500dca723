'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Checkbox, TextAreaField } from '@/components/ui/field'
import { useMissing } from '@/components/ui/use-missing'
import type { MethodForm as OpenForm } from '@/lib/core/dialogues/elicitation-session'
import type { SectionFields, SectionSource, SectionStep } from '@/lib/core/dialogues/section'
import { ANSWER_MAX, SIDE_NOTES_MAX } from '@/lib/core/dialogues/side-limits'
import type { ElicitationPanelProps } from './elicitation-panel-props'
import { PhaseHeading } from './phase-heading'
import { SectionView } from './section-view'
import { useDraft } from './use-draft'

/** The text fields of each section, with the longest text they take. */
const textFields = {
  confirm: ['topic', 'question'],
  refine: ['notes'],
  select: ['notes'],
  next: ['notes'],
  stage: ['notes'],
} as const satisfies Record<SectionStep, readonly (keyof SectionFields)[]>

interface MethodFormProps extends ElicitationPanelProps {
  readonly form: OpenForm
  readonly start: SectionFields
  /** Names this form among all forms: where its draft is kept. */
  readonly place: string
}

/** A method's own questions over the present text. The student writes; nothing is applied here. */
export function MethodForm({ view, opening, busy, onAct, form, start, place }: MethodFormProps) {
  const t = useTranslations('side.form')
  const { step } = view.session
  const method = opening.methods.find(({ id }) => id === form.method)
  const questions = method?.questions ?? [form.direction]
  const { draft, write, forget } = useDraft(place, startOf(start))
  const answers = questions.map((_, at) => (draft[`answer${at}`] ?? '').trim())
  const dropped = (draft.dropped ?? '').split(' ').filter(Boolean)
  const names = textFields[step]
  const hasAnswer = answers.some((answer) => answer !== '')
  const hasChange =
    names.some((name) => (draft[name] ?? '').trim() !== (view.inForce[name] ?? '')) ||
    [...dropped].sort().join(' ') !== [...(view.inForce.dropped ?? [])].sort().join(' ')

  const missing = useMissing()
  const isUntouched = !hasAnswer && !hasChange

  async function propose() {
    const { topic, question, notes } = draft
    const fields = step === 'confirm' ? { topic, question } : { notes, dropped }
    if (await onAct({ type: 'propose', fields: present(fields), answers })) forget()
  }

  function takeAnswers() {
    const parts = [(draft.notes ?? '').trim(), ...answers].filter(Boolean)
    write('notes', parts.join('\n').slice(0, SIDE_NOTES_MAX))
  }

  return (
    <form
      className="space-y-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (!missing.lacks(isUntouched)) void propose()
      }}
    >
      <SectionView step={step} fields={view.inForce} facts={opening.facts} />
      <div>
        <PhaseHeading>{method?.name ?? t('direction')}</PhaseHeading>
        {method ? <p className="text-sm text-soft">{method.description}</p> : null}
        <p className="mt-1 text-xs text-soft">{method ? t('builtIn') : t('yours')}</p>
      </div>
      {questions.map((question, at) => (
        <TextAreaField
          // Questions of a method never change their order.
          key={question}
          label={question || t('direction')}
          rows={2}
          maxLength={ANSWER_MAX}
          dir="auto"
          value={draft[`answer${at}`] ?? ''}
          onChange={(event) => write(`answer${at}`, event.target.value)}
        />
      ))}
      <fieldset className="space-y-3 border-t border-line pt-3">
        <legend className="float-left mb-1 w-full text-sm font-semibold">{t('text')}</legend>
        {names.map((name) => (
          <div key={name} className="clear-both">
            <TextAreaField
              label={t(`field.${name}`)}
              hint={name === 'notes' ? t(`notesHint.${step === 'confirm' ? 'next' : step}`) : null}
              rows={3}
              maxLength={SIDE_NOTES_MAX}
              dir="auto"
              value={draft[name] ?? ''}
              onChange={(event) => write(name, event.target.value)}
            />
          </div>
        ))}
        {step === 'confirm' ? null : (
          <Button size="sm" disabled={!hasAnswer} onClick={takeAnswers}>
            {t('takeAnswers')}
          </Button>
        )}
        {step === 'select' ? (
          <KeptSources
            sources={opening.facts.selected}
            dropped={dropped}
            onDropped={(ids) => write('dropped', ids.join(' '))}
          />
        ) : null}
      </fieldset>
      <div className="flex flex-wrap items-center gap-2 border-t border-line pt-3">
        <Button type="submit" variant="primary" busy={busy}>
          {t('propose')}
        </Button>
        <Button variant="quiet" busy={busy} onClick={() => void onAct({ type: 'leave-form' })}>
          {t('back')}
        </Button>
        {isUntouched ? (
          <p
            role="status"
            className={missing.said(true) ? 'text-xs font-medium text-danger' : 'text-xs text-soft'}
          >
            {t('nothingYet')}
          </p>
        ) : null}
      </div>
    </form>
  )
}

function KeptSources(props: {
  sources: readonly SectionSource[]
  dropped: readonly string[]
  onDropped: (ids: readonly string[]) => void
}) {
  const t = useTranslations('side.form')
  if (props.sources.length === 0) return null
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-medium">{t('kept')}</legend>
      <p className="mb-1.5 text-xs text-soft">{t('keptHint')}</p>
      <div className="space-y-1">
        {props.sources.map(({ id, title, year }) => (
          <Checkbox
            key={id}
            label={
              <span dir="auto" className="font-serif">
                {title} {year ? `(${year})` : ''}
              </span>
            }
            checked={!props.dropped.includes(id)}
            onChange={(event) =>
              props.onDropped(
                event.target.checked ? props.dropped.filter((other) => other !== id) : [...props.dropped, id],
              )
            }
          />
        ))}
      </div>
    </fieldset>
  )
}

function startOf({ topic, question, notes, dropped }: SectionFields): Record<string, string> {
  return {
    topic: topic ?? '',
    question: question ?? '',
    notes: notes ?? '',
    dropped: (dropped ?? []).join(' '),
  }
}

/** Without the fields that are absent. */
function present(fields: { [Name in keyof SectionFields]: SectionFields[Name] | undefined }): SectionFields {
  const { topic, question, notes, dropped } = fields
  return {
    ...(topic === undefined ? {} : { topic }),
    ...(question === undefined ? {} : { question }),
    ...(notes === undefined ? {} : { notes }),
    ...(dropped === undefined ? {} : { dropped }),
  }
}
