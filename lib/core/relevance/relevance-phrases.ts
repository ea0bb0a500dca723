import { readWords } from '@/lib/core/text/say'
import en from '@/messages/en/floor/relevance.json'
import es from '@/messages/es/floor/relevance.json'
import pt from '@/messages/pt-BR/floor/relevance.json'

const words = readWords({ en, 'pt-BR': pt, es })

/** What a count of sources calls for, in a sentence. */
export const thresholdPhrases = words('threshold')

/** What the reason of a relevancy is made of. */
export const reasonPhrases = words('reason')
