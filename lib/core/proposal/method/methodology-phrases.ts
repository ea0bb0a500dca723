import { readWords } from '@/lib/core/text/say'
import en from '@/messages/en/floor/proposal-methodology.json'
import es from '@/messages/es/floor/proposal-methodology.json'
import pt from '@/messages/pt-BR/floor/proposal-methodology.json'

const words = readWords({ en, 'pt-BR': pt, es })

/** The sentences a recommended methodology is justified with. */
export const methodologyPhrases = words('methodology')

/** Names of the skills that designs need. */
export const skillPhrases = words('skills')
