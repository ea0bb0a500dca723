import type { Concept } from '@/lib/contracts/concept-map'
import { conceptLanguages } from '@/lib/contracts/concept-terms'
import { localeLanguages } from '@/lib/contracts/locale-languages'
import type { ProposalBrief } from '@/lib/contracts/proposal-run'
import { activeConcepts, activeNames } from '@/lib/core/concepts/concept-map'
import { findConcept } from '@/lib/core/concepts/glossary'
import { topicMap } from '@/lib/core/concepts/topic-map'
import type { NamedWords } from '@/lib/core/evidence/found-evidence'
import { wordsOf } from '@/lib/core/text/words'
import { lowerFirst } from '@/lib/core/writing/noun-phrases'
import { asTyped } from '../question/as-typed'
import { ownNames } from '../question/own-names'
import { isWhere } from '../question/study-variables'
import { withoutGroup } from '../question/without-group'

/** A concept of topic and question as it is counted in the sources; its name as it stands inside a sentence. */
export interface TermGroup extends NamedWords {
  readonly role: Concept['role']
}

/**
 * What topic and question are about, each with all its names, in reading order: what the sources are counted by. Where, when and how something is studied is counted
 * elsewhere. Empty where the topic stands in another language than the proposal: its words would stand in no sentence.
 */
export function termGroups({
  topic,
  question,
  locale,
}: Pick<ProposalBrief, 'topic' | 'question' | 'locale'>): readonly TermGroup[] {
  const map = topicMap({ topic, question })
  if (map.language !== null && map.language !== localeLanguages[locale]) return []
  const concepts = activeConcepts(map)
  return concepts
    .filter(
      ({ role, name }) =>
        role !== 'place' &&
        role !== 'time' &&
        role !== 'method' &&
        !isWhere(name, { topic, question }) &&
        !(locale !== 'en' && [topic, question].some((said) => isLeftover(name, { concepts, said }))),
    )
    .map((concept) => {
      const name = withoutGroup(concept.name)
      return {
        name: asTyped(lowerFirst(name), [topic, question]),
        words: ownNames(name, [...new Set([name, ...namesOf(name, concept)])]),
        role: concept.role,
      }
    })
}

/** "federais" of "servidores públicos federais", where the topic has "servidores públicos" alone: one unknown word behind the name of something else, and no thing. */
function isLeftover(
  name: string,
  { concepts, said }: { readonly concepts: readonly Concept[]; readonly said: string },
): boolean {
  if (/\s/.test(name) || findConcept(name) !== null) return false
  const words = wordsOf(said).map(({ text }) => text.toLowerCase())
  const at = words.indexOf(name.toLowerCase())
  const before = words[at - 1]
  const isOfOther = (other: Concept) => wordsOf(other.name).at(-1)?.text.toLowerCase() === before
  return at > 0 && words.lastIndexOf(name.toLowerCase()) === at && concepts.some(isOfOther)
}

/** "burnout of nurses" is named by whatever names burnout, and "TEA" by what the letters stand for. */
function namesOf(name: string, concept: Concept): readonly string[] {
  const own = name === concept.name ? activeNames(concept).map(({ text }) => text) : []
  // A source may have the slip that the student has.
  const slip = concept.misspelt ? [concept.misspelt] : []
  const known = findConcept(name)
  return [
    ...own,
    ...slip,
    ...(known === null ? [] : conceptLanguages.flatMap((language) => known.names[language])),
  ]
}
