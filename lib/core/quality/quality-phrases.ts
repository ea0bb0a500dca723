import { readWords } from '@/lib/core/text/say'
import en from '@/messages/en/floor/quality.json'
import es from '@/messages/es/floor/quality.json'
import pt from '@/messages/pt-BR/floor/quality.json'

const words = readWords({ en, 'pt-BR': pt, es })

/** What the reason of a quality score is made of. Fragments start small: they stand inside the sentence. */
export const qualityPhrases = words('score')
