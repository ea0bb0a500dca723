'use client'

import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { type ReactNode, useCallback, useEffect, useId, useMemo, useRef, useState } from 'react'
import { useRunActions } from '@/components/run/use-run-actions'
import { classNames } from '@/components/ui/class-names'
import { useMedia } from '@/components/ui/use-media'
import { useRun } from '@/lib/client/use-run'
import type { Locale } from '@/lib/contracts/locale'
import type { RunState } from '@/lib/contracts/run'
import type { WrittenAbstract } from '@/lib/contracts/screening'
import type { SearchParameters } from '@/lib/contracts/search'
import type { ConfirmAnswer, Decision, SelectionEntry } from '@/lib/contracts/source-validation'
import { isDatabaseId } from '@/lib/core/databases/database-names'
import type { SectionFields, SectionStep } from '@/lib/core/dialogues/section'
import { rowsByIdOf, type SourcesAnswers, workspaceOf } from '@/lib/core/validation/workspace'
import { AcknowledgeDialog } from './acknowledge-dialog'
import { ConceptEditor } from './concepts/concept-editor'
import { useConceptEdits } from './concepts/use-concept-edits'
import { ConfirmArea } from './confirm-area'
import { canRetry } from './lane-status'
import type { LaneActions } from './lanes'
import { ListArea, ListSkeleton } from './list-area'
import { focusChoice, MenuBar, toTop } from './menu-bar'
import { menuChoices, restingStep } from './menu-choices'
import { PanelDialog } from './panel-dialog'
import { parameterFault } from './parameters-form'
import { ParametersLine } from './parameters-line'
import type { RefineDraft, Refinement } from './refine-panel'
import { mapRefinement, queryRefinement, strategyRefinement } from './refinements'
import { RunBar } from './run-bar'
import { RunSide } from './run-side'
import { SelectionLine } from './selection-line'
import type { SideSession, SideSessionKind } from './side-session'
import { SideSheet } from './side-sheet'
import type { Joining } from './source-list'
import { SourceNotices } from './source-notices'
import { textVersionOf } from './text-version'
import { useAbstracts } from './use-abstracts'
import { useDecisions } from './use-decisions'
import { useKeyPapers } from './use-key-papers'
import { useOwnRemoval } from './use-own-removal'
import { useRegrouping } from './use-regrouping'
import { useSatisfied } from './use-satisfied'
import { useTopicMap } from './use-topic-map'
import { useView } from './use-view'
import { type OpenDialog, WorkspaceDialogs } from './workspace-dialogs'
import { type BesidePanel, WorkspacePanel } from './workspace-panel'

// Not needed before the end.
const FinishView = dynamic(() => import('./finish-view').then((module) => module.FinishView))

interface SourcesWorkspaceProps {
  project: { readonly id: string; readonly title: string; readonly sandbox: boolean; readonly locale: Locale }
  runId: string
  run: RunState
  selection: readonly SelectionEntry[]
  abstracts: readonly WrittenAbstract[]
  /** What earlier searches of the student taught, shown before the first search. */
  remembered: ReactNode
  /** Fills the panel of [A] and [P]; without it the menu does not offer them. */
  sideSession?: SideSession
}

type SidePanel = BesidePanel | { readonly kind: SideSessionKind }

const WIDE = '(min-width: 64rem)'

