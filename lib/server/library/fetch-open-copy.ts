import { findFreeCopies, mayBeKept } from '@/lib/adapters/databases/open-full-text'
import { type GuardedResult, guardedFetch } from '@/lib/adapters/web/guarded-fetch'
import type { ItemProblem } from '@/lib/contracts/library'
import { LIBRARY_UPLOAD_BYTES_MAX } from '@/lib/contracts/library-limits'
import type { Work } from '@/lib/contracts/work'
import { env } from '../env'
import type { PortServices, RunOwner } from '../port-services'
import { ensureSandbox } from '../sandbox'
import { serviceDepsOf } from '../source-ports'

/** A journal's server may be slow; nobody waits for it. */
const TIMEOUT_MS = 60_000
/** Copies of one work that are tried. */
const TRIED_MAX = 3

export type FetchedCopy =
  | { readonly ok: true; readonly bytes: Uint8Array }
  /** `problem` is null when no index could be asked: then nothing is known. */
  | { readonly ok: false; readonly problem: ItemProblem | null }

/**
 * The PDF of an open copy of the work whose licence lets it be kept, fetched through the guarded way out, or why there is none.
 * Rejects only when `signal` aborts.
 */
export async function fetchOpenCopy(
  services: PortServices,
  { work, owner, signal }: { readonly work: Work; readonly owner: RunOwner; readonly signal: AbortSignal },
): Promise<FetchedCopy> {
  const named = await findFreeCopies(work, { ...(await serviceDepsOf(services, owner)), signal })
  if (named === null) return { ok: false, problem: null }
  if (named.length === 0) return { ok: false, problem: 'no-open-copy' }
  const allowed = named.filter(({ licence }) => mayBeKept(licence)).slice(0, TRIED_MAX)
  const trustedOrigins = owner.sandbox ? [new URL(await ensureSandbox()).origin] : []
  let problem: ItemProblem = 'licence'
  for (const { url } of allowed) {
    const answer = await guardedFetch(url, {
      timeoutMs: TIMEOUT_MS,
      bodyMaxBytes: LIBRARY_UPLOAD_BYTES_MAX,
      signal,
      trustedOrigins,
      hosts: env().WEB_HOSTS,
    })
    if (answer.ok && answer.status === 200 && isPdf(answer.bytes)) return { ok: true, bytes: answer.bytes }
    problem = problemOf(answer)
  }
  return { ok: false, problem }
}

/** A page where a PDF was named is a wall or a notice. */
function problemOf(answer: GuardedResult): ItemProblem {
  if (answer.ok) return 'unreachable'
  if (answer.reason === 'refused' || answer.reason === 'too-large') return answer.reason
  return 'unreachable'
}

function isPdf(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.subarray(0, 1_024)).toString('latin1').includes('%PDF-')
}
