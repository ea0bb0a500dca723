'use client'

import { useTranslations } from 'next-intl'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { SelectField, TextField } from '@/components/ui/field'
import { useMissing } from '@/components/ui/use-missing'
import { NewLink } from '@/lib/contracts/desk'
import { deskRights, LINK_DAYS_DEFAULT, LINK_DAYS_MAX, LINK_NAME_MAX } from '@/lib/contracts/desk-limits'
import type { MadeLinkShown } from './new-link-notice'
import type { ShareActions } from './use-share-actions'

interface LinkFormProps {
  actions: ShareActions
  onCancel: () => void
  onMade: (link: MadeLinkShown) => void
}

/** Whom a new link is for, what it allows and for how long. */
export function LinkForm({ actions, onCancel, onMade }: LinkFormProps) {
  const t = useTranslations('share.links')
  const common = useTranslations('common')
  const form = useRef<HTMLFormElement>(null)
  const [name, setName] = useState('')
  const [rights, setRights] = useState<(typeof deskRights)[number]>('decide')
  const [days, setDays] = useState(String(LINK_DAYS_DEFAULT))
  const missing = useMissing()
  const parsed = NewLink.safeParse({ name, rights, days: Number(days) })
  const isDaysWrong = !NewLink.shape.days.safeParse(Number(days)).success || days.trim() === ''
  useEffect(() => form.current?.querySelector('input')?.focus(), [])

  async function create(event: FormEvent) {
    event.preventDefault()
    if (missing.lacks(!parsed.success || isDaysWrong) || !parsed.success) return
    const sent = await actions.createLink(parsed.data)
    if (sent.ok) onMade({ ...sent.value, name: parsed.data.name })
  }

  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => void create(event)}
      className="space-y-3 rounded-md border border-line bg-sheet p-4"
    >
      <TextField
        label={t('name')}
        required
        hint={t('nameHint')}
        error={missing.said(name.trim() === '', t('nameMissing'))}
        maxLength={LINK_NAME_MAX}
        autoComplete="off"
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <div className="grid gap-3 sm:grid-cols-[1fr_7rem]">
        <SelectField
          label={t('may')}
          value={rights}
          onChange={(event) =>
            setRights(deskRights.find((right) => right === event.target.value) ?? 'decide')
          }
        >
          {deskRights.map((right) => (
            <option key={right} value={right}>
              {t(`rights.${right}`)}
            </option>
          ))}
        </SelectField>
        <TextField
          label={t('days')}
          type="number"
          inputMode="numeric"
          min={1}
          max={LINK_DAYS_MAX}
          value={days}
          error={missing.said(isDaysWrong, t('daysWrong', { max: LINK_DAYS_MAX }))}
          onChange={(event) => setDays(event.target.value)}
        />
      </div>
      <p className="text-xs text-soft">{t('formHint')}</p>
      <div className="flex gap-2">
        <Button type="submit" variant="primary" busy={actions.busy}>
          {t('create')}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {common('cancel')}
        </Button>
      </div>
    </form>
  )
}
