import { readWords } from '@/lib/core/text/say'
import en from '@/messages/en/floor/proposal-data.json'
import es from '@/messages/es/floor/proposal-data.json'
import pt from '@/messages/pt-BR/floor/proposal-data.json'

const words = readWords({ en, 'pt-BR': pt, es })

/** What is counted in a sample, in the plural. */
export const caseNouns = words('cases')

/** By what the number of cases was found. */
export const sampleMethods = words('methods')

/** Sentences of the data collection plan. */
export const dataPhrases = words('plan')
