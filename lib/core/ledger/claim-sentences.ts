import { splitSentences } from '@/lib/core/text/split-sentences'
import { findCitations } from './find-citations'
import type { TextCitation } from './text-citation'

/** A sentence with the markers that stand in it or close it. */
export interface MarkedSentence {
  /** As it stands, markers taken out; names of a narrative citation stay. */
  readonly claim: string
  /** What is compared with a source: narrative names are gone, too. */
  readonly said: string
  readonly start: number
  readonly end: number
  readonly markers: readonly TextCitation[]
  /** The line begins as a heading, a list entry of references or a table row does. */
  readonly isHeading: boolean
}

/** Stands for each unit of a marker while sentences are told apart: neither letter nor blank. */
const MASK = '\ue000'
const LEADING_MASK = new RegExp(`^(?:${MASK}|[\\s.,;])*${MASK}[.,;]?`)
const HEADING = /^\s{0,3}(?:#{1,6}\s|\|)/

/** The sentences of a text in order, each with its citations; a marker behind a full stop belongs to the sentence before. */
export function markedSentences(text: string, language: string | null): readonly MarkedSentence[] {
  const markers = findCitations(text)
  const masked = maskOf(text, markers)
  const spans: { start: number; end: number }[] = []
  for (const block of blocksOf(masked)) {
    for (const sentence of splitSentences(block.text, language)) {
      const start = block.start + sentence.start
      const end = block.start + sentence.end
      const closing = closingMarkers(sentence.text)
      const previous = spans.at(-1)
      if (closing > 0 && previous && previous.end > block.start && !endsInMarker(masked, previous.end)) {
        previous.end = start + closing
        const rest = masked.slice(start + closing, end)
        if (rest.trim() !== '')
          spans.push({ start: start + closing + (rest.length - rest.trimStart().length), end })
      } else spans.push({ start, end })
    }
  }
  return spans.map((span) => sentenceIn(text, markers, span))
}

/** Blank lines, headings and rows end a sentence, whatever signs they have. */
function blocksOf(text: string): { text: string; start: number }[] {
  const blocks: { text: string; start: number }[] = []
  let start = 0
  for (const match of [
    ...text.matchAll(/\n[ \t]*\n\s*|\n(?=\s{0,3}(?:#{1,6}\s|[-*•]\s|\d{1,3}[.)]\s|\|))|(?<=^#[^\n]*)\n/gm),
  ]) {
    blocks.push({ text: text.slice(start, match.index), start })
    start = match.index + match[0].length
  }
  blocks.push({ text: text.slice(start), start })
  return blocks.filter((block) => block.text.trim() !== '')
}

function maskOf(text: string, markers: readonly TextCitation[]): string {
  const pieces: string[] = []
  let read = 0
  for (const { start, end } of markers) {
    if (start < read) continue
    pieces.push(text.slice(read, start), MASK.repeat(end - start))
    read = end
  }
  return pieces.join('') + text.slice(read)
}

/** How far the markers at the beginning of a sentence reach that close the one before: a new sentence begins behind them, or nothing. */
function closingMarkers(sentence: string): number {
  const reach = LEADING_MASK.exec(sentence)?.[0].length ?? 0
  const rest = sentence.slice(reach)
  return reach > 0 && /^\s*(?:$|[\p{Lu}"“«¿¡])/u.test(rest) ? reach : 0
}

function endsInMarker(masked: string, end: number): boolean {
  return new RegExp(`${MASK}[.,;!?\\s]*$`).test(masked.slice(Math.max(0, end - 4), end))
}

function sentenceIn(
  text: string,
  all: readonly TextCitation[],
  { start, end }: { readonly start: number; readonly end: number },
): MarkedSentence {
  const markers = all.filter((marker) => marker.start >= start && marker.start < end)
  const whole = text.slice(start, end)
  return {
    claim: without(text, markers, { start, end, keepsNames: true }),
    said: without(text, markers, { start, end, keepsNames: false }),
    start,
    end,
    markers,
    isHeading: HEADING.test(whole),
  }
}

function without(
  text: string,
  markers: readonly TextCitation[],
  { start, end, keepsNames }: { readonly start: number; readonly end: number; readonly keepsNames: boolean },
): string {
  let read = start
  let kept = ''
  for (const marker of markers) {
    if (marker.start < read) continue
    kept += text.slice(read, marker.start)
    if (keepsNames && marker.kind === 'author-year' && marker.isNarrative)
      kept += marker.text.replace(/\([^()]*\)$/, '')
    read = marker.end
  }
  return (kept + text.slice(read, end))
    .replace(/\(\s*\)/g, '')
    .replace(/[ \t]+/g, ' ')
    .replace(/\s+([.,;:!?])/g, '$1')
    .trim()
}
