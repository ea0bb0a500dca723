'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import type { Proposal } from '@/lib/core/dialogues/elicitation-state'
import type { SectionFields } from '@/lib/core/dialogues/section'
import type { ElicitationPanelProps } from './elicitation-panel-props'
import { PhaseHeading } from './phase-heading'
import { SectionDifference } from './section-difference'
import { useDialogKeys } from './use-dialog-keys'
import { WrittenBy } from './written-by'

interface ProposalViewProps extends ElicitationPanelProps {
  readonly pending: Proposal
  readonly proposed: SectionFields
}

/** What the method showed and the change it proposes; it waits for yes, no, or other words. */
export function ProposalView({ view, opening, busy, onAct, pending, proposed }: ProposalViewProps) {
  const t = useTranslations('side.proposal')
  const method = opening.methods.find(({ id }) => id === pending.method)
  const yes = () => void onAct({ type: 'decide', decision: 'applied' })
  const no = () => void onAct({ type: 'decide', decision: 'discarded' })
  const rephrase = () => void onAct({ type: 'rephrase' })
  useDialogKeys({ Y: yes, N: no, O: rephrase })
  return (
    <div className="space-y-4">
      <div>
        <PhaseHeading>{t('title')}</PhaseHeading>
        <p className="text-xs text-soft">
          {method ? `${method.name} · ` : ''}
          <WrittenBy engine={pending.engine} />
        </p>
      </div>
      <SectionDifference before={view.inForce} after={proposed} sources={opening.facts.selected} />
      {pending.finding ? <Finding text={pending.finding} /> : null}
      <div className="flex flex-wrap gap-2 border-t border-line pt-3">
        <Button variant="primary" shortcut="Y" busy={busy} onClick={yes}>
          {t('yes')}
        </Button>
        <Button shortcut="N" busy={busy} onClick={no}>
          {t('no')}
        </Button>
        <Button variant="quiet" shortcut="O" busy={busy} onClick={rephrase}>
          {t('other')}
        </Button>
      </div>
      <p className="text-xs text-soft">{t('noMeans')}</p>
    </div>
  )
}

/** The questions that were answered, with the answers. */
export function Finding({ text }: { text: string }) {
  const t = useTranslations('side.proposal')
  return (
    <div>
      <h4 className="mb-1 text-sm font-medium">{t('finding')}</h4>
      <p dir="auto" className="border-l-2 border-line-strong pl-3 text-sm whitespace-pre-wrap text-soft">
        {text}
      </p>
    </div>
  )
}
