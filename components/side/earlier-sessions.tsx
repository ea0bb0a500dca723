'use client'

import { useFormatter, useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Fold } from '@/components/ui/fold'
import type { SideOpening, SideSummary, SideView } from '@/lib/core/dialogues/side-session'
import { BrainstormRecord } from './brainstorm-record'
import type { ElicitationView } from './elicitation-panel-props'
import { PartyRecord } from './party-panel'
import { PhaseHeading } from './phase-heading'
import { Finding } from './proposal-view'
import { SectionDifference } from './section-difference'
import { WrittenBy } from './written-by'

/** The other sessions of the run, each to be read again. */
export function EarlierSessions(props: { earlier: readonly SideSummary[]; onOpen: (id: string) => void }) {
  const t = useTranslations('side')
  const format = useFormatter()
  if (props.earlier.length === 0) return null
  return (
    <Fold title={t('earlier.title')} aside={props.earlier.length} className="mt-5 border-t border-line pt-2">
      <ul className="divide-y divide-line">
        {props.earlier.map(({ id, kind, step, startedAt, isOpen, weight }) => (
          <li key={id}>
            <button
              type="button"
              onClick={() => props.onOpen(id)}
              className="w-full rounded-sm px-1 py-1.5 text-left text-sm hover:bg-sunk"
            >
              <span className="font-medium">{t(`title.${kind}`)}</span>{' '}
              <span className="text-soft">
                {t(`earlier.step.${step}`)} · {t(`earlier.weight.${kind}`, { count: weight })}
                {isOpen ? ` · ${t('earlier.open')}` : ''}
              </span>
              <span className="block text-xs text-soft">
                {format.dateTime(new Date(startedAt), { dateStyle: 'medium', timeStyle: 'short' })}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Fold>
  )
}

/** One earlier session, to be read and not changed. */
export function EarlierSession(props: { view: SideView; opening: SideOpening | null; onBack: () => void }) {
  const { view, opening, onBack } = props
  const t = useTranslations('side')
  const format = useFormatter()
  const started = format.dateTime(new Date(view.startedAt), { dateStyle: 'long', timeStyle: 'short' })
  return (
    <div className="space-y-4">
      <div>
        <PhaseHeading>{t('earlier.of', { kind: t(`title.${view.kind}`), date: started })}</PhaseHeading>
        <p className="text-sm text-soft">{t(`earlier.step.${view.session.step}`)}</p>
      </div>
      {view.kind === 'party' ? (
        <PartyRecord view={view} agents={opening?.agents ?? []} />
      ) : view.kind === 'brainstorm' ? (
        <BrainstormRecord view={view} />
      ) : (
        <ElicitationRecord view={view} opening={opening} />
      )}
      <Button onClick={onBack}>{t('earlier.back')}</Button>
    </div>
  )
}

function ElicitationRecord({ view, opening }: { view: ElicitationView; opening: SideOpening | null }) {
  const t = useTranslations('side')
  return (
    <ol className="space-y-5">
      {view.changes.map(({ id, method, decision, engine, finding, before, after }) => (
        <li key={id} className="space-y-2">
          <h4 className="flex flex-wrap items-baseline gap-2 text-sm font-semibold">
            {opening?.methods.find((known) => known.id === method)?.name ?? t('form.direction')}
            <Badge tone={decision === 'applied' ? 'accent' : 'plain'}>
              {t(`earlier.decision.${decision}`)}
            </Badge>
          </h4>
          <p className="text-xs text-soft">
            <WrittenBy engine={engine} />
          </p>
          {finding ? <Finding text={finding} /> : null}
          <SectionDifference before={before} after={after} sources={opening?.facts.selected ?? []} />
        </li>
      ))}
    </ol>
  )
}
