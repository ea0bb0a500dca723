import type { Locale } from '@/lib/contracts/locale'
import { type KeyOf, readWords, say } from '@/lib/core/text/say'
import en from '@/messages/en/floor/paper-output.json'
import es from '@/messages/es/floor/paper-output.json'
import pt from '@/messages/pt-BR/floor/paper-output.json'

const words = readWords({ en, 'pt-BR': pt, es })
export const paperDocumentWords = words('document')

const fields = words('field')
const values = words('value')

/** What a field of a contract is called; null where the table has no word. */
export function fieldName(locale: Locale, field: string): string | null {
  const key = fields.keys.find((one): one is KeyOf<typeof fields> => one === field)
  return key === undefined ? null : say(fields, locale, key)
}

/** What one of the fixed values of a contract is called; null for any other text. */
export function valueName(locale: Locale, value: string): string | null {
  const key = values.keys.find((one): one is KeyOf<typeof values> => one === value)
  return key === undefined ? null : say(values, locale, key)
}