/** The sources room: from the parameters to the chosen list, whatever the run is doing meanwhile. */
export function SourcesWorkspace(props: SourcesWorkspaceProps) {
  const { project, runId, sideSession } = props
  const t = useTranslations('sources')
  const common = useTranslations('common')
  const { run, connection, refresh } = useRun(runId, props.run)
  const workspace = useMemo(() => workspaceOf(run), [run])
  const rowsById = useMemo(() => rowsByIdOf(workspace), [workspace])
  const ids = useMemo(() => ({ projectId: project.id, runId }), [project.id, runId])
  const actions = useRunActions<SourcesAnswers>(ids, workspace.question, { refresh, stopped: t('stopped') })
  const { busy, asks: step, answer, control } = actions
  const decisions = useDecisions(project.id, props.selection, rowsById)
  const abstracts = useAbstracts(project.id, props.abstracts)
  const textVersion = useMemo(() => textVersionOf(workspace.sources), [workspace.sources])
  const awaitKeyPaper = useKeyPapers(workspace.own, workspace.sources, decisions.include)
  const { view, key, change } = useView()
  const isWide = useMedia(WIDE, true)
  const sideId = useId()
  const sideRef = useRef<HTMLElement>(null)

  const [confirmed, setConfirmed] = useState<SearchParameters | null>(null)
  const [panel, setPanel] = useState<SidePanel | null>(null)
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  const [joining, setJoining] = useState<Joining | null>(null)
  const [unfolded, setUnfolded] = useState(false)
  const [listed, setListed] = useState<readonly string[]>([])

  const parameters = confirmed ?? workspace.prepared?.parameters ?? null
  const topicMap = useTopicMap({ projectId: project.id, parameters, prepared: workspace.prepared })
  const isConfirming = workspace.question?.step === 'confirm'
  const concepts = useConceptEdits(isConfirming ? topicMap : workspace.map)
  const { map } = concepts
  const decided = (wanted: Decision) =>
    [...decisions.decisions].flatMap(([id, decision]) => (decision === wanted ? [id] : []))
  const chosen = decided('include')
  const canRefine = step === 'refine' && !busy
  const removal = useOwnRemoval(run, canRefine, (wanted) => answer('refine', wanted))
  const regrouping = useRegrouping(run, canRefine, (wanted) => answer('refine', wanted))
  // Another panel begins at its top, wherever the one before it was scrolled to.
  useEffect(() => {
    if (panel) sideRef.current?.scrollTo({ top: 0 })
  }, [panel])
  const closePanel = useCallback(() => setPanel(null), [])
  const help = useCallback(() => setDialog({ kind: 'keys' }), [])
  const open = useCallback((id: string) => setDialog({ kind: 'source', id }), [])
  const exclude = useCallback((id: string) => setDialog({ kind: 'exclude', id }), [])
  const write = useCallback((id: string) => setDialog({ kind: 'source', id, writing: true }), [])
  const join = useCallback(
    (id: string) => {
      const first = joining?.first ?? null
      const isSecond = first !== null && first !== id
      setJoining(isSecond ? null : { first: id })
      if (isSecond) setDialog({ kind: 'join', ids: [first, id] })
    },
    [joining],
  )

  function openRefine(start: Partial<RefineDraft>) {
    if (!workspace.parameters || !workspace.map) return
    const draft = {
      mode: 'more',
      request: '',
      parameters: workspace.parameters,
      map: map ?? workspace.map,
      queries: [],
      ...start,
    } as const
    setPanel({ kind: 'refine', draft, opened: Date.now() })
    setUnfolded(true)
  }

  async function confirmWith(kind: ConfirmAnswer['kind']) {
    if (parameters && map && (await answer('confirm', { kind, parameters, map })))
      concepts.dispatch({ type: 'begun-anew' })
  }

  async function refineWith(refinement: Refinement | null) {
    if (!refinement || !(await answer('refine', refinement))) return
    concepts.dispatch({ type: 'begun-anew' })
    setPanel((shown) => (shown?.kind === 'refine' ? null : shown))
  }

  const failedLanes = workspace.lanes
    .filter(canRetry)
    .map(({ database }) => database)
    .filter(isDatabaseId)
  const laneActions: LaneActions = {
    canAsk: canRefine,
    retry: (databases) => void answer('refine', { kind: 'retry', databases }),
    searchWith: (query) => {
      void refineWith(queryRefinement(workspace, query))
    },
    importFile: () => setPanel({ kind: 'add', way: 'import' }),
  }

  const { counts, satisfied, asking } = useSatisfied(workspace.sources, (answered) =>
    answer('refine', answered).then(toTop),
  )
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
    canConfirm: parameters !== null && map !== null && parameterFault(parameters) === null,
    databases: parameters?.databases.length ?? 0,
    carried: workspace.sources.length,
    t: useTranslations('sources.menu'),
    acts: {
      confirm: () => void confirmWith('confirm'),
      keep: () => void confirmWith('keep'),
      refine: () => openRefine({}),
      add: () => setPanel({ kind: 'add', way: 'link' }),
      satisfied,
      consult: () => void control('consult').then(toTop),
      select: () => void answer('select', { kind: 'select', sourceIds: chosen }).then(toTop),
      backToRefine: () => void answer('select', { kind: 'back' }),
      next: (kind) => void answer('next', { kind }),
      keys: help,
      session: sideSession ? (kind) => setPanel({ kind }) : null,
    },
  })

  const session = panel?.kind === 'elicitation' || panel?.kind === 'party' ? panel.kind : null
  const panelBody =
    panel?.kind === 'add' || panel?.kind === 'refine' ? (
      <WorkspacePanel
        shown={panel}
        projectId={project.id}
        workspace={workspace}
        locale={project.locale}
        canSend={canRefine}
        busy={busy}
        onWay={(way) => setPanel({ kind: 'add', way })}
        onAdd={(own) => void answer('refine', { kind: 'add', own })}
        onSendOwn={awaitKeyPaper}
        removal={removal}
        onSend={(refinement) => void refineWith(refinement)}
        onConsult={() => void control('consult')}
      />
    ) : null
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

  return (
    <div className="mx-auto max-w-[96rem] px-4 pt-2 pb-[calc(var(--frame-bottom)+2.5rem)] sm:px-6">
      <div className="pt-2 empty:hidden">
        <SourceNotices
          run={run}
          connection={connection}
          busy={busy}
          onControl={(wanted) => void control(wanted)}
          projectId={project.id}
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
          concepts={concepts}
          busy={busy}
          mode={workspace.input?.mode ?? 'standalone'}
          remembered={props.remembered}
        />
      ) : (
        <div className="mt-4 grid items-start gap-x-7 gap-y-4 lg:grid-cols-[minmax(0,1fr)_24rem] lg:grid-rows-[auto_1fr]">
          <div className="lg:col-start-1">
            {workspace.parameters ? (
              <>
                <ParametersLine parameters={workspace.parameters} concepts={workspace.concepts} />
                <div className="mt-2">
                  <ConceptEditor
                    concepts={concepts}
                    parameters={workspace.parameters}
                    disabled={!canRefine}
                    run={{
                      canSend: canRefine,
                      busy,
                      onSend: () => void refineWith(mapRefinement(workspace.parameters, map)),
                    }}
                  />
                </div>
              </>
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
              found={counts.found}
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
                  ids={ids}
                  run={run}
                  workspace={workspace}
                  rowsById={rowsById}
                  locale={project.locale}
                  view={view}
                  onView={change}
                  laneActions={laneActions}
                  busy={busy}
                  canRefine={canRefine}
                  onStrategy={(strategy) => void refineWith(strategyRefinement(strategy, workspace))}
                  onReturn={({ parameters, map, queries }) => openRefine({ parameters, map, queries })}
                  onControl={(wanted) => void control(wanted)}
                  onOpen={open}
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
                projectId={project.id}
                workspace={workspace}
                rowsById={rowsById}
                view={view}
                viewKey={key}
                onView={change}
                decisions={decisions}
                abstracts={abstracts}
                textVersion={textVersion}
                onOpen={open}
                onExclude={exclude}
                onWrite={write}
                onMerged={() => setDialog({ kind: 'merged' })}
                joining={joining}
                onJoin={join}
                onStopJoining={() => setJoining(null)}
                onListed={setListed}
                onRefine={() => openRefine({ mode: 'broader' })}
                onUndoMerge={canRefine ? regrouping.undo : null}
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
            maybe={decided('maybe').length}
            putOff={decided('skip').length}
            onUndo={decisions.canUndo ? decisions.undo : null}
            listed={listed}
            onTick={decisions.include}
            emphasised={step === 'select'}
            view={view}
            onView={change}
          />
        )}
      </MenuBar>

      {panel && panelBody && !isWide ? (
        <PanelDialog kind={panel.kind} onClose={closePanel}>
          {panelBody}
        </PanelDialog>
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
      {asking ? <AcknowledgeDialog {...asking} /> : null}
      <WorkspaceDialogs
        projectId={project.id}
        open={dialog}
        onOpen={setDialog}
        rowsById={rowsById}
        textVersion={textVersion}
        decisions={decisions}
        abstracts={abstracts}
        regrouping={regrouping}
        onJoining={(first) => setJoining({ first })}
        listed={listed}
        choices={choices}
      />
    </div>
  )
}
