import type { PaperKind } from '@/lib/contracts/paper-session'
import type { PlacedSentence, ReadExamined } from './examined-paper'

/**
 * `answered`: by a sentence, or by a count (`found` null). `admitted`: the paper says itself that it is not so. `open`: neither.
 * `not-applicable`: not asked of this paper.
 */
export type PaperVerdict =
  | { readonly state: 'answered' | 'admitted'; readonly found: PlacedSentence | null }
  | { readonly state: 'open' }
  | { readonly state: 'not-applicable' }

/** Where an answer stands or would stand: the writer of the chapter, the abstract, or the paper as a whole. */
export type PaperPlace =
  | 'abstract-writer'
  | 'introduction-writer'
  | 'literature-review-writer'
  | 'methodology-writer'
  | 'results-writer'
  | 'discussion-writer'
  | 'conclusion-writer'
  | 'whole'

export interface PaperObjection {
  readonly id: string
  /** Who asks it: a reporting guideline with its item, the exit criteria of a phase, or our own list. */
  readonly source: string
  readonly place: PaperPlace
  readonly judge: (paper: ReadExamined) => PaperVerdict
}

const OPEN: PaperVerdict = { state: 'open' }
const COUNTED: PaperVerdict = { state: 'answered', found: null }
export const NOT_APPLICABLE: PaperVerdict = { state: 'not-applicable' }

/** Answered by what code counted. */
export const verdictOf = (holds: boolean): PaperVerdict => (holds ? COUNTED : OPEN)

interface Telling {
  /** Each has to stand in one sentence, in the paper's own words. */
  readonly says: readonly RegExp[]
  /** Each in the sentence or one of the same paragraph. */
  readonly near?: readonly RegExp[]
  /** The sentence, with the quotation in it: for what authors are quoted with. The sentence then has to cite. */
  readonly quoted?: RegExp
  /** A sentence that names a concept of the question or cites a source has to stand in the paragraph. */
  readonly onTopic?: true
  /** A sentence by which the paper says that it is not so. */
  readonly admits?: RegExp
  /** The objection asks for several things: where one is admitted to be missing, the others do not answer it. */
  readonly isDecisive?: true
  readonly of?: readonly PaperKind[]
}

/**
 * An objection that a sentence answers, in one of the chapters of these writers, the first of them first, or, where they name `whole`, in any. What the first of them admits no
 * later one answers.
 */
export function told(
  id: string,
  source: string,
  [place, ...further]: readonly [PaperPlace, ...PaperPlace[]],
  { says, near = [], quoted, onTopic, admits, isDecisive, of }: Telling,
): PaperObjection {
  const judgeIn = (own: readonly PlacedSentence[]): PaperVerdict => {
    const admitted = admits && own.find((one) => admits.test(one.own))
    if (admitted && isDecisive) return { state: 'admitted', found: admitted }
    const found = own.find((one) => {
      if (one === admitted || admits?.test(one.own)) return false
      if (!says.every((words) => words.test(one.own))) return false
      if (quoted && (one.keys.length === 0 || !quoted.test(one.all))) return false
      const passage = own.filter(({ paragraph }) => paragraph === one.paragraph)
      return (
        near.every((words) => passage.some(({ own: text }) => words.test(text))) &&
        (!onTopic || passage.some(({ namesConcept, keys }) => namesConcept || keys.length > 0))
      )
    })
    if (found) return { state: 'answered', found }
    return admitted ? { state: 'admitted', found: admitted } : OPEN
  }
  const judge = (paper: ReadExamined): PaperVerdict => {
    if (of && !of.includes(paper.kind)) return NOT_APPLICABLE
    const verdicts = [place, ...further].map((one) => judgeIn(sentencesIn(paper, [one])))
    return verdicts.find(({ state }) => state !== 'open') ?? OPEN
  }
  return { id, source, place, judge }
}

/** The sentences of the chapters of these writers; all where `whole` is among them. */
export function sentencesIn(
  { sentences, chaptersOf }: ReadExamined,
  places: readonly PaperPlace[],
): readonly PlacedSentence[] {
  if (places.includes('whole')) return sentences
  const chapters = chaptersOf(...places)
  return sentences.filter(
    ({ chapter }) => chapters.includes(chapter) || (chapter === 0 && places.includes('abstract-writer')),
  )
}
