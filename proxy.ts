import { type NextRequest, NextResponse } from 'next/server'

/** Headers of every answer that do not change. Browsers heed the transport rule over https only. */
const fixed = {
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  'strict-transport-security': 'max-age=31536000',
} as const

/** What a link with a secret opens is kept by no cache and listed by no search engine. */
const behindLink = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow, noarchive',
} as const

function isBehindLink(path: string): boolean {
  return /^\/((api\/)?shared|account\/new-password)(\/|$)/.test(path)
}

/**
 * Gives every page its content security policy with a nonce of its own. Only Carrel's scripts run, nothing is fetched
 * from elsewhere, nobody frames a page; the text of others can at most be shown.
 */
export function proxy(request: NextRequest): NextResponse {
  const nonce = btoa(crypto.randomUUID())
  const policy = [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'`,
    "style-src 'self'",
    // Positions and widths that are computed while a page runs; they carry no text of others.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
  const headers = new Headers(request.headers)
  headers.set('x-nonce', nonce)
  headers.set('content-security-policy', policy)
  const response = NextResponse.next({ request: { headers } })
  response.headers.set('content-security-policy', policy)
  for (const [name, value] of Object.entries(fixed)) response.headers.set(name, value)
  if (isBehindLink(request.nextUrl.pathname)) {
    for (const [name, value] of Object.entries(behindLink)) response.headers.set(name, value)
  }
  return response
}

export const config = { matcher: '/((?!_next/static).*)' }
