'use client'

import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'
import { orLater } from '@/components/ui/or-later'
import type { CitationStyleName } from '@/lib/contracts/proposal-run'
import { citationLabel } from '@/lib/core/identity/citation-label'
import { type CitationSegment, citationSegments } from '@/lib/core/text/citation-marks'
import type { ProposalRoomState } from './room-state'

// What finds the passage of a source weighs more than the text around it.
const CitedSourceDialog = dynamic(() =>
  orLater(() => import('./cited-source-dialog').then((module) => module.CitedSourceDialog)),
)

interface Citations {
  /** How the source is cited and where it stands among the sources; null for a key that no source has. */
  readonly find: (
    key: string,
  ) => { readonly label: string; readonly year: string; readonly href: string } | null
  readonly open: (key: string) => void
  /** All that can be cited, chosen ones first. */
  readonly citable: readonly CitableSource[]
}

/** A source as it is offered for a citation. */
export interface CitableSource {
  readonly key: string
  /** "Souza; Lima, 2021". */
  readonly label: string
  readonly title: string
  readonly chosen: boolean
}

const CitationsContext = createContext<Citations>({ find: () => null, open: () => {}, citable: [] })

/** How sources are named and opened from within the document. */
export function useCitations(): Citations {
  return useContext(CitationsContext)
}

/** Words of a title that find its source in the list. */
const FIND_MAX = 120

/** The source among those of the project. */
function sourcePath(projectId: string, title: string): string {
  return `/projects/${projectId}/sources?held=1&find=${encodeURIComponent(title.slice(0, FIND_MAX))}`
}

/** Lets every citation below open its source. */
export function CitationsProvider({
  projectId,
  state,
  style,
  children,
}: {
  projectId: string
  state: ProposalRoomState
  style: CitationStyleName
  children: ReactNode
}) {
  const { literature, references } = state
  const [opened, setOpened] = useState<string | null>(null)
  const sources = useMemo(
    () => new Map(literature?.sources.map((source) => [source.key, source])),
    [literature],
  )
  const citations = useMemo<Citations>(
    () => ({
      find: (key) => {
        const source = sources.get(key)
        if (!source) return null
        const label = citationLabel(source.work, style)
        return {
          label,
          year: String(source.work.year ?? label),
          href: sourcePath(projectId, source.work.title),
        }
      },
      open: setOpened,
      citable: [...sources.values()]
        .map(({ key, work, chosen }) => ({
          key,
          chosen,
          title: work.title,
          label: citationLabel(work, style),
        }))
        .toSorted(
          (one, other) => Number(other.chosen) - Number(one.chosen) || one.label.localeCompare(other.label),
        ),
    }),
    [projectId, sources, style],
  )
  const source = opened === null ? null : sources.get(opened)
  return (
    <CitationsContext value={citations}>
      {children}
      {source ? (
        <CitedSourceDialog
          source={source}
          href={sourcePath(projectId, source.work.title)}
          verdict={references.find((reference) => reference.source.key === source.key)?.verdict ?? null}
          onClose={() => setOpened(null)}
        />
      ) : null}
    </CitationsContext>
  )
}

/** One piece of text in which citations open their sources. */
export function CitedText({ text }: { text: string }) {
  return citationSegments(text).map((segment, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text have nothing but their place.
    <Segment key={at} segment={segment} />
  ))
}

/** A longer text in its paragraphs. */
export function CitedParagraphs({ text }: { text: string }) {
  const paragraphs = text.split(/\n+/).filter((paragraph) => paragraph.trim() !== '')
  return (
    <div className="space-y-3">
      {paragraphs.map((paragraph, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have nothing but their place.
        <p key={at} dir="auto">
          <CitedText text={paragraph} />
        </p>
      ))}
    </div>
  )
}

function Segment({ segment }: { segment: CitationSegment }) {
  if (segment.kind === 'text') return segment.text
  return (
    <>
      (
      {segment.keys.map((key, at) => (
        <span key={key}>
          {at > 0 ? '; ' : ''}
          <CitationLink citationKey={key} yearOnly={segment.yearOnly === true} />
        </span>
      ))}
      {segment.suffix ? `, ${segment.suffix}` : null})
    </>
  )
}

/** A citation by author and year; one of a source that is not there stands as it was written. */
export function CitationLink({
  citationKey,
  yearOnly = false,
}: {
  citationKey: string
  /** The sentence names the author. */
  yearOnly?: boolean
}) {
  const t = useTranslations('proposal.source')
  const { find, open } = useCitations()
  const found = find(citationKey)
  if (found === null)
    return (
      <span className="text-danger underline decoration-dotted underline-offset-3" title={t('unknown')}>
        @{citationKey}
      </span>
    )
  return (
    // A link breaks over lines like the words around it, and opens in another tab where that is wanted.
    <a
      href={found.href}
      aria-haspopup="dialog"
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return
        event.preventDefault()
        open(citationKey)
      }}
      className="text-accent underline decoration-accent-line underline-offset-3 hover:decoration-current"
    >
      {yearOnly ? found.year : found.label}
    </a>
  )
}
