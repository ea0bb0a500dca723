import type { QuestionKind, QuotedSentence } from '@/lib/contracts/composed-answer'
import { ANSWER_SENTENCES_MAX } from '@/lib/contracts/composed-answer'
import type { LibraryHit } from '@/lib/contracts/library'
import { isOfOthers } from '@/lib/core/evidence/of-others'
import type { SentenceRole } from '@/lib/core/evidence/sentence-cues'
import { sentenceRolesOf } from '@/lib/core/evidence/sentence-roles'
import { contentWords, indexWords, ownLanguage } from '@/lib/core/ledger/content-words'
import { wordsOf } from '@/lib/core/text/words'
import { type AskedQuestion, type HitSentence, heldShare, sentencesOfHits } from './answer-signs'
import { isStatement, quotedHit } from './rank-sentences'
import { isBesideSubject, type StudyPart, saysPart, studyPartOf } from './study-parts'

/** A source is about the subject of the question when what was found of it holds so much of its words. */
const SUBJECT_SHARE_MIN = 0.6
const PER_ITEM_MAX = 2

interface PartOptions {
  readonly kind: QuestionKind
  readonly hits: readonly LibraryHit[]
}

/**
 * For a question after a part that every study has (its sample, limitations, instruments …) the sentences in which the sources tell it: of
 * the sources about the subject that the question names, or of all where it names none. Empty for any other question, and where none tells it.
 */
export function sentencesOfPart(
  asked: AskedQuestion,
  { kind, hits }: PartOptions,
): readonly QuotedSentence[] {
  const part = partAsked(asked)
  if (part === null) return []
  const subject = { ...asked, words: asked.words.filter(({ folded }) => !isBesideSubject(part, folded)) }
  const byItem = new Map<string, HitSentence[]>()
  for (const one of sentencesOfHits(hits)) {
    const { itemId } = one.hit.passage
    byItem.set(itemId, [...(byItem.get(itemId) ?? []), one])
  }
  const told = [...byItem.values()].flatMap((sentences) => {
    if (subject.words.length > 0 && sharedWith(subject, sentences) < SUBJECT_SHARE_MIN) return []
    const own = distinct(sentences.filter((one) => isStatement(one) && tells(part, one)))
    const share = new Map(own.map((one) => [one, heldShare(subject, one.index, ({ weight }) => weight)]))
    return own.sort((a, b) => (share.get(b) ?? 0) - (share.get(a) ?? 0)).slice(0, PER_ITEM_MAX)
  })
  return told.slice(0, ANSWER_SENTENCES_MAX).map((one) => quotedHit(one, kind === 'whether' ? null : 'other'))
}

/** The part of a study that a question asks after; null for any other question. */
export function partAsked({ text, words }: Pick<AskedQuestion, 'text' | 'words'>): StudyPart | null {
  return studyPartOf(
    text,
    words.map(({ folded }) => folded),
  )
}

function tells(part: StudyPart, { text, start, hit }: HitSentence): boolean {
  const { language, headings } = hit.passage
  if (isOfOthers(text)) return false
  return saysPart(part, { text, language, headings, role: rolesOf(hit.passage).get(start) ?? null })
}

/** "Limitations.", "Future work" */
const HEADING_WORDS_MAX = 3

/** What each sentence of a passage is for, by where it begins: a heading within the passage tells it of those below. */
const knownRoles = new WeakMap<LibraryHit['passage'], ReadonlyMap<number, SentenceRole | null>>()

function rolesOf(passage: LibraryHit['passage']): ReadonlyMap<number, SentenceRole | null> {
  const known = knownRoles.get(passage)
  if (known) return known
  let under: SentenceRole | null = null
  const roles = new Map(
    sentenceRolesOf(passage.text, passage.language).map(({ text, start, role: own }) => {
      const role = own === 'background' ? null : own
      if (wordsOf(text).length <= HEADING_WORDS_MAX) under = role
      return [start, under === 'limitation' || under === 'future' ? under : role]
    }),
  )
  knownRoles.set(passage, roles)
  return roles
}

/** The share of the subject's words in what was found of one source, its title included. */
function sharedWith(subject: AskedQuestion, sentences: readonly HitSentence[]): number {
  const [first] = sentences
  if (!first) return 0
  const language = ownLanguage(first.hit.passage.language)
  const words = [...contentWords(first.hit.title, language), ...sentences.flatMap((one) => one.words)]
  const sides = new Set(sentences.flatMap(({ index }) => [...index.sides]))
  return heldShare(subject, { ...indexWords(words, language), sides }, ({ weight }) => weight)
}

function distinct(sentences: readonly HitSentence[]): HitSentence[] {
  return [...new Map(sentences.map((one) => [one.text, one])).values()]
}
