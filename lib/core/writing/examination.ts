import type { Locale } from '@/lib/contracts/locale'
import { say, type Words } from '@/lib/core/text/say'

/** `answered` by the document; `admitted` to be open; `open`: neither; `not-applicable`: not asked of a document of this kind. */
export type ObjectionState = 'answered' | 'admitted' | 'open' | 'not-applicable'

/** What an examiner asks of a document, with what was found. */
export interface Examined<Place extends string, State extends ObjectionState = ObjectionState> {
  readonly id: string
  readonly source: string
  readonly place: Place
  readonly question: string
  readonly state: State
  /** Where it is answered, that it is admitted, or that it is open, in words. */
  readonly said: string
  /** The sentence of the document that decided, word for word; '' where a count or a check does, or nothing. */
  readonly sentence: string
}

export interface ExaminationWords {
  /** By the ids of the objections. */
  readonly questions: Words<string>
  /** By state, with `{place}`; and `summary`. */
  readonly answers: Words<string>
}

/** An objection in words; its id stands for a question that nobody worded. */
export function sayExamined<Place extends string, State extends ObjectionState>(
  { id, source, place }: { readonly id: string; readonly source: string; readonly place: Place },
  { state, sentence, where }: { readonly state: State; readonly sentence: string; readonly where: string },
  { words, locale }: { readonly words: ExaminationWords; readonly locale: Locale },
): Examined<Place, State> {
  const question = words.questions.keys.includes(id) ? say(words.questions, locale, id) : id
  return {
    id,
    source,
    place,
    question,
    state,
    said: say(words.answers, locale, state, { place: where }),
    sentence,
  }
}

/** How many are in each state, in one sentence. */
export function sayExamination(
  examined: readonly Pick<Examined<string>, 'state'>[],
  answers: Words<string>,
  locale: Locale,
): string {
  const countOf = (state: ObjectionState) => examined.filter((one) => one.state === state).length
  return say(answers, locale, 'summary', {
    answered: countOf('answered'),
    admitted: countOf('admitted'),
    open: countOf('open'),
    other: countOf('not-applicable'),
  })
}
