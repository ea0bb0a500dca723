'use client'

import { useTranslations } from 'next-intl'
import { Dialog } from '@/components/ui/dialog'
import { TextLink } from '@/components/ui/text-link'
import type { StudySentence } from '@/lib/contracts/review'

export interface OpenSaid {
  readonly title: string
  readonly said: readonly StudySentence[]
}

/** The sentences of a source, letter by letter, with where they stand. */
export function SaidDialog({
  projectId,
  open,
  onClose,
}: {
  readonly projectId: string
  readonly open: OpenSaid | null
  readonly onClose: () => void
}) {
  const t = useTranslations('review')
  return (
    <Dialog open={open !== null} onClose={onClose} title={open?.title ?? t('table.passage')}>
      {open?.said.map((said) => (
        <figure key={said.text} className="space-y-1.5 py-2">
          <blockquote dir="auto" className="border-l-2 border-accent pl-3 font-serif">
            {said.text}
          </blockquote>
          <figcaption className="text-sm text-soft">
            {t(`written.place-${said.place}`)}
            {said.locator ? ` · ${said.locator.value}` : null}{' '}
            {said.itemId ? (
              <TextLink href={`/projects/${projectId}/library/${said.itemId}`}>{t('table.inText')}</TextLink>
            ) : null}
          </figcaption>
        </figure>
      ))}
    </Dialog>
  )
}
