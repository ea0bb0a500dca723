import { readWords } from '@/lib/core/text/say'
import en from '@/messages/en/floor/paper-chapters.json'
import es from '@/messages/es/floor/paper-chapters.json'
import pt from '@/messages/pt-BR/floor/paper-chapters.json'

/** The sentences of the paper's chapters, one table for each chapter. */
export const chapterWords = readWords({ en, 'pt-BR': pt, es })
