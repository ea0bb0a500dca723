import { codeOf } from '@/lib/client/fetch-json'
import type { ErrorCode } from '@/lib/contracts/errors'

export type AccessReply =
  | { readonly ok: true }
  | { readonly ok: false; readonly code: ErrorCode | 'offline'; readonly retryAfterS: number | null }

/** Exchanges a link's secret for a cookie. */
export async function requestAccess(linkId: string, secret: string): Promise<AccessReply> {
  const response = await fetch(`/api/shared/${encodeURIComponent(linkId)}/enter`, {
    method: 'POST',
    cache: 'no-store',
    headers: { 'content-type': 'application/json' },
    // What is longer than any secret is none; the server refuses long bodies with another sentence.
    body: JSON.stringify({ secret: secret.slice(0, 200) }),
  }).catch(() => null)
  if (!response) return { ok: false, code: 'offline', retryAfterS: null }
  if (response.ok) return { ok: true }
  const body: unknown = await response.json().catch(() => null)
  const waitS = Number(response.headers.get('retry-after') ?? 'none')
  return { ok: false, code: codeOf(body), retryAfterS: Number.isFinite(waitS) ? waitS : null }
}
