'use client'

import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { type ReactNode, useCallback, useEffect, useId, useMemo, useRef, useState } from 'react'
import { RunNotices } from '@/components/run/run-notices'
import { classNames } from '@/components/ui/class-names'
import { Dialog } from '@/components/ui/dialog'
import { useMedia } from '@/components/ui/use-media'
import { useRun } from '@/lib/client/use-run'
import type { RunState } from '@/lib/contracts/run'
import type { SearchParameters } from '@/lib/contracts/search'
import type { Locale, SelectionEntry } from '@/lib/contracts/source-validation'
import type { SectionFields, SectionStep } from '@/lib/core/elicitation/section'
import { isHeldBack } from '@/lib/core/validation/threshold'
import { workspaceOf } from '@/lib/core/validation/workspace'
import { ConfirmArea } from './confirm-area'
import { isDatabaseId } from './database-names'
import { canRetry } from './lane-status'
import type { LaneActions } from './lanes'
import { ListArea, ListSkeleton } from './list-area'
import { focusChoice, MenuBar } from './menu-bar'
import { menuChoices, restingStep } from './menu-choices'
import { mergeChangesInForce } from './merge-changes'
import type { OwnWay } from './own-panel'
import { parameterFault } from './parameters-form'
import { ParametersLine } from './parameters-line'
import type { RefineDraft } from './refine-panel'
import { queryRefinement, strategyRefinement } from './refinements'
import { RunBar } from './run-bar'
import { RunSide } from './run-side'
import { SelectionLine } from './selection-line'
import type { SideSession, SideSessionKind } from './side-session'
import { SideSheet } from './side-sheet'
import { useDecisions } from './use-decisions'
import { useRunActions } from './use-run-actions'
import { useView } from './use-view'

// None of these is needed before the first press.
const RefinePanel = dynamic(() => import('./refine-panel').then((module) => module.RefinePanel))
const OwnPanel = dynamic(() => import('./own-panel').then((module) => module.OwnPanel))
const SourceDialog = dynamic(() => import('./source-dialog').then((module) => module.SourceDialog))
const ShortcutsDialog = dynamic(() => import('./shortcuts-dialog').then((module) => module.ShortcutsDialog))
const ExcludeDialog = dynamic(() => import('./exclude-dialog').then((module) => module.ExcludeDialog))
const FinishView = dynamic(() => import('./finish-view').then((module) => module.FinishView))

interface SourcesWorkspaceProps {
  project: { readonly id: string; readonly title: string; readonly sandbox: boolean; readonly locale: Locale }
  runId: string
  run: RunState
  selection: readonly SelectionEntry[]
  /** Fills the panel of [A] and [P]; without it the menu does not offer them. */
  sideSession?: SideSession
}

type SidePanel =
  | { readonly kind: 'refine'; readonly draft: RefineDraft; readonly opened: number }
  | { readonly kind: 'add'; readonly way: OwnWay }
  | { readonly kind: SideSessionKind }

const WIDE = '(min-width: 64rem)'

