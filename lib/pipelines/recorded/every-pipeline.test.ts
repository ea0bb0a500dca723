import { readdirSync, readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { RunEvent, type RunFact } from '@/lib/contracts/run'
import { runProgress } from '@/lib/core/run/run-progress'
import { foldEvents, openQuestions, outdatedSteps } from '@/lib/core/run/run-state'
import { presentEvents, renewalFacts } from '@/lib/engine/versions'
import { getRow, listPipelines, viewOf } from '@/lib/server/pipelines'
import { progressTable } from '@/lib/server/progress-table'

/*
 * A log of each pipeline as its version of that name wrote it, `<pipeline>-<version>-<state>`, never recorded again; `npm run
 * record` makes a further one of a run over the sandbox. A change after which one of them no longer reads needs a new version of its pipeline with an upcast (see record 0047).
 */
const FOLDER = 'lib/pipelines/recorded'
const ENDING = '.jsonl.gz'
const names = readdirSync(FOLDER).flatMap((name) =>
  name.endsWith(ENDING) ? [name.slice(0, -ENDING.length)] : [],
)

function recorded(name: string): readonly RunEvent[] {
  const lines = gunzipSync(readFileSync(`${FOLDER}/${name}${ENDING}`)).toString('utf8')
  return lines.split('\n').map((line) => RunEvent.parse(JSON.parse(line)))
}

function pipelineIn([first]: readonly RunEvent[]): string {
  if (first?.fact.type !== 'run-created') throw new Error('a log begins with its run')
  return first.fact.pipeline
}

type Answered = Extract<RunFact, { type: 'question-answered' }>

test('a log of every pipeline is kept', () => {
  const kept = new Set(names.map((name) => pipelineIn(recorded(name))))
  expect([...kept].sort()).toEqual(
    listPipelines()
      .map(({ pipeline }) => pipeline.name)
      .sort(),
  )
})

describe.each(names)('the log %s', (name) => {
  const events = recorded(name)
  const row = getRow(pipelineIn(events))
  const line = row.pipeline
  const read = presentEvents(line, events)
  const run = foldEvents(read)

  test('opens as it was left, with nothing to be made again', () => {
    expect(name.endsWith(`-${run.status}`)).toBe(true)
    expect(outdatedSteps(run)).toEqual([])
    expect(renewalFacts(line, run)).toEqual([])
    expect(run.steps).not.toEqual({})
  })

  test('has outputs that the steps of this version read as they are', () => {
    const unread = read.flatMap(({ fact }) => {
      if (fact.type !== 'unit-completed') return []
      const step = line.steps.find(({ key }) => key === fact.step)
      if (!step || step.kind === 'ask') return [fact.step]
      return step.kind === 'gate' || step.output.safeParse(fact.output).success ? [] : [fact.step]
    })
    expect(unread).toEqual([])
  })

  test('has answers that its questions still take, each while it was open', () => {
    const given = read.flatMap(({ seq, fact }) => (fact.type === 'question-answered' ? [{ seq, fact }] : []))
    for (const { seq, fact } of given) {
      const open = openQuestions(foldEvents(read.slice(0, seq - 1)))
      expect(open).toContainEqual(expect.objectContaining({ key: fact.step, round: fact.round }))
      expect(takes(fact), `${fact.step} ${fact.round}`).toBe(true)
    }
  })

  test('is shown by its page and its progress', () => {
    expect(viewOf(run).status).toBe(run.status)
    const { percent, total } = runProgress(progressTable(row, {}), run)
    expect(total).toBeGreaterThan(0)
    // A conversation waits for its next question at nought; a step that came with a later version was never made.
    expect(percent).toBeGreaterThanOrEqual(0)
    if (run.status === 'completed') expect(percent).toBeGreaterThan(80)
  })

  function takes(fact: Answered): boolean {
    const step = line.steps.find(({ key }) => key === fact.step)
    return step?.kind === 'ask' && step.answer.safeParse(fact.answer).success
  }
})
