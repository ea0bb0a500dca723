import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { unstable_doesMiddlewareMatch as isProxied } from 'next/experimental/testing/server'
import { NextRequest } from 'next/server'
import { expect, test } from 'vitest'
import nextConfig from '@/next.config'
import { config, proxy } from '@/proxy'

const answer = (headers: Record<string, string> = {}) =>
  proxy(new NextRequest('http://localhost:3000/projects/p1/sources', { headers }))

const policyOf = (headers?: Record<string, string>) =>
  answer(headers).headers.get('content-security-policy') ?? ''

test('only scripts of this very page run: no inline text, no eval, no other address', () => {
  const scripts = /script-src ([^;]*)/.exec(policyOf())?.[1] ?? ''
  expect(scripts).toMatch(/^'self' 'nonce-[A-Za-z0-9+/=]{24,}' 'strict-dynamic'$/)
  expect(policyOf()).not.toMatch(/unsafe-eval|https?:|\*/)
})

test('a page may position its elements, and brings no style sheet of its own', () => {
  expect(policyOf()).toContain("style-src 'self';")
  expect(policyOf()).toContain("style-src-attr 'unsafe-inline';")
})

test('what is not named is forbidden, and nobody frames, bases or posts elsewhere', () => {
  const policy = policyOf()
  expect(policy).toMatch(/^default-src 'none'/)
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).toContain("base-uri 'none'")
  expect(policy).toContain("form-action 'self'")
  expect(policy).toContain("connect-src 'self'")
  expect(policy).toContain("worker-src 'self'")
})

test('a session under its former name goes on under the one that no other host can set', () => {
  const carried = answer({ cookie: 'theme=dark; __Secure-carrel.session_token=abc.def%3D' })
  expect(carried.headers.get('x-middleware-request-cookie')).toBe(
    'theme=dark; __Host-carrel.session_token=abc.def%3D',
  )
  const set = carried.headers.getSetCookie()
  expect(set.find((line) => line.startsWith('__Host-carrel.session_token=abc.def%3D;'))).toMatch(
    /Path=\/;.*Secure; HttpOnly; SameSite=lax/i,
  )
  expect(set.find((line) => line.startsWith('__Secure-'))).toMatch(/Max-Age=0/i)
  const both = '__Host-carrel.session_token=new; __Secure-carrel.session_token=old'
  expect(answer({ cookie: both }).headers.getSetCookie()).toEqual([])
})

test('each answer has a nonce of its own, whatever the browser sends', () => {
  const sent = { 'x-nonce': 'known', 'content-security-policy': "script-src 'nonce-known'" }
  const policies = [policyOf(sent), policyOf(sent)]
  expect(policies[0]).not.toBe(policies[1])
  expect(policies.join()).not.toContain('known')
  // The page reads its nonce from the request as it is passed on.
  expect(answer(sent).headers.get('x-middleware-request-x-nonce')).not.toBe('known')
})

test.each([
  ['x-content-type-options', 'nosniff'],
  ['referrer-policy', 'no-referrer'],
  ['x-frame-options', 'DENY'],
  ['cross-origin-opener-policy', 'same-origin'],
  ['cross-origin-resource-policy', 'same-origin'],
  ['strict-transport-security', 'max-age=31536000'],
])('%s is %s on every answer, files included', async (key, value) => {
  const rules = (await nextConfig.headers?.()) ?? []
  expect(rules.find(({ source }) => source === '/:path*')?.headers).toContainEqual({ key, value })
})

test('built files, which pass by the proxy, are shown in no frame', async () => {
  const url = '/_next/static/chunks/a.js'
  expect(isProxied({ config, nextConfig, url })).toBe(false)
  const rules = (await nextConfig.headers?.()) ?? []
  expect(rules.find(({ source }) => source === '/_next/static/:path*')?.headers).toEqual([
    { key: 'content-security-policy', value: "frame-ancestors 'none'" },
  ])
})

