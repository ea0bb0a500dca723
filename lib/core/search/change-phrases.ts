import { readWords } from '@/lib/core/text/say'
import en from '@/messages/en/floor/search-changes.json'
import es from '@/messages/es/floor/search-changes.json'
import pt from '@/messages/pt-BR/floor/search-changes.json'

const words = readWords({ en, 'pt-BR': pt, es })

/** How a difference between two searches is told. */
export const searchPlanPhrases = words('plan')

/** What the refinement loop says: how the topic moves, and the name of each direction. */
export const refinementPhrases = words('refinement')
