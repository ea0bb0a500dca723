'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { useErrorText } from '@/components/frame/use-error-text'
import type { SideSessionProps } from '@/components/sources/side-session'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Notice } from '@/components/ui/notice'
import { Skeleton } from '@/components/ui/skeleton'
import { locales } from '@/i18n/locales'
import type { SectionFields } from '@/lib/core/dialogues/section'
import type { SideOpening, SideView } from '@/lib/core/dialogues/side-session'
import { BrainstormPanel } from './brainstorm-panel'
import { EarlierSession, EarlierSessions } from './earlier-sessions'
import { ElicitationPanel } from './elicitation-panel'
import { PartyPanel } from './party-panel'
import { useSideSession } from './use-side-session'

/** Advanced Elicitation, the round table or brainstorming, called from a menu or a stage and going back to it. */
export function SideSessionDialog(props: SideSessionProps) {
  const { kind, onClose, onEnhanced } = props
  const t = useTranslations('side')
  const common = useTranslations('common')
  const errorText = useErrorText()
  const chosen = useLocale()
  const locale = locales.find((known) => known === chosen) ?? 'en'
  // What was open when it was called; the run may move on behind the panel.
  const [step] = useState(props.step ?? 'confirm')
  const [fields] = useState<SectionFields>(() => ({
    topic: props.parameters?.topic ?? '',
    question: props.parameters?.question ?? '',
    notes: '',
    dropped: [],
  }))
  const { projectId, runId } = props
  const stage = props.stage?.key ?? ''
  const control = useSideSession({ kind, projectId, runId, step, stage, locale, fields })
  const [earlier, setEarlier] = useState<SideView | null>(null)
  const { view, error } = control
  // In the form the parameters may differ from what the server prepared; the form is what is looked at.
  const opening = control.opening && withParameters(control.opening, props.parameters)

  function leave() {
    // What was accepted and is only waiting for "proceed" goes back with the reader.
    if (!earlier && view && isWaiting(view)) {
      // The browser has already closed the dialog: whatever becomes of it, the reader is back at the menu.
      void proceed().then((isBack) => isBack || onClose())
    } else onClose()
  }

  /** Closes the session and goes back with what was accepted; false when that was not taken. */
  async function proceed(): Promise<boolean> {
    if (view?.kind !== 'elicitation' && view?.kind !== 'brainstorm') return false
    const closed = await control.send({ kind: view.kind, act: { type: 'close' } })
    if (!closed) return false
    const fields = outcomeOf(closed)
    if (fields) onEnhanced?.(closed.session.step, fields)
    onClose()
    return true
  }

  return (
    <Dialog
      open
      onClose={leave}
      shape="side"
      title={
        props.stage
          ? t('beside.dialog', { kind: t(`title.${earlier?.kind ?? kind}`), stage: props.stage.label })
          : t(`title.${earlier?.kind ?? kind}`)
      }
    >
      {error ? (
        <Notice
          tone="danger"
          announce="alert"
          title={errorText(error)}
          className="mb-4"
          actions={view ? null : <Button onClick={control.retry}>{common('tryAgain')}</Button>}
        />
      ) : null}
      {earlier ? (
        <EarlierSession view={earlier} opening={opening} onBack={() => setEarlier(null)} />
      ) : view && opening ? (
        <>
          {view.kind === 'elicitation' ? (
            <ElicitationPanel
              view={view}
              opening={opening}
              busy={control.busy}
              onAct={(act) => control.send({ kind: 'elicitation', act })}
              onProceed={() => void proceed()}
            />
          ) : view.kind === 'brainstorm' ? (
            <BrainstormPanel
              view={view}
              opening={opening}
              fields={fields}
              busy={control.busy}
              onAct={(act) => control.send({ kind: 'brainstorm', act })}
              onProceed={() => void proceed()}
            />
          ) : (
            <PartyPanel
              view={view}
              opening={opening}
              busy={control.busy}
              onAct={(act) => control.send({ kind: 'party', act })}
              onClose={onClose}
            />
          )}
          <EarlierSessions
            earlier={opening.earlier}
            onOpen={(id) => void control.read(id).then((found) => found && setEarlier(found))}
          />
        </>
      ) : error ? null : (
        <div aria-busy="true" role="status">
          <span className="sr-only">{t('opening')}</span>
          <Skeleton className="mb-3 h-24 w-full" />
          <Skeleton className="h-64 w-full" />
        </div>
      )}
    </Dialog>
  )
}

function withParameters(opening: SideOpening, given: SideSessionProps['parameters']): SideOpening {
  const { facts } = opening
  return given && facts.parameters
    ? { ...opening, facts: { ...facts, parameters: { ...facts.parameters, ...given } } }
    : opening
}

function hasChanged(view: Extract<SideView, { kind: 'elicitation' }>): boolean {
  return view.session.versions.length > 1
}

/** Something is accepted and nothing half done. */
function isWaiting(view: SideView): boolean {
  if (view.kind === 'brainstorm') return view.outcome !== null && view.session.phase !== 'closed'
  return view.kind === 'elicitation' && !view.session.form && !view.session.pending && hasChanged(view)
}

/** What goes back to the place it was called from; null: nothing. */
function outcomeOf(view: SideView): SectionFields | null {
  if (view.kind === 'brainstorm') return view.outcome
  return view.kind === 'elicitation' && hasChanged(view) ? view.inForce : null
}
