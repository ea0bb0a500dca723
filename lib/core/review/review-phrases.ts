import { type KeyOf, readWords } from '@/lib/core/text/say'
import en from '@/messages/en/floor/review.json'
import es from '@/messages/es/floor/review.json'
import pt from '@/messages/pt-BR/floor/review.json'

const words = readWords({ en, 'pt-BR': pt, es })

/** What is said of one theme. */
export const themePhrases = words('theme')
/** Kinds of studies by which sources are sorted. */
export const designFamilyPhrases = words('families')
/** What is said across the themes, and the outline. */
export const themeLinkPhrases = words('links')
/** Headings and labels of the document and of the synthesis table. */
export const reviewPhrases = words('document')
export type ReviewPhrase = KeyOf<typeof reviewPhrases>
