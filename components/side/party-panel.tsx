'use client'

import { useTranslations } from 'next-intl'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { TextAreaField } from '@/components/ui/field'
import { Fold } from '@/components/ui/fold'
import { useMissing } from '@/components/ui/use-missing'
import type { PartyAct } from '@/lib/core/dialogues/party-session'
import { MESSAGE_MAX } from '@/lib/core/dialogues/side-limits'
import type { SideOpening, SideView } from '@/lib/core/dialogues/side-session'
import { PartyTranscript } from './party-transcript'
import { PhaseHeading } from './phase-heading'
import { useDialogKeys } from './use-dialog-keys'
import { useDraft } from './use-draft'
import { WrittenBy } from './written-by'

export type PartyView = Extract<SideView, { kind: 'party' }>
type Agents = SideOpening['agents']

interface PartyPanelProps {
  readonly view: PartyView
  readonly opening: SideOpening
  readonly busy: boolean
  readonly onAct: (act: PartyAct) => Promise<SideView | null>
  /** Back to the menu it was called from. */
  readonly onClose: () => void
}

/** The round table: a message, two or three answers from the project's figures, and a farewell. */
export function PartyPanel(props: PartyPanelProps) {
  return props.view.session.phase === 'closed' ? <PartyEnd {...props} /> : <OpenTable {...props} />
}

function OpenTable({ view, opening, busy, onAct }: PartyPanelProps) {
  const t = useTranslations('side.party')
  const { draft, write, forget } = useDraft(`${view.id}:message`, {})
  const message = draft.message ?? ''
  const missing = useMissing()
  const isEmpty = message.trim() === ''
  const formRef = useRef<HTMLFormElement>(null)
  const { rounds } = view.session
  const end = () => void onAct({ type: 'close' })
  useDialogKeys({ E: end })

  useEffect(() => {
    // The answer and the field beneath it stay in sight; the writing goes on where it was.
    formRef.current?.querySelector('textarea')?.focus({ preventScroll: true })
    if (rounds.length > 0) formRef.current?.scrollIntoView({ block: 'end' })
  }, [rounds.length])

  async function say() {
    if (busy || missing.lacks(isEmpty)) return
    if (!(await onAct({ type: 'say', message: message.trim() }))) return
    write('message', '')
    forget()
  }

  function sendOnEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    void say()
  }

  return (
    <div className="space-y-4">
      <div>
        <p className="text-sm text-soft">{t('intro')}</p>
        {opening.model === null ? <p className="text-sm text-soft">{t('answersFrom')}</p> : null}
        <Fold title={t('roster')} aside={opening.agents.length}>
          <Roster agents={opening.agents} />
        </Fold>
      </div>
      <div role="log" aria-live="polite" aria-label={t('transcript')}>
        <PartyTranscript rounds={rounds} agents={opening.agents} latestAsks />
      </div>
      <form
        ref={formRef}
        className="space-y-2 border-t border-line pt-3"
        onSubmit={(event) => {
          event.preventDefault()
          void say()
        }}
      >
        <TextAreaField
          label={t('message')}
          error={missing.said(isEmpty)}
          hint={t('messageHint')}
          rows={2}
          maxLength={MESSAGE_MAX}
          dir="auto"
          value={message}
          onChange={(event) => write('message', event.target.value)}
          onKeyDown={sendOnEnter}
        />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" variant="primary" busy={busy}>
            {t('send')}
          </Button>
          <Button shortcut="E" busy={busy} onClick={end} className="ml-auto">
            {t('end')}
          </Button>
        </div>
      </form>
    </div>
  )
}

function PartyEnd({ view, opening, onClose }: PartyPanelProps) {
  const t = useTranslations('side.party')
  useDialogKeys({ X: onClose })
  return (
    <div className="space-y-4">
      <PhaseHeading>{t('over')}</PhaseHeading>
      <PartyRecord view={view} agents={opening.agents} />
      <div className="border-t border-line pt-3">
        <Button variant="primary" shortcut="X" onClick={onClose}>
          {t('return')}
        </Button>
      </div>
    </div>
  )
}

/** A round table that is over: farewells, highlights, and everything that was said. */
export function PartyRecord({ view, agents }: { view: PartyView; agents: Agents }) {
  const t = useTranslations('side.party')
  const { rounds } = view.session
  return (
    <div className="space-y-4">
      <p className="text-xs text-soft">
        <WrittenBy engine="built-in" />
      </p>
      {view.farewells.length > 0 ? (
        <ul className="space-y-1.5">
          {view.farewells.map(({ speaker, text }) => (
            <li key={speaker} className="text-sm">
              <span className="font-semibold">{agents.find(({ id }) => id === speaker)?.name}</span> {text}
            </li>
          ))}
        </ul>
      ) : null}
      {view.highlights.length > 0 ? (
        <div>
          <h4 className="mb-1 text-sm font-semibold">{t('highlights')}</h4>
          <ul className="list-disc space-y-1 pl-5 text-sm text-soft">
            {view.highlights.map((line) => (
              <li key={line} dir="auto">
                {line}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      {rounds.length > 0 ? (
        <Fold title={t('transcript')} aside={t('rounds', { count: rounds.length })}>
          <PartyTranscript rounds={rounds} agents={agents} />
        </Fold>
      ) : null}
    </div>
  )
}

function Roster({ agents }: { agents: Agents }) {
  return (
    <dl className="space-y-1 text-sm">
      {agents.map(({ id, name, role }) => (
        <div key={id}>
          <dt className="inline font-medium">{name}.</dt> <dd className="inline text-soft">{role}</dd>
        </div>
      ))}
    </dl>
  )
}
