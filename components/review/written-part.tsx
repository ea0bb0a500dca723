'use client'

import dynamic from 'next/dynamic'
import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { FileLinks } from '@/components/run/file-links'
import { Button } from '@/components/ui/button'
import { Fold } from '@/components/ui/fold'
import { orLater } from '@/components/ui/or-later'
import { Segmented } from '@/components/ui/segmented'
import { Skeleton } from '@/components/ui/skeleton'
import { TextLink } from '@/components/ui/text-link'
import type { SearchAlert } from '@/lib/contracts/search-alert'
import { undecidedCitations } from '@/lib/core/review/undecided-citations'
import type { ReviewPartProps } from './part-props'
import { ReviewText } from './review-text'
import { type OpenSaid, SaidDialog } from './said-dialog'
import { SettingsFields } from './settings-fields'

const loading = () => <Skeleton className="h-96 w-full" />
// The text comes first; the other views when they are asked for.
const SynthesisPart = dynamic(
  () => orLater(() => import('./synthesis-part').then((part) => part.SynthesisPart)),
  {
    loading,
  },
)
const MeterPart = dynamic(() => orLater(() => import('./meter-part').then((part) => part.MeterPart)), {
  loading,
})
const MapPart = dynamic(() => orLater(() => import('./map-part').then((part) => part.MapPart)), { loading })
const BiasPart = dynamic(() => orLater(() => import('./bias-part').then((part) => part.BiasPart)), {
  loading,
})
const CitationsPart = dynamic(
  () => orLater(() => import('./citations-part').then((part) => part.CitationsPart)),
  {
    loading,
  },
)
const FlowPart = dynamic(() => orLater(() => import('./flow-part').then((part) => part.FlowPart)), {
  loading,
})
const CitedReferencesPart = dynamic(
  () => orLater(() => import('./cited-references-part').then((part) => part.CitedReferencesPart)),
  { loading },
)

const views = ['text', 'table', 'meter', 'map', 'bias', 'flow', 'citations', 'references'] as const
type View = (typeof views)[number]

/** A column in the middle, in which all stands but what is as wide as its table. */
const COLUMN = 'mx-auto max-w-4xl'
const isWide = (view: View) => view === 'table' || view === 'map'

interface WrittenPartProps extends ReviewPartProps {
  readonly projectId: string
  readonly alert: SearchAlert | null
  /** The exit is open: columns, decisions and ways out can be taken. */
  readonly asks: boolean
  readonly onTakeUp: () => void
}

/** The review as it was written, its table, findings and references, its files, and the four ways out. */
export function WrittenPart(props: WrittenPartProps) {
  const { state, projectId, asks, busy, onAnswer, onTakeUp } = props
  const t = useTranslations('review.written')
  const router = useRouter()
  const [view, setView] = useState<View>('text')
  const [open, setOpen] = useState<OpenSaid | null>(null)
  const undecided = undecidedCitations(state).length
  const leave = (kind: 'satisfied' | 'sources' | 'carla', room: string | null) =>
    void onAnswer('exit', { kind }).then((taken) => {
      if (taken && room) router.push(`/projects/${projectId}/${room}`)
    })
  return (
    <section className="space-y-6">
      <h1 className={`${COLUMN} font-serif text-2xl font-semibold`}>
        {t('title', { total: state.reviewed.length })}
      </h1>
      <div className={`${COLUMN} flex flex-wrap items-center gap-2`}>
        <span className="text-sm text-soft">{t('downloads')}</span>
        <FileLinks
          title={t('title', { total: state.reviewed.length })}
          formats={['pdf', 'docx', 'md', 'ris', 'bib']}
          hrefOf={(format) => `/api/projects/${projectId}/review?format=${format}`}
        />
      </div>
      {undecided > 0 ? (
        <p className={`${COLUMN} text-sm text-warn`}>{t('undecided', { count: undecided })}</p>
      ) : null}
      <Segmented
        label={t('view')}
        options={views.map((value) => ({ value, label: t(value) }))}
        value={view}
        onChange={setView}
        className={COLUMN}
      />
      <div className={isWide(view) ? undefined : COLUMN}>
        {view === 'text' ? <ReviewText state={state} onOpen={setOpen} /> : null}
        {view === 'table' ? <SynthesisPart {...props} onOpen={setOpen} /> : null}
        {view === 'meter' ? <MeterPart state={state} /> : null}
        {view === 'map' ? <MapPart state={state} /> : null}
        {view === 'bias' ? <BiasPart {...props} /> : null}
        {view === 'flow' ? <FlowPart {...props} /> : null}
        {view === 'citations' ? <CitationsPart {...props} /> : null}
        {view === 'references' ? <CitedReferencesPart {...props} /> : null}
      </div>
      <SaidDialog projectId={projectId} open={open} onClose={() => setOpen(null)} />
      {asks ? (
        <section aria-label={t('exits')} className={`${COLUMN} space-y-3 border-t border-line pt-4`}>
          <h2 className="font-semibold">{t('exits')}</h2>
          <div className="flex flex-wrap gap-2">
            <Button variant="primary" busy={busy} onClick={() => leave('satisfied', null)}>
              {t('satisfied')}
            </Button>
            <Button busy={busy} onClick={() => void onAnswer('exit', { kind: 'themes' })}>
              {t('again')}
            </Button>
            <Button busy={busy} onClick={() => leave('sources', 'sources')}>
              {t('toSources')}
            </Button>
            <Button busy={busy} onClick={() => leave('carla', 'topic')}>
              {t('toCarla')}
            </Button>
          </div>
          <Settings {...props} />
        </section>
      ) : state.exit === null ? null : (
        <div className={`${COLUMN} flex flex-wrap items-center gap-4 border-t border-line pt-4`}>
          <p role="status">{t('done')}</p>
          <Button onClick={onTakeUp}>{t('takeUp')}</Button>
        </div>
      )}
      <p className={COLUMN}>
        <TextLink href={`/projects/${projectId}/proposal`}>{t('proposal')}</TextLink>
      </p>
    </section>
  )
}

function Settings({ state, busy, onAnswer }: ReviewPartProps) {
  const t = useTranslations('review.themes')
  const [settings, setSettings] = useState(state.settings)
  return (
    <Fold title={t('settings')}>
      <SettingsFields value={settings} onChange={setSettings} />
      <Button
        className="mt-3"
        busy={busy}
        onClick={() => void onAnswer('exit', { kind: 'settings', ...settings })}
      >
        {t('settings')}
      </Button>
    </Fold>
  )
}
