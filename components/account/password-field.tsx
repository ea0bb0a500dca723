'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Checkbox, TextField } from '@/components/ui/field'
import { PASSWORD_MIN } from '@/lib/contracts/account'
import type { AuthFault } from './auth-requests'
import { useAuthFaultText } from './use-auth-fault-text'

/** Whether a fault is told at the field of a new password, or of the one that stands. */
export function isAtPassword(kind: 'new' | 'known', fault: AuthFault | null): boolean {
  if (kind === 'known') return fault === 'wrong-current' || fault === 'missing-current'
  return fault?.startsWith('password-') === true
}

interface PasswordFieldProps {
  kind: 'new' | 'known'
  /** Where there is more than one of them. */
  label?: string
  value: string
  fault: AuthFault | null
  onChange: (password: string) => void
}

/** A password that can be shown while it is typed. */
export function PasswordField({ kind, label, value, fault, onChange }: PasswordFieldProps) {
  const t = useTranslations('account')
  const faultText = useAuthFaultText()
  const [isShown, setShown] = useState(false)
  return (
    <>
      <TextField
        label={label ?? t('password')}
        type={isShown ? 'text' : 'password'}
        name={`${kind}-password`}
        autoComplete={kind === 'new' ? 'new-password' : 'current-password'}
        required
        value={value}
        hint={kind === 'new' ? t('claim.passwordHint', { min: PASSWORD_MIN }) : undefined}
        error={fault && isAtPassword(kind, fault) ? faultText(fault) : undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      <Checkbox label={t('show')} checked={isShown} onChange={(event) => setShown(event.target.checked)} />
    </>
  )
}
