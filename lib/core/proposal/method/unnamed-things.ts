import { localeLanguages } from '@/lib/contracts/locale-languages'
import type { ProposalBrief } from '@/lib/contracts/proposal-run'
import { activeConcepts } from '@/lib/core/concepts/concept-map'
import { readTopic } from '@/lib/core/concepts/read-topic'
import { namesToAsk } from '@/lib/core/concepts/required-names'

/** A thing that a text is about, by all the names known for it. */
interface NamedThing {
  readonly name: string
  readonly names: readonly string[]
  /** Whether it is known in another language too: only then do sources in another language tell that they do not name it. */
  readonly isTranslated: boolean
}

/** What a text is about, places and times left out: a good question may name those that no source has. */
export function thingsNamed(text: string, locale: ProposalBrief['locale']): readonly NamedThing[] {
  const map = readTopic({ topic: text, question: '', language: null })
  return activeConcepts(map)
    .filter(({ role }) => role !== 'place' && role !== 'time' && role !== 'method')
    .map((concept) => ({
      name: concept.name,
      names: [...new Set([concept.name, ...namesToAsk(concept, map)])],
      isTranslated: concept.names.some(({ language }) => language !== localeLanguages[locale]),
    }))
}

/** At least this share (0…1) of what a student's question is about must be named by the topic or a source, so that its other words count as the project’s. Chosen on half of the topics. */
export const VOUCHED_SHARE01 = 0.3
/** One thing that nobody names is a chance of wording; so many are another subject. */
export const UNNAMED_THINGS_MIN = 2

/** The things of a text that nothing known names: each word of a name must be known, in any language. */
export function unnamedThings(
  things: readonly NamedThing[],
  { isKnown, isJudged }: { readonly isKnown: (name: string) => boolean; readonly isJudged: boolean },
): readonly NamedThing[] {
  return things.filter(({ names, isTranslated }) => (isJudged || isTranslated) && !names.some(isKnown))
}
