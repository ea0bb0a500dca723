import { readWords } from '@/lib/core/text/say'
import en from '@/messages/en/floor/topic.json'
import es from '@/messages/es/floor/topic.json'
import pt from '@/messages/pt-BR/floor/topic.json'

const words = readWords({ en, 'pt-BR': pt, es })

/** Titles, questions and reasons of angles. */
export const anglePhrases = words('angles')
/** Alternative research questions by what they ask for. */
export const designedQuestionPhrases = words('questions')
/** The validation document and the hand-off. */
export const topicDocumentPhrases = words('document')
