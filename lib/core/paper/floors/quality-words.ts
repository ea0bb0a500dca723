import { readWords } from '@/lib/core/text/say'
import en from '@/messages/en/floor/paper-quality.json'
import es from '@/messages/es/floor/paper-quality.json'
import pt from '@/messages/pt-BR/floor/paper-quality.json'

/** The sentences of the floors of quality, one table for each kind. */
export const qualityWords = readWords({ en, 'pt-BR': pt, es })
