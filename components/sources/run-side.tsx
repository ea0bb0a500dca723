'use client'

import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { BusySteps } from '@/components/run/busy-steps'
import { RunFooter } from '@/components/run/run-footer'
import type { RunControl } from '@/components/run/run-notices'
import { Fold } from '@/components/ui/fold'
import { orLater } from '@/components/ui/or-later'
import { Skeleton } from '@/components/ui/skeleton'
import { TextLink } from '@/components/ui/text-link'
import type { Locale } from '@/lib/contracts/locale'
import type { RunState } from '@/lib/contracts/run'
import type { SearchParameters } from '@/lib/contracts/search'
import { shownSourceSteps } from '@/lib/contracts/source-stages'
import type { ScopeStrategy, SourceRow } from '@/lib/contracts/source-validation'
import { thresholdCounts } from '@/lib/core/relevance/threshold'
import { isPending, nobodyAnswered } from '@/lib/core/validation/lanes'
import type { EarlierSearch, SourcesWorkspace } from '@/lib/core/validation/workspace'
import { Downloads } from './downloads'
import { type LaneActions, Lanes } from './lanes'
import type { ListView } from './list-view'
import { OutsideScope } from './outside-scope'
import { ThresholdMeter } from './threshold-meter'

// Pictures and strategies come after the first rows; they are not worth a slower first load.
const Charts = dynamic(() => orLater(() => import('./charts').then((module) => module.Charts)), {
  loading: () => <Skeleton className="h-72 w-full" />,
})
const Strategies = dynamic(() => orLater(() => import('./strategies').then((module) => module.Strategies)), {
  loading: () => <Skeleton className="h-40 w-full" />,
})

const History = dynamic(() => orLater(() => import('./history').then((module) => module.History)), {
  loading: () => <Skeleton className="h-24 w-full" />,
})

const QualityPanelCard = dynamic(() =>
  orLater(() => import('./quality-panel-card').then((module) => module.QualityPanelCard)),
)
const NamesReportList = dynamic(() =>
  orLater(() => import('./names-report').then((module) => module.NamesReportList)),
)

interface RunSideProps {
  ids: { readonly projectId: string; readonly runId: string }
  run: RunState
  workspace: SourcesWorkspace
  rowsById: ReadonlyMap<string, SourceRow>
  locale: Locale
  view: ListView
  onView: (changed: Partial<ListView>) => void
  laneActions: LaneActions
  busy: boolean
  canRefine: boolean
  onStrategy: (strategy: ScopeStrategy) => void
  onReturn: (earlier: EarlierSearch) => void
  onControl: (control: RunControl) => void
  onOpen: (sourceId: string) => void
}

/** The run beside the work: is it enough, where does each database stand, what is being done, what was done. */
export function RunSide(props: RunSideProps) {
  const { run, workspace } = props
  const t = useTranslations('sources.side')
  const stepNames = useTranslations('sources.step')
  // What has arrived and is not ranked yet counts for nothing: advice would be early.
  const isRanking = workspace.busy.some(({ key }) => key === 'rank-arrivals')
  const isAsking =
    workspace.lanes.length === 0 ? workspace.threshold === null : workspace.lanes.some(isPending)
  const searching = isAsking || isRanking
  const steps = workspace.busy.flatMap(({ key, done, total }) => {
    const shown = shownSourceSteps.find((step) => step === key)
    return shown ? [{ key, label: stepNames(shown), done, total }] : []
  })
  const refinements = workspace.broughtHistory.length + workspace.history.length
  const offersChange = workspace.strategies.length > 0 && workspace.parameters !== null
  return (
    <div className="divide-y divide-line rounded-lg border border-line bg-sheet *:px-4 *:py-3">
      <div>
        <ThresholdMeter
          counts={thresholdCounts(workspace.sources)}
          unreached={nobodyAnswered(workspace.lanes)}
          searching={searching}
        />
      </div>
      <div>
        <Lanes lanes={workspace.lanes} actions={props.laneActions} />
      </div>
      {steps.length > 0 ? (
        <div>
          <BusySteps steps={steps} />
        </div>
      ) : null}
      {workspace.sources.length > 0 ? (
        <div>
          <Fold title={t('charts')} open>
            <Charts rows={workspace.sources} view={props.view} onView={props.onView} />
          </Fold>
        </div>
      ) : null}
      {offersChange && workspace.parameters ? (
        <div>
          {workspace.threshold?.status === 'met' ? (
            <Fold title={t('strategies')} aside={workspace.strategies.length}>
              <StrategyList {...props} parameters={workspace.parameters} />
            </Fold>
          ) : (
            <StrategyList {...props} parameters={workspace.parameters} />
          )}
        </div>
      ) : null}
      <OutsideScope rows={workspace.outside} />
      {workspace.learned ? (
        <div>
          <NamesReportList learned={workspace.learned} />
        </div>
      ) : null}
      {workspace.panel.length > 0 ? (
        <div>
          <Fold title={t('panel')} aside={workspace.panel.length}>
            <QualityPanelCard panel={workspace.panel} rows={props.rowsById} onOpen={props.onOpen} />
          </Fold>
        </div>
      ) : null}
      {refinements > 0 ? (
        <div>
          <Fold title={t('history')} aside={refinements}>
            <History
              brought={workspace.broughtHistory}
              first={workspace.firstSearch}
              history={workspace.history}
              yields={workspace.yields}
              onReturn={props.onReturn}
            />
          </Fold>
        </div>
      ) : null}
      {workspace.sources.length > 0 && !workspace.finalised ? (
        <div>
          <Fold title={t('downloads')}>
            <Downloads projectId={props.ids.projectId} isFinished={false} />
          </Fold>
        </div>
      ) : null}
      {workspace.sources.length > 0 ? (
        <p className="text-sm">
          <TextLink href={`/projects/${props.ids.projectId}/sources/reviewers`}>{t('reviewers')}</TextLink>
        </p>
      ) : null}
      <div>
        <RunFooter
          run={run}
          engines={[...new Set(Object.values(workspace.engines))]}
          progressHref={`/projects/${props.ids.projectId}/runs/${props.ids.runId}`}
          busy={props.busy}
          onControl={props.onControl}
        />
      </div>
    </div>
  )
}

function StrategyList({
  workspace,
  parameters,
  locale,
  canRefine,
  onStrategy,
}: RunSideProps & { parameters: SearchParameters }) {
  return workspace.map ? (
    <Strategies
      strategies={workspace.strategies}
      plan={{ parameters, map: workspace.map }}
      locale={locale}
      canApply={canRefine}
      onApply={onStrategy}
    />
  ) : null
}
