'use client'

import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { orLater } from '@/components/ui/or-later'
import type { LibraryItem } from '@/lib/contracts/library'

// What reads names weighs more than the rest of the list.
const ReferenceDialog = dynamic(() =>
  orLater(() => import('./reference-dialog').then((module) => module.ReferenceDialog)),
)

/** Who wrote an item of the student's, when and where, to be read and corrected; a chosen source has the reference of its record. */
export function EditReference({ projectId, item }: { projectId: string; item: LibraryItem }) {
  const t = useTranslations('library.reference')
  const [isOpen, setIsOpen] = useState(false)
  if (item.sourceId !== null || item.kind === 'note') return null
  return (
    <>
      <Button
        size="sm"
        aria-label={t('editOf', { title: item.title.slice(0, 120) })}
        onClick={() => setIsOpen(true)}
      >
        {t(item.work === null ? 'add' : 'edit')}
      </Button>
      {isOpen ? <ReferenceDialog projectId={projectId} item={item} onClose={() => setIsOpen(false)} /> : null}
    </>
  )
}
