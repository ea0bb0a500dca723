'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { z } from 'zod'
import { useKept } from '@/components/proposal/use-kept'
import { Button } from '@/components/ui/button'
import { Checkbox, SelectField, TextField } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { FINALISTS_MAX } from '@/lib/contracts/topic-limits'
import { isHopeless, narrowingOf, totalOf } from '@/lib/core/topics/topic-bands'
import { AngleCard } from './angle-card'
import { OwnAngle } from './own-angle'
import type { PartProps } from './part-props'

const Left = z.object({ fate: z.enum(['open', 'rejected', 'parked']), reason: z.string().max(500) })
type Left = Readonly<z.infer<typeof Left>>
type Fate = Left['fate']

/** What is said of the angles before it is sent. */
const Unsent = z.object({
  chosen: z.array(z.string()).max(FINALISTS_MAX),
  fates: z.record(z.string(), Left),
  excitement: z.record(z.string(), z.number().int().min(1).max(5)),
})

type Fates = Readonly<Record<string, Left>>

/** The angles with their counts: two or three go on, the others are left with a reason, or parked. */
export function AnglesPart({ place, state, busy, onAnswer }: PartProps & { readonly place: string }) {
  const t = useTranslations('topic.angles')
  // What is said and not sent yet outlives a new count and a reload.
  const unsent = useKept(`angles:${place}`)
  const { chosen, fates, excitement } = unsentOf(unsent.kept) ?? {
    chosen: finalistsOf(state),
    fates: fatesOf(state),
    excitement: state.excitement,
  }
  const keep = (changed: {
    chosen?: readonly string[]
    fates?: Fates
    excitement?: Readonly<Record<string, number>>
  }) => unsent.keep({ chosen, fates, excitement, ...changed })
  const [isTried, setTried] = useState(false)
  const totals = state.angles.map(({ id }) => totalOf(state.counts.get(id) ?? []))
  // What is still being counted may be the most there is.
  const isCounted = state.counting.length === 0
  const isTooLittle = isHopeless(totals)
  const hopeless = isCounted && isTooLittle
  const unknown = isCounted && totals.length > 0 && totals.every((total) => total === null)
  const fateOf = (id: string): Left => fates[id] ?? { fate: 'open', reason: '' }
  const said = {
    rejected: Object.entries(fates).flatMap(([angle, { fate, reason }]) =>
      fate === 'rejected' ? [{ angle, reason }] : [],
    ),
    parked: idsOf(fates, 'parked'),
    reopened: idsOf(fates, 'open'),
  }

  function toggle(id: string) {
    const next = chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]
    const isTaken = next.includes(id) && fateOf(id).fate !== 'open'
    const open: Left = { ...fateOf(id), fate: 'open' }
    keep({ chosen: next.slice(-FINALISTS_MAX), ...(isTaken ? { fates: { ...fates, [id]: open } } : {}) })
  }

  /** What is taken is not left as well. */
  function setFate(id: string, fate: Left) {
    keep({
      fates: { ...fates, [id]: fate },
      chosen: fate.fate === 'open' ? chosen : chosen.filter((one) => one !== id),
    })
  }

  return (
    <section className="space-y-5">
      <h1 className="font-serif text-2xl font-semibold">{t('title', { count: state.angles.length })}</h1>
      <p className="max-w-3xl text-soft">{t('text')}</p>
      <p role="status" className="text-sm text-soft">
        {isCounted ? '' : t('counting', { count: state.counting.length })}
      </p>
      {hopeless ? (
        <Notice tone="warn" announce="status" title={t('hopeless')}>
          {t('hopelessText')}
        </Notice>
      ) : null}
      {unknown ? (
        <Notice
          tone="warn"
          announce="status"
          title={t('unknown')}
          actions={
            <Button size="sm" busy={busy} onClick={() => void onAnswer('narrow', { kind: 'recount' })}>
              {t('recount')}
            </Button>
          }
        >
          {t('unknownText')}
        </Notice>
      ) : null}
      <div className="grid gap-4 xl:grid-cols-2">
        {state.angles.map((angle, at) => (
          <AngleCard
            key={angle.id}
            angle={angle}
            counts={state.counts.get(angle.id) ?? []}
            counting={state.counting}
          >
            <p className="text-sm text-soft">{t(`advice.${adviceKeys[narrowingOf(totals[at] ?? null)]}`)}</p>
            <div className="grid gap-3 sm:grid-cols-2">
              <Checkbox
                label={t('take')}
                checked={chosen.includes(angle.id)}
                onChange={() => toggle(angle.id)}
              />
              <SelectField
                label={t('excitement')}
                value={String(excitement[angle.id] ?? '')}
                onChange={(event) =>
                  keep({ excitement: { ...excitement, [angle.id]: Number(event.target.value) || 3 } })
                }
              >
                <option value="">–</option>
                {[1, 2, 3, 4, 5].map((value) => (
                  <option key={value} value={value}>
                    {value}
                  </option>
                ))}
              </SelectField>
              <SelectField
                label={t('otherwise')}
                value={fateOf(angle.id).fate}
                onChange={(event) => {
                  const fate = event.target.value
                  if (fate === 'open' || fate === 'rejected' || fate === 'parked')
                    setFate(angle.id, { ...fateOf(angle.id), fate })
                }}
              >
                <option value="open">{t('fate.open')}</option>
                <option value="rejected">{t('fate.rejected')}</option>
                <option value="parked">{t('fate.parked')}</option>
              </SelectField>
              {fateOf(angle.id).fate === 'rejected' ? (
                <TextField
                  label={t('reason')}
                  maxLength={500}
                  value={fateOf(angle.id).reason}
                  onChange={(event) => setFate(angle.id, { fate: 'rejected', reason: event.target.value })}
                />
              ) : null}
            </div>
          </AngleCard>
        ))}
      </div>
      {isTried && chosen.length === 0 ? (
        <p role="alert" className="text-sm font-medium text-danger">
          {t('none')}
        </p>
      ) : null}
      <div className="flex flex-wrap gap-2">
        <Button
          variant="primary"
          busy={busy}
          disabled={isTooLittle}
          onClick={() => {
            setTried(true)
            if (chosen.length === 0) return
            const angles = [...chosen]
            void onAnswer('narrow', {
              kind: 'finalists',
              angles,
              excitement: { ...excitement },
              ...said,
            }).then((isTaken) => isTaken && unsent.forget())
          }}
        >
          {t('go', { count: chosen.length })}
        </Button>
        <Button busy={busy} onClick={() => void onAnswer('narrow', { kind: 'regenerate', ...said })}>
          {t('regenerate')}
        </Button>
        <Button busy={busy} onClick={() => void onAnswer('narrow', { kind: 'interests' })}>
          {t('interests')}
        </Button>
      </div>
      <OwnAngle busy={busy} onAdd={(own) => void onAnswer('narrow', { kind: 'own', ...own })} />
    </section>
  )
}

