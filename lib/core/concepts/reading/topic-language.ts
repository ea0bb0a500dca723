import type { ConceptLanguage } from '@/lib/contracts/concept-map'
import { conceptLanguages } from '@/lib/contracts/concept-terms'
import { longestConceptAt } from '@/lib/core/concepts/glossary'
import { cognateStem } from '@/lib/core/text/cognate-stems'
import { detectLanguage } from '@/lib/core/text/detect-language'
import { wordsOf } from '@/lib/core/text/words'
import { verbStrength } from './verb-forms'
import { isGrammarWord } from './word-lists'

/** Words that another language must claim more than the detected one before it is believed instead. */
const LEAD_MIN = 2
const WORDS_READ_MAX = 60

/**
 * The language of a short text, one of the three, or null. A detector made for sentences is often wrong on three words, so the
 * words are counted too: function words, verb forms and names of the vocabulary of each language. The count decides where
 * the detector says nothing, and against it when it leads clearly.
 */
export function topicLanguage(text: string): ConceptLanguage | null {
  const detected = conceptLanguages.find((language) => language === detectLanguage(text)) ?? null
  const claims = claimedWords(text)
  const [best, next] = conceptLanguages.toSorted((a, b) => claims[b] - claims[a])
  if (best === undefined || next === undefined) return detected
  if (detected === null) return claims[best] > claims[next] ? best : null
  return claims[best] - claims[detected] >= LEAD_MIN ? best : detected
}

function claimedWords(text: string): Record<ConceptLanguage, number> {
  const words = wordsOf(text).slice(0, WORDS_READ_MAX)
  const stems = words.map((word) => cognateStem(word.text))
  const claims = { pt: 0, en: 0, es: 0 }
  for (let at = 0; at < words.length; ) {
    const known = longestConceptAt(stems, at)
    const length = known?.length ?? 1
    const said = text.slice(words[at]?.start, words[at + length - 1]?.end).toLowerCase()
    for (const language of conceptLanguages) {
      const isNamed = known?.concept.names[language].some((name) => name.toLowerCase() === said) ?? false
      if (isNamed) claims[language] += length
      else if (isGrammarWord(said, language) || verbStrength(said, language) === 'strong')
        claims[language] += 1
    }
    at += length
  }
  return claims
}
