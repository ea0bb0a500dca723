'use client'

import { useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import { useErrorText } from '@/components/frame/use-error-text'
import { type MadeLinkShown, NewLinkNotice } from '@/components/share/new-link-notice'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/field'
import { LINK_DAYS_DEFAULT, LINK_NAME_MAX } from '@/lib/contracts/desk-limits'
import { createLinkAction } from '@/lib/server/actions/share'

interface NewReviewerProps {
  readonly projectId: string
  /** Who asked sees the reviewer among the others. */
  readonly onMade: () => void
}

/** Another reviewer: a name, and the link that is shown once. */
export function NewReviewer({ projectId, onMade }: NewReviewerProps) {
  const t = useTranslations('screening.room')
  const errorText = useErrorText()
  const [name, setName] = useState('')
  const [busy, setBusy] = useState(false)
  const [made, setMade] = useState<MadeLinkShown | null>(null)
  const [error, setError] = useState<string | undefined>()

  async function make(event: FormEvent) {
    event.preventDefault()
    if (name.trim() === '') return setError(t('nameMissing'))
    setBusy(true)
    const link = { name: name.trim(), rights: 'screen', days: LINK_DAYS_DEFAULT } as const
    const sent = await createLinkAction({ projectId, ...link }).catch(
      () => ({ ok: false, code: 'offline' }) as const,
    )
    setBusy(false)
    setError(sent.ok ? undefined : errorText(sent.code))
    if (!sent.ok) return
    setMade({ ...sent.value, name: link.name })
    setName('')
    onMade()
  }

  return (
    <div className="max-w-xl space-y-3">
      {made ? <NewLinkNotice made={made} onDone={() => setMade(null)} /> : null}
      <form noValidate onSubmit={(event) => void make(event)} className="flex flex-wrap items-start gap-2">
        <div className="min-w-48 flex-1">
          <TextField
            label={t('name')}
            hint={t('nameHint')}
            error={error}
            maxLength={LINK_NAME_MAX}
            autoComplete="off"
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        </div>
        <Button type="submit" busy={busy} className="mt-6">
          {t('make')}
        </Button>
      </form>
    </div>
  )
}
