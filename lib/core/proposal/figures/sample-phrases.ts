import { type KeyOf, readWords } from '@/lib/core/text/say'
import en from '@/messages/en/floor/proposal-sample.json'
import es from '@/messages/es/floor/proposal-sample.json'
import pt from '@/messages/pt-BR/floor/proposal-sample.json'

const words = readWords({ en, 'pt-BR': pt, es })

/** What stands behind each symbol of a sample size. */
export const sampleSymbolPhrases = words('symbols')
export type SampleSymbol = KeyOf<typeof sampleSymbolPhrases>

/** The reference of each method; for ranges with what it says. */
export const sampleSourcePhrases = words('sources')
