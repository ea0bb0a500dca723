import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { roomStateOf } from '@/components/proposal/read-room'
import { PROPOSAL } from '@/lib/contracts/proposal-run'
import { RunEvent, RunFact, type RunState } from '@/lib/contracts/run'
import { SOURCE_VALIDATION } from '@/lib/contracts/source-validation'
import { reviewAnswers } from '@/lib/core/proposal/state/proposal-state'
import { workflowHistory } from '@/lib/core/proposal/state/workflow'
import { foldEvents, openQuestions, outdatedSteps } from '@/lib/core/run/run-state'
import { rowsByIdOf, workspaceOf } from '@/lib/core/validation/workspace'
import { MemoryLog } from '@/lib/engine/memory-log'
import { type Pipeline, reopenedBy, withDependents } from '@/lib/engine/pipeline'
import { runPipeline } from '@/lib/engine/run'
import { presentEvents } from '@/lib/engine/versions'
import { viewRun } from '@/lib/engine/view'
import { proposalPipeline } from '@/lib/pipelines/proposal/pipeline'
import { proposalTree } from '@/lib/pipelines/proposal/proposal-tree'
import { sourceValidation } from '@/lib/pipelines/sources/pipeline'
import { documentOf } from '@/lib/pipelines/sources/validation-document'
import { quietPorts } from '@/lib/server/testing/source-run'
import { Proposal } from '@/lib/server/testing/test-proposal'

/**
 * Logs as the first version of each pipeline wrote them. They are never recorded again: what students began with that version
 * must open, take answers and go on with this one.
 */
function recorded(name: string): readonly RunEvent[] {
  const lines = gunzipSync(readFileSync(`lib/pipelines/recorded/${name}.jsonl.gz`)).toString('utf8')
  return lines.split('\n').map((line) => RunEvent.parse(JSON.parse(line)))
}

/** A log in memory that holds these events. */
function logOf([first, ...rest]: readonly RunEvent[]): MemoryLog {
  if (!first) throw new Error('the log is empty')
  const log = new MemoryLog(RunFact.parse(first.fact))
  log.write(...rest.map(({ fact }) => fact))
  return log
}

function answer(line: Pipeline, log: MemoryLog, given: unknown): void {
  const asked = openQuestions(foldEvents(log.events))[0]
  const step = line.steps.find(({ key }) => key === asked?.key)
  if (!asked || step?.kind !== 'ask') throw new Error('nothing is asked')
  const parsed: unknown = step.answer.parse(given)
  log.write({ type: 'question-answered', step: asked.key, round: asked.round, answer: parsed })
  const steps = reopenedBy(line, step, parsed).map(({ key }) => key)
  if (steps.length > 0) log.write({ type: 'steps-reopened', steps, note: '' })
}

const clock = { now: () => '2026-12-01T00:00:00.000Z', elapsedMs: () => 0 }

function driveSources(log: MemoryLog): Promise<RunState> {
  return runPipeline(sourceValidation, {
    log,
    ports: quietPorts,
    clock,
    signal: new AbortController().signal,
  })
}

test('a source validation of version 1 opens after four rounds as it was left', () => {
  const run = foldEvents(presentEvents(sourceValidation, recorded('source-validation-1-waiting')))
  expect(run).toMatchObject({ pipeline: SOURCE_VALIDATION, status: 'waiting' })
  const workspace = workspaceOf(viewRun(sourceValidation, run))
  expect(workspace.question).toEqual({ step: 'refine', round: 4 })
  expect(workspace.sources).toHaveLength(12)
  expect(workspace.history.map(({ request }) => request)).toEqual([
    'since 2012, without nursing',
    'motivation',
  ])
  expect(documentOf(run, []).sources.map(({ id }) => id)).toEqual(workspace.sources.map(({ id }) => id))
})

