'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { type ReactNode, useCallback, useMemo, useReducer } from 'react'
import { useRunActions } from '@/components/run/use-run-actions'
import { useRun } from '@/lib/client/use-run'
import type { Locale } from '@/lib/contracts/locale'
import type { RunState } from '@/lib/contracts/run'
import type { WrittenAbstract } from '@/lib/contracts/screening'
import type { ConfirmAnswer, Decision, SelectionEntry } from '@/lib/contracts/source-validation'
import { isDatabaseId } from '@/lib/core/databases/database-names'
import type { SectionFields, SectionStep } from '@/lib/core/dialogues/section'
import { THRESHOLD } from '@/lib/core/relevance/threshold'
import { nobodyAnswered } from '@/lib/core/validation/lanes'
import { rowsByIdOf, type SourcesAnswers, workspaceOf } from '@/lib/core/validation/workspace'
import { useConceptEdits } from './concepts/use-concept-edits'
import { canRetry } from './lane-status'
import type { LaneActions } from './lanes'
import { toTop } from './menu-bar'
import { menuChoices, restingStep } from './menu-choices'
import { parameterFault } from './parameter-fault'
import type { RefineDraft, Refinement } from './refine-panel'
import { queryRefinement } from './refinements'
import type { SideSession } from './side-session'
import { textVersionOf } from './text-version'
import { useAbstracts } from './use-abstracts'
import { useDecisions } from './use-decisions'
import { useKeyPapers } from './use-key-papers'
import { useOwnRemoval } from './use-own-removal'
import { useRegrouping } from './use-regrouping'
import { useSatisfied } from './use-satisfied'
import { useTopicMap } from './use-topic-map'
import { useView } from './use-view'
import type { OpenDialog } from './workspace-dialogs'
import { closedView, type SidePanel, workspaceView } from './workspace-view'

export interface SourcesWorkspaceProps {
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

export type SourcesRoom = ReturnType<typeof useSourcesRoom>

/** Everything that the parts of the sources room show and do: the run, the student's choices, and what is open. */
export function useSourcesRoom(props: SourcesWorkspaceProps) {
  const { project, runId } = props
  const t = useTranslations('sources')
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
  const list = useView()
  const [open, dispatch] = useReducer(workspaceView, closedView)

  const parameters = open.typed ?? workspace.prepared?.parameters ?? null
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
  const openPanel = (panel: SidePanel) => dispatch({ type: 'panel-opened', panel })
  const openDialog = useCallback(
    (dialog: OpenDialog | null) => dispatch({ type: 'dialog-opened', dialog }),
    [],
  )

  function openRefine(start: Partial<RefineDraft>) {
    if (!workspace.parameters || !workspace.map) return
    const draft: RefineDraft = {
      mode: 'more',
      request: '',
      parameters: workspace.parameters,
      map: map ?? workspace.map,
      queries: [],
      ...start,
    }
    openPanel({ kind: 'refine', draft, opened: Date.now() })
  }

  async function confirmWith(kind: ConfirmAnswer['kind']) {
    if (parameters && map && (await answer('confirm', { kind, parameters, map })))
      concepts.dispatch({ type: 'begun-anew' })
  }

  async function refineWith(refinement: Refinement | null) {
    if (!refinement || !(await answer('refine', refinement))) return
    concepts.dispatch({ type: 'begun-anew' })
    dispatch({ type: 'panel-closed', kind: 'refine' })
    // Scrolled down, the list would hold the sources of the topic that was left.
    toTop()
  }

  const router = useRouter()
  const leadOn = (room: 'review' | 'proposal') => router.push(`/projects/${project.id}/${room}`)

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
    importFile: () => openPanel({ kind: 'add', way: 'import' }),
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
    isDone: run.status === 'completed' && !busy,
    chosen: chosen.length,
    isUnanswered: nobodyAnswered(workspace.lanes) && failedLanes.length > 0 && workspace.sources.length === 0,
    isShort: counts.relevant < THRESHOLD && chosen.length < THRESHOLD,
    canConfirm: parameters !== null && map !== null && parameterFault(parameters) === null,
    databases: parameters?.databases.length ?? 0,
    carried: workspace.sources.length,
    t: useTranslations('sources.menu'),
    acts: {
      confirm: () => void confirmWith('confirm'),
      keep: () => void confirmWith('keep'),
      refine: () => openRefine({}),
      askAgain: () => laneActions.retry(failedLanes),
      add: () => openPanel({ kind: 'add', way: 'text' }),
      satisfied,
      consult: () => openDialog({ kind: 'consult', wish: '' }),
      select: () => {
        // On a phone what was chosen must not begin below the run.
        dispatch({ type: 'run-folded', isUnfolded: false })
        void answer('select', { kind: 'select', sourceIds: chosen }).then(toTop)
      },
      backToRefine: () => void answer('select', { kind: 'back' }),
      next: (kind, room) =>
        void answer('next', { kind }).then((taken) => {
          if (taken && room) leadOn(room)
        }),
      takeUp: () => void control('take-up').then(toTop),
      leadOn,
      keys: () => openDialog({ kind: 'keys' }),
      session: props.sideSession ? (kind) => openPanel({ kind }) : null,
    },
  })

  /** What was accepted in a session comes back into the place it was about; nothing is run or answered. */
  function takeEnhanced(about: SectionStep, { topic, question, notes, dropped }: SectionFields) {
    if (about !== step) return
    if (about === 'confirm' && parameters)
      dispatch({
        type: 'parameters-typed',
        parameters: { ...parameters, topic: topic || parameters.topic, question: question ?? '' },
      })
    if (about === 'refine' && notes) openRefine({ request: notes })
    // What no longer convinces is laid aside, not lost.
    if (about === 'select')
      for (const id of dropped ?? [])
        if (decisions.decisions.get(id) === 'include') decisions.toggle(id, 'maybe')
  }

  return {
    ...{ project, ids, run, connection, workspace, rowsById, step, busy, canRefine, isConfirming },
    ...{ parameters, concepts, decisions, decided, abstracts, textVersion, list, open, dispatch },
    ...{ removal, regrouping, counts, asking, choices, laneActions, failedLanes },
    ...{ answer, control, awaitKeyPaper, openPanel, openDialog, openRefine, refineWith, takeEnhanced },
  }
}
