'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Fold } from '@/components/ui/fold'
import { Notice } from '@/components/ui/notice'
import { useToast } from '@/components/ui/toast'
import type { AccountState } from '@/lib/contracts/account'
import { AddressState } from './address-state'
import { type AuthAnswer, type Credentials, claimAccount, signIn, signOut } from './auth-requests'
import { ChangePassword } from './change-password'
import { CredentialsForm } from './credentials-form'
import { ForgetVisitor } from './forget-visitor'
import { ForgottenPassword } from './forgotten-password'
import { PasskeyList } from './passkey-list'
import { SecondStep } from './second-step'
import { SessionList } from './session-list'
import { SignInForm } from './sign-in-form'

/** Another visitor from here on: nothing that the page remembers of the one before may stay. */
function startAfresh() {
  window.location.assign('/')
}

/** Where letters are sent, an account is open once its address is confirmed; the server does not say which of the two it is. */
async function signInToConfirmed(credentials: Credentials): Promise<AuthAnswer> {
  const answer = await signIn(credentials)
  return !answer.ok && answer.fault === 'wrong' ? { ok: false, fault: 'wrong-or-open' } : answer
}

/** Who one is here, and the ways to become somebody one can come back as. */
export function AccountArea({ account }: { account: AccountState }) {
  const t = useTranslations('account')
  const common = useTranslations('common')
  const router = useRouter()
  const toast = useToast()
  const [hasFailed, setFailed] = useState(false)
  const [isLetterOut, setLetterOut] = useState(false)

  function claimed() {
    if (account.sendsMail) return setLetterOut(true)
    toast({ message: t('claim.done'), closeLabel: common('close') })
    router.refresh()
  }

  async function leave() {
    setFailed(false)
    const answer = await signOut()
    if (answer.ok) startAfresh()
    else setFailed(true)
  }

  const needed = account.needsSecondStep ? (
    <Notice tone="warn" title={t('secondStep.neededTitle')}>
      {t('secondStep.needed')}
    </Notice>
  ) : null
  if (account.kind === 'claimed') {
    return (
      <div className="space-y-5">
        {needed}
        <Notice tone="accent" title={t('claimed.title')}>
          <p className="font-medium text-ink">{account.email}</p>
          <p>{t('claimed.text')}</p>
        </Notice>
        {account.sendsMail ? <AddressState email={account.email} isConfirmed={account.isConfirmed} /> : null}
        <ChangePassword email={account.email} />
        <SecondStep email={account.email} isOn={account.hasSecondStep} />
        <PasskeyList email={account.email} passkeys={account.passkeys} />
        <SessionList email={account.email} sessions={account.sessions} />
        <Button onClick={leave}>{t('signOut.submit')}</Button>
        {hasFailed ? <Notice tone="danger" announce="alert" title={t('fault.failed')} /> : null}
      </div>
    )
  }

  const isAnonymous = account.kind === 'anonymous'
  return (
    <div className="space-y-8">
      {needed}
      <Notice tone={isAnonymous ? 'accent' : 'plain'} title={t(`${account.kind}.title`)}>
        {t(`${account.kind}.text`)}
      </Notice>
      <section className="space-y-4">
        <h2 className="font-serif text-xl font-semibold">
          {isAnonymous ? t('claim.title') : t('claim.titleNew')}
        </h2>
        <CredentialsForm kind="new" submitLabel={t('claim.submit')} send={claimAccount} onDone={claimed} />
        {isLetterOut ? (
          <Notice tone="accent" announce="status" title={t('claim.letter')}>
            {t('claim.letterText')}
          </Notice>
        ) : null}
      </section>
      <Fold
        title={t('signIn.title')}
        open={!isAnonymous || isLetterOut}
        className="border-t border-line pt-4"
      >
        {isAnonymous ? <p className="mb-4 text-sm text-soft">{t('signIn.text')}</p> : null}
        <SignInForm send={account.sendsMail ? signInToConfirmed : signIn} onDone={startAfresh} />
        {account.sendsMail ? <ForgottenPassword /> : null}
      </Fold>
      {isAnonymous ? (
        <Fold title={t('forget.title')} className="border-t border-line pt-4">
          <ForgetVisitor onDone={startAfresh} />
        </Fold>
      ) : null}
    </div>
  )
}
