import type { Locale } from '@/lib/contracts/locale'
import { readWords, say } from '@/lib/core/text/say'
import en from '@/messages/en/floor/databases.json'
import es from '@/messages/es/floor/databases.json'
import pt from '@/messages/pt-BR/floor/databases.json'
import { databaseFacts } from './database-facts'
import { isDatabaseId } from './database-names'

const databasePhrases = readWords({ en, 'pt-BR': pt, es })('names')

/** Origins of what a student or a file brought along: no database's. */
const ownOrigins: readonly string[] = ['user', 'file']

/**
 * What a database truly is, in the reader's language: its name and, where another service is asked for it, that service
 * ("JSTOR, through Crossref"). An origin that is no database of the list keeps its own word.
 */
export function databaseLabel(id: string, locale: Locale): string {
  if (ownOrigins.includes(id)) return say(databasePhrases, locale, 'own')
  if (!isDatabaseId(id)) return id
  const { name, through } = databaseFacts[id]
  if (through === undefined) return name
  const services =
    'indexes' in through
      ? joined(
          through.indexes.map((index) => databaseFacts[index].name),
          locale,
          'conjunction',
        )
      : joined(through.gateways, locale, 'disjunction')
  return say(databasePhrases, locale, 'through', { name, services })
}

/** Several databases in one line; their names may hold commas. */
export function databaseLabels(ids: readonly string[], locale: Locale): string {
  return ids.map((id) => databaseLabel(id, locale)).join('; ')
}

function joined(names: readonly string[], locale: Locale, type: 'conjunction' | 'disjunction'): string {
  return new Intl.ListFormat(locale, { type }).format(names)
}
