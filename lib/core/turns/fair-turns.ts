/**
 * Terminology. Owner: whoever a job is done for. Slot: room for one running job, of any owner. Line: the jobs of one owner that
 * wait, in the order in which they came. Rotation: the order in which the lines are served.
 */

export interface TurnLimits {
  /** Jobs that run at once, of all owners together. */
  readonly slots: number
  readonly runningPerOwner: number
}

export interface Turns<Job> {
  readonly running: ReadonlyMap<string, number>
  /** No line is empty. The first in iteration order whose owner may run is served next. */
  readonly lines: ReadonlyMap<string, readonly Job[]>
}

export const noTurns: Turns<never> = { running: new Map(), lines: new Map() }

export interface TurnRequest<Job> {
  readonly owner: string
  readonly job: Job
  /** The job is refused when this many of its owner wait already. */
  readonly waitingMax: number
}

export type TurnVerdict = 'begins' | 'waits' | 'refused'

/** A job asks for a turn. It is refused for what its own owner has asked for, never for what others have. */
export function askTurn<Job>(
  turns: Turns<Job>,
  { owner, job, waitingMax }: TurnRequest<Job>,
  limits: TurnLimits,
): { readonly turns: Turns<Job>; readonly verdict: TurnVerdict } {
  const line = turns.lines.get(owner) ?? []
  if (line.length === 0 && mayRun(turns, owner, limits))
    return { turns: withOneMore(turns, owner), verdict: 'begins' }
  if (line.length >= waitingMax) return { turns, verdict: 'refused' }
  return { turns: withLine(turns, owner, [...line, job]), verdict: 'waits' }
}

/** A job that waits gives up its place; one that does not wait changes nothing. */
export function leaveLine<Job>(turns: Turns<Job>, owner: string, job: Job): Turns<Job> {
  const line = turns.lines.get(owner) ?? []
  const rest = line.filter((other) => other !== job)
  return rest.length === line.length ? turns : withLine(turns, owner, rest)
}

/**
 * A running job of the owner has ended. `next` has waited and runs from now on; null when nobody does. The owner's own line goes
 * behind all others (round robin), so that whoever is next in line waits for at most one job of each other owner.
 */
export function endTurn<Job>(
  turns: Turns<Job>,
  owner: string,
  limits: TurnLimits,
): { readonly turns: Turns<Job>; readonly next: Job | null } {
  const freed = atTheBack(withOneLess(turns, owner), owner)
  for (const [waiting, [job, ...rest]] of freed.lines) {
    if (job === undefined || !mayRun(freed, waiting, limits)) continue
    const left = atTheBack(withLine(freed, waiting, rest), waiting)
    return { turns: withOneMore(left, waiting), next: job }
  }
  return { turns: freed, next: null }
}

function mayRun({ running }: Turns<unknown>, owner: string, { slots, runningPerOwner }: TurnLimits): boolean {
  const all = [...running.values()].reduce((sum, count) => sum + count, 0)
  return all < slots && (running.get(owner) ?? 0) < runningPerOwner
}

/** Nobody waits or runs under a name that has nothing: the state does not grow with those who were here once. */
function withLine<Job>(turns: Turns<Job>, owner: string, line: readonly Job[]): Turns<Job> {
  const lines = new Map(turns.lines)
  if (line.length === 0) lines.delete(owner)
  else lines.set(owner, line)
  return { ...turns, lines }
}

function atTheBack<Job>(turns: Turns<Job>, owner: string): Turns<Job> {
  const line = turns.lines.get(owner)
  return line ? withLine(withLine(turns, owner, []), owner, line) : turns
}

function withOneMore<Job>({ running, lines }: Turns<Job>, owner: string): Turns<Job> {
  return { running: new Map(running).set(owner, (running.get(owner) ?? 0) + 1), lines }
}

function withOneLess<Job>({ running, lines }: Turns<Job>, owner: string): Turns<Job> {
  const left = new Map(running)
  const count = (running.get(owner) ?? 0) - 1
  if (count > 0) left.set(owner, count)
  else left.delete(owner)
  return { running: left, lines }
}
