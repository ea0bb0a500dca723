'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import type { Drafts } from './use-drafts'

/** What was written and can no longer be sent: to be copied, or thrown away. */
export function UnsentTexts({ drafts }: { drafts: Drafts }) {
  const t = useTranslations('desk.end')
  const texts = Object.entries(drafts.all).filter(([, { text }]) => text.trim() !== '')
  if (texts.length === 0) return null
  return (
    <section className="mt-8 space-y-3 text-left">
      <h2 className="font-serif text-lg font-semibold">{t('unsent', { count: texts.length })}</h2>
      {texts.map(([name, { text }]) => (
        <p
          key={name}
          dir="auto"
          className="rounded-md border border-line bg-sheet p-3 text-sm whitespace-pre-wrap [overflow-wrap:anywhere]"
        >
          {text}
        </p>
      ))}
      <Button variant="danger" onClick={drafts.forget}>
        {t('forget')}
      </Button>
    </section>
  )
}
