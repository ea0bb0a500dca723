'use client'

import { useTranslations } from 'next-intl'
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'
import type { CitationStyleName } from '@/lib/contracts/proposal-run'
import { type CitationSegment, citationSegments } from '@/lib/core/proposal/citation-marks'
import { citationLabel } from './citation-label'
import { CitedSourceDialog } from './cited-source-dialog'
import type { ProposalRoomState } from './room-state'

interface Citations {
  /** How the source is cited; null for a key that no source has. */
  readonly labelOf: (key: string) => string | null
  readonly open: (key: string) => void
}

const CitationsContext = createContext<Citations>({ labelOf: () => null, open: () => {} })

/** How sources are named and opened from within the document. */
export function useCitations(): Citations {
  return useContext(CitationsContext)
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
      labelOf: (key) => {
        const source = sources.get(key)
        return source ? citationLabel(source.work, style) : null
      },
      open: setOpened,
    }),
    [sources, style],
  )
  const source = opened === null ? null : sources.get(opened)
  return (
    <CitationsContext value={citations}>
      {children}
      {source ? (
        <CitedSourceDialog
          projectId={projectId}
          source={source}
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
          <CitationLink citationKey={key} />
        </span>
      ))}
      )
    </>
  )
}

/** A citation by author and year; one of a source that is not there stands as it was written. */
export function CitationLink({ citationKey }: { citationKey: string }) {
  const t = useTranslations('proposal.source')
  const { labelOf, open } = useCitations()
  const label = labelOf(citationKey)
  if (label === null)
    return (
      <span className="text-danger underline decoration-dotted underline-offset-3" title={t('unknown')}>
        @{citationKey}
      </span>
    )
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={() => open(citationKey)}
      className="inline text-left text-accent underline decoration-accent-line underline-offset-3 hover:decoration-current"
    >
      {label}
    </button>
  )
}
