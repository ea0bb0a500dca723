import type { PaperSource } from '@/lib/contracts/paper-session'
import { checkClaims } from '@/lib/core/ledger/check-claims'
import { parseCitations } from '@/lib/core/text/citation-marks'
import { cognateStems } from '@/lib/core/text/cognate-stems'
import { placeOf } from '@/lib/core/writing/source-text'
import { type PaperParagraph, type PaperText, paperSentences, passageOf } from './paper-text'

type Fault =
  | 'unknown-key'
  | 'not-said-there'
  | 'figure'
  | 'direction'
  | 'quotation'
  | 'retracted'
  | 'uncited'
  | 'dated-ahead'

export interface CitationFault {
  readonly passage: { readonly chapter: number; readonly text: string }
  readonly key: string | null
  readonly fault: Fault
}

/** A quotation in so few words is a name. */
const QUOTED_WORDS_MIN = 6

/**
 * Every citation of the paper against its source: keys that are none, retracted works, quotations that do not stand in a source that the sentence cites, long
 * quotations that cite nothing, and what the claim ledger finds to disagree in figure or direction; a work dated in a year still to come, once, where it is first cited. Never throws.
 */
export function citationFaults(
  paper: PaperText,
  sources: readonly PaperSource[],
  { currentYear }: { readonly currentYear: number },
) {
  const byKey = new Map(sources.map((source) => [source.key, source]))
  const sentences = paperSentences(paper)
  const ahead = sources.filter(({ work }) => work.year !== null && work.year > currentYear)
  const early = ahead.flatMap(({ key }): CitationFault[] => {
    const sentence = sentences.find(({ text }) => parseCitations(text).includes(key))
    return sentence ? [{ passage: passageOf(sentence), key, fault: 'dated-ahead' }] : []
  })
  const faults = [...sentences.flatMap((sentence) => faultsOf(sentence, byKey)), ...early]
  const checked = sentences.reduce((sum, { text }) => sum + parseCitations(text).length, 0)
  return { checked, faults }
}

function faultsOf(sentence: PaperParagraph, byKey: ReadonlyMap<string, PaperSource>): CitationFault[] {
  const passage = passageOf(sentence)
  const keys = parseCitations(sentence.text)
  const fault = (key: string | null, kind: Fault): CitationFault => ({ passage, key, fault: kind })
  const known = keys.flatMap((key) => byKey.get(key) ?? [])
  const quotes = [...sentence.text.matchAll(/“([^”]*)”/g)]
    .map(([, quote = '']) => quote)
    .filter((quote) => quote.split(/\s+/).length >= QUOTED_WORDS_MIN)
  const stands = (quote: string) => known.some(({ key, work }) => placeOf(quote, { key, ...work }) !== null)
  const lost = quotes.filter((quote) => !stands(quote))
  const own = [
    ...keys.filter((key) => !byKey.has(key)).map((key) => fault(key, 'unknown-key')),
    ...known
      .filter(({ work }) => work.retraction?.kind === 'retracted')
      .map(({ key }) => fault(key, 'retracted')),
    ...(keys.length === 0 && quotes.length > 0 ? [fault(null, 'uncited')] : []),
    ...(known.length > 0 && lost.length > 0 ? [fault(known[0]?.key ?? null, 'quotation')] : []),
  ]
  return own.length > 0 || known.length === 0 || quotes.length > 0
    ? own
    : ledgerFaults(sentence, known, fault)
}

function ledgerFaults(
  { text }: PaperParagraph,
  known: readonly PaperSource[],
  fault: (key: string | null, kind: Fault) => CitationFault,
): CitationFault[] {
  const passages = known.map(({ key, work }) => ({
    id: key,
    itemId: key,
    text: `${work.title}. ${work.abstract ?? ''}`,
    language: work.language,
    locator: { type: 'index' as const, value: 1 },
  }))
  const { rows } = checkClaims(text, {
    resolve: (marker) => (marker.kind === 'key' ? passages.filter(({ id }) => id === marker.key) : null),
    language: null,
  })
  return rows.flatMap(({ claim, verdict, evidence }) => {
    const key = evidence?.passageId ?? known[0]?.key ?? null
    if (verdict === 'direction-disagrees') return [fault(key, 'direction')]
    if (verdict === 'numbers-disagree') return [fault(key, 'figure')]
    const isRetold =
      verdict === 'no-passage' &&
      passages.some(({ text: source }) => sharedStems01(claim, source) >= RETOLD01)
    return isRetold ? [fault(key, 'not-said-there')] : []
  })
}

/** A sentence that shares so much of its words with the source it cites retells it, and has to be borne out by it. */
const RETOLD01 = 0.6

function sharedStems01(claim: string, source: string): number {
  const said = new Set(cognateStems(claim))
  const stems = new Set(cognateStems(source))
  return said.size === 0 ? 0 : [...said].filter((stem) => stems.has(stem)).length / said.size
}
