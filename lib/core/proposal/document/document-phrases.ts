import { type KeyOf, readWords } from '@/lib/core/text/say'
import en from '@/messages/en/floor/proposal-document.json'
import es from '@/messages/es/floor/proposal-document.json'
import pt from '@/messages/pt-BR/floor/proposal-document.json'

const words = readWords({ en, 'pt-BR': pt, es })

/** Every sentence of the document that no stage writes. */
export const documentPhrases = words('document')
export type DocumentPhrase = KeyOf<typeof documentPhrases>

export const aiUsePhrases = words('aiUse')
export type AiUsePhrase = KeyOf<typeof aiUsePhrases>

/** What follows from where, among whom and when a study takes place. */
export const studyPhrases = words('study')
export type StudyPhrase = KeyOf<typeof studyPhrases>
