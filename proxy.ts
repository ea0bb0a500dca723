import { type NextRequest, NextResponse } from 'next/server'

/** What a link with a secret opens is kept by no cache and listed by no search engine. */
const behindLink = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow, noarchive',
} as const

// A guest comes back with this cookie alone: a session under its name of before goes on under today's.
const FORMER_SESSION = '__Secure-carrel.session_token'
const SESSION = '__Host-carrel.session_token'
const SESSION_S = 60 * 60 * 24 * 90

function carryOver(response: NextResponse, value: string): void {
  const attributes = { httpOnly: true, secure: true, sameSite: 'lax', path: '/' } as const
  response.cookies.set(SESSION, value, { ...attributes, maxAge: SESSION_S })
  response.cookies.set(FORMER_SESSION, '', { ...attributes, maxAge: 0 })
}

function isBehindLink(path: string): boolean {
  return /^\/((api\/)?shared|account\/new-password)(\/|$)/.test(path)
}

/** A file has an ending; what routes answer says itself how long it may be kept. All else is a page, and may be somebody's. */
function isPage(path: string): boolean {
  return !path.startsWith('/api/') && !/\.[a-z0-9]+$/i.test(path)
}

/**
 * Whether a page of another site sends an action of ours. Next asks the same; an action that it takes for none of its own, or an update that
 * asks otherwise, is held here.
 */
function isForeignAction({ headers }: NextRequest): boolean {
  const origin = headers.get('origin')
  if (!headers.has('next-action') || origin === null) return false
  const hosts = [headers.get('host'), headers.get('x-forwarded-host')]
  return !URL.canParse(origin) || !hosts.includes(new URL(origin).host)
}

/** A parameter that comes twice is read as its first by one and as its last by another: no address of ours has such. */
function repeatsParameter({ pathname, searchParams }: URL): boolean {
  const names = [...searchParams.keys()]
  return pathname.startsWith('/api/') && new Set(names).size < names.length
}

/**
 * Gives every page its content security policy with a nonce of its own. Only Carrel's scripts run, nothing is fetched
 * from elsewhere, nobody frames a page; the text of others can at most be shown.
 */
export function proxy(request: NextRequest): NextResponse {
  if (repeatsParameter(request.nextUrl)) return NextResponse.json({ code: 'invalid-input' }, { status: 400 })
  if (isForeignAction(request)) return NextResponse.json({ code: 'not-allowed' }, { status: 403 })
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
  const former = request.cookies.get(FORMER_SESSION)?.value
  const isCarried = former !== undefined && !request.cookies.has(SESSION)
  if (isCarried)
    headers.set('cookie', (headers.get('cookie') ?? '').replace(`${FORMER_SESSION}=`, `${SESSION}=`))
  const response = NextResponse.next({ request: { headers } })
  if (isCarried) carryOver(response, former)
  response.headers.set('content-security-policy', policy)
  if (isPage(request.nextUrl.pathname)) response.headers.set('cache-control', 'no-store')
  if (isBehindLink(request.nextUrl.pathname)) {
    for (const [name, value] of Object.entries(behindLink)) response.headers.set(name, value)
  }
  return response
}

/**
 * Uploads pass by: Next keeps the body of what comes through here, and hands on no more of it than `proxyClientMaxBodySize`.
 * Their routes count it while it arrives. Files of a library carry a stricter policy of their own, which this one would replace.
 */
export const config = {
  matcher:
    '/((?!_next/static|api/projects/upload$|api/projects/[^/]+/own-sources$|api/projects/[^/]+/library(?:/check|/[^/]+/file)?$).*)',
}
