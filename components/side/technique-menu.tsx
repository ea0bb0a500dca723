'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Fold } from '@/components/ui/fold'
import { nudgeOf } from '@/lib/core/dialogues/idea-worth'
import type { Technique } from '@/lib/core/dialogues/techniques'
import type { BrainstormPanelProps } from './brainstorm-panel-props'
import { useDialogKeys } from './use-dialog-keys'
import { WrittenBy } from './written-by'

/** Four techniques by number and the whole list behind them; the questions of the one in use. */
export function TechniqueMenu({ view, opening, busy, onAct }: BrainstormPanelProps) {
  const t = useTranslations('side.brainstorm')
  const { session } = view
  const byId = (id: string | null) => opening.techniques.find((technique) => technique.id === id)
  const menu = session.menu.flatMap((id) => byId(id) ?? [])
  const chosen = byId(session.technique)
  const nudge = nudgeOf(session)
  const choose = ({ id }: Technique) => void onAct({ type: 'choose', technique: id })
  const reshuffle = () => void onAct({ type: 'reshuffle' })
  useDialogKeys({
    ...Object.fromEntries(menu.map((technique, at) => [String(at + 1), () => choose(technique)])),
    R: reshuffle,
  })
  const line = (technique: Technique, shortcut?: string) => (
    <li key={technique.id}>
      <button
        type="button"
        aria-disabled={busy}
        aria-pressed={technique.id === session.technique}
        aria-keyshortcuts={shortcut}
        onClick={busy ? undefined : () => choose(technique)}
        className="flex w-full items-start gap-3 rounded-md border border-line px-3 py-2 text-left hover:border-control hover:bg-sunk aria-disabled:opacity-60 aria-pressed:border-accent"
      >
        {shortcut ? (
          <span aria-hidden="true" className="w-4 shrink-0 pt-px text-center font-semibold text-accent">
            {shortcut}
          </span>
        ) : null}
        <span className="min-w-0">
          <span className="text-sm font-medium">{technique.name}</span>
          <span className="text-xs text-soft"> · {t(`category.${technique.category}`)}</span>
          <span className="block text-sm text-soft">{technique.description}</span>
        </span>
      </button>
    </li>
  )
  return (
    <section className="space-y-3" aria-label={t('techniques')}>
      <p role="status" className="text-sm font-medium">
        {nudge ? t(`nudge.${nudge}`, { count: session.ideas.length }) : ''}
      </p>
      <ol className="space-y-1.5">{menu.map((technique, at) => line(technique, String(at + 1)))}</ol>
      <Button shortcut="R" size="sm" busy={busy} onClick={reshuffle}>
        {t('reshuffle')}
      </Button>
      <Fold title={t('all')} aside={opening.techniques.length}>
        <ul className="space-y-1.5">{opening.techniques.map((technique) => line(technique))}</ul>
      </Fold>
      {chosen ? (
        <div className="rounded-md border border-line bg-sunk px-3 py-2.5 text-sm">
          <h4 className="font-semibold">{chosen.name}</h4>
          <ul className="mt-1 list-disc space-y-0.5 pl-5">
            {chosen.questions.map((question) => (
              <li key={question}>{question}</li>
            ))}
          </ul>
          {session.prompts.texts.length > 0 ? (
            <>
              <ul className="mt-2 list-disc space-y-0.5 pl-5">
                {session.prompts.texts.map((prompt) => (
                  <li key={prompt} dir="auto">
                    {prompt}
                  </li>
                ))}
              </ul>
              <p className="mt-1 text-xs text-soft">
                <WrittenBy engine={session.prompts.engine} />
              </p>
            </>
          ) : null}
        </div>
      ) : null}
    </section>
  )
}
