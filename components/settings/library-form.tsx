'use client'

import { useTranslations } from 'next-intl'
import { type FormEvent, useState, useTransition } from 'react'
import { type ShownError, useErrorText } from '@/components/frame/use-error-text'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { useToast } from '@/components/ui/toast'
import type { LibrarySettings } from '@/lib/contracts/connector'
import { saveLibraryAction } from '@/lib/server/actions/settings'

const fields = ['proxy', 'resolver', 'capesProxyNumber'] as const satisfies readonly (keyof LibrarySettings)[]
type Field = (typeof fields)[number]

/** How the student's own browser gets past a paywall. What cannot be used is named at its field; nothing is lost. */
export function LibraryForm({ library }: { library: LibrarySettings }) {
  const t = useTranslations('settings.library')
  const common = useTranslations('common')
  const errorText = useErrorText()
  const toast = useToast()
  const [values, setValues] = useState<Record<Field, string>>({
    proxy: library.proxy ?? '',
    resolver: library.resolver ?? '',
    capesProxyNumber: library.capesProxyNumber ?? '',
  })
  const [faults, setFaults] = useState<readonly Field[]>([])
  const [failure, setFailure] = useState<ShownError | null>(null)
  const [pending, startTransition] = useTransition()

  function save(event: FormEvent) {
    event.preventDefault()
    setFailure(null)
    startTransition(async () => {
      const result = await saveLibraryAction(values).catch(() => ({ ok: false, code: 'offline' }) as const)
      if (!result.ok) return setFailure(result.code)
      if (!result.value.saved) return setFaults(result.value.faults)
      setFaults([])
      // The proxy is kept as its host; the field shows what is kept.
      setValues({ ...result.value.kept })
      toast({ message: t('saved'), closeLabel: common('close') })
    })
  }

  return (
    <form onSubmit={save} noValidate className="max-w-xl space-y-4">
      {fields.map((field) => (
        <TextField
          key={field}
          label={t(field)}
          hint={t(`${field}Hint`)}
          value={values[field]}
          maxLength={500}
          autoComplete="off"
          spellCheck={false}
          dir="ltr"
          inputMode={field === 'capesProxyNumber' ? 'numeric' : 'url'}
          className={field === 'capesProxyNumber' ? 'sm:max-w-24' : undefined}
          error={faults.includes(field) ? t(`fault.${field}`) : undefined}
          onChange={(event) => setValues({ ...values, [field]: event.target.value })}
        />
      ))}
      {failure ? <Notice tone="danger" announce="alert" title={errorText(failure)} /> : null}
      <Button type="submit" variant="primary" busy={pending}>
        {t('save')}
      </Button>
    </form>
  )
}
