import fc from 'fast-check'
import { expect, test } from 'vitest'
import { askTurn, endTurn, leaveLine, noTurns, type TurnLimits, type Turns } from './fair-turns'

interface Job {
  readonly id: number
  readonly owner: string
}
const WAITING_MAX = 2

/** A machine that is asked for turns, with what the state does not say: which jobs run, and what began while each waited. */
class Machine {
  turns: Turns<Job> = noTurns
  readonly running: Job[] = []
  readonly waiting: Job[] = []
  /** For each job that heads its line while its owner runs nothing: how many of each other owner ran or began since then. */
  readonly passedBy = new Map<number, Map<string, number>>()
  readonly mostPassed: number[] = []
  #ids = 0
  readonly limits: TurnLimits
  constructor(limits: TurnLimits) {
    this.limits = limits
  }

  ask(owner: string) {
    const job = { id: this.#ids, owner }
    this.#ids += 1
    const asked = askTurn(this.turns, { owner, job, waitingMax: WAITING_MAX }, this.limits)
    this.turns = asked.turns
    if (asked.verdict === 'begins') this.#begin(job)
    if (asked.verdict === 'waits') this.waiting.push(job)
    this.#watch()
    return asked.verdict
  }

  end(at: number) {
    const [job] = this.running.splice(at % this.running.length, 1)
    if (!job) return
    const ended = endTurn(this.turns, job.owner, this.limits)
    this.turns = ended.turns
    if (ended.next) {
      this.waiting.splice(this.waiting.indexOf(ended.next), 1)
      this.#begin(ended.next)
    }
    this.#watch()
  }

  leave(at: number) {
    const [job] = this.waiting.splice(at % this.waiting.length, 1)
    if (!job) return
    this.turns = leaveLine(this.turns, job.owner, job)
    this.passedBy.delete(job.id)
    this.#watch()
  }

  #begin(job: Job) {
    this.running.push(job)
    const passed = this.passedBy.get(job.id)
    if (passed) this.mostPassed.push(...passed.values())
    this.passedBy.delete(job.id)
    for (const counts of this.passedBy.values()) counts.set(job.owner, (counts.get(job.owner) ?? 0) + 1)
  }

  #watch() {
    for (const job of this.waiting) {
      const isHead = this.waiting.find(({ owner }) => owner === job.owner) === job
      const runs = this.running.some(({ owner }) => owner === job.owner)
      if (!isHead || runs || this.passedBy.has(job.id)) continue
      this.passedBy.set(job.id, new Map(this.running.map(({ owner }) => [owner, 1])))
    }
  }
}

const moves = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: fc.record({ act: fc.constant('ask' as const), at: fc.nat(4) }) },
    { weight: 3, arbitrary: fc.record({ act: fc.constant('end' as const), at: fc.nat(9) }) },
    { weight: 1, arbitrary: fc.record({ act: fc.constant('leave' as const), at: fc.nat(9) }) },
  ),
  { maxLength: 120 },
)

function play(slots: number, given: (typeof moves extends fc.Arbitrary<infer T> ? T : never)[number][]) {
  const machine = new Machine({ slots, runningPerOwner: 1 })
  const seen: { verdict: string; ownWaiting: number }[] = []
  const check = () => {
    expect(machine.running.length).toBeLessThanOrEqual(slots)
    for (const owner of 'abcde') {
      const of = (jobs: readonly Job[]) => jobs.filter((job) => job.owner === owner).length
      expect(of(machine.running)).toBeLessThanOrEqual(1)
      expect(of(machine.waiting)).toBeLessThanOrEqual(WAITING_MAX)
      expect(machine.turns.running.get(owner) ?? 0).toBe(of(machine.running))
      expect(machine.turns.lines.get(owner)?.length ?? 0).toBe(of(machine.waiting))
      // No slot stays free while somebody could use it.
      if (machine.running.length < slots && of(machine.running) === 0) expect(of(machine.waiting)).toBe(0)
    }
  }
  for (const { act, at } of given) {
    if (act === 'ask') {
      const owner = 'abcde'.charAt(at)
      const ownWaiting = machine.waiting.filter((job) => job.owner === owner).length
      seen.push({ verdict: machine.ask(owner), ownWaiting })
    } else if (act === 'end' && machine.running.length > 0) machine.end(at)
    else if (act === 'leave' && machine.waiting.length > 0) machine.leave(at)
    check()
  }
  while (machine.running.length > 0) {
    machine.end(0)
    check()
  }
  return { machine, seen }
}

test('nobody goes beyond a limit, no slot is left idle, and all who wait are served in the end', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 3 }), moves, (slots, given) => {
      const { machine } = play(slots, given)
      expect(machine.waiting).toEqual([])
      expect([machine.turns.running.size, machine.turns.lines.size]).toEqual([0, 0])
    }),
  )
})

test('who is next in line waits for at most one job of each other owner', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 3 }), moves, (slots, given) => {
      const { machine } = play(slots, given)
      expect(Math.max(0, ...machine.mostPassed)).toBeLessThanOrEqual(1)
    }),
    { numRuns: 300 },
  )
})

test('a job is refused for the two that wait of its own owner, and never for what others have asked for', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 3 }), moves, (slots, given) => {
      const { seen } = play(slots, given)
      for (const { verdict, ownWaiting } of seen)
        expect(verdict === 'refused').toBe(ownWaiting >= WAITING_MAX)
    }),
  )
})

test('who leaves the line makes room for another of the same owner', () => {
  const limits = { slots: 1, runningPerOwner: 1 }
  const ask = (turns: Turns<string>, job: string) =>
    askTurn(turns, { owner: 'a', job, waitingMax: 2 }, limits)
  const full = ['first', 'second', 'third'].reduce<Turns<string>>(
    (turns, job) => ask(turns, job).turns,
    noTurns,
  )
  expect(ask(full, 'fourth').verdict).toBe('refused')
  const left = leaveLine(full, 'a', 'second')
  expect(ask(left, 'fourth').verdict).toBe('waits')
  expect(endTurn(left, 'a', limits).next).toBe('third')
})
