'use client'

import { useRouter } from 'next/navigation'
import { useFormatter, useLocale, useTranslations } from 'next-intl'
import { type FormEvent, useRef, useState, useTransition } from 'react'
import { type ShownError, useErrorText } from '@/components/frame/use-error-text'
import { Button } from '@/components/ui/button'
import { TextAreaField } from '@/components/ui/field'
import { Fold } from '@/components/ui/fold'
import { Notice } from '@/components/ui/notice'
import { chooseLocale } from '@/i18n/locales'
import {
  type IntakeFault,
  type IntakeField,
  type IntakeLimits,
  intakeFaults,
  intakeFields,
} from '@/lib/core/search/intake-faults'
import { startValidationAction } from '@/lib/server/actions/project'
import { sourcesPath } from './sources-path'
import { useIntakeDraft } from './use-intake-draft'
import { WayIn } from './way-in'

/** From this share of the limit on, the field tells how much is left. */
const COUNTED_FROM = 0.8

/** Topic, research question and, on demand, context. What was typed stays until the project stands. */
export function IntakeForm({ limits }: { limits: IntakeLimits }) {
  const t = useTranslations('projects.intake')
  const sample = useTranslations('projects.welcome.picture')
  const format = useFormatter()
  const locale = chooseLocale(useLocale(), null)
  const errorText = useErrorText()
  const router = useRouter()
  const form = useRef<HTMLFormElement>(null)
  const { intake, change, forget } = useIntakeDraft()
  const [isSent, setSent] = useState(false)
  const [failure, setFailure] = useState<ShownError | null>(null)
  const [pending, startTransition] = useTransition()
  const faults = intakeFaults(intake, limits)

  function submit(event: FormEvent) {
    event.preventDefault()
    setSent(true)
    setFailure(null)
    const faulty = intakeFields.find((field) => faults[field])
    if (faulty) {
      focusField(form.current, faulty)
      return
    }
    startTransition(async () => {
      // A rejected action never reached the server.
      const result = await startValidationAction({ ...intake, locale }).catch(
        () => ({ ok: false, code: 'offline' }) as const,
      )
      if (!result.ok) return setFailure(result.code)
      forget()
      router.push(sourcesPath(result.value.projectId))
    })
  }

  /** A text that is too long is told at once; a missing one only after the attempt. */
  function faultOf(field: IntakeField): IntakeFault | undefined {
    const fault = faults[field]
    return isSent || fault === 'too-long' ? fault : undefined
  }

  function fieldProps(field: IntakeField) {
    const length = intake[field].trim().length
    const max = limits[field]
    const fault = faultOf(field)
    return {
      name: field,
      value: intake[field],
      dir: 'auto',
      error: fault
        ? t(`fault.${fault}`, { length: format.number(length), max: format.number(max) })
        : undefined,
      count:
        length > max * COUNTED_FROM
          ? t('count', { length: format.number(length), max: format.number(max) })
          : undefined,
    }
  }

  function textArea(field: IntakeField, rows: number, hint: string | undefined, className?: string) {
    const { count, ...props } = fieldProps(field)
    const told = [hint, props.error ? undefined : count].filter(Boolean).join(' ')
    return (
      <TextAreaField
        {...props}
        label={t(field)}
        rows={rows}
        hint={told || undefined}
        required={field === 'topic'}
        onChange={(event) => change({ ...intake, [field]: event.target.value })}
        {...(className ? { className } : {})}
      />
    )
  }

  return (
    <WayIn id="intake" title={t('title')} text={t('text')} picture={t('picture', { title: sample('title') })}>
      <form ref={form} noValidate onSubmit={submit} className="space-y-5 pt-1">
        {textArea('topic', 2, t('topicHint'), 'font-serif sm:text-lg')}
        {textArea('question', 2, t('questionHint'))}
        <Fold title={t('contextFold')} open={faults.context ? true : undefined}>
          {textArea('context', 2, t('contextHint'))}
        </Fold>
        {failure ? (
          <Notice tone="danger" announce="alert" title={errorText(failure)}>
            {t('kept')}
          </Notice>
        ) : null}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button type="submit" variant="primary" busy={pending} className="min-w-28">
            {pending ? t('beginning') : t('begin')}
          </Button>
          <p className="text-sm text-soft">{t('promise')}</p>
        </div>
      </form>
    </WayIn>
  )
}

function focusField(form: HTMLFormElement | null, name: IntakeField): void {
  const field = form?.elements.namedItem(name)
  if (field instanceof HTMLElement) field.focus()
}
