'use client'

import { useTranslations } from 'next-intl'
import { CitedSource } from '@/components/proposal/cited-source'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import type { ProposalSource } from '@/lib/contracts/proposal-run'
import type { Cited } from './desk-context'
import { blockDomId, showPlace } from './go-to'

interface SourcesDialogProps {
  cited: Cited
  sources: readonly ProposalSource[]
  onClose: () => void
}

/** The sources of one citation: what they are, how they were judged, and the way to them. */
export function SourcesDialog({ cited, sources, onClose }: SourcesDialogProps) {
  const t = useTranslations('desk.source')
  return (
    <Dialog open onClose={onClose} shape="side" title={t('title', { count: cited.keys.length })}>
      <ul className="divide-y divide-line">
        {cited.keys.map((key) => {
          const source = sources.find((known) => known.key === key)
          return (
            <li key={key} className="py-5 first:pt-0 last:pb-0">
              {source ? (
                <CitedSource
                  source={source}
                  standing={t(source.chosen ? 'chosen' : 'found')}
                  citing={cited.citing}
                />
              ) : (
                <p className="text-sm text-soft">{t('unknown')}</p>
              )}
              <Button
                size="sm"
                variant="quiet"
                className="mt-2 -ml-2"
                onClick={() => {
                  onClose()
                  // The dialog gives the focus back first.
                  requestAnimationFrame(() => showPlace(blockDomId(`source.${key}`)))
                }}
              >
                {t('inReferences')}
              </Button>
            </li>
          )
        })}
      </ul>
    </Dialog>
  )
}
