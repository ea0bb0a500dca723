import type { ComposedAnswer, QuotedSentence, Stance } from '@/lib/contracts/composed-answer'
import { ANSWER_SENTENCES_MAX } from '@/lib/contracts/composed-answer'
import type { LibraryHit } from '@/lib/contracts/library'
import { readQuestion } from './answer-signs'
import { answersQuestion } from './answers-question'
import { questionKindOf } from './question-kind'
import { rankSentences } from './rank-sentences'
import { sentencesOfPart } from './sentences-of-part'
import { sideOfResults } from './side-of-results'
import { type Exchange, standaloneQuestion } from './standalone-question'

export interface AnswerInput {
  readonly question: string
  /** Earlier questions of the conversation and their answers, oldest first. */
  readonly history: readonly Exchange[]
  /** What was found, best first. */
  readonly hits: readonly LibraryHit[]
  /** ISO 639-1 of the question; null when nobody knows. */
  readonly language: string | null
}

/** Sentences of one source at most: an answer is not a summary of one text. */
const PER_ITEM_MAX = 3

/**
 * An answer made of sentences of the passages found, letter by letter with their places, for the kind of the question; `abstained` where no
 * sentence answers it. It says nothing of its own and is never filled up. Pure; never throws.
 */
export function composeAnswer({ question, history, hits, language }: AnswerInput): ComposedAnswer {
  const asked = readQuestion(standaloneQuestion(question, history), language)
  const kind = questionKindOf(question)
  const told = sentencesOfPart(asked, { kind, hits })
  if (told.length > 0) {
    const places = told.map((_, at) => at)
    return { kind, abstained: false, sentences: [...told], groups: [{ stance: 'says', sentences: places }] }
  }
  if (!answersQuestion(asked, hits)) return { kind, abstained: true, sentences: [], groups: [] }
  const ranked = rankSentences(asked, { kind, hits })
  const counts = new Map<string, number>()
  const sentences: QuotedSentence[] = []
  for (const { sentence } of ranked) {
    const count = counts.get(sentence.itemId) ?? 0
    if (count >= PER_ITEM_MAX || sentences.length >= ANSWER_SENTENCES_MAX) continue
    counts.set(sentence.itemId, count + 1)
    sentences.push(sentence)
  }
  const cited = new Set(sentences.map(({ passageId }) => passageId))
  const side =
    kind === 'whether'
      ? sideOfResults(
          asked,
          hits.filter(({ passage }) => cited.has(passage.id)),
        )
      : null
  return { kind, abstained: sentences.length === 0, sentences, groups: groupsOf(sentences, side) }
}

/** Sentences by what they say, the side first that the results lean to; all together for a question that does not ask whether (`side` null). */
function groupsOf(
  sentences: readonly QuotedSentence[],
  side: Stance | null,
): { stance: Stance; sentences: number[] }[] {
  const groups = new Map<Stance, number[]>()
  sentences.forEach(({ stance }, at) => {
    const own = side === null ? 'says' : stance
    groups.set(own, [...(groups.get(own) ?? []), at])
  })
  const isSide = (stance: Stance) => (stance === side ? 1 : 0)
  return [...groups]
    .map(([stance, places]) => ({ stance, sentences: places }))
    .sort((a, b) => isSide(b.stance) - isSide(a.stance) || b.sentences.length - a.sentences.length)
}
