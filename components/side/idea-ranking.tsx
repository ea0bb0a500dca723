'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Checkbox, SelectField } from '@/components/ui/field'
import { useMissing } from '@/components/ui/use-missing'
import type { BrainstormIdea, Pick } from '@/lib/core/dialogues/brainstorm-session'
import { PICKS_MAX, pickCriteria, worthOf } from '@/lib/core/dialogues/idea-worth'
import type { BrainstormPanelProps } from './brainstorm-panel-props'
import { useDialogKeys } from './use-dialog-keys'

const degrees = [1, 2, 3] as const

/** The ideas in their groups; up to five go on, each with what the student gives it on four criteria. */
export function IdeaRanking({ view, busy, onAct }: BrainstormPanelProps) {
  const t = useTranslations('side.brainstorm')
  const { ideas, grouped, picks: before } = view.session
  const [picks, setPicks] = useState<readonly Pick[]>(before)
  const collect = () => void onAct({ type: 'collect' })
  const missing = useMissing()
  const rank = () => {
    if (!missing.lacks(picks.length === 0)) void onAct({ type: 'rank', picks: [...picks] })
  }
  useDialogKeys({ O: collect, S: rank })
  const isPicked = (id: string) => picks.some(({ idea }) => idea === id)
  const toggle = (id: string) =>
    setPicks(
      isPicked(id)
        ? picks.filter(({ idea }) => idea !== id)
        : [...picks, { idea: id, impact: 2, feasibility: 2, novelty: 2, fit: 2 }],
    )
  const groups = [
    ...(grouped?.groups ?? []).map(({ name, ideas: own }) => ({ name, own })),
    { name: t('others'), own: grouped?.rest ?? [] },
  ].filter(({ own }) => own.length > 0)
  const textOf = (id: string) => ideas.find((idea) => idea.id === id)?.text ?? ''
  const isSaved = JSON.stringify(before) === JSON.stringify(byWorth(picks)) && picks.length > 0
  return (
    <div className="space-y-4">
      {groups.map(({ name, own }) => (
        <fieldset key={name} className="space-y-1.5">
          <legend className="text-sm font-semibold">
            <span dir="auto">{name}</span> <span className="font-normal text-soft">{own.length}</span>
          </legend>
          {own.flatMap((id) => {
            const idea: BrainstormIdea | undefined = ideas.find((one) => one.id === id)
            return idea ? (
              <Checkbox
                key={id}
                label={idea.text}
                checked={isPicked(id)}
                disabled={!isPicked(id) && picks.length >= PICKS_MAX}
                onChange={() => toggle(id)}
              />
            ) : (
              []
            )
          })}
        </fieldset>
      ))}
      {picks.length > 0 ? (
        <ol className="space-y-3 border-t border-line pt-3" aria-label={t('picks')}>
          {picks.map((pick) => (
            <li key={pick.idea} className="space-y-1">
              <p dir="auto" className="text-sm font-medium">
                {textOf(pick.idea)} <span className="text-soft">{t('points', { count: worthOf(pick) })}</span>
              </p>
              <div className="grid grid-cols-2 gap-2">
                {pickCriteria.map((key) => (
                  <SelectField
                    key={key}
                    label={t(`criterion.${key}`)}
                    value={String(pick[key])}
                    onChange={(event) =>
                      setPicks(
                        picks.map((one) =>
                          one.idea === pick.idea ? { ...one, [key]: Number(event.target.value) } : one,
                        ),
                      )
                    }
                  >
                    {degrees.map((value) => (
                      <option key={value} value={value}>
                        {t(`degree.d${value}`)}
                      </option>
                    ))}
                  </SelectField>
                ))}
              </div>
            </li>
          ))}
        </ol>
      ) : null}
      <p role="status" className="text-sm text-soft">
        {missing.said(picks.length === 0, t('pickFirst')) ??
          (isSaved ? t('saved') : picks.length >= PICKS_MAX ? t('full', { count: PICKS_MAX }) : '')}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" shortcut="S" busy={busy} onClick={rank}>
          {t('rank')}
        </Button>
        <Button shortcut="O" busy={busy} onClick={collect}>
          {t('collect')}
        </Button>
      </div>
    </div>
  )
}

function byWorth(picks: readonly Pick[]): readonly Pick[] {
  return [...picks].sort((a, b) => worthOf(b) - worthOf(a))
}
