import type { LedgerRow } from '@/lib/contracts/claim-ledger'
import { isSupported } from '@/lib/contracts/claim-verdicts'
import {
  findReferenceMarkers,
  type ReferenceMarker,
  writeReferenceMarker,
} from '@/lib/contracts/reference-marker'
import type { Evidence, JudgedSentence, ResearchSource, UnsupportedChoice } from '@/lib/contracts/research'
import { checkClaims } from '@/lib/core/ledger/check-claims'

const CITES_MAX = 20

export interface JudgeOptions {
  readonly evidence: readonly Evidence[]
  /** ISO 639-1 of the text. */
  readonly language: string
  readonly unsupported: UnsupportedChoice
}

export interface JudgedText {
  /** What the reader gets: without what is held back, and without a marker that resolves to nothing. */
  readonly text: string
  readonly sentences: readonly JudgedSentence[]
  readonly sources: readonly ResearchSource[]
}

/**
 * A text with markers, sentence by sentence as the ledger finds it. Markers that lead to none of the evidence, or to a place that it does
 * not have, are taken out; sentences that it does not bear out are held back where the student chose so. Never throws.
 */
export function judgeAnswer(text: string, { evidence, language, unsupported }: JudgeOptions): JudgedText {
  const { rows } = checkClaims(text, {
    language,
    // Years and names inside a sentence are the source's own citations: they are not ours to resolve.
    resolve: (marker) =>
      marker.kind === 'reference' ? (findCited(marker, evidence)?.map(({ passage }) => passage) ?? null) : [],
  })
  return assemble(
    rows.map((row) => ({
      row,
      cited: citedIn(text.slice(row.start, row.end), row, evidence),
      held: unsupported === 'hold-back' && row.verdict !== 'not-a-claim' && !isSupported(row.verdict),
      paragraph: text.slice(0, row.start).split(/\n\s*\n/).length - 1,
    })),
  )
}

/** A sentence before its sources are numbered. */
export interface CitedSentence extends Omit<JudgedSentence, 'cites'> {
  readonly cited: readonly ResearchSource[]
}

/** Sentences with their sources numbered in the order of citing, and the text that a reader gets of them. */
export function assemble(sentences: readonly CitedSentence[]): JudgedText {
  const shown = sentences.filter(({ held }) => !held)
  const sources = [...new Map(shown.flatMap(({ cited }) => cited).map((one) => [keyOf(one), one])).values()]
  const placeOf = new Map(sources.map((source, at) => [keyOf(source), at]))
  const judged = sentences.map(({ cited, ...sentence }) => ({
    ...sentence,
    cites: cited.flatMap((source) => placeOf.get(keyOf(source)) ?? []).slice(0, CITES_MAX),
  }))
  return { text: textOf(judged, sources), sentences: judged, sources }
}

const keyOf = ({ passageId, quote }: ResearchSource) => `${passageId}\n${quote}`

function textOf(sentences: readonly JudgedSentence[], sources: readonly ResearchSource[]): string {
  const paragraphs = new Map<number, string[]>()
  for (const { row, cites, held, paragraph } of sentences) {
    if (held) continue
    const markers = cites.flatMap((at) => (sources[at] ? [writeReferenceMarker(sources[at])] : []))
    const said = [row.claim.replace(/\s+/g, ' ').trim(), ...markers].join(' ')
    paragraphs.set(paragraph, [...(paragraphs.get(paragraph) ?? []), said])
  }
  return [...paragraphs.values()].map((lines) => lines.join(' ')).join('\n\n')
}

/** The evidence that a marker names; null where there is none, or none at that place. */
function findCited(
  { id, locator }: Pick<ReferenceMarker, 'id' | 'locator'>,
  evidence: readonly Evidence[],
): readonly Evidence[] | null {
  const own = evidence.filter(({ passage }) => passage.itemId === id || passage.id === id)
  const there = locator === null ? own : own.filter(({ passage }) => sameJson(passage.locator, locator))
  return there.length > 0 ? there : null
}

const sameJson = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

function citedIn(said: string, row: LedgerRow, evidence: readonly Evidence[]): readonly ResearchSource[] {
  const decided = evidence.find(({ passage }) => passage.id === row.evidence?.passageId)
  const first = decided && row.evidence ? [sourceOf(decided, row.evidence.quote)] : []
  const others = findReferenceMarkers(said).flatMap(({ marker }) => {
    const [cited] = (marker && findCited(marker, evidence)) ?? []
    return cited && cited.passage.itemId !== decided?.passage.itemId ? [sourceOf(cited, '')] : []
  })
  return [...first, ...others].slice(0, CITES_MAX)
}

/** Evidence as an answer cites it. */
export function sourceOf({ passage, title, url, origin }: Evidence, quote: string): ResearchSource {
  return {
    id: passage.itemId,
    name: title,
    url,
    locator: passage.locator,
    passageId: passage.id,
    quote,
    text: passage.text,
    origin,
  }
}