/** What this browser kept, if it still has the form that this version keeps. */
function unsentOf(kept: unknown): z.infer<typeof Unsent> | null {
  return Unsent.safeParse(kept).data ?? null
}

/** What was said before of each angle, so that it can be taken back. */
function fatesOf({ rejected, parked }: PartProps['state']): Fates {
  return Object.fromEntries([
    ...rejected.map(({ angle, reason }): [string, Left] => [angle, { fate: 'rejected', reason }]),
    ...parked.map((angle): [string, Left] => [angle, { fate: 'parked', reason: '' }]),
  ])
}

/** Who went on; after a step back, who had gone on before it. */
function finalistsOf({ finalists, stale, angles, rejected, parked }: PartProps['state']): readonly string[] {
  if (finalists.length > 0) return finalists
  const isOpen = (id: string) =>
    angles.some((angle) => angle.id === id) &&
    !parked.includes(id) &&
    !rejected.some(({ angle }) => angle === id)
  return [...new Set(stale.map(({ viability }) => viability.angle))].filter(isOpen).slice(-FINALISTS_MAX)
}

const idsOf = (fates: Fates, wanted: Fate): string[] =>
  Object.entries(fates).flatMap(([angle, { fate }]) => (fate === wanted ? [angle] : []))

/** A key of a message holds no hyphen. */
const adviceKeys = {
  'propose-dropping': 'drop',
  'ask-excitement': 'excitement',
  free: 'free',
  unknown: 'unknown',
} as const
