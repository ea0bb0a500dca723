import type { Locale } from '@/lib/contracts/locale'
import en from '@/messages/en/paper.json'
import es from '@/messages/es/paper.json'
import pt from '@/messages/pt-BR/paper.json'

const words = { en, es, 'pt-BR': pt } as const

/** What phases and agents are called in the language of the paper; their keys where there is no word. */
export function paperNames(locale: Locale) {
  const { stage, step } = words[locale]
  const nameIn = (table: Readonly<Record<string, string>>) => (key: string) => table[key] ?? key
  return { phase: nameIn(stage), agent: nameIn(step) }
}
