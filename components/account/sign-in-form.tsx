'use client'

import { useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { type AuthAnswer, type AuthFault, type Credentials, endSignIn, needsCode } from './auth-requests'
import { CredentialsForm } from './credentials-form'
import { PasskeySignIn } from './passkey-sign-in'
import { useAuthFaultText } from './use-auth-fault-text'

interface SignInFormProps {
  send: (credentials: Credentials) => Promise<AuthAnswer>
  onDone: () => void
}

/** E-mail and password and, where the account asks for it, the code after them. */
export function SignInForm({ send, onDone }: SignInFormProps) {
  const t = useTranslations('account')
  const [isHalfway, setHalfway] = useState(false)
  if (isHalfway) return <CodeForm onDone={onDone} onBack={() => setHalfway(false)} />
  return (
    <div className="space-y-4">
      <CredentialsForm
        kind="known"
        submitLabel={t('signIn.submit')}
        send={send}
        onDone={(body) => (needsCode(body) ? setHalfway(true) : onDone())}
      />
      <PasskeySignIn onDone={onDone} />
    </div>
  )
}

/** The second step: the code an app shows now, or a recovery code for who has lost the app. */
function CodeForm({ onDone, onBack }: { onDone: () => void; onBack: () => void }) {
  const t = useTranslations('account.code')
  const faultText = useAuthFaultText()
  const [kind, setKind] = useState<'app' | 'recovery'>('app')
  const [code, setCode] = useState('')
  const [fault, setFault] = useState<AuthFault | null>(null)
  const [isBusy, setBusy] = useState(false)

  async function submit(event: FormEvent) {
    event.preventDefault()
    setFault(null)
    setBusy(true)
    const answer = await endSignIn(kind, code)
    setBusy(false)
    if (answer.ok) onDone()
    else setFault(answer.fault)
  }

  function change() {
    setKind(kind === 'app' ? 'recovery' : 'app')
    setCode('')
    setFault(null)
  }

  const isAtField = fault === 'code' || fault === 'recovery-code'
  return (
    <form method="post" onSubmit={submit} noValidate className="max-w-sm space-y-4">
      <p className="text-sm text-soft">{t(`${kind}.text`)}</p>
      <TextField
        key={kind}
        label={t(`${kind}.label`)}
        name="code"
        inputMode={kind === 'app' ? 'numeric' : 'text'}
        autoComplete={kind === 'app' ? 'one-time-code' : 'off'}
        autoCapitalize="none"
        spellCheck={false}
        required
        autoFocus
        value={code}
        error={fault && isAtField ? faultText(fault) : undefined}
        onChange={(event) => setCode(event.target.value)}
      />
      {fault && !isAtField ? <Notice tone="danger" announce="alert" title={faultText(fault)} /> : null}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" busy={isBusy}>
          {t('submit')}
        </Button>
        <Button onClick={onBack}>{t('back')}</Button>
      </div>
      <Button variant="quiet" size="sm" onClick={change}>
        {t(`${kind}.other`)}
      </Button>
    </form>
  )
}
