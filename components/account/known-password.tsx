'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'
import { Notice } from '@/components/ui/notice'
import type { AuthFault, Given } from './auth-requests'
import { isAtPassword, PasswordField } from './password-field'
import { useAuthFaultText } from './use-auth-fault-text'

/** What is done once the password that stands is said. */
export interface PasswordAct<T> {
  /** On its button; of the acts of a form no two have the same. */
  readonly label: string
  /** What keeps it from being sent beside the password. */
  readonly lacks?: AuthFault | null
  readonly send: (password: string) => Promise<Given<T>>
  readonly onDone: (value: T) => void
}

/** The password that is asked for, what was wrong with it, and which act is under way. */
export function useKnownPassword() {
  const [password, setPassword] = useState('')
  const [fault, setFault] = useState<AuthFault | null>(null)
  const [busy, setBusy] = useState('')

  function clear() {
    setPassword('')
    setFault(null)
  }

  async function run<T>({ label, lacks = null, send, onDone }: PasswordAct<T>) {
    if (busy !== '') return
    const missing = password === '' ? 'missing-current' : lacks
    setFault(missing)
    if (missing) return
    setBusy(label)
    const answer = await send(password)
    setBusy('')
    if (!answer.ok) return setFault(answer.fault)
    clear()
    onDone(answer.value)
  }
  return { password, setPassword, fault, busy, run, clear }
}

interface KnownPasswordProps {
  email: string
  asked: ReturnType<typeof useKnownPassword>
  /** Further fields of the form. */
  children?: ReactNode
}

/** The fields of a form that asks for the password that stands, and what was wrong where no field says it. */
export function KnownPassword({ email, asked, children }: KnownPasswordProps) {
  const t = useTranslations('account.change')
  const faultText = useAuthFaultText()
  const { password, setPassword, fault } = asked
  const isAtField = isAtPassword('known', fault) || isAtPassword('new', fault)
  return (
    <>
      {/* Tells a password manager whose password this is. */}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        kind="known"
        label={t('current')}
        value={password}
        fault={fault}
        onChange={setPassword}
      />
      {children}
      {fault && !isAtField ? <Notice tone="danger" announce="alert" title={faultText(fault)} /> : null}
    </>
  )
}
