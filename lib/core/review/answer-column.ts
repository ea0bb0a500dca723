import type { Passage } from '@/lib/contracts/library'
import { LibraryQuery } from '@/lib/contracts/library'
import type { ProposalSource } from '@/lib/contracts/proposal-run'
import type { StudySentence } from '@/lib/contracts/review'
import { readQuestion } from '@/lib/core/answers/answer-signs'
import { composeAnswer } from '@/lib/core/answers/compose-answer'
import { questionKindOf } from '@/lib/core/answers/question-kind'
import { partAsked, sentencesOfPart } from '@/lib/core/answers/sentences-of-part'
import { isInstruction } from '@/lib/core/ledger/is-instruction'
import { createNotebookIndex, indexPassage, searchNotebook } from '@/lib/core/library/notebook-index'
import { detectLanguage } from '@/lib/core/text/detect-language'
import { saidIn, studyPassages } from './study-passages'

const PASSAGES_FOUND_MAX = 8

/** The sentence of one source that answers a question, or null for "not said": where no sentence of it answers, nothing is written. */
export function answerOfSource(
  question: string,
  source: Pick<ProposalSource, 'key' | 'work'>,
  held: readonly Passage[],
): StudySentence | null {
  const passages = studyPassages(source, held)
  const index = createNotebookIndex()
  for (const passage of passages) indexPassage(index, { ...passage, title: source.work.title })
  const { rows } = searchNotebook(
    index,
    LibraryQuery.parse({ query: question, type: 'vector', limit: PASSAGES_FOUND_MAX, minimumScore: 0 }),
  )
  const found = new Map(rows.map(({ row, score }) => [row, score]))
  // A source of few passages is read whole: "PHQ-9" shares no word with "which scale was used?".
  const isRead = (row: number) => found.has(row) || passages.length <= PASSAGES_FOUND_MAX
  const hits = passages
    .flatMap((passage, row) =>
      isRead(row) ? [{ passage, title: source.work.title, score: found.get(row) ?? 0 }] : [],
    )
    .toSorted((one, other) => other.score - one.score)
  const language = detectLanguage(question)
  const { abstained, sentences } = composeAnswer({ question, history: [], hits, language })
  if (abstained) return null
  // How many took part is said by a sentence that counts them, and by none that only speaks of them.
  const asked = readQuestion(question, language)
  const isOfPart = partAsked(asked) !== null
  if (isOfPart && sentencesOfPart(asked, { kind: questionKindOf(question), hits }).length === 0) return null
  const best = sentences.find(({ quote }) => !isInstruction(quote))
  const passage = best && passages.find(({ id }) => id === best.passageId)
  return best && passage ? saidIn(passage, best.quote) : null
}
