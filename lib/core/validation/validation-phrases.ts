import { readWords } from '@/lib/core/text/say'
import en from '@/messages/en/floor/validation.json'
import es from '@/messages/es/floor/validation.json'
import pt from '@/messages/pt-BR/floor/validation.json'

const words = readWords({ en, 'pt-BR': pt, es })

/** The headings of the output document. A document is read in all three languages whatever its own. */
export const sectionTitles = words('sections')

/** Labels and sentences of the output document. */
export const validationDocumentPhrases = words('document')

/** What came of asking a database, for the breakdown. */
export const outcomePhrases = words('outcomes')

/** The parts of the scores. */
export const scorePartPhrases = words('parts')

/** Whether the access link works. */
export const linkPhrases = words('links')

/** Marks of retraction and correction; a clean or unchecked source has none, but says so in its own line. */
export const retractionPhrases = words('retractions')

/** Peer review has three states and a no. */
export const peerReviewPhrases = words('peerReview')

/** The state of the work as the document says it under its title. */
export const statusPhrases = words('statuses')

export const handoffPhrases = words('handoff')
