'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/field'
import { useMissing } from '@/components/ui/use-missing'
import type { Method } from '@/lib/core/dialogues/methods'
import { DIRECTION_MAX } from '@/lib/core/dialogues/side-limits'
import type { ElicitationPanelProps } from './elicitation-panel-props'
import { PhaseHeading } from './phase-heading'
import { SectionView } from './section-view'
import { useDialogKeys } from './use-dialog-keys'

/** Five methods by number, another five, all of them, a direction in own words, or back to the work. */
export function ElicitationMenu({ view, opening, busy, onAct, onProceed }: ElicitationPanelProps) {
  const t = useTranslations('side.menu')
  const [listed, setListed] = useState(false)
  const [text, setText] = useState('')
  const missing = useMissing()
  const isEmpty = text.trim() === ''
  const { session } = view
  const menu = session.menu.flatMap((id) => opening.methods.find((method) => method.id === id) ?? [])
  const applied = session.decided.filter(({ decision }) => decision === 'applied').length

  const choose = (method: Method) => void onAct({ type: 'choose', method: method.id })
  const reshuffle = () => {
    setListed(false)
    void onAct({ type: 'reshuffle' })
  }
  const toggleList = () => setListed((before) => !before)
  useDialogKeys({
    ...Object.fromEntries(menu.map((method, at) => [String(at + 1), () => choose(method)])),
    R: reshuffle,
    A: toggleList,
    X: onProceed,
  })

  async function sendTyped() {
    const typed = text.trim()
    if (missing.lacks(isEmpty)) return
    setText('')
    if (typed.toLowerCase() === 'a') return setListed(true)
    if (typed.toLowerCase() === 'x') return onProceed()
    // Words that were not taken come back into the field.
    if (!(await onAct({ type: 'typed', text: typed }))) setText(typed)
  }

  return (
    <div className="space-y-4">
      <SectionView step={session.step} fields={view.inForce} facts={opening.facts} />
      <section className="space-y-2">
        <PhaseHeading>{t('title')}</PhaseHeading>
        <p className="text-sm text-soft">{t('intro')}</p>
        <ol className="space-y-1.5">
          {menu.map((method, at) => (
            <li key={method.id}>
              <MethodButton method={method} shortcut={String(at + 1)} busy={busy} onChoose={choose} />
            </li>
          ))}
        </ol>
        <div className="flex flex-wrap gap-2">
          <Button shortcut="R" busy={busy} onClick={reshuffle}>
            {t('reshuffle')}
          </Button>
          <Button shortcut="A" aria-expanded={listed} onClick={toggleList}>
            {listed ? t('hideAll') : t('showAll', { count: opening.methods.length })}
          </Button>
          <Button shortcut="X" variant="primary" className="ml-auto" busy={busy} onClick={onProceed}>
            {applied > 0 ? t('proceedWith', { count: applied }) : t('proceed')}
          </Button>
        </div>
        {listed ? <AllMethods methods={opening.methods} busy={busy} onChoose={choose} /> : null}
        <form
          className="flex items-start gap-2 pt-1"
          onSubmit={(event) => {
            event.preventDefault()
            void sendTyped()
          }}
        >
          <div className="min-w-0 flex-1">
            <TextField
              label={t('direction')}
              error={missing.said(isEmpty)}
              maxLength={DIRECTION_MAX}
              dir="auto"
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          </div>
          <Button type="submit" busy={busy} className="mt-6">
            {t('go')}
          </Button>
        </form>
        <p className="text-xs text-soft">
          {opening.model === null ? t('builtIn') : t('withModel', { name: opening.model })}
        </p>
      </section>
    </div>
  )
}

interface MethodButtonProps {
  method: Method
  shortcut?: string
  busy: boolean
  onChoose: (method: Method) => void
}

function MethodButton({ method, shortcut, busy, onChoose }: MethodButtonProps) {
  const t = useTranslations('side.category')
  return (
    <button
      type="button"
      aria-disabled={busy}
      aria-keyshortcuts={shortcut}
      onClick={busy ? undefined : () => onChoose(method)}
      className="flex w-full items-start gap-3 rounded-md border border-line px-3 py-2 text-left hover:border-control hover:bg-sunk aria-disabled:opacity-60"
    >
      {shortcut ? (
        <span aria-hidden="true" className="w-4 shrink-0 pt-px text-center font-semibold text-accent">
          {shortcut}
        </span>
      ) : null}
      <span className="min-w-0">
        <span className="text-sm font-medium">{method.name}</span>
        <span className="text-xs text-soft"> · {t(method.category)}</span>
        <span className="block text-sm text-soft">{method.description}</span>
      </span>
    </button>
  )
}

function AllMethods({
  methods,
  ...rest
}: { methods: readonly Method[] } & Omit<MethodButtonProps, 'method'>) {
  const t = useTranslations('side.category')
  const categories = [...new Set(methods.map(({ category }) => category))]
  return (
    <div className="space-y-3 border-t border-line pt-3">
      {categories.map((category) => (
        <section key={category}>
          <h4 className="label-caps mb-1">{t(category)}</h4>
          <ul className="space-y-1.5">
            {methods
              .filter((method) => method.category === category)
              .map((method) => (
                <li key={method.id}>
                  <MethodButton method={method} {...rest} />
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
