import type { ClaimVerdict, LedgerRow } from '@/lib/contracts/claim-ledger'
import { parseCitations } from '@/lib/core/text/citation-marks'
import { detectLanguage } from '@/lib/core/text/detect-language'
import { foldAccents } from '@/lib/core/text/fold-accents'
import { isStopWord } from '@/lib/core/text/stop-words'
import { wordsOf } from '@/lib/core/text/words'
import { checkClaims } from './check-claims'
import { abstractPassages, type CitedWork } from './cited-abstract'
import { contentWords, ownLanguage } from './content-words'
import { isInstruction } from './is-instruction'
import { isCounted, unmatchedFigures } from './match-figures'
import { isPlanTalk } from './plan-talk'
import { readFigures } from './read-figures'
import { restatesSource } from './restates-source'
import type { CitedPassage, TextCitation } from './text-citation'

/** Why a sentence that a model wrote does not enter the document. */
export type WrittenRefusal =
  | Exclude<ClaimVerdict, 'not-a-claim' | 'quoted' | 'paraphrase'>
  | 'unresolved-citation'
  | 'other-language'
  | 'figure-of-nobody'
  | 'finding-without-source'
  | 'praise'
  | 'instruction'
  | 'refers-to-refused'

/** A sentence with its citations, as it stands in the text. */
export interface JudgedSentence {
  readonly sentence: string
  readonly start: number
  readonly end: number
  /** null: it may be printed. */
  readonly reason: WrittenRefusal | null
}

export interface WritingRules {
  readonly sources: readonly CitedWork[]
  /** ISO 639-1 of the document. */
  readonly language: string
  readonly topic: string
  /** What is written without a model, as JSON: a sentence of it may stand as it is. */
  readonly own: string
  /** What the student said and code computed: figures of it may be repeated without a source. */
  readonly given: string
}

/** What a text is: it tells of the literature, where every claim rests on a source, of the work that is planned, or it names a thing. */
export type TextPart = 'literature' | 'plan' | 'name'
/** More words are no name. */
const NAME_WORDS_MAX = 6

/** Shorter texts are names and titles, which any language may have. */
const LANGUAGE_LETTERS_MIN = 40

/** Words that sell, and words that decide for the advisor; folded, three languages. */
const PRAISE =
  /\b(?:brilliant\w*|excellent\w*|outstanding|ground-?breaking|impressive\w*|remarkable\w*|exceptional\w*|flawless\w*|perfect(?:ly)?|superb\w*|wonderful\w*|marvell?ous\w*|fantastic|amazing|splendid|stunning|well-written|prize-?worthy|award|magnificent\w*|exemplary|admirable\w*|talented|revolutionary|approved|deserves|needs no (?:changes|revision)|brilhante\w*|excelentes?|extraordinari\w*|impressionante\w*|impecav\w*|perfeit\w*|maravilhos\w*|fantastic\w*|esplendid\w*|dign[oa] de|premio|magistra(?:l|is)|genial|geniais|magnific\w*|exemplar(?:es)?|admirav\w*|talentos\w*|inovador\w* e|revolucionari\w*|aprovad[oa]s?|merecem?|brillantes?|impresionante\w*|impecables?|perfect[oa]s?|maravillos\w*|genial(?:es)?|magistral(?:es)?|ejemplar(?:es)?|admirables?|inmejorables?|aprobad[oa]s?|sobresaliente\w*)\b/
/** Speaks to whoever judges the proposal, or judges it; folded. */
const COMMANDS =
  /^\W*(?:advisor|supervisor|reviewer|examiner|committee|orientador\w*|avaliador\w*|banca|tutor\w*|director\w*|evaluador\w*)\s*[:,]|\bpasses quality control\b|\b(?:coherence|feasibility|quality|coerencia|qualidade|coherencia|calidad)\b.{0,30}\b(?:mark|score|satisf\w*|nota|puntuacion|pontuacao)\b|\b(?:accept\w*|approv\w*|pass|aceit\w*|aprov\w*|acept\w*|apr(?:o|ue)b\w*)\b.{0,25}\b(?:proposal|project|document|thesis|work|proposta|projeto|documento|trabalho|tese|propuesta|proyecto|tesis|trabajo)\b|\b(?:proposal|project|document|thesis|proposta|projeto|documento|propuesta|proyecto)\b.{0,25}\b(?:accepted|approved|aceit[oa]|aceptad[oa])\b|\b(?:very|truly|highly|muito|muy|gran)\b.{0,30}\b(?:proposal|project|idea|proposta|projeto|propuesta|proyecto)\b|\bno (?:further )?(?:review|revision|corrections?|changes)\b|\bno hace falta revisar|\bnao (?:e preciso|precisa|ha necessidade de) (?:revis|corrig)\w*|\bnota (?:dez|diez|maxima|\d)/

