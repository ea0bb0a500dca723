'use client'

import { useTranslations } from 'next-intl'
import { useTransition } from 'react'
import { useErrorText } from '@/components/frame/use-error-text'
import { Button } from '@/components/ui/button'
import { useToast } from '@/components/ui/toast'
import { keepAnswerAction } from '@/lib/server/actions/answers'

/** Keeps an answer as a note of the library, and says that it did or why not. */
export function KeepNote(answer: { projectId: string; conversationId: string; round: number }) {
  const t = useTranslations('answers.answer')
  const common = useTranslations('common')
  const errorText = useErrorText()
  const toast = useToast()
  const [pending, startTransition] = useTransition()

  function keep() {
    startTransition(async () => {
      const result = await keepAnswerAction(answer).catch(() => ({ ok: false, code: 'offline' }) as const)
      toast({ message: result.ok ? t('kept') : errorText(result.code), closeLabel: common('close') })
    })
  }

  return (
    <Button size="sm" busy={pending} onClick={keep}>
      {t('keep')}
    </Button>
  )
}
