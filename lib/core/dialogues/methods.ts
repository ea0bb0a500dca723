import type { Locale } from '@/lib/contracts/locale'
import { type MethodCategory, type MethodId, type MethodText, methodIds, methodTable } from './method-table'
import { methodsEn } from './methods-en'
import { methodsEs } from './methods-es'
import { methodsPt } from './methods-pt'

export interface Method extends MethodText {
  readonly id: MethodId
  readonly category: MethodCategory
}

const texts: Readonly<Record<Locale, Readonly<Record<MethodId, MethodText>>>> = {
  en: methodsEn,
  'pt-BR': methodsPt,
  es: methodsEs,
}

/** One method in the reader's language. */
export function getMethod(id: MethodId, locale: Locale): Method {
  return { id, category: methodTable[id], ...texts[locale][id] }
}

/** The whole registry in the reader's language, in menu order. */
export function listMethods(locale: Locale): readonly Method[] {
  return methodIds.map((id) => getMethod(id, locale))
}