test('a source validation of version 1 takes a refinement and goes on to its end', async () => {
  const log = logOf(recorded('source-validation-1-waiting'))
  const before = workspaceOf(
    viewRun(sourceValidation, foldEvents(presentEvents(sourceValidation, log.events))),
  )
  if (!before.parameters) throw new Error('no parameters')
  answer(sourceValidation, log, {
    kind: 'refine',
    mode: 'broader',
    request: 'all years',
    parameters: { ...before.parameters, yearFrom: null },
    map: before.map,
  })
  expect((await driveSources(log)).status).toBe('waiting')
  answer(sourceValidation, log, { kind: 'satisfied', acknowledged: true })
  await driveSources(log)
  const [first] = before.sources
  answer(sourceValidation, log, { kind: 'select', sourceIds: [first?.id] })
  await driveSources(log)
  answer(sourceValidation, log, { kind: 'done' })
  expect((await driveSources(log)).status).toBe('completed')
})

test('pages read a validation of version 1 whose counts a later version cannot read, and say where to begin', () => {
  const stricter = z.object({ found: z.number(), perYear: z.array(z.number()) })
  const later: Pipeline = {
    ...sourceValidation,
    version: 3,
    steps: sourceValidation.steps.map((step) =>
      step.key === 'threshold' && step.kind === 'task' ? { ...step, output: stricter } : step,
    ),
  }
  const run = foldEvents(presentEvents(later, recorded('source-validation-1-waiting')))
  const workspace = workspaceOf(viewRun(later, run))
  expect(outdatedSteps(run)).toEqual(['threshold'])
  expect(workspace.sources).toHaveLength(12)
  expect(workspace.question).toEqual({ step: 'refine', round: 4 })
})

test('a completed source validation of version 1 opens with what was handed on', () => {
  const run = foldEvents(presentEvents(sourceValidation, recorded('source-validation-1-completed')))
  const workspace = workspaceOf(viewRun(sourceValidation, run))
  expect(run.status).toBe('completed')
  expect(workspace.finalised?.selected).toHaveLength(5)
  expect(documentOf(run, []).status).toBe('complete')
})

test('a completed choice that is taken up again is open: its sources stay, nothing is called final', async () => {
  const log = logOf(recorded('source-validation-1-completed'))
  const before = workspaceOf(
    viewRun(sourceValidation, foldEvents(presentEvents(sourceValidation, log.events))),
  )
  const { takenUpAt } = sourceValidation
  if (takenUpAt === null) throw new Error('the choice has ended for good')
  const steps = withDependents(sourceValidation, [takenUpAt]).map(({ key }) => key)
  log.write({ type: 'steps-reopened', steps, note: '' })
  const run = await driveSources(log)
  const workspace = workspaceOf(viewRun(sourceValidation, run))
  expect(workspace.question?.step).toBe('refine')
  expect(workspace.finalised).toBeNull()
  // What this version finds outside the scope that an earlier one kept stands there, and is not lost.
  expect([...rowsByIdOf(workspace).keys()].sort()).toEqual([...rowsByIdOf(before).keys()].sort())
  expect(documentOf(run, []).status).toBe('in-progress')
})

test('a proposal of version 1 opens after four reviews as it was left', async () => {
  const events = recorded('proposal-1-waiting')
  const run = foldEvents(events)
  expect(run).toMatchObject({ pipeline: PROPOSAL, status: 'waiting' })
  const room = roomStateOf(viewRun(proposalPipeline, run))
  expect(room.question).toEqual({ step: 'review', round: 5 })
  expect(room.status).toMatchObject({ problem: 'done', objectives: 'done', methodology: 'done' })
  expect(reviewAnswers(run).map(({ answer }) => answer.kind)).toEqual([
    'rerun',
    'edit',
    'reference',
    'refresh',
  ])
  const style = await new Proposal().ports.readCitationStyle('apa')
  const tree = proposalTree(run, { style, transitions: workflowHistory(events) })
  expect(JSON.stringify(tree)).toContain(room.stages.problem?.value.definition.main_research_question)
})

test('a proposal of version 1 takes a review and goes on', async () => {
  const proposal = new Proposal({ brief: null })
  proposal.log.events.length = 0
  for (const event of recorded('proposal-1-waiting')) proposal.log.write(event.fact)
  const run = await proposal.drive()
  const after = await proposal.review(run, { kind: 'rerun', stage: 'methodology', note: 'Interviews only.' })
  expect(after.status).toBe('waiting')
  const room = roomStateOf(viewRun(proposalPipeline, after))
  expect(room.question).toEqual({ step: 'review', round: 6 })
  expect(after.steps.methodology?.round).toBe((run.steps.methodology?.round ?? 0) + 1)
})
