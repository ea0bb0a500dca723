'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { type FormEvent, useRef, useState, useTransition } from 'react'
import { type ShownError, useErrorText } from '@/components/frame/use-error-text'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { ExternalLink } from '@/components/ui/external-link'
import { TextField } from '@/components/ui/field'
import { useToast } from '@/components/ui/toast'
import { removeKeyAction, saveKeyAction } from '@/lib/server/actions/settings'
import type { KeyService } from './key-services'
import { RemoveKey } from './remove-key'

interface KeyRowProps {
  service: KeyService
  /** In words; null when no key is saved. */
  savedOn: string | null
  serverHasOne: boolean
}

/** One service: what its key is for, whether one is saved, and a field that forgets what was typed once it is sent. */
export function KeyRow({ service, savedOn, serverHasOne }: KeyRowProps) {
  const t = useTranslations('settings.keys')
  const common = useTranslations('common')
  const errorText = useErrorText()
  const toast = useToast()
  const router = useRouter()
  const form = useRef<HTMLFormElement>(null)
  const [failure, setFailure] = useState<ShownError | null>(null)
  const [pending, startTransition] = useTransition()
  const { name, label } = service

  function tell(message: string) {
    toast({ message, closeLabel: common('close') })
    router.refresh()
  }

  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const value = String(new FormData(event.currentTarget).get('key') ?? '')
    setFailure(null)
    startTransition(async () => {
      const result = await saveKeyAction({ name, value }).catch(
        () => ({ ok: false, code: 'offline' }) as const,
      )
      if (!result.ok) return setFailure(result.code)
      form.current?.reset()
      tell(t('justSaved', { service: label }))
    })
  }

  function remove() {
    setFailure(null)
    startTransition(async () => {
      const result = await removeKeyAction({ name }).catch(() => ({ ok: false, code: 'offline' }) as const)
      if (!result.ok) return setFailure(result.code)
      tell(t('removed', { service: label }))
    })
  }

  return (
    <li className="grid gap-x-8 gap-y-3 border-b border-line py-4 last:border-b-0 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <h3 className="text-base font-semibold">{label}</h3>
          <Badge tone={savedOn ? 'accent' : 'plain'}>
            {savedOn ? t('saved', { date: savedOn }) : t('notSaved')}
          </Badge>
          <span className="text-xs text-soft">{service.needed ? t('needed') : t('optional')}</span>
        </div>
        <p className="mt-1 text-sm text-soft">{t(`about.${name}`)}</p>
        {serverHasOne ? <p className="mt-1 text-sm text-soft">{t('serverHasOne')}</p> : null}
        <p className="mt-1 text-sm text-soft">
          {t('getIt')} <ExternalLink href={service.href}>{new URL(service.href).host}</ExternalLink>
        </p>
      </div>
      <form method="post" ref={form} onSubmit={save} noValidate className="min-w-0">
        <TextField
          label={t('label', { service: label })}
          labelHidden
          name="key"
          type="password"
          autoComplete="off"
          spellCheck={false}
          data-1p-ignore=""
          data-lpignore="true"
          placeholder={savedOn ? t('replace') : t('placeholder')}
          error={failure ? (failure === 'invalid-input' ? t('fault') : errorText(failure)) : undefined}
        />
        <div className="mt-2 flex flex-wrap gap-2">
          <Button type="submit" size="sm" busy={pending}>
            {t('save')}
          </Button>
          {savedOn ? <RemoveKey service={label} busy={pending} onRemove={remove} /> : null}
        </div>
      </form>
    </li>
  )
}
