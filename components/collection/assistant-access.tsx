'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useErrorText } from '@/components/frame/use-error-text'
import { Button } from '@/components/ui/button'
import { CopyText } from '@/components/ui/copy-text'
import { Fold } from '@/components/ui/fold'
import { setAssistantAction } from '@/lib/server/actions/collection'

interface AssistantAccessProps {
  projectId: string
  /** When somebody was last let in; null: nobody is. */
  since: string | null
  onChange: () => Promise<void>
}

/** Lets an outside assistant in by a token that is shown once, or nobody any more. */
export function AssistantAccess({ projectId, since, onChange }: AssistantAccessProps) {
  const t = useTranslations('collection.assistant')
  const errorText = useErrorText()
  const [token, setToken] = useState<string | null>(null)
  const [failure, setFailure] = useState('')
  const [busy, setBusy] = useState(false)

  async function set(open: boolean) {
    setBusy(true)
    setFailure('')
    const result = await setAssistantAction({ projectId, open }).catch(
      () => ({ ok: false, code: 'offline' }) as const,
    )
    setBusy(false)
    if (result.ok) setToken(result.value.token)
    else setFailure(errorText(result.code))
    await onChange()
  }

  return (
    <Fold title={t('title')} aside={since === null ? t('closed') : t('opened')}>
      <div className="max-w-2xl space-y-3 text-sm">
        <p className="text-soft">{t('text')}</p>
        {token === null ? null : (
          <>
            <CopyText label={t('address')} text={`${window.location.origin}/api/mcp/${projectId}`} isCode />
            <CopyText label={t('token')} text={token} isCode />
            <p>{t('once')}</p>
          </>
        )}
        {failure ? (
          <p role="alert" className="font-medium text-danger">
            {failure}
          </p>
        ) : null}
        <div className="flex flex-wrap gap-2">
          <Button size="sm" busy={busy} onClick={() => void set(true)}>
            {since === null ? t('open') : t('renew')}
          </Button>
          {since === null ? null : (
            <Button size="sm" variant="danger" busy={busy} onClick={() => void set(false)}>
              {t('close')}
            </Button>
          )}
        </div>
      </div>
    </Fold>
  )
}
