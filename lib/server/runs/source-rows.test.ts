import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { createRun, takeLease } from '@/lib/adapters/store/runs'
import { countSources, findSource, listKnownIds, listSources } from '@/lib/adapters/store/sources'
import type { RunState } from '@/lib/contracts/run'
import { SOURCE_VALIDATION } from '@/lib/contracts/source-validation'
import type { Work } from '@/lib/contracts/work'
import { recordKey } from '@/lib/core/identity/source-id'
import { makeWork } from '@/lib/core/records/make-work'
import { openQuestions } from '@/lib/core/run/run-state'
import { rankSources } from '@/lib/core/validation/source-deltas'
import { runPipeline } from '@/lib/engine/run'
import { knownSources } from '@/lib/pipelines/sources/known-sources'
import { sourceValidation } from '@/lib/pipelines/sources/pipeline'
import { findingPorts } from '@/lib/server/testing/source-run'
import { addProject, prepareTestDatabase } from '@/lib/server/testing/test-database'
import { openTestServices } from '@/lib/server/testing/test-services'
import { type ScriptedAnswer, scriptedAnswer, scriptedInput } from '@/lib/server/testing/validation-script'
import { answerRun } from './answer-run'
import { ensureSourceRows, rebuildSourceRows } from './rebuild-rows'
import { leasedLog } from './run-driver'
import { WakeUpSignal } from './wake-up-signal'

const database = prepareTestDatabase()
const clock = { now: () => new Date().toISOString(), elapsedMs: () => performance.now() }

/** Studies that three databases describe under two titles, so that some are made of two records and some of one. */
function studies(db: string, round: number): Work[] {
  return Array.from({ length: 12 + 6 * round }, (_, number) =>
    makeWork({
      title:
        db === 'openalex'
          ? `Artificial intelligence in education: findings among ${words[number]} students`
          : `Engagement of ${words[number]} pupils who learn with machines, a report`,
      authors: [{ family: `Silva ${words[number]}`, given: 'Ana' }],
      year: 2014 + (number % 9),
      doi: db === 'crossref' ? null : `10.5555/study.${number}`,
      abstract: `Artificial intelligence and engagement of students, part ${number}.`,
      source: { db, id: `${db}-${number}` },
    }),
  )
}

const words =
  'rural urban first second third evening distant adult young nursing law music biology physics theology design logic drama sport trade'.split(
    ' ',
  )

/** Drives a scripted validation on the database; calls `look` whenever it waits for an answer. */
async function driveAll(look: (run: RunState, place: Place) => Promise<void>): Promise<Place> {
  const services = await openTestServices(database().url)
  const { projectId } = await addProject(services.db)
  const runId = await createRun(services.db, projectId, {
    pipeline: SOURCE_VALIDATION,
    input: scriptedInput,
    tokenBudget: null,
  })
  const place: Place = { services, scope: { projectId, runId } }
  const rounds = new Map<string, number>()
  const ports = findingPorts(({ database: name }) => {
    const round = rounds.get(name) ?? 0
    rounds.set(name, round + 1)
    return ['openalex', 'crossref', 'doaj'].includes(name) ? studies(name, round) : []
  })
  const owner = randomUUID()
  await takeLease(services.db, runId, owner, 600_000)
  for (let turn = 0; turn < 20; turn += 1) {
    const log = leasedLog(services, { runId, owner, wakeUp: new WakeUpSignal() })
    const run = await runPipeline(sourceValidation, {
      log,
      ports,
      clock,
      signal: new AbortController().signal,
    })
    await look(run, place)
    const answer = openQuestions(run)[0]?.key === 'refine' && turn < 3 ? joinTwo(run) : scriptedAnswer(run)
    if (!answer) return place
    await answerRun(services, { runId, pipeline: SOURCE_VALIDATION, ...answer })
  }
  throw new Error('the run does not end')
}

/** The student says that the first two sources are one. */
function joinTwo(run: RunState): ScriptedAnswer {
  const [first, second] = rankSources(knownSources(run).values())
  const [one, other] = [first?.members[0], second?.members[0]]
  if (!first || !second || !one || !other) throw new Error('too few sources were found')
  const pairs = [[recordKey(one), recordKey(other)]]
  const answer = { kind: 'join', sourceIds: [first.id, second.id], pairs }
  return { step: 'refine', round: openQuestions(run)[0]?.round ?? 0, answer }
}

interface Place {
  readonly services: Awaited<ReturnType<typeof openTestServices>>
  readonly scope: {
    readonly projectId: Awaited<ReturnType<typeof addProject>>['projectId']
    readonly runId: string
  }
}

it('the rows of sources are what the log says whenever the run waits, and made anew they are the same', async () => {
  const counts: number[] = []
  const { services, scope } = await driveAll(async (run, { services: { db }, scope: here }) => {
    const rows = await listSources(db, here)
    counts.push(rows.length)
    expect(rows).toEqual(rankSources(knownSources(run).values()))
  })
  expect(Math.max(...counts)).toBeGreaterThan(15)
  const before = await listSources(services.db, scope)
  await services.db.sourceRow.deleteMany({ where: { runId: scope.runId, heldBack: false } })
  expect(await rebuildSourceRows(services, scope.runId)).toBe(before.length)
  expect(await listSources(services.db, scope)).toEqual(before)

  const merged = before.find(({ aliases }) => aliases.length > 0)
  const [alias = ''] = merged?.aliases ?? []
  expect(alias).not.toBe('')
  expect(await findSource(services.db, scope, alias)).toEqual(merged)
  expect(await findSource(services.db, scope, 'nobody')).toBeNull()
  expect(await listKnownIds(services.db, scope, [alias, 'nobody'])).toContain(alias)
  expect(await listKnownIds(services.db, scope, ['nobody'])).toEqual(new Set())
  const { projectId: stranger } = await addProject(services.db)
  expect(await listSources(services.db, { ...scope, projectId: stranger })).toEqual([])
  expect(await findSource(services.db, { ...scope, projectId: stranger }, alias)).toBeNull()

  // A run of an earlier version has no rows, until somebody asks for them.
  await services.db.sourceRow.deleteMany({ where: { runId: scope.runId } })
  await services.db.run.update({ where: { id: scope.runId }, data: { rowsVersion: 0 } })
  await ensureSourceRows(services, { id: scope.runId, rowsVersion: 0 })
  expect((await countSources(services.db, scope)).all).toBe(before.length)
  await services.close()
})
