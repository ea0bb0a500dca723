import { readWords } from '@/lib/core/text/say'
import en from '@/messages/en/floor/search.json'
import es from '@/messages/es/floor/search.json'
import pt from '@/messages/pt-BR/floor/search.json'

const words = readWords({ en, 'pt-BR': pt, es })

export const suggestDatabasesPhrases = words('suggestions')

export const fieldNames = words('fields')

/** Titles, reasons and examples of the scope strategies. Reasons name the figures they rest on. */
export const scopeStrategyPhrases = words('scope')

/** Titles and reasons of the strategies that any search has. */
export const furtherStrategiesPhrases = words('further')
