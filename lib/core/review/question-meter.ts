import type { Column, FindingDirection, StudySentence } from '@/lib/contracts/review'
import { isRecommendation } from '@/lib/core/evidence/recommendation'
import { sentenceRolesOf } from '@/lib/core/evidence/sentence-roles'
import { sidedWords } from '@/lib/core/ledger/polarity'
import { detectLanguage } from '@/lib/core/text/detect-language'
import { certainDirection } from './certain-direction'

/** `effect`: in the direction asked for, or that most report; `none`: no difference; `opposite`: the other direction. */
export const meterVerdicts = ['effect', 'none', 'opposite', 'not-said'] as const
export type MeterVerdict = (typeof meterVerdicts)[number]

type Side = Extract<FindingDirection, 'increased' | 'decreased'>

export interface QuestionMeter {
  readonly question: string
  /** Which direction counts as the effect; null where no source reports one and the question names none. */
  readonly effect: Side | null
  /** The question itself names the direction. */
  readonly isAsked: boolean
  /** All sources, each in one group, with the sentence that was read; null where none answers. */
  readonly groups: Readonly<
    Record<MeterVerdict, readonly { readonly key: string; readonly said: StudySentence | null }[]>
  >
  /** Sources not said because their answer is in a language in which the reader of directions was not measured. */
  readonly unmeasured: number
}

/**
 * The only language in which the reader of directions was measured, and reaches what is asked of it (see readDirection): macro-F1 .79 where .78 is
 * asked, reversed .05 where .05 is allowed. What is said in other languages is not counted to any side.
 */
const MEASURED_LANGUAGE = 'en'

/** How many sources found an effect, none, the opposite, or do not say, for one question that was put to each. Pure. */
export function questionMeter({ question, answers }: Pick<Column, 'question' | 'answers'>): QuestionMeter {
  const read = answers.map(({ key, said }) => ({ key, said, direction: directionOf(said) }))
  const asked = sideAsked(question)
  const effect = asked ?? sideReported(read.map(({ direction }) => direction))
  const groups: Record<MeterVerdict, { key: string; said: StudySentence | null }[]> = {
    effect: [],
    none: [],
    opposite: [],
    'not-said': [],
  }
  for (const { key, said, direction } of read) groups[verdictOf(direction, effect)].push({ key, said })
  const unmeasured = answers.filter(({ said }) => said !== null && !isMeasured(said)).length
  return { question, effect, isAsked: asked !== null, groups, unmeasured }
}

function isMeasured({ text }: StudySentence): boolean {
  return detectLanguage(text) === MEASURED_LANGUAGE
}

/** What the study itself found: an aim, a method or advice has no direction. */
function directionOf(said: StudySentence | null): FindingDirection {
  if (said === null || !isMeasured(said) || isRecommendation(said.text, MEASURED_LANGUAGE)) return 'not-said'
  const roles = sentenceRolesOf(said.text, MEASURED_LANGUAGE).map(({ role }) => role)
  if (roles.some((role) => role === 'aim' || role === 'method' || role === 'future')) return 'not-said'
  return certainDirection(said.text, MEASURED_LANGUAGE)
}

/** The direction that a question names, e.g. "does it reduce …"; null where it names none or both. */
function sideAsked(question: string): Side | null {
  const sides = new Set(sidedWords(question).flatMap(({ axis, side }) => (axis === 'amount' ? [side] : [])))
  const [side] = sides
  if (sides.size !== 1) return null
  return side === 1 ? 'increased' : 'decreased'
}

/** The direction that more of them report; the first of equals. */
function sideReported(directions: readonly FindingDirection[]): Side | null {
  const count = (side: Side) => directions.filter((one) => one === side).length
  const [up, down] = [count('increased'), count('decreased')]
  if (up + down === 0) return null
  return up >= down ? 'increased' : 'decreased'
}

function verdictOf(direction: FindingDirection, effect: Side | null): MeterVerdict {
  if (direction === 'not-said') return 'not-said'
  if (direction === 'no-difference') return 'none'
  return direction === effect ? 'effect' : 'opposite'
}
