import { readWords } from '@/lib/core/text/say'
import en from '@/messages/en/floor/paper.json'
import es from '@/messages/es/floor/paper.json'
import pt from '@/messages/pt-BR/floor/paper.json'

/** The sentences of the paper's floors, one table for each kind. */
export const paperWords = readWords({ en, 'pt-BR': pt, es })
