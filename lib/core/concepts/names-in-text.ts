import { ConceptLanguage } from '@/lib/contracts/concept-map'
import { readTopic } from './read-topic'

/** The names of the things that a text is about, as written and in reading order; in a language that is none of the three, told from the words. */
export function namesInText(text: string, language: string | null): readonly string[] {
  const told = ConceptLanguage.safeParse(language)
  const { concepts } = readTopic({ topic: text, question: '', language: told.success ? told.data : null })
  return concepts.map(({ name }) => name)
}
