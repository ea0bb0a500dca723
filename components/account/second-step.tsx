'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import { QrPicture } from '@/components/share/qr-picture'
import { Button } from '@/components/ui/button'
import { CopyText } from '@/components/ui/copy-text'
import { TextField } from '@/components/ui/field'
import { Fold } from '@/components/ui/fold'
import { Notice } from '@/components/ui/notice'
import {
  type AuthFault,
  askRecoveryCodes,
  type BegunStep,
  beginSecondStep,
  endSecondStep,
  proveApp,
} from './auth-requests'
import { useAuthFaultText } from './use-auth-fault-text'
import { WithPassword } from './with-password'

/** A second step at sign-in: set up with an app, its recovery codes made anew, and turned off; each asks for the password. */
export function SecondStep({ email, isOn }: { email: string; isOn: boolean }) {
  const t = useTranslations('account.secondStep')
  const router = useRouter()
  const [begun, setBegun] = useState<BegunStep | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const [isProven, setProven] = useState(false)

  function proven() {
    setBegun(null)
    setProven(true)
    router.refresh()
  }

  return (
    <Fold title={t('title')} className="border-t border-line pt-4">
      <div className="max-w-xl space-y-4">
        <p className="text-sm text-soft">{isOn ? t('on') : t('off')}</p>
        {isProven ? <Notice tone="accent" announce="status" title={t('done')} /> : null}
        {begun ? (
          <ProveApp begun={begun} onDone={proven} />
        ) : isOn ? (
          <>
            <WithPassword
              email={email}
              acts={[
                {
                  label: t('newCodes'),
                  send: askRecoveryCodes,
                  onDone: setCodes,
                },
                { label: t('turnOff'), send: endSecondStep, onDone: () => router.refresh() },
              ]}
            />
            {codes ? <RecoveryCodes codes={codes} /> : null}
          </>
        ) : (
          <WithPassword
            email={email}
            acts={[{ label: t('begin'), send: beginSecondStep, onDone: setBegun }]}
          />
        )}
      </div>
    </Fold>
  )
}

/** The secret for the app as a picture and as text, the recovery codes, and the code that shows that the app has it. */
function ProveApp({ begun, onDone }: { begun: BegunStep; onDone: () => void }) {
  const t = useTranslations('account.secondStep')
  const faultText = useAuthFaultText()
  const [code, setCode] = useState('')
  const [fault, setFault] = useState<AuthFault | null>(null)
  const [isBusy, setBusy] = useState(false)

  async function submit(event: FormEvent) {
    event.preventDefault()
    setFault(null)
    setBusy(true)
    const answer = await proveApp(code)
    setBusy(false)
    if (answer.ok) onDone()
    else setFault(answer.fault)
  }

  return (
    <form method="post" onSubmit={submit} noValidate className="space-y-4">
      <p className="text-base">{t('scan')}</p>
      <QrPicture text={begun.uri} label={t('picture')} />
      <CopyText label={t('secret')} text={begun.secret} isCode />
      <RecoveryCodes codes={begun.codes} />
      <TextField
        label={t('code')}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        value={code}
        error={fault === 'code' ? faultText(fault) : undefined}
        onChange={(event) => setCode(event.target.value)}
      />
      {fault && fault !== 'code' ? <Notice tone="danger" announce="alert" title={faultText(fault)} /> : null}
      <Button type="submit" variant="primary" busy={isBusy}>
        {t('prove')}
      </Button>
    </form>
  )
}

/** Shown once: of the codes only hashes are kept. */
function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const t = useTranslations('account.secondStep')
  return (
    <div className="space-y-2">
      <p className="text-base">{t('keep')}</p>
      <CopyText label={t('codes')} text={codes.join('\n')} isCode />
    </div>
  )
}
