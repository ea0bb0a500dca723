'use client'

import { useFormatter, useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'
import { useErrorText } from '@/components/frame/use-error-text'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { ExternalLink } from '@/components/ui/external-link'
import { Fold } from '@/components/ui/fold'
import type { CitationGraph, NamedWork } from '@/lib/contracts/citation-graph'
import { addLackingWorkAction } from '@/lib/server/actions/review'
import { CitationDrawing } from './citation-drawing'
import type { ReviewPartProps } from './part-props'

interface CitationsPartProps extends ReviewPartProps {
  readonly projectId: string
  /** The exit is open: the look-up can be asked for. */
  readonly asks: boolean
}

/** Who cites whom among the sources, what several of them cite and the review lacks, and how later works cite them. */
export function CitationsPart({ state, projectId, asks, busy, onAnswer }: CitationsPartProps) {
  const t = useTranslations('review.citations')
  const format = useFormatter()
  const graph = state.citations
  const titles = new Map(state.gathered?.sources.map(({ key, work }) => [key, work.title]))
  const titleOf = (key: string) => titles.get(key) ?? key
  return (
    <div className="max-w-4xl space-y-6">
      <p className="text-soft">{t('text')}</p>
      {asks ? (
        <Button busy={busy} onClick={() => void onAnswer('exit', { kind: 'citations' })}>
          {t(graph === null ? 'ask' : 'again')}
        </Button>
      ) : null}
      {graph === null ? null : (
        <>
          <p role="status" className="text-sm">
            {t('read', {
              date: format.dateTime(new Date(graph.at), { dateStyle: 'medium' }),
              read: graph.read.length,
              total: titles.size,
            })}{' '}
            {graph.unasked.length > 0 ? <span className="text-warn">{t('unasked')}</span> : null}
          </p>
          <Lacking graph={graph} projectId={projectId} titleOf={titleOf} />
          <Among graph={graph} titleOf={titleOf} drawing={<CitationDrawing graph={graph} state={state} />} />
          <Later graph={graph} titleOf={titleOf} />
        </>
      )}
    </div>
  )
}

interface GraphProps {
  readonly graph: CitationGraph
  readonly titleOf: (key: string) => string
}

function Lacking({ graph, titleOf, projectId }: GraphProps & { readonly projectId: string }) {
  const t = useTranslations('review.citations')
  return (
    <section className="space-y-2">
      <h2 className="font-serif text-lg font-semibold">{t('lacking', { count: graph.lacking.length })}</h2>
      <ul className="divide-y divide-line">
        {graph.lacking.map((work) => (
          <li key={work.openAlexId} className="space-y-1 py-3 text-sm">
            <WorkLine work={work} />
            {work.isRetracted ? <Badge tone="danger">{t('retracted')}</Badge> : null}
            <div className="flex flex-wrap items-start gap-3">
              <Fold title={t('by', { count: work.by.length, total: graph.read.length })}>
                <ul className="list-disc pl-5">
                  {work.by.map((key) => (
                    <li key={key} dir="auto">
                      {titleOf(key)}
                    </li>
                  ))}
                </ul>
              </Fold>
              <AddButton projectId={projectId} id={work.openAlexId} title={work.title} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

function AddButton({ projectId, id, title }: { projectId: string; id: string; title: string }) {
  const t = useTranslations('review.citations')
  const errorText = useErrorText()
  const [busy, setBusy] = useState(false)
  const [said, setSaid] = useState<{ readonly text: string; readonly isDone: boolean } | null>(null)
  async function add() {
    setBusy(true)
    const sent = await addLackingWorkAction({ projectId, openAlexId: id }).catch(
      () => ({ ok: false, code: 'offline' }) as const,
    )
    setBusy(false)
    if (sent.ok) return setSaid({ text: t('added'), isDone: true })
    setSaid({ text: sent.code === 'conflict' ? t('notNow') : errorText(sent.code), isDone: false })
  }
  return (
    <div className="space-y-1">
      {said?.isDone ? null : (
        <Button size="sm" busy={busy} aria-label={t('addOf', { title })} onClick={() => void add()}>
          {t('add')}
        </Button>
      )}
      <p role="status" className={said?.isDone === false ? 'text-warn' : 'text-soft'}>
        {said?.text ?? ''}
      </p>
    </div>
  )
}

function Among({ graph, titleOf, drawing }: GraphProps & { readonly drawing: ReactNode }) {
  const t = useTranslations('review.citations')
  const from = [...new Set(graph.edges.map((edge) => edge.from))]
  return (
    <section className="space-y-2">
      <h2 className="font-serif text-lg font-semibold">{t('among', { count: graph.edges.length })}</h2>
      {drawing}
      {from.length > 0 ? (
        <Fold title={t('inWords')}>
          <ul className="divide-y divide-line text-sm">
            {from.map((key) => (
              <li key={key} className="py-2">
                <p dir="auto" className="font-serif">
                  {titleOf(key)}
                </p>
                <ul aria-label={t('cites')} className="list-disc pl-5 text-soft">
                  {graph.edges
                    .filter((edge) => edge.from === key)
                    .map(({ to }) => (
                      <li key={to} dir="auto">
                        {titleOf(to)}
                      </li>
                    ))}
                </ul>
              </li>
            ))}
          </ul>
        </Fold>
      ) : null}
    </section>
  )
}

function Later({ graph, titleOf }: GraphProps) {
  const t = useTranslations('review.citations')
  const cited = graph.later.filter(({ works }) => works.length > 0)
  return (
    <section className="space-y-2">
      <h2 className="font-serif text-lg font-semibold">{t('later')}</h2>
      <p className="text-sm text-soft">{t('laterText')}</p>
      {graph.laterUnasked.length > 0 ? (
        <p className="text-sm text-warn">{t('laterUnasked', { count: graph.laterUnasked.length })}</p>
      ) : null}
      {cited.map(({ key, works }) => (
        <Fold key={key} title={<span dir="auto">{titleOf(key)}</span>} aside={String(works.length)}>
          <ul className="divide-y divide-line text-sm">
            {works.map((work) => (
              <li key={`${work.title} ${work.year}`} className="space-y-1 py-2">
                <WorkLine work={work} />
                {work.intents.map((intent) => (
                  <Badge key={intent}>{t(`intent.${intent}`)}</Badge>
                ))}
                {work.sentences.map((sentence) => (
                  <blockquote key={sentence} dir="auto" className="border-l-2 border-line-strong pl-3">
                    {sentence}
                  </blockquote>
                ))}
                {work.sentences.length === 0 ? <p className="text-soft">{t('noSentence')}</p> : null}
              </li>
            ))}
          </ul>
        </Fold>
      ))}
    </section>
  )
}

function WorkLine({ work: { title, authors, year, doi } }: { work: NamedWork }) {
  return (
    <p>
      <ExternalLink href={doi === null ? null : `https://doi.org/${doi}`} className="font-serif">
        <span dir="auto">{title}</span>
      </ExternalLink>
      <span className="block text-xs text-soft">{[authors, year].filter(Boolean).join(' · ')}</span>
    </p>
  )
}