/** The sources room: from the parameters to the chosen list, whatever the run is doing meanwhile. */
export function SourcesWorkspace(props: SourcesWorkspaceProps) {
  const { project, runId, sideSession } = props
  const t = useTranslations('sources')
  const common = useTranslations('common')
  const { run, connection, refresh } = useRun(runId, props.run)
  const workspace = useMemo(() => workspaceOf(run), [run])
  const rowsById = useMemo(() => new Map(workspace.sources.map((row) => [row.id, row])), [workspace.sources])
  const ids = useMemo(() => ({ projectId: project.id, runId }), [project.id, runId])
  const { busy, step, answer, control } = useRunActions(ids, workspace.question, refresh)
  const decisions = useDecisions(project.id, props.selection)
  const { view, key, change } = useView()
  const isWide = useMedia(WIDE, true)
  const sideId = useId()
  const sideRef = useRef<HTMLElement>(null)

  const [confirmed, setConfirmed] = useState<SearchParameters | null>(null)
  const [panel, setPanel] = useState<SidePanel | null>(null)
  const [openId, setOpenId] = useState<string | null>(null)
  const [excludingId, setExcludingId] = useState<string | null>(null)
  const [helps, setHelps] = useState(false)
  const [unfolded, setUnfolded] = useState(false)
  const [listed, setListed] = useState<readonly string[]>([])

  const parameters = confirmed ?? workspace.prepared?.parameters ?? null
  const chosen = [...decisions.decisions].flatMap(([id, decision]) =>
    decision === 'include' && rowsById.has(id) ? [id] : [],
  )
  const canRefine = step === 'refine' && !busy
  // Another panel begins at its top, wherever the one before it was scrolled to.
  useEffect(() => {
    if (panel) sideRef.current?.scrollTo({ top: 0 })
  }, [panel])
  const closePanel = useCallback(() => setPanel(null), [])
  const help = useCallback(() => setHelps(true), [])

  function openRefine(start: Partial<RefineDraft>) {
    if (!workspace.parameters) return
    const draft = {
      mode: 'more',
      request: '',
      parameters: workspace.parameters,
      keywords: workspace.keywords,
      ...start,
    } as const
    setPanel({ kind: 'refine', draft, opened: Date.now() })
    setUnfolded(true)
  }

  async function refineWith(refinement: Parameters<typeof answer<'refine'>>[1]) {
    if (await answer('refine', refinement)) setPanel((shown) => (shown?.kind === 'refine' ? null : shown))
  }

  const failedLanes = workspace.lanes
    .filter(canRetry)
    .map(({ database }) => database)
    .filter(isDatabaseId)
  const laneActions: LaneActions = {
    canAsk: canRefine,
    retry: (databases) => void answer('refine', { kind: 'retry', databases }),
    searchWith: (query) => {
      const asked = queryRefinement(workspace, query)
      if (asked) void refineWith(asked)
    },
    importFile: () => setPanel({ kind: 'add', way: 'import' }),
  }

  const choices = menuChoices({
    step: run.status === 'paused' ? null : busy ? null : step,
    resting: restingStep(
      step ?? workspace.question?.step ?? null,
      workspace.finalised !== null,
      workspace.lanes.length > 0,
    ),
    resume:
      run.status === 'paused'
        ? () => void control(run.pausedFor === 'budget' ? 'extend-budget' : 'resume')
        : null,
    chosen: chosen.length,
    canConfirm: parameters !== null && parameterFault(parameters) === null,
    t: useTranslations('sources.menu'),
    acts: {
      confirm: () => parameters && void answer('confirm', { kind: 'confirm', parameters }),
      refine: () => openRefine({}),
      add: () => setPanel({ kind: 'add', way: 'link' }),
      satisfied: () => void answer('refine', { kind: 'satisfied' }),
      consult: () => void control('consult'),
      select: () => void answer('select', { kind: 'select', sourceIds: chosen }),
      backToRefine: () => void answer('select', { kind: 'back' }),
      next: (kind) => void answer('next', { kind }),
      keys: help,
      session: sideSession ? (kind) => setPanel({ kind }) : null,
    },
  })

  const isConfirming = workspace.question?.step === 'confirm'
  const opened = openId === null ? undefined : rowsById.get(openId)
  const heldBack = workspace.sources.filter(isHeldBack).length
  const session = panel?.kind === 'elicitation' || panel?.kind === 'party' ? panel.kind : null
  const panelBody = panel ? renderPanel(panel) : null
  const Session = sideSession

  // Back at the menu, the focus is on the choice from which the session was called.
  const sessionBefore = useRef(session)
  useEffect(() => {
    if (sessionBefore.current && !session) focusChoice(sessionBefore.current)
    sessionBefore.current = session
  }, [session])

  /** What was accepted in a session comes back into the place it was about; nothing is run or answered. */
  function takeEnhanced(about: SectionStep, { topic, question, notes, dropped }: SectionFields) {
    if (about !== step) return
    if (about === 'confirm' && parameters)
      setConfirmed({ ...parameters, topic: topic || parameters.topic, question: question ?? '' })
    if (about === 'refine' && notes) openRefine({ request: notes })
    // What no longer convinces is laid aside, not lost.
    if (about === 'select')
      for (const id of dropped ?? [])
        if (decisions.decisions.get(id) === 'include') decisions.toggle(id, 'maybe')
  }

  function renderPanel(shown: SidePanel): ReactNode {
    if (shown.kind === 'add') {
      return (
        <OwnPanel
          projectId={project.id}
          way={shown.way}
          onWay={(way) => setPanel({ kind: 'add', way })}
          canSend={canRefine}
          busy={busy}
          own={workspace.own}
          onAdd={(own) => void answer('refine', { kind: 'add', own })}
        />
      )
    }
    if (shown.kind === 'refine') {
      return workspace.parameters ? (
        <RefinePanel
          key={shown.opened}
          projectId={project.id}
          start={shown.draft}
          parameters={workspace.parameters}
          firstTopic={workspace.input?.topic ?? workspace.parameters.topic}
          strategies={workspace.strategies}
          lanes={workspace.lanes}
          locale={project.locale}
          canSend={canRefine}
          busy={busy}
          onSend={(refinement) => void refineWith(refinement)}
          onConsult={() => void control('consult')}
        />
      ) : null
    }
    return null
  }

  return (
    <div className="mx-auto max-w-[96rem] px-4 pt-2 pb-[calc(var(--frame-bottom)+2.5rem)] max-md:pb-40 sm:px-6">
      <div className="pt-2 empty:hidden">
        <RunNotices
          run={run}
          connection={connection}
          busy={busy}
          onControl={(wanted) => void control(wanted)}
          handoffHref={`/api/projects/${project.id}/export?format=loop-back`}
        />
      </div>
      {isConfirming && workspace.prepared && parameters ? (
        <ConfirmArea
          sheet={
            panelBody && panel && isWide ? (
              <SideSheet
                title={t(`side.title.${panel.kind}`)}
                closeLabel={common('close')}
                onClose={closePanel}
              >
                {panelBody}
              </SideSheet>
            ) : null
          }
          reasons={workspace.prepared.databaseReasons}
          value={parameters}
          onChange={setConfirmed}
          onConfirm={() => void answer('confirm', { kind: 'confirm', parameters })}
          carried={workspace.sources.length}
          onKeep={() => void answer('confirm', { kind: 'keep', parameters })}
          busy={busy}
          mode={workspace.input?.mode ?? 'standalone'}
        />
      ) : (
        <div className="mt-4 grid items-start gap-x-7 gap-y-4 lg:grid-cols-[minmax(0,1fr)_24rem] lg:grid-rows-[auto_1fr]">
          <div className="lg:col-start-1">
            {workspace.parameters ? (
              <ParametersLine parameters={workspace.parameters} concepts={workspace.concepts} />
            ) : (
              <h1 dir="auto" className="font-serif text-xl font-semibold sm:text-2xl">
                {workspace.input?.topic ?? project.title}
              </h1>
            )}
          </div>
          <aside
            ref={sideRef}
            aria-label={t('side.label')}
            className="scroll-quiet min-w-0 lg:sticky lg:top-[calc(var(--frame-top)+1.25rem)] lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:max-h-[calc(100dvh-var(--frame-top)-var(--frame-bottom)-2.5rem)] lg:overflow-y-auto lg:overscroll-contain"
          >
            <RunBar
              lanes={workspace.lanes}
              found={workspace.sources.length - heldBack}
              open={unfolded}
              onToggle={() => setUnfolded(!unfolded)}
              controls={sideId}
            />
            <div id={sideId} className={classNames('max-lg:mt-2', !unfolded && 'max-lg:hidden')}>
              {panel && panelBody && isWide ? (
                <SideSheet
                  title={t(`side.title.${panel.kind}`)}
                  closeLabel={common('close')}
                  onClose={closePanel}
                >
                  {panelBody}
                </SideSheet>
              ) : (
                <RunSide
                  projectId={project.id}
                  run={run}
                  workspace={workspace}
                  rowsById={rowsById}
                  locale={project.locale}
                  view={view}
                  onView={change}
                  laneActions={laneActions}
                  busy={busy}
                  canRefine={canRefine}
                  onStrategy={(strategy) => void refineWith(strategyRefinement(strategy))}
                  onReturn={(earlier, keywords) => openRefine({ parameters: earlier, keywords })}
                  onControl={(wanted) => void control(wanted)}
                  onOpen={setOpenId}
                />
              )}
            </div>
          </aside>
          <div className="min-w-0 space-y-4 lg:col-start-1">
            {workspace.finalised ? (
              <FinishView
                projectId={project.id}
                finalised={workspace.finalised}
                rows={rowsById}
                closed={run.status === 'completed'}
              />
            ) : null}
            {workspace.prepared ? (
              <ListArea
                workspace={workspace}
                rowsById={rowsById}
                view={view}
                viewKey={key}
                onView={change}
                decisions={decisions}
                onOpen={setOpenId}
                onExclude={setExcludingId}
                onListed={setListed}
                onRefine={() => openRefine({ mode: 'broader' })}
                onUndoMerge={
                  canRefine && mergeChangesInForce(run) > 0
                    ? () => void answer('refine', { kind: 'undo-merge' })
                    : null
                }
                onRetryAll={canRefine && failedLanes.length > 0 ? () => laneActions.retry(failedLanes) : null}
              />
            ) : (
              <ListSkeleton preparing />
            )}
          </div>
        </div>
      )}

      <MenuBar choices={choices}>
        {isConfirming || workspace.finalised ? null : (
          <SelectionLine
            chosen={chosen.length}
            listed={listed}
            onTick={decisions.include}
            emphasised={step === 'select'}
          />
        )}
      </MenuBar>

      {panel && panelBody && !isWide ? (
        <Dialog
          open
          onClose={closePanel}
          shape="side"
          title={t(`side.title.${panel.kind}`)}
          closeLabel={common('close')}
        >
          {panelBody}
        </Dialog>
      ) : null}
      {session && Session ? (
        <Session
          kind={session}
          projectId={project.id}
          runId={runId}
          step={step}
          parameters={parameters}
          onEnhanced={takeEnhanced}
          onClose={() => setPanel((shown) => (shown?.kind === session ? null : shown))}
        />
      ) : null}
      {opened ? (
        <SourceDialog
          projectId={project.id}
          row={opened}
          rowsById={rowsById}
          canSplit={canRefine}
          onSplit={(pairs) => {
            setOpenId(null)
            void answer('refine', { kind: 'split', sourceId: opened.id, pairs: [...pairs] })
          }}
          onOpen={setOpenId}
        />
      ) : null}
      {excludingId === null ? null : (
        <ExcludeDialog
          title={rowsById.get(excludingId)?.work.title ?? null}
          onClose={() => setExcludingId(null)}
          onExclude={(reason) => {
            decisions.exclude(excludingId, reason)
            setExcludingId(null)
          }}
        />
      )}
      {helps ? <ShortcutsDialog open onClose={() => setHelps(false)} choices={choices} /> : null}
    </div>
  )
}
