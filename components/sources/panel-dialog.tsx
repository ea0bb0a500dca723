import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Dialog } from '@/components/ui/dialog'

interface PanelDialogProps {
  readonly kind: 'add' | 'refine'
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A panel of the workspace where the window is too narrow for a place beside the list. */
export function PanelDialog({ kind, onClose, children }: PanelDialogProps) {
  const t = useTranslations('sources')
  return (
    <Dialog open onClose={onClose} shape="side" title={t(`side.title.${kind}`)}>
      {children}
    </Dialog>
  )
}
