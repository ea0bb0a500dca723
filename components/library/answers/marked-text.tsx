import { findReferenceMarkers } from '@/lib/contracts/reference-marker'
import type { ResearchSource } from '@/lib/contracts/research'
import { isHeadingLine } from './heading-line'
import { SourceNumber } from './source-number'

interface TextProps {
  text: string
  sources: readonly ResearchSource[]
  /** Begins the names of the places that markers lead to. */
  anchor: string
}

/** A text with its markers as numbers; a source that is not told yet has no number. */
export function MarkedText({ text, sources, anchor }: TextProps) {
  return (
    <div className="min-w-0 space-y-3 leading-relaxed">
      {text
        .split(/\n\n+/)
        .filter((paragraph) => paragraph.trim() !== '')
        .map((paragraph, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a text that is being written only grows at its end
          <Paragraph key={at} text={paragraph} sources={sources} anchor={anchor} />
        ))}
    </div>
  )
}

function Paragraph({ text, sources, anchor }: TextProps) {
  const markers = findReferenceMarkers(text)
  return (
    <p className={isHeadingLine(text, markers.length === 0) ? 'font-semibold' : undefined}>
      {markers.map(({ start, marker }, at) => {
        const from = at === 0 ? 0 : (markers[at - 1]?.end ?? 0)
        const place = sources.findIndex(
          ({ id, locator }) =>
            id === marker?.id && JSON.stringify(locator) === JSON.stringify(marker?.locator ?? null),
        )
        return (
          <span key={start}>
            {text.slice(from, start)}
            {place >= 0 ? <SourceNumber place={place} anchor={anchor} /> : null}
          </span>
        )
      })}
      {text.slice(markers.at(-1)?.end ?? 0)}
    </p>
  )
}
