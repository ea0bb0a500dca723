import { readWords } from '@/lib/core/text/say'
import en from '@/messages/en/floor/paper-synthesis.json'
import es from '@/messages/es/floor/paper-synthesis.json'
import pt from '@/messages/pt-BR/floor/paper-synthesis.json'

/** The sentences of the floors of synthesis and design, one table for each kind. */
export const synthesisWords = readWords({ en, 'pt-BR': pt, es })
