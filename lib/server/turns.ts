import { AppError } from '@/lib/contracts/errors'
import { askTurn, endTurn, leaveLine, noTurns, type Turns } from '@/lib/core/turns/fair-turns'
import { asAsker } from './asker'

/** Of one owner one job runs and two wait; further ones are refused. */
const RUNNING_PER_OWNER = 1
const WAITING_PER_OWNER = 2

/**
 * Kinds of work that one person must not take from all others, and how many jobs of each kind a process runs at once. One owner
 * runs one of a kind, so that a second slot is always open to others. `retryAfterS` is what such a job takes at most as a rule.
 */
const kinds = {
  /** Drawing PDF and DOCX. */
  documents: { slots: 2, retryAfterS: 10 },
  /** Reading files that a person brought. */
  files: { slots: 2, retryAfterS: 10 },
  /** Fetching free copies from other people's servers. */
  copies: { slots: 4, retryAfterS: 30 },
  /** Finding places of comments, and changes between versions. */
  desk: { slots: 2, retryAfterS: 5 },
  /** Judging what models wrote, sentence by sentence. */
  judging: { slots: 2, retryAfterS: 10 },
  /** Taking in the bodies of uploads: each may hold 30 MB. */
  uploads: { slots: 8, retryAfterS: 10 },
} as const
type Kind = keyof typeof kinds

interface TurnOptions {
  readonly kind: Kind
  /** Who the work is done for. */
  readonly owner: TurnOwner
  readonly signal?: AbortSignal | undefined
  /** Jobs of a run wait as long as it takes: the run itself is bounded, and nobody presses again. */
  readonly isPatient?: boolean
}

/** A visitor, the address of a newcomer, an advisor's link, or a run in the background: each has turns of its own. */
export type TurnOwner = `${'user' | 'address' | 'link' | 'run'}:${string}`

/** A job that waits: called when its turn has come. */
type Waiting = () => void

// On globalThis because pages, routes, actions and the worker are bundled apart, and the machine is one.
declare global {
  var carrelTurns: Map<string, Turns<Waiting>> | undefined
}

/**
 * Does the work when its owner's turn has come, and answers what it answers. Throws `own-turns-taken` (with the seconds after
 * which to try again) when the owner has one such job running and two waiting; rejects with the signal's reason when that aborts
 * before the turn. The place is free again however the work ends; stopping it on abort is the work's own part.
 */
export async function inTurn<T>(options: TurnOptions, work: () => Promise<T>): Promise<T> {
  return asAsker(options.owner, options.kind, async () => {
    await takeTurn(options)
    try {
      options.signal?.throwIfAborted()
      return await work()
    } finally {
      giveBack(options)
    }
  })
}

async function takeTurn({ kind, owner, signal, isPatient = false }: TurnOptions): Promise<void> {
  signal?.throwIfAborted()
  const { slots, retryAfterS } = kinds[kind]
  const limits = { slots, runningPerOwner: RUNNING_PER_OWNER }
  const waitingMax = isPatient ? Number.POSITIVE_INFINITY : WAITING_PER_OWNER
  const turn = deferred()
  const asked = askTurn(turnsOf(kind), { owner, job: turn.begin, waitingMax }, limits)
  keep(kind, asked.turns)
  if (asked.verdict === 'begins') return
  if (asked.verdict === 'refused')
    throw new AppError('own-turns-taken', `${owner} waits for ${waitingMax} of ${kind}`, { retryAfterS })
  const leave = () => {
    keep(kind, leaveLine(turnsOf(kind), owner, turn.begin))
    turn.reject(signal?.reason)
  }
  signal?.addEventListener('abort', leave, { once: true })
  await turn.came.finally(() => signal?.removeEventListener('abort', leave))
}

function giveBack({ kind, owner }: TurnOptions): void {
  const limits = { slots: kinds[kind].slots, runningPerOwner: RUNNING_PER_OWNER }
  const { turns, next } = endTurn(turnsOf(kind), owner, limits)
  keep(kind, turns)
  next?.()
}

function deferred() {
  let begin: Waiting = () => undefined
  let reject: (reason: unknown) => void = () => undefined
  const came = new Promise<void>((resolve, refuse) => {
    begin = resolve
    reject = refuse
  })
  return { came, begin, reject }
}

function turnsOf(kind: Kind): Turns<Waiting> {
  return globalThis.carrelTurns?.get(kind) ?? noTurns
}

function keep(kind: Kind, turns: Turns<Waiting>): void {
  globalThis.carrelTurns ??= new Map()
  globalThis.carrelTurns.set(kind, turns)
}
