import { cueMatcher } from './find-cue'
import { type RoleSentence, sentenceRolesOf } from './sentence-roles'
import { type Approach, type StudyDesignId, studyDesigns } from './study-designs'

/** A design the text claims for itself, with the sentence it rests on. */
export interface DesignFinding {
  readonly design: StudyDesignId
  readonly approach: Approach
  /** The words that say so, lower case, without accents. */
  readonly by: string
  readonly sentence: RoleSentence
}

const designMatchers = studyDesigns.map(({ id, approach, cues }) => ({
  id,
  approach,
  match: cueMatcher(cues),
}))

/** Somebody else's studies: "previous surveys", "estudos de caso anteriores". */
const othersWork = cueMatcher({
  en: 'previous|prior|earlier|existing stud*|recent stud*|past stud*|unlike|rather than|in contrast to',
  pt: 'anteriores|previos|estudos recentes|ao contrario|em vez de',
  es: 'anteriores|previos|estudios recientes|a diferencia de|en lugar de',
})

function isOwnWork(sentence: RoleSentence, language: string | null): boolean {
  if (sentence.role === 'future' || sentence.role === 'limitation') return false
  return sentence.role === 'method' || sentence.role === 'aim' || othersWork(sentence.text, language) === null
}

/** Sentences on the method first, then the others, both in the order of the text. */
function byTelling(sentences: readonly RoleSentence[]): RoleSentence[] {
  return [
    ...sentences.filter(({ role }) => role === 'method'),
    ...sentences.filter(({ role }) => role !== 'method'),
  ]
}

/**
 * The study designs a title and abstract name for their own work, each once with the sentence it rests on: designs named where
 * the method is told first, then in the order of study-designs.ts (the more specific first). Outlooks, limitations and the
 * studies of others do not count. Empty when nothing is named; then the design is not known. Never throws.
 */
export function methodAndDesign(text: string, language: string | null): DesignFinding[] {
  const sentences = byTelling(
    sentenceRolesOf(text, language).filter((sentence) => isOwnWork(sentence, language)),
  )
  const findings = designMatchers.flatMap(({ id, approach, match }): DesignFinding[] => {
    for (const sentence of sentences) {
      const by = match(sentence.text, language)
      if (by !== null) return [{ design: id, approach, by, sentence }]
    }
    return []
  })
  const isMethod = (finding: DesignFinding) => finding.sentence.role === 'method'
  return [...findings.filter(isMethod), ...findings.filter((finding) => !isMethod(finding))]
}
