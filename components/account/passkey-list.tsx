'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/field'
import { Fold } from '@/components/ui/fold'
import { Moment } from '@/components/ui/moment'
import { Notice } from '@/components/ui/notice'
import { type KnownPasskey, PASSKEY_NAME_MAX, PASSKEYS_MAX } from '@/lib/contracts/account'
import { type AuthFault, withoutBody } from './auth-requests'
import { addPasskey, removePasskey, renamePasskey } from './passkey-requests'
import { usePasskeys } from './passkey-sign-in'
import { useAuthFaultText } from './use-auth-fault-text'
import { WithPassword } from './with-password'

interface PasskeyListProps {
  email: string
  passkeys: readonly KnownPasskey[]
}

/** What an account signs in with beside its password: named, removed, and one more added; the latter two ask for the password. */
export function PasskeyList({ email, passkeys }: PasskeyListProps) {
  const t = useTranslations('account.passkeys')
  const [said, setSaid] = useState<'added' | 'removed' | null>(null)
  return (
    <Fold title={t('title')} className="border-t border-line pt-4">
      <div className="max-w-xl space-y-4">
        <p className="text-sm text-soft">{t('text')}</p>
        {said ? <Notice tone="accent" announce="status" title={t(said)} /> : null}
        {passkeys.length === 0 ? <p className="text-sm">{t('none')}</p> : null}
        <ul className="divide-y divide-line empty:hidden">
          {passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              email={email}
              passkey={passkey}
              onRemoved={() => setSaid('removed')}
            />
          ))}
        </ul>
        <NewPasskey email={email} isFull={passkeys.length >= PASSKEYS_MAX} onAdded={() => setSaid('added')} />
      </div>
    </Fold>
  )
}

function NewPasskey({ email, isFull, onAdded }: { email: string; isFull: boolean; onAdded: () => void }) {
  const t = useTranslations('account.passkeys')
  const router = useRouter()
  const isOffered = usePasskeys()
  const [name, setName] = useState('')
  if (isOffered === false) return <p className="text-sm text-soft">{t('unsupported')}</p>
  if (isFull) return <p className="text-sm text-soft">{t('full', { max: PASSKEYS_MAX })}</p>

  function added() {
    setName('')
    onAdded()
    router.refresh()
  }
  return (
    <div className="max-w-sm space-y-4">
      <TextField
        label={t('name')}
        hint={t('nameHint')}
        maxLength={PASSKEY_NAME_MAX}
        autoComplete="off"
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <WithPassword
        email={email}
        acts={[
          {
            label: t('add'),
            send: (password) => withoutBody(addPasskey(password, name.trim())),
            onDone: added,
          },
        ]}
      />
    </div>
  )
}

interface PasskeyRowProps {
  email: string
  passkey: KnownPasskey
  onRemoved: () => void
}

function PasskeyRow({ email, passkey, onRemoved }: PasskeyRowProps) {
  const t = useTranslations('account.passkeys')
  const router = useRouter()
  const [open, setOpen] = useState<'rename' | 'remove' | null>(null)
  const name = passkey.name === '' ? t('unnamed') : passkey.name

  function renamed() {
    setOpen(null)
    router.refresh()
  }
  function removed() {
    onRemoved()
    router.refresh()
  }
  return (
    <li className="space-y-3 py-2.5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <div className="min-w-0 text-sm">
          <p className="font-medium [overflow-wrap:anywhere]">{name}</p>
          <p className="text-soft">
            {t('since')} <Moment at={passkey.since} />
          </p>
        </div>
        <div className="flex gap-2">
          <Button size="sm" aria-label={t('renameOf', { name })} onClick={() => setOpen('rename')}>
            {t('rename')}
          </Button>
          <Button size="sm" aria-label={t('removeOf', { name })} onClick={() => setOpen('remove')}>
            {t('remove')}
          </Button>
        </div>
      </div>
      {open === 'rename' ? (
        <RenameForm passkey={passkey} onDone={renamed} onCancel={() => setOpen(null)} />
      ) : null}
      {open === 'remove' ? (
        <>
          <p className="text-sm">{t('removeText')}</p>
          <WithPassword
            email={email}
            acts={[
              {
                label: t('removeForGood'),
                isDanger: true,
                send: (password) => withoutBody(removePasskey(passkey.id, password)),
                onDone: removed,
              },
            ]}
            onCancel={() => setOpen(null)}
          />
        </>
      ) : null}
    </li>
  )
}

interface RenameFormProps {
  passkey: KnownPasskey
  onDone: () => void
  onCancel: () => void
}

function RenameForm({ passkey, onDone, onCancel }: RenameFormProps) {
  const t = useTranslations('account.passkeys')
  const common = useTranslations('common')
  const faultText = useAuthFaultText()
  const [name, setName] = useState(passkey.name)
  const [fault, setFault] = useState<AuthFault | null>(null)
  const [isBusy, setBusy] = useState(false)

  async function submit(event: FormEvent) {
    event.preventDefault()
    setBusy(true)
    const answer = await renamePasskey(passkey.id, name)
    setBusy(false)
    if (answer.ok) onDone()
    else setFault(answer.fault)
  }
  return (
    <form method="post" onSubmit={submit} noValidate className="max-w-sm space-y-3">
      <TextField
        label={t('newName')}
        maxLength={PASSKEY_NAME_MAX}
        autoComplete="off"
        required
        autoFocus
        value={name}
        error={fault ? faultText(fault) : undefined}
        onChange={(event) => setName(event.target.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={isBusy}>
          {t('saveName')}
        </Button>
        <Button onClick={onCancel}>{common('cancel')}</Button>
      </div>
    </form>
  )
}
