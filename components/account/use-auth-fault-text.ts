'use client'

import { useTranslations } from 'next-intl'
import { useCallback } from 'react'
import { PASSKEY_NAME_MAX, PASSKEYS_MAX, PASSWORD_MAX, PASSWORD_MIN } from '@/lib/contracts/account'
import type { AuthFault } from './auth-requests'

/** The sentence for what went wrong with an account. */
export function useAuthFaultText(): (fault: AuthFault) => string {
  const t = useTranslations('account.fault')
  return useCallback(
    (fault) =>
      t(fault, { min: PASSWORD_MIN, max: PASSWORD_MAX, passkeys: PASSKEYS_MAX, letters: PASSKEY_NAME_MAX }),
    [t],
  )
}
