import { expect, it } from 'vitest'
import type { RunEvent, RunState } from '@/lib/contracts/run'
import type { Work } from '@/lib/contracts/work'
import { makeWork } from '@/lib/core/records/make-work'
import { isHeldBack } from '@/lib/core/relevance/threshold'
import { foldEvents } from '@/lib/core/run/run-state'
import { briefRow, rowsOf, viewSource, withWholeRows } from '@/lib/core/validation/source-row'
import { rowsByIdOf, workspaceOf } from '@/lib/core/validation/workspace'
import { MemoryLog } from '@/lib/engine/memory-log'
import { withDependents } from '@/lib/engine/pipeline'
import { runPipeline } from '@/lib/engine/run'
import { viewEvent, viewRun } from '@/lib/engine/view'
import { findingPorts } from '@/lib/server/testing/source-run'
import { scriptedAnswer, scriptedInput } from '@/lib/server/testing/validation-script'
import { knownSources } from './known-sources'
import { sourceValidation } from './pipeline'
import { viewSourceRun } from './view-run'

const words = 'rural urban first second third evening distant adult young nursing law music biology'.split(
  ' ',
)
const places = ['northern', 'southern', 'eastern', 'western']
const clock = { now: () => '2026-01-01T00:00:00.000Z', elapsedMs: () => 0 }

function studies(db: string, round: number): Work[] {
  const groups = words.slice(0, 8 + 5 * round).flatMap((word) => places.map((place) => `${word} ${place}`))
  return groups.map((word, number) =>
    makeWork({
      title: `Artificial intelligence in education: findings among ${word} students`,
      authors: [{ family: `Silva ${word}`, given: 'Ana' }],
      year: 2013 + (number % 9),
      doi: `10.5555/study.${number}`,
      abstract: `Artificial intelligence and engagement of students, part ${number}. `.repeat(8),
      peerReviewed: true,
      source: { db, id: `${db}-${number}` },
    }),
  )
}

/** A scripted validation from the first question to the end, as the log was whenever it waited. */
async function driveAll(): Promise<{ events: readonly RunEvent[]; waits: readonly RunState[] }> {
  const input = scriptedInput
  const log = new MemoryLog({
    type: 'run-created',
    pipeline: sourceValidation.name,
    version: 1,
    input,
    tokenBudget: null,
  })
  const rounds = new Map<string, number>()
  const ports = findingPorts(({ database }) => {
    const round = rounds.get(database) ?? 0
    rounds.set(database, round + 1)
    return ['openalex', 'crossref'].includes(database) ? studies(database, round) : []
  })
  const waits: RunState[] = []
  for (let turn = 0; turn < 20; turn += 1) {
    const run = await runPipeline(sourceValidation, {
      log,
      ports,
      clock,
      signal: new AbortController().signal,
    })
    waits.push(run)
    const given = scriptedAnswer(run)
    if (!given) return { events: log.events, waits }
    const step = sourceValidation.steps.find(({ key }) => key === given.step)
    if (step?.kind !== 'ask') throw new Error(`${given.step} asks nothing`)
    const answer: unknown = step.answer.parse(given.answer)
    log.write({ type: 'question-answered', step: step.key, round: given.round, answer })
    const reopened = withDependents(sourceValidation, step.reopens(answer)).map(({ key }) => key)
    if (reopened.length > 0) log.write({ type: 'steps-reopened', steps: [...reopened], note: '' })
  }
  throw new Error('the run does not end')
}

/** A page after all its brief rows were fetched. */
function fetched(run: RunState): RunState {
  return withWholeRows(viewSourceRun(run), [...knownSources(run).values()].map(viewSource))
}

it('a page that begins with the present sources shows what one that folds every round would show', async () => {
  const { events, waits } = await driveAll()
  expect(waits.length).toBeGreaterThan(4)
  for (const run of waits)
    expect(workspaceOf(fetched(run))).toEqual(workspaceOf(viewRun(sourceValidation, run)))

  const last = waits.at(-1)
  if (!last) throw new Error('the run never waited')
  for (const run of waits) {
    const later = events.slice(run.seq).map((event) => viewEvent(sourceValidation, event))
    const followed = foldEvents(later, fetched(run))
    expect(workspaceOf(followed)).toEqual(workspaceOf(viewRun(sourceValidation, last)))
  }
})

it('a page begins with its first rows whole and the others brief, in the same order and number', async () => {
  const { waits } = await driveAll()
  const run = waits.find(({ steps }) => steps.refine?.asked)
  if (!run) throw new Error('the list was never shown')
  const whole = workspaceOf(viewRun(sourceValidation, run))
  const page = viewSourceRun(run)
  const brief = new Set(rowsOf(page.present).flatMap(({ id, isBrief }) => (isBrief ? [id] : [])))
  const listed = whole.sources.filter((row) => !isHeldBack(row))
  expect(listed.length).toBeGreaterThan(30)
  expect(listed.slice(0, 30).filter(({ id }) => brief.has(id))).toEqual([])
  expect(brief.size).toBe(rowsByIdOf(whole).size - 30)
  expect(workspaceOf(page).sources).toEqual(
    whole.sources.map((row) => (brief.has(row.id) ? briefRow(row) : row)),
  )
})

it('a row that later facts change while it is fetched ends as those facts say', async () => {
  const { events, waits } = await driveAll()
  const last = waits.at(-1)
  if (!last) throw new Error('the run never waited')
  for (const run of waits) {
    const later = events.slice(run.seq).map((event) => viewEvent(sourceValidation, event))
    const rows = [...knownSources(last).values()].map(viewSource)
    const followed = foldEvents(later, withWholeRows(viewSourceRun(run), rows))
    const ended = workspaceOf(viewRun(sourceValidation, last))
    expect(workspaceOf(followed).sources).toEqual(ended.sources)
  }
})

it('a further round adds its lanes and its answer to a page, whatever it did to the sources', async () => {
  const { waits } = await driveAll()
  const [before, after] = waits.filter((run) => run.steps.refine?.asked)
  if (!before || !after) throw new Error('nothing was refined')
  const besidesSources = (run: RunState) => JSON.stringify({ ...viewSourceRun(run), present: null }).length
  const wholeLog = (run: RunState) => JSON.stringify(viewRun(sourceValidation, run)).length
  expect(besidesSources(after) - besidesSources(before)).toBeLessThan(15_000)
  expect(wholeLog(after) - wholeLog(before)).toBeGreaterThan(40_000)
})
