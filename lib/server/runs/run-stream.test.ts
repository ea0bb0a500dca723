import { beforeAll, describe, expect, it, vi } from 'vitest'
import { appendFacts, createRun, takeLease } from '@/lib/adapters/store/runs'
import type { RunFact, RunStatus } from '@/lib/contracts/run'
import { SOURCE_VALIDATION } from '@/lib/contracts/source-validation'
import { prepareProcess } from '@/lib/server/testing/process-services'
import { addProject, addProjectAccess, prepareTestDatabase } from '@/lib/server/testing/test-database'
import { scriptedInput } from '@/lib/server/testing/validation-script'
import { controlRun } from './control-run'
import { streamRun } from './run-stream'

/** The shortest time after which common proxies close a stream that says nothing. */
const SILENCE_MAX_MS = 15_000

const database = prepareTestDatabase()
const all = prepareProcess(database)

const note: RunFact = {
  type: 'unit-noted',
  step: 'search',
  item: 'arxiv',
  round: 1,
  note: { code: 'seen', data: {} },
}

/** Who may watch all runs of this file. */
let access: Awaited<ReturnType<typeof addProjectAccess>>
beforeAll(async () => {
  access = await addProjectAccess(all().db, await addProject(all().db))
})

async function runWith(events: number): Promise<string> {
  const { projectId } = access
  const run = { pipeline: SOURCE_VALIDATION, input: scriptedInput, tokenBudget: null }
  const runId = await createRun(all().db, projectId, run)
  await takeLease(all().db, runId, 'worker', 60_000)
  await append(runId, 1, Array<RunFact>(events - 1).fill(note))
  return runId
}

function append(runId: string, afterSeq: number, facts: readonly RunFact[], status: RunStatus = 'running') {
  const at = '2026-01-01T00:00:00.000Z'
  return appendFacts(all().db, runId, facts, { status, at, appender: { lease: 'worker', afterSeq } })
}

function open(runId: string, lastEventId: string | null, signal = new AbortController().signal) {
  return streamRun({ runId, pipeline: SOURCE_VALIDATION, status: 'running', access, lastEventId, signal })
}

/** Ids on the wire, until `count` of them have come. */
async function idsOf(response: Response, count: number): Promise<number[]> {
  const ids: number[] = []
  let rest = ''
  const decoder = new TextDecoder()
  for await (const chunk of response.body ?? []) {
    rest += decoder.decode(chunk, { stream: true })
    const lines = rest.split('\n')
    rest = lines.pop() ?? ''
    ids.push(...lines.flatMap((line) => (line.startsWith('id: ') ? [Number(line.slice(4))] : [])))
    if (ids.length >= count) break
  }
  return ids
}

describe('the events of a run', () => {
  it('come with dense ids, the past first and then what is appended, unbuffered', async () => {
    const runId = await runWith(3)
    const response = await open(runId, null)
    expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
    expect(response.headers.get('cache-control')).toContain('no-transform')
    expect(response.headers.get('x-accel-buffering')).toBe('no')
    const ids = idsOf(response, 5)
    await append(runId, 3, [note, note])
    expect(await ids).toEqual([1, 2, 3, 4, 5])
  })

  it.each([
    ['3', [4, 5]],
    ['0', [1, 2, 3, 4, 5]],
    ['nonsense', [1, 2, 3, 4, 5]],
    ['-7', [1, 2, 3, 4, 5]],
  ])('after Last-Event-ID %s go on behind it', async (lastEventId, ids) => {
    const runId = await runWith(5)
    expect(await idsOf(await open(runId, lastEventId), ids.length)).toEqual(ids)
  })

  it('after an id that the log has not reached go on with the next one', async () => {
    const runId = await runWith(2)
    const ids = idsOf(await open(runId, '900'), 1)
    await append(runId, 2, [note])
    expect(await ids).toEqual([3])
  })

  it('end with 204 for a reader who has all of a run that is over', async () => {
    const runId = await runWith(2)
    await append(runId, 2, [{ type: 'run-completed' }], 'completed')
    const over = {
      runId,
      pipeline: SOURCE_VALIDATION,
      status: 'completed',
      access,
      signal: new AbortController().signal,
    }
    expect((await streamRun({ ...over, lastEventId: '3' })).status).toBe(204)
    expect(await idsOf(await streamRun({ ...over, lastEventId: '1' }), 2)).toEqual([2, 3])
  })

  it('of a stopped run go on for every reader when somebody has it go on', async () => {
    const runId = await runWith(2)
    await append(runId, 2, [{ type: 'run-cancelled' }], 'cancelled')
    const leaving = new AbortController()
    const options = { pipeline: SOURCE_VALIDATION, status: 'cancelled', access, signal: leaving.signal }
    const response = await streamRun({ ...options, runId, lastEventId: '3' })
    expect(response.status).toBe(200)
    const ids = idsOf(response, 1)
    await controlRun(all(), runId, 'resume')
    expect(await ids).toEqual([4])
    leaving.abort()
  })

  it('are read once however many open at the same time, and whatever each has already', async () => {
    const runId = await runWith(40)
    const read = vi.spyOn(all().db.runEvent, 'findMany')
    const readers = Array.from({ length: 60 }, async (_, index) => {
      const after = index % 3 === 0 ? 0 : index % 40
      const ids = await idsOf(await open(runId, String(after)), 41 - after)
      expect(ids).toEqual(Array.from({ length: 41 - after }, (_, at) => after + 1 + at))
    })
    await append(runId, 40, [note])
    await Promise.all(readers)
    // One from the start, and those that look for what was appended since.
    expect(read.mock.calls.length).toBeLessThan(10)
    read.mockRestore()
  })

  it('keep a silent stream alive with a message that is no event, more often than a proxy would close it', async () => {
    const runId = await runWith(1)
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const leaving = new AbortController()
    try {
      const response = await open(runId, '1', leaving.signal)
      const reader = response.body?.getReader()
      const decode = async () => new TextDecoder().decode((await reader?.read())?.value)
      expect(await decode()).toMatch(/^retry: \d+\n\n$/)
      vi.advanceTimersByTime(SILENCE_MAX_MS)
      expect(await decode()).toBe('data: {}\n\n')
    } finally {
      leaving.abort()
      vi.useRealTimers()
    }
  })

  it('leave nothing open behind a reader who goes', async () => {
    const runId = await runWith(2)
    const before = globalThis.carrelStreams?.size ?? 0
    const leaving = new AbortController()
    const responses = await Promise.all(Array.from({ length: 5 }, () => open(runId, null, leaving.signal)))
    expect(globalThis.carrelStreams?.size).toBe(before + 5)
    await responses[0]?.body?.cancel()
    leaving.abort()
    expect(globalThis.carrelStreams?.size).toBe(before)
  })
})
