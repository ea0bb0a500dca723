import type { Locale } from '@/lib/contracts/locale'
import { readWords } from '@/lib/core/text/say'
import en from '@/messages/en/floor/dialogue-methods.json'
import es from '@/messages/es/floor/dialogue-methods.json'
import pt from '@/messages/pt-BR/floor/dialogue-methods.json'
import { type MethodCategory, type MethodId, methodIds, methodTable } from './method-table'
import { type RegistryEntry, registryOf } from './registry'

export type Method = RegistryEntry<MethodId, MethodCategory>

/** One method in the reader's language. */
export const getMethod = registryOf(methodTable, readWords({ en, 'pt-BR': pt, es }))

/** The whole registry in the reader's language, in menu order. */
export function listMethods(locale: Locale): readonly Method[] {
  return methodIds.map((id) => getMethod(id, locale))
}
