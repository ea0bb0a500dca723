'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useCallback, useEffect, useRef, useState, useTransition } from 'react'
import { useErrorText } from '@/components/frame/use-error-text'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { Skeleton } from '@/components/ui/skeleton'
import type { ErrorCode } from '@/lib/contracts/errors'
import { type AccessReply, requestAccess } from './request-access'
import { UnsentTexts } from './unsent-texts'
import { useDrafts } from './use-drafts'

type State =
  | { readonly kind: 'opening' }
  | { readonly kind: 'entered' }
  | { readonly kind: 'shut'; readonly entry: AccessReply & { ok: false } }

/** Codes with a screen of their own. */
const screens = {
  'link-truncated': 'truncated',
  'link-unknown': 'unknown',
  'not-found': 'unknown',
  'link-expired': 'expired',
  'link-revoked': 'revoked',
  'rate-limited': 'tooMany',
} as const

function screenOf(code: string): (typeof screens)[keyof typeof screens] | null {
  return Object.entries(screens).find(([known]) => known === code)?.[1] ?? null
}

/**
 * Before the desk: exchanges the secret behind `#`, which no server sees in an address, for a cookie and opens the desk; or
 * says why not. `code`: why the server did not open it.
 */
export function DeskAccess({ linkId, code }: { linkId: string; code: ErrorCode }) {
  const t = useTranslations('desk.door')
  const common = useTranslations('common')
  const errorText = useErrorText()
  const router = useRouter()
  const drafts = useDrafts(linkId)
  const [state, setState] = useState<State>({ kind: 'opening' })
  const [isRefreshing, startRefresh] = useTransition()
  const tried = useRef(false)

  const enter = useCallback(async () => {
    setState({ kind: 'opening' })
    const secret = window.location.hash.slice(1)
    if (secret === '') {
      const why = code === 'not-signed-in' ? 'link-truncated' : code
      return setState({ kind: 'shut', entry: { ok: false, code: why, retryAfterS: null } })
    }
    const entry = await requestAccess(linkId, secret)
    if (!entry.ok) return setState({ kind: 'shut', entry })
    window.history.replaceState(null, '', window.location.pathname)
    setState({ kind: 'entered' })
    startRefresh(() => router.refresh())
  }, [code, linkId, router])

  useEffect(() => {
    // Once: each try of a wrong secret is counted.
    if (tried.current) return
    tried.current = true
    void enter()
  }, [enter])

  // The whole link put into the address of a page that is open already loads nothing.
  useEffect(() => {
    const onHash = () => void enter()
    window.addEventListener('hashchange', onHash)
    return () => window.removeEventListener('hashchange', onHash)
  }, [enter])

  if (state.kind === 'opening' || isRefreshing)
    return (
      <div className="mx-auto max-w-2xl px-4 py-12 sm:px-6">
        <h1 className="sr-only">{t('opening')}</h1>
        <p role="status" className="mb-6 text-sm text-soft">
          {t('opening')}
        </p>
        <Skeleton className="h-8 w-3/4" />
        <Skeleton className="mt-6 h-4 w-full" />
        <Skeleton className="mt-2.5 h-4 w-full" />
        <Skeleton className="mt-2.5 h-4 w-2/3" />
        <noscript>
          <p className="mt-6 text-sm">{t('noScript')}</p>
        </noscript>
      </div>
    )
  const entry = state.kind === 'shut' ? state.entry : null
  const screen = entry ? screenOf(entry.code) : 'cookie'
  const minutes = Math.ceil((entry?.retryAfterS ?? 60) / 60)
  return (
    <div role="alert" className="mx-auto max-w-2xl px-4 py-12 sm:px-6">
      <EmptyState
        level={1}
        title={screen ? t(`${screen}.title`) : t('failed.title')}
        actions={
          screen === null || screen === 'tooMany' || screen === 'cookie' ? (
            <Button onClick={() => (screen === 'cookie' ? window.location.reload() : void enter())}>
              {common('tryAgain')}
            </Button>
          ) : undefined
        }
      >
        {screen ? t(`${screen}.text`, { minutes }) : errorText(entry?.code ?? 'internal')}
      </EmptyState>
      <UnsentTexts drafts={drafts} />
    </div>
  )
}
