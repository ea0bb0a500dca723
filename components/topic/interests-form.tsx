'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { TextAreaField, TextField } from '@/components/ui/field'
import { type Interests, StudentProfile } from '@/lib/contracts/topic'
import { INTERESTS_MAX } from '@/lib/contracts/topic-limits'

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

interface InterestsFormProps {
  readonly interests: Interests
  readonly busy: boolean
  readonly onSubmit: (interests: Interests) => void
}

/** All that the conversation asks, at once. Only the areas are needed. */
export function InterestsForm({ interests: { areas, profile }, busy, onSubmit }: InterestsFormProps) {
  const t = useTranslations('topic.form')
  const [draft, setDraft] = useState({
    areas: areas.join('\n'),
    academic_program: profile.academic_program,
    field_of_study: profile.field_of_study,
    country: profile.country,
    hours: profile.weekly_hours === null ? '' : String(profile.weekly_hours),
    months: profile.total_timeline === null ? '' : String(monthsOf(profile.total_timeline)),
    skills: profile.existing_skills.join('\n'),
    constraints: profile.constraints.join('\n'),
  })
  const [isTried, setTried] = useState(false)
  const listed = linesOf(draft.areas).slice(0, INTERESTS_MAX)
  const read = StudentProfile.safeParse({
    ...profile,
    academic_program: draft.academic_program,
    field_of_study: draft.field_of_study,
    country: draft.country,
    weekly_hours: draft.hours === '' ? null : Number(draft.hours),
    total_timeline: draft.months === '' ? null : { value: Number(draft.months), unit: 'months' },
    existing_skills: linesOf(draft.skills),
    constraints: linesOf(draft.constraints),
  })
  const faults = new Set(read.success ? [] : read.error.issues.map(({ path }) => String(path[0])))
  const field = (key: keyof typeof draft) => ({
    value: draft[key],
    onChange: (event: { target: { value: string } }) => setDraft({ ...draft, [key]: event.target.value }),
  })

  return (
    <form
      noValidate
      className="space-y-4"
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (listed.length > 0 && read.success) onSubmit({ areas: listed, profile: read.data })
      }}
    >
      <TextAreaField
        label={t('areas')}
        hint={t('areasHint')}
        rows={4}
        dir="auto"
        required
        error={isTried && listed.length === 0 ? t('areasMissing') : undefined}
        {...field('areas')}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label={t('program')} {...field('academic_program')} />
        <TextField label={t('field')} {...field('field_of_study')} />
        <TextField label={t('country')} {...field('country')} />
        <TextField
          label={t('hours')}
          inputMode="numeric"
          error={isTried && faults.has('weekly_hours') ? t('hoursFault') : undefined}
          {...field('hours')}
        />
        <TextField
          label={t('months')}
          inputMode="numeric"
          error={isTried && faults.has('total_timeline') ? t('monthsFault') : undefined}
          {...field('months')}
        />
      </div>
      <TextAreaField label={t('skills')} hint={t('oneALine')} rows={2} {...field('skills')} />
      <TextAreaField label={t('constraints')} hint={t('oneALine')} rows={2} {...field('constraints')} />
      <Button type="submit" variant="primary" busy={busy}>
        {t('go')}
      </Button>
    </form>
  )
}

function monthsOf({
  value,
  unit,
}: {
  readonly value: number
  readonly unit: 'weeks' | 'months' | 'years'
}): number {
  if (unit === 'months') return value
  return unit === 'years' ? value * 12 : Math.max(1, Math.round(value / 4.35))
}
