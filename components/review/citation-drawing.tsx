'use client'

import { useTranslations } from 'next-intl'
import { useMemo, useState } from 'react'
import { classNames } from '@/components/ui/class-names'
import type { CitationGraph } from '@/lib/contracts/citation-graph'
import { citationLabel } from '@/lib/core/identity/citation-label'
import { citationArcs } from '@/lib/core/review/citation-arcs'
import type { ReviewState } from '@/lib/core/review/review-state'

const ROW_PX = 30
const WIDTH_PX = 76
/** Where the arcs end, so far from the edge that their dot is whole. */
const DOT_PX = WIDTH_PX - 4
/** Arcs over many rows reach farther out, up to the edge. */
const REACH_PX = 14

interface CitationDrawingProps {
  readonly graph: CitationGraph
  readonly state: Pick<ReviewState, 'gathered' | 'settings'>
}

/** Which sources cite which: one line a source, the newest above, with an arc to each that it cites; a line that is pressed shows its own. The list beside it says the same in words. */
export function CitationDrawing({ graph, state: { gathered, settings } }: CitationDrawingProps) {
  const t = useTranslations('review.citations')
  const [picked, setPicked] = useState<number | null>(null)
  const sources = gathered?.sources
  const { rows, arcs, undrawn } = useMemo(() => citationArcs(sources ?? [], graph), [sources, graph])
  if (rows.length === 0) return null
  const works = new Map(sources?.map(({ key, work }) => [key, work]))
  const isOwn = ({ from, to }: (typeof arcs)[number]) => picked === from || picked === to
  const isTold = (at: number) =>
    picked === null || picked === at || arcs.some((arc) => isOwn(arc) && (arc.from === at || arc.to === at))
  return (
    <figure className="space-y-1">
      <figcaption className="text-sm text-soft">
        {t('drawing')} {undrawn > 0 ? t('undrawn', { count: undrawn }) : ''}
      </figcaption>
      <div className="flex">
        <svg aria-hidden width={WIDTH_PX} height={rows.length * ROW_PX} className="shrink-0" fill="none">
          {arcs.map((arc) => (
            <path
              key={`${arc.from} ${arc.to}`}
              d={arcPath(arc)}
              strokeWidth={picked !== null && isOwn(arc) ? 2 : 1.25}
              strokeOpacity={picked === null ? 0.6 : isOwn(arc) ? 1 : 0.15}
              className="stroke-accent"
            />
          ))}
          {rows.map((key, at) => (
            <circle key={key} cx={DOT_PX} cy={middle(at)} r={3} className="fill-accent" />
          ))}
        </svg>
        <ul className="min-w-0 flex-1 pl-2 text-sm">
          {rows.map((key, at) => {
            const work = works.get(key)
            return (
              <li key={key} style={{ height: `${ROW_PX}px` }}>
                <button
                  type="button"
                  dir="auto"
                  aria-pressed={picked === at}
                  title={work?.title}
                  className={classNames(
                    'block h-full w-full truncate text-left hover:text-accent-strong',
                    isTold(at) ? '' : 'text-faint',
                  )}
                  onClick={() => setPicked(picked === at ? null : at)}
                >
                  <span className="font-medium">{work ? citationLabel(work, settings.style) : key}</span>{' '}
                  <span className="font-serif">{work?.title}</span>
                </button>
              </li>
            )
          })}
        </ul>
      </div>
    </figure>
  )
}

const middle = (at: number) => at * ROW_PX + ROW_PX / 2

function arcPath({ from, to }: { readonly from: number; readonly to: number }): string {
  const [start, end] = [middle(from), middle(to)]
  const out = DOT_PX - Math.min(DOT_PX * 1.3, REACH_PX * (Math.abs(to - from) + 1))
  return `M${DOT_PX},${start} C${out},${start} ${out},${end} ${DOT_PX},${end}`
}
