'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import type { BrainstormPanelProps } from './brainstorm-panel-props'
import { IdeaCollector } from './idea-collector'
import { IdeaRanking } from './idea-ranking'
import { PhaseHeading } from './phase-heading'
import { SectionView } from './section-view'
import { TechniqueMenu } from './technique-menu'
import { useDialogKeys } from './use-dialog-keys'

/** Brainstorming: a technique asks, the student writes ideas, Carrel groups them by what they name, the student says which go on. */
export function BrainstormPanel(props: BrainstormPanelProps) {
  const { view, opening, fields, busy, onProceed } = props
  const t = useTranslations('side.brainstorm')
  const { session } = view
  const isOrganised = session.phase === 'organised' && session.grouped !== null
  useDialogKeys({ X: onProceed })
  return (
    <div className="space-y-4">
      <SectionView step={session.step} fields={fields} facts={opening.facts} />
      <div>
        <PhaseHeading>{t(isOrganised ? 'organisedTitle' : 'title')}</PhaseHeading>
        <p className="text-sm text-soft">{t(isOrganised ? 'organisedIntro' : 'intro')}</p>
        <p className="mt-1 text-xs text-soft">
          {opening.model === null ? t('builtIn') : t('withModel', { name: opening.model })}
        </p>
      </div>
      {isOrganised ? (
        <IdeaRanking key={session.ideas.length} {...props} />
      ) : (
        <>
          <TechniqueMenu {...props} />
          <IdeaCollector key={session.technique ?? ''} {...props} />
        </>
      )}
      <div className="flex border-t border-line pt-3">
        <Button shortcut="X" className="ml-auto" busy={busy} onClick={onProceed}>
          {session.picks.length > 0 ? t('proceedWith', { count: session.picks.length }) : t('proceed')}
        </Button>
      </div>
    </div>
  )
}
