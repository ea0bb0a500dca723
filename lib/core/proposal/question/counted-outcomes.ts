import type { StudyVariable, VariableRole } from '@/lib/contracts/proposal-run'
import { activeConcepts, activeNames } from '@/lib/core/concepts/concept-map'
import { topicMap } from '@/lib/core/concepts/topic-map'
import type { NamedWords } from '@/lib/core/evidence/found-evidence'
import { populationsNamed } from '@/lib/core/evidence/study-settings'
import { foldAccents } from '@/lib/core/text/fold-accents'
import { ownNames } from './own-names'
import type { AskedTopic } from './question-type'
import { withoutGroup } from './without-group'

/** What may make a difference to an outcome; without one nothing is asked that results could speak for or against. */
const differing: readonly VariableRole[] = ['predictor', 'mediator', 'moderator', 'group']

/**
 * The outcomes whose results can be counted for and against, each with its names in all languages. None where a question asks for no difference: of how common
 * something is, how it is lived or what the law says, a rise or fall of something else is no evidence. Never throws.
 */
export function countedOutcomes(
  asked: AskedTopic,
  variables: readonly StudyVariable[],
): readonly NamedWords[] {
  if (!variables.some(({ role }) => differing.includes(role))) return []
  const concepts = activeConcepts(topicMap(asked))
  return variables
    .filter(({ role }) => role === 'outcome')
    .map(({ name }) => {
      const own = concepts.find((concept) =>
        activeNames(concept).some(({ text }) =>
          [text, withoutGroup(text)].map(foldAccents).includes(foldAccents(name)),
        ),
      )
      const names = own === undefined ? [] : activeNames(own).map(({ text }) => text)
      // A group of people that goes with the name is not what is measured on it.
      const words = [name, ...names.filter((text) => populationsNamed(text).length === 0)]
      // Results on informal employment are none on youth employment, though both are employment.
      return { name, words: ownNames(name, words) }
    })
}