/**
 * Every sentence of a text in order, with the reason why it may not be printed. What cites must be borne out by the cited sources; in a text about the literature every
 * other claim is refused, in a plan whatever holds a figure that nobody gave or tells more than what is to be done. Praise, instructions and another language are
 * refused everywhere.
 */
export function judgeSentences(
  text: string,
  { part, rules }: { readonly part: TextPart; readonly rules: WritingRules },
): readonly JudgedSentence[] {
  const { language } = rules
  const { passages, isPlain } = readRules(rules)
  const resolve = (marker: TextCitation) =>
    marker.kind === 'key' ? (passages.get(marker.key) ?? null) : marker.kind === 'number' ? [] : null
  return checkClaims(text, { resolve, language }).rows.map((row) => {
    const { start, end } = row
    const sentence = text.slice(start, end)
    if (isOwn(sentence, rules)) return { sentence, start, end, reason: null }
    const cited = parseCitations(sentence)
    const isCiting = cited.length > 0 || row.unresolved.length > 0
    const read = cited.flatMap((key) => passages.get(key) ?? [])
    const isName = part === 'name' && wordsOf(sentence).length <= NAME_WORDS_MAX
    const told =
      isCiting || part === 'literature' ? byLedger(row, read, language) : isName ? null : isPlain(sentence)
    return { sentence, start, end, reason: told ?? byManner(sentence, language) }
  })
}

interface ReadRules {
  readonly passages: ReadonlyMap<string, readonly CitedPassage[]>
  readonly isPlain: ReturnType<typeof plainJudge>
}

/** One sentence after another is judged by the same rules. */
const known = new WeakMap<WritingRules, ReadRules>()

function readRules(rules: WritingRules): ReadRules {
  const kept = known.get(rules)
  if (kept) return kept
  const passages = new Map(rules.sources.map((source) => [source.key, abstractPassages(source)]))
  const read = { passages, isPlain: plainJudge(rules) }
  known.set(rules, read)
  return read
}

/** Shorter runs of letters stand in any text. */
const OWN_LETTERS_MIN = 15

function isOwn(sentence: string, { own }: WritingRules): boolean {
  return sentence.length >= OWN_LETTERS_MIN && own.includes(JSON.stringify(sentence).slice(1, -1))
}

function byLedger(
  { claim, verdict, unresolved }: LedgerRow,
  passages: readonly CitedPassage[],
  language: string,
): WrittenRefusal | null {
  if (unresolved.length > 0) return 'unresolved-citation'
  if (verdict === 'not-a-claim' || verdict === 'quoted') return null
  if (verdict !== 'direction-disagrees' && restatesSource(claim, { passages, language })) return null
  return verdict === 'paraphrase' ? 'no-passage' : verdict
}

/** What is wrong with a sentence of a plan that cites nothing. */
function plainJudge({ given, topic, language }: WritingRules) {
  const known = readFigures(given, language)
  const words = new Set(contentWords(topic, ownLanguage(language)).map(({ folded }) => folded))
  return (sentence: string): WrittenRefusal | null => {
    if (unmatchedFigures(readFigures(sentence, language).filter(isCounted), known).length > 0)
      return 'figure-of-nobody'
    return isPlanTalk(sentence, { topic: words, language }) ? null : 'finding-without-source'
  }
}

function byManner(sentence: string, language: string): WrittenRefusal | null {
  const folded = foldAccents(sentence)
  if (PRAISE.test(folded)) return 'praise'
  if (isInstruction(sentence) || COMMANDS.test(folded)) return 'instruction'
  return speaksOther(sentence, language) ? 'other-language' : null
}

/** A sentence of figures and names is easily taken for another language; one that has the small words of the document's is in it. */
function speaksOther(sentence: string, language: string): boolean {
  const spoken = sentence.length < LANGUAGE_LETTERS_MIN ? null : detectLanguage(sentence)
  if (spoken === null || spoken === language) return false
  const words = wordsOf(sentence).map(({ text }) => text)
  const small = (of: string) => words.filter((word) => isStopWord(foldAccents(word), of)).length
  return small(spoken) >= small(language)
}
