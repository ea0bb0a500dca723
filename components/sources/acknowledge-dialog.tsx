'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { THRESHOLD, type ThresholdCounts } from '@/lib/core/relevance/threshold'

interface AcknowledgeDialogProps {
  readonly counts: ThresholdCounts
  readonly onClose: () => void
  readonly onGo: () => void
}

/** Asks once before a student goes on with fewer sources on the topic than a review needs. */
export function AcknowledgeDialog({ counts, onClose, onGo }: AcknowledgeDialogProps) {
  const t = useTranslations('sources.threshold.acknowledge')
  const { found, relevant } = counts
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('title', { needed: THRESHOLD })}
      action={
        <Button variant="primary" onClick={onGo}>
          {t('go')}
        </Button>
      }
      cancelLabel={t('back')}
    >
      <p className="text-sm">{t('text', { found, relevant, needed: THRESHOLD })}</p>
    </Dialog>
  )
}
