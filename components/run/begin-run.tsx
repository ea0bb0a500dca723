'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useErrorText } from '@/components/frame/use-error-text'
import { Button } from '@/components/ui/button'
import { useToast } from '@/components/ui/toast'
import { beginRunAction } from '@/lib/server/actions/run'

/** Begins a run of a pipeline that has no room of its own, and shows its progress. */
export function BeginRun({
  projectId,
  pipeline,
  name,
}: {
  projectId: string
  pipeline: string
  name: string
}) {
  const t = useTranslations('run.progress')
  const common = useTranslations('common')
  const errorText = useErrorText()
  const toast = useToast()
  const router = useRouter()
  const [busy, setBusy] = useState(false)

  async function begin() {
    setBusy(true)
    // A rejected action never reached the server.
    const result = await beginRunAction({ projectId, pipeline }).catch(
      () => ({ ok: false, code: 'offline' }) as const,
    )
    if (result.ok) return router.push(`/projects/${projectId}/runs/${result.value.runId}`)
    setBusy(false)
    toast({ message: errorText(result.code), closeLabel: common('close') })
  }

  return (
    <Button size="sm" busy={busy} aria-label={t('beginOf', { name })} onClick={() => void begin()}>
      {t('begin')}
    </Button>
  )
}
