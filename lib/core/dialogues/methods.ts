import type { Locale } from '@/lib/contracts/locale'
import { readWords, sayAll, speak } from '@/lib/core/text/say'
import en from '@/messages/en/floor/dialogue-methods.json'
import es from '@/messages/es/floor/dialogue-methods.json'
import pt from '@/messages/pt-BR/floor/dialogue-methods.json'
import { type MethodCategory, type MethodId, methodIds, methodTable } from './method-table'

const words = readWords({ en, 'pt-BR': pt, es })

export interface Method {
  readonly id: MethodId
  readonly category: MethodCategory
  readonly name: string
  /** What it is for. */
  readonly description: string
  /** They serve as its form when no model is there. */
  readonly questions: readonly string[]
}

/** One method in the reader's language. */
export function getMethod(id: MethodId, locale: Locale): Method {
  const t = speak(words(id), locale)
  return {
    id,
    category: methodTable[id],
    name: t('name'),
    description: t('description'),
    questions: sayAll(words(id), locale, 'questions'),
  }
}

/** The whole registry in the reader's language, in menu order. */
export function listMethods(locale: Locale): readonly Method[] {
  return methodIds.map((id) => getMethod(id, locale))
}