const pages = readdirSync('app', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('page.tsx'))
  .map((file) =>
    `/${path.posix.dirname(file)}`.replaceAll(/\/(\([^)]*\)|\.)(?=\/|$)/g, '').replaceAll(/\[\w+\]/g, 'x1'),
  )

test('no page is kept by a cache of a browser or of a server on the way; files are', () => {
  expect(pages).toEqual(expect.arrayContaining(['/account', '/projects/x1/sources', '/shared/x1']))
  expect(pages.length).toBeGreaterThan(18)
  for (const page of ['/', ...pages]) {
    expect([page, isProxied({ config, nextConfig, url: page || '/' })]).toEqual([page, true])
    const { headers } = proxy(new NextRequest(`http://localhost:3000${page}`))
    expect([page, headers.get('cache-control')]).toEqual([page, 'no-store'])
  }
  // Streams say that nobody may change them on the way; that must stand.
  for (const other of ['/icon.svg', '/api/runs/x1/events']) {
    const { headers } = proxy(new NextRequest(`http://localhost:3000${other}`))
    expect([other, headers.get('cache-control')]).toEqual([other, null])
  }
})

test('every page of a person stands in a frame that leads to the account, where one signs out', () => {
  const frames = ['app/(start)/layout.tsx', 'app/(workbench)/projects/[projectId]/layout.tsx']
  const framed = frames.filter((file) => /<(AppHeader|PageFrame)\b/.test(readFileSync(file, 'utf8')))
  const outside = readdirSync('app', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('page.tsx') && !file.startsWith('shared/'))
    .filter((file) => !framed.some((frame) => `app/${file}`.startsWith(`${path.posix.dirname(frame)}/`)))
  expect(outside).toEqual([])
  expect(readFileSync('components/frame/page-frame.tsx', 'utf8')).toContain('<AppHeader')
  expect(readFileSync('components/frame/app-header.tsx', 'utf8')).toContain('<Link href="/account"')
})

test.each([
  ['https://evil.example', 403],
  ['null', 403],
  ['http://localhost:3000.evil.example', 403],
  ['http://localhost:3001', 403],
  ['http://localhost:3000', 200],
  [undefined, 200],
])('an action that comes from %s: %i', (origin, status) => {
  const headers = { host: 'localhost:3000', 'next-action': 'a1', ...(origin ? { origin } : {}) }
  const sent = new NextRequest('http://localhost:3000/', { method: 'POST', headers })
  expect(proxy(sent).status).toBe(status)
})

// What comes through the proxy is cut off at 2 MB, and nobody is told.
test.each([
  ['/api/projects/upload', false],
  ['/api/projects/p1/own-sources', false],
  ['/api/projects/p1/own-sources/x', true],
  ['/api/projects/p1/selection', true],
  ['/api/auth/sign-in/email', true],
  ['/projects/p1/sources', true],
  ['/', true],
])('%s goes through the proxy: %s', (url, isThrough) => {
  expect(isProxied({ config, nextConfig, url })).toBe(isThrough)
})

test.each(['/shared/abc', '/shared', '/api/shared/abc/enter', '/account/new-password'])(
  '%s is neither cached nor indexed',
  (address) => {
    const { headers } = proxy(new NextRequest(`http://localhost:3000${address}`))
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('x-robots-tag')).toContain('noindex')
  },
)

test.each([
  ['/api/projects/p1/export?format=csv&format=json', 400],
  ['/api/auth/verify-email?token=a&%74oken=b', 400],
  ['/api/projects/p1/export?format=csv&x=json', 200],
  ['/projects/p1/sources?db=a&db=b', 200],
])('%s, with or without a parameter twice: %i', async (address, status) => {
  expect(proxy(new NextRequest(`http://localhost:3000${address}`)).status).toBe(status)
})

test('no other origin may read an answer', () => {
  const headers = answer({ origin: 'https://example.org' }).headers
  expect(headers.get('access-control-allow-origin')).toBeNull()
})
