import { localeLanguages } from '@/lib/contracts/locale-languages'
import {
  judgeSentences,
  type TextPart,
  type WritingRules,
  type WrittenRefusal,
} from '@/lib/core/ledger/refused-sentences'
import { parseCitations } from '@/lib/core/text/citation-marks'
import { placeOf } from '@/lib/core/writing/source-text'
import type { FloorContext } from '../floors/floor-context'
import { citedParts } from './cited-parts'
import { joinsOnly } from './joining-sentence'
import { type PaperParagraph, paperSentences, readAbstract, readPaper } from './paper-text'
import { evenBlanks, hasFigure, type RecountedPaper, recountPaper, rowText } from './recount-paper'
import { recountedClaim } from './recounted-claim'
import { misstatesStudies, retellsStudies } from './retold-study'
import { isTextTalk } from './text-talk'

/**
 * What a sentence of the paper rests on. `source`: a cited source says it. `counted`: the paper's own count, which was counted again from the evidence with the same
 * result. `own`: what code says of the paper itself, or a plan, which claims nothing of the literature. `student`: the student's own words, which nobody else answers for.
 */
export type PaperSupport = 'source' | 'counted' | 'own' | 'student'

/** `miscounted`: the paper's own count, but counted again it is another. */
export type PaperRefusal = WrittenRefusal | 'miscounted'

export interface PaperLedgerRow {
  /** 0 is the abstract. */
  readonly chapter: number
  readonly text: string
  /** null: nothing bears it out, for this `reason`. */
  readonly support: PaperSupport | null
  readonly reason: PaperRefusal | null
}

export interface PaperLedgerOptions {
  /** Agents whose stored outputs are the student's own words. */
  readonly student: readonly string[]
}

/** Every sentence and every row of a table of a written paper in its order, with what it rests on. Pure; never throws. */
export function paperLedger(
  context: FloorContext,
  { student }: PaperLedgerOptions,
): readonly PaperLedgerRow[] {
  const paper = readPaper(context.outputs)
  const recounted = recountPaper(context, student)
  const writerOf = (chapter: number) =>
    chapter === 0
      ? 'abstract-writer'
      : (paper.locked.find(({ number }) => number === chapter)?.writer ?? 'discussion-writer')
  const judge = ledgerJudge(context, recounted)
  // What is kept of the student must not bear itself out.
  const strict = student.length === 0 ? recounted : recountPaper(context, [])
  const judgeEdited = student.length === 0 ? judge : ledgerJudge(context, strict)
  const abstract = readAbstract(context.outputs).map((text) => ({ chapter: 0, heading: '', text }))
  const sentences = [...paperSentences({ ...paper, paragraphs: abstract }), ...paperSentences(paper)].map(
    (sentence) => {
      const { chapter, text } = sentence
      const writer = writerOf(chapter)
      if (!student.includes(writer)) return { chapter, text, ...judge(sentence, partOf(writer)) }
      // Of a chapter that the student edited only what nothing else bears out is theirs alone.
      const judged = judgeEdited(sentence, partOf(writer))
      if (judged.support === null) return { chapter, text, support: 'student', reason: null } as const
      return { chapter, text, ...judged }
    },
  )
  const rows = paper.tables.flatMap(({ chapter, rows: own }) =>
    own.map((row): PaperLedgerRow => {
      const base = { chapter, text: rowText(row) }
      const isEdited = student.includes(writerOf(chapter))
      const same = (isEdited ? strict : recounted).rows.get(evenBlanks(row[0] ?? ''))
      if (same?.has(base.text)) return { ...base, support: 'counted', reason: null }
      if (isEdited) return { ...base, support: 'student', reason: null }
      return { ...base, support: null, reason: same ? 'miscounted' : 'no-passage' }
    }),
  )
  return [...sentences, ...rows]
}

/** A name in so few words may stand in quotation marks and is no quotation. */
const QUOTED_WORDS_MIN = 4

/** A method is a plan; everything else tells of the literature. */
export function partOf(writer: string): TextPart {
  return writer === 'methodology-writer' ? 'plan' : 'literature'
}

export type Judged = Pick<PaperLedgerRow, 'support' | 'reason'>

/** What judges one sentence after the other of the same paper. */
export function ledgerJudge(
  context: FloorContext,
  recounted: RecountedPaper,
): (sentence: Pick<PaperParagraph, 'text'>, part: TextPart) => Judged {
  const { sources, locale, query } = context
  const language = localeLanguages[locale]
  const byKey = new Map(sources.map((source) => [source.key, source]))
  const given = recounted.counted.map(({ text }) => text).join('\n')
  const rules: WritingRules = { sources, language, topic: query, own: '', given }
  const quotesStand = (text: string) => {
    const known = parseCitations(text).flatMap((key) => byKey.get(key) ?? [])
    const quotes = [...text.matchAll(/“([^”]*)”/g)]
      .map(([, quote = '']) => quote)
      .filter((quote) => quote.split(/\s+/).length >= QUOTED_WORDS_MIN)
    return (
      known.length === 0 ||
      quotes.every((quote) => known.some(({ key, work }) => placeOf(quote, { key, ...work }) !== null))
    )
  }
  const whole = (text: string, part: TextPart) => judgeSentences(text, { part, rules })
  // Of several works that a sentence cites each has to bear out its own part: one that does must not cover for one that says otherwise.
  const judged = (text: string, part: TextPart) => {
    const parts = citedParts(text)
    return parts.length > 0 ? parts.flatMap((own) => whole(own, part)) : whole(text, part)
  }
  return ({ text }, part) => {
    if (recounted.sentences.has(evenBlanks(text))) {
      if (!quotesStand(text)) return { support: null, reason: 'no-passage' }
      if (text.includes('“') && parseCitations(text).length > 0) return { support: 'source', reason: null }
      return { support: hasFigure(text) || parseCitations(text).length > 0 ? 'counted' : 'own', reason: null }
    }
    const isCiting = parseCitations(text).length > 0
    if (!isCiting && (isTextTalk(text) || joinsOnly(text, context))) return { support: 'own', reason: null }
    // What looks like talk about the text itself may hide a claim: uncited, it has to be a plan or a count as well.
    const parts: readonly TextPart[] = isCiting ? [part] : [part, 'plan']
    const reason =
      parts.flatMap((one) => judged(text, one)).find((one) => one.reason !== null)?.reason ?? null
    if (isCiting && reason === null && misstatesStudies(text, context))
      return { support: null, reason: 'no-passage' }
    const isCount = !isCiting && hasFigure(text) && !WILL.test(text)
    if (reason === null && !isCount) return { support: isCiting ? 'source' : 'own', reason }
    if (reason === 'unresolved-citation' || reason === 'direction-disagrees') return { support: null, reason }
    if (isCiting && isUntold(reason) && retellsStudies(text, context))
      return { support: 'source', reason: null }
    const count = recountedClaim(text, recounted, language)
    if (count === 'counted') return { support: 'counted', reason: null }
    return { support: null, reason: count ?? reason ?? 'figure-of-nobody' }
  }
}

/** The words were not found; nothing was found against them. */
const isUntold = (reason: PaperRefusal | null): boolean => reason === 'no-passage'

/** What is to come was not counted. */
const WILL =
  /\b(?:will|would|shall|planned|is to be|are to be|serão|será|seria[mn]?|planejad[oa]s?|serán|sería|previst[oa]s?|(?:pretende|prevê|prevé)\w*)\b/iu
