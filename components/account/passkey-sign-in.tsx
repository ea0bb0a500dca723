'use client'

import { useTranslations } from 'next-intl'
import { useState, useSyncExternalStore } from 'react'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import type { AuthFault } from './auth-requests'
import { hasPasskeys, signInWithPasskey } from './passkey-requests'
import { useAuthFaultText } from './use-auth-fault-text'

/** Signing in by a passkey, in a browser that has them. */
export function PasskeySignIn({ onDone }: { onDone: () => void }) {
  const t = useTranslations('account.passkeys')
  const faultText = useAuthFaultText()
  const isOffered = usePasskeys()
  const [fault, setFault] = useState<AuthFault | null>(null)
  const [isBusy, setBusy] = useState(false)

  async function enter() {
    setFault(null)
    setBusy(true)
    const answer = await signInWithPasskey()
    setBusy(false)
    if (answer.ok) onDone()
    else setFault(answer.fault)
  }

  if (isOffered !== true) return null
  return (
    <div className="max-w-sm space-y-3 border-t border-line pt-4">
      <Button busy={isBusy} onClick={enter}>
        {t('signIn')}
      </Button>
      {fault ? <Notice tone="danger" announce="alert" title={faultText(fault)} /> : null}
    </div>
  )
}

/** Whether this browser has passkeys; null until the page is alive. */
export function usePasskeys(): boolean | null {
  return useSyncExternalStore(neverChanges, hasPasskeys, () => null)
}

function neverChanges() {
  return () => undefined
}
