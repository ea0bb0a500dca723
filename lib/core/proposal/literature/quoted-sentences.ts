import type { ProposalBrief, ProposalSource } from '@/lib/contracts/proposal-run'
import { activeConcepts } from '@/lib/core/concepts/concept-map'
import { readTopic } from '@/lib/core/concepts/read-topic'
import { namesToAsk } from '@/lib/core/concepts/required-names'
import { sentenceRolesOf } from '@/lib/core/evidence/sentence-roles'
import { populationsNamed } from '@/lib/core/evidence/study-settings'
import { cognateStems } from '@/lib/core/text/cognate-stems'
import { detectLanguage } from '@/lib/core/text/detect-language'
import { lowerFirst } from '@/lib/core/writing/noun-phrases'
import { asTyped } from '../question/as-typed'
import { ownNames } from '../question/own-names'
import { isUnmarkedResult } from './unmarked-result'

/** A sentence of an abstract, letter by letter. */
export interface QuotedSentence {
  readonly key: string
  readonly quote: string
  /** null: not told. */
  readonly language: string | null
  readonly role: ReturnType<typeof sentenceRolesOf>[number]['role']
}

/** The sentences of the abstracts, in the order of the sources. */
export function quotableSentences(sources: readonly ProposalSource[]): readonly QuotedSentence[] {
  return sources.flatMap(({ key, work }) => {
    const abstract = work.abstract ?? ''
    const language = detectLanguage(abstract) ?? work.language?.slice(0, 2) ?? null
    const sentences = sentenceRolesOf(abstract, language)
    const passage = { text: abstract, language }
    return sentences.map(({ text, role }, at) => ({
      key,
      quote: text,
      language,
      role: isUnmarkedResult(sentences, { at, passage }) ? ('result' as const) : role,
    }))
  })
}

/** A concept of the topic with a function that tells whether a piece of text names it, in any language. */
export interface NamedConcept {
  readonly name: string
  /** Stems of each of its names. */
  readonly names: readonly (readonly string[])[]
}

/**
 * The variables of the question, each with the names that its concept has in the three languages; without variables, what the topic is about but places, times,
 * methods and groups of people, which no source would define.
 */
export function namedConcepts(
  { topic, question }: Pick<ProposalBrief, 'topic' | 'question'>,
  variables: readonly string[] = [],
): readonly NamedConcept[] {
  const map = readTopic({ topic, question, language: null })
  const concepts = activeConcepts(map)
    .filter(({ role, name }) => !UNDEFINED.has(role) && populationsNamed(name).length === 0)
    .map((concept) => ({
      name: lowerFirst(concept.name),
      names: ownNames(concept.name, [concept.name, ...namesToAsk(concept, map)]).map((name) => [
        ...new Set(cognateStems(name)),
      ]),
    }))
  if (variables.length === 0) return concepts
  return variables.map((variable) => {
    const stems = [...new Set(cognateStems(variable))]
    const known = concepts.find((concept) => isNamed(concept, new Set(stems)))
    const names = known?.names ?? namesOfAlone(variable)
    return { name: asTyped(lowerFirst(variable), [question, topic]), names: [stems, ...names] }
  })
}

/** What a variable is called elsewhere, read by itself: in the topic it may stand within a longer name. */
function namesOfAlone(variable: string): readonly (readonly string[])[] {
  const map = readTopic({ topic: variable, question: '', language: null })
  const [only, ...others] = activeConcepts(map)
  if (
    only === undefined ||
    others.length > 0 ||
    cognateStems(only.name).length < cognateStems(variable).length
  )
    return []
  return namesToAsk(only, map).map((name) => [...new Set(cognateStems(name))])
}

const UNDEFINED: ReadonlySet<string> = new Set(['place', 'time', 'method', 'population'])

/** Whether all words of one of the concept's names stand among these stems. */
export function isNamed({ names }: NamedConcept, stems: ReadonlySet<string>): boolean {
  return names.some((name) => name.length > 0 && name.every((stem) => stems.has(stem)))
}
