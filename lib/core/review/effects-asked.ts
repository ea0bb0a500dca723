import { ConceptLanguage } from '@/lib/contracts/concept-map'
import { type Locale, locales } from '@/lib/contracts/locale'
import { localeLanguages } from '@/lib/contracts/locale-languages'
import type { StudyVariable } from '@/lib/contracts/proposal-run'
import { activeNames } from '@/lib/core/concepts/concept-map'
import { topicMap } from '@/lib/core/concepts/topic-map'
import { gainAsOutcome, unwantedOutcome } from '@/lib/core/evidence/direction-words'
import { sidedWords } from '@/lib/core/ledger/polarity'
import type { AskedTopic } from '@/lib/core/proposal/question/question-type'
import { studyVariables } from '@/lib/core/proposal/question/study-variables'
import { cognateStems } from '@/lib/core/text/cognate-stems'
import { detectLanguage } from '@/lib/core/text/detect-language'
import { foldAccents } from '@/lib/core/text/fold-accents'
import type { EffectSide } from './effect-side'
import { nameIn } from './name-in-text'

/** One effect that a question asks for: what acts, and what it acts on, each by all its names in three languages. */
export interface AskedEffect {
  /** The outcome as the question names it, else in English. */
  readonly outcome: string
  readonly outcomeNames: readonly string[]
  readonly causeNames: readonly string[]
  /** The direction that the question names, e.g. "does it reduce …"; null where it names none or both. */
  readonly side: EffectSide | null
}

/** Where a question goes over to its next part: ", and does it …", "; e como …". */
const NEXT_PART =
  /[;?]\s+|,\s+(?:and|e|y)\s+|\s+and\s+(?=(?:does|do|did|is|are|was|were|has|have|can|could|will|how|what|whether|to what)\b)|\s+(?:e|y)\s+(?=[¿]?(?:como|cómo|qual|cual|cuál|quanto|cuánto|que|qué|de que)\b)/iu
/** "Does it add to …" asks for a rise. */
const ADDING = /\b(?:adds?|adding) to\b|\b(?:contribut\w+ (?:to|para|a)|leads? to (?:more|higher|greater))\b/
const EFFECTS_MAX = 4

/** "How does A change B" asks for an effect, and its verb is in no table of verbs that act. */
const CHANGING: readonly (readonly [RegExp, string])[] = [
  [/\b(?:mudam?|alteram?|modificam?)(?!\p{L})/giu, 'afeta'],
  [/\b(?:cambian?|alteran?|modifican?)(?!\p{L})/giu, 'afecta'],
]

/**
 * The effects that a question asks for, in its order: of a question of several parts each part is read by itself, and one that names nothing that acts takes what
 * acted before it. Empty for a question that asks for no effect ("which scale was used?"). English, Portuguese and Spanish. Pure; never throws.
 */
export function effectsAsked({ topic, question }: AskedTopic): readonly AskedEffect[] {
  const locale = localeOf(question)
  const [, plain = ''] = CHANGING[locale === 'es' ? 1 : 0] ?? []
  const parts = CHANGING.reduce(
    (text, [verb]) => (locale === 'en' ? text : text.replace(verb, plain)),
    question,
  )
    .split(NEXT_PART)
    .map((text) => text.trim())
    .filter(Boolean)
  let causes: readonly string[] = []
  const effects: AskedEffect[] = []
  for (const part of parts) {
    const alone = studyVariables({ topic: '', question: part }, locale)
    const isWhole = alone.some(isOutcome) && (alone.some(isActing) || causes.length > 0)
    const variables = isWhole ? alone : studyVariables({ topic, question: part }, locale)
    const acting = variables.filter(isActing)
    const cause = acting.find(({ name }) => isNamedIn(part, name)) ?? acting[0]
    if (cause && (causes.length === 0 || isNamedIn(part, cause.name))) causes = namesOf(cause.name)
    for (const { name, role } of variables) {
      const isNew = !effects.some(({ outcome }) => outcome === name) && !causes.includes(name)
      if (isOutcome({ role }) && causes.length > 0 && isNew && (parts.length === 1 || isNamedIn(part, name)))
        effects.push(effectOf(name, { part, causes, topic }))
    }
  }
  return effects.slice(0, EFFECTS_MAX)
}

const isOutcome = ({ role }: Pick<StudyVariable, 'role'>) => role === 'outcome'
const isActing = ({ role }: Pick<StudyVariable, 'role'>) => role === 'predictor' || role === 'group'

/** Under any of its names: the topic may be in another language than the question. */
function isNamedIn(part: string, name: string): boolean {
  return nameIn(namesOf(name), part) !== null
}

/** Names are wanted in the words of the question. */
function localeOf(question: string): Locale {
  const language = detectLanguage(question)
  return locales.find((one) => localeLanguages[one] === language) ?? 'en'
}

function effectOf(
  outcome: string,
  {
    part,
    causes,
    topic,
  }: { readonly part: string; readonly causes: readonly string[]; readonly topic: string },
): AskedEffect {
  const own = namesOf(outcome)
  const outcomeNames = own.length > 1 ? own : [...new Set([...own, ...namesInTopic(outcome, topic)])]
  return { outcome, outcomeNames, causeNames: causes, side: sideAsked(part, outcome) }
}

/** A name with those that the vocabulary of concepts gives the same thing. */
function namesOf(name: string): readonly string[] {
  const { concepts } = topicMap({ topic: name, question: '' })
  const [only] = concepts
  const others =
    concepts.length === 1 && only
      ? ConceptLanguage.options.flatMap((language) => activeNames(only, language).map(({ text }) => text))
      : []
  return [...new Set([name, ...others])]
}

/** A question shortens what the topic names in full: "exhaustion" under "emotional exhaustion". Of several concepts that could be meant, none is. */
function namesInTopic(name: string, topic: string): readonly string[] {
  const stems = cognateStems(name).join(' ')
  const isMeant = (full: string) => {
    const own = cognateStems(full).join(' ')
    return own.startsWith(`${stems} `) || own.endsWith(` ${stems}`)
  }
  const meant = topicMap({ topic, question: '' }).concepts.flatMap((concept) => {
    const names = ConceptLanguage.options.flatMap((language) =>
      activeNames(concept, language).map(({ text }) => text),
    )
    return concept.role === 'central' && names.some(isMeant) ? [names] : []
  })
  const [only] = meant
  return meant.length === 1 && only ? only : []
}

/** "Improves" is a rise of what one wants more of, and a fall of what one wants less of. */
function sideAsked(part: string, outcome: string): EffectSide | null {
  const folded = foldAccents(outcome)
  const worth = unwantedOutcome.test(folded) && !gainAsOutcome.test(folded) ? -1 : 1
  const outcomeAt = foldAccents(part).indexOf(folded)
  const sides = new Set(
    sidedWords(part).flatMap(({ axis, side, start }) => {
      // A word of the outcome's own name ("job loss") asks for no direction.
      const isOwn = outcomeAt >= 0 && start >= outcomeAt && start < outcomeAt + folded.length
      if (isOwn) return []
      if (axis === 'amount') return [side]
      return axis === 'worth' ? [side * worth] : []
    }),
  )
  if (ADDING.test(foldAccents(part))) sides.add(1)
  const [side] = sides
  if (sides.size !== 1) return null
  return side === 1 ? 'increased' : 'decreased'
}
