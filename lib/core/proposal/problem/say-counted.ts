import type { Locale } from '@/lib/contracts/locale'
import { fillPhrase } from '@/lib/core/text/phrases'
import { smooth } from './noun-phrases'

/** "{names|name}": the first form after none or one, the second after more. */
const FORMS = /\{([^{}|]*)\|([^{}|]*)\}/g

/**
 * A sentence from a template: forms chosen by `count`, values filled in, prepositions and articles joined. What stands for
 * `{quote}`, `{cite}` and `{question}` is put in last and left as it is, so that a quotation stays verbatim.
 */
export function sentence(
  template: string,
  locale: Locale,
  values: Readonly<Record<string, string | number>> = {},
  count = 2,
): string {
  const { quote, cite, question, ...others } = values
  const chosen = template.replace(FORMS, (_, one: string, more: string) => (count <= 1 ? one : more))
  const joined = smooth(fillPhrase(chosen, others), locale)
  return fillPhrase(joined, {
    ...(quote === undefined ? {} : { quote }),
    ...(cite === undefined ? {} : { cite }),
    ...(question === undefined ? {} : { question }),
  })
}

/** Small numbers in words; feminine where the language has it, because sources are counted. */
const numberWords: Readonly<Record<Locale, readonly string[]>> = {
  en: ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'],
  'pt-BR': ['nenhuma', 'uma', 'duas', 'três', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove'],
  es: ['ninguna', 'una', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve'],
}

/** "none", "one", "three", "12": how many sources. */
export function countOf(count: number, locale: Locale): string {
  return numberWords[locale][count] ?? String(count)
}

/** "none of the 12 sources", "one of …", "three of …", "all 12 sources"; `total` is at least 2. */
export function shareOf(count: number, total: number, locale: Locale): string {
  const all = { en: `all ${total} sources`, 'pt-BR': `todas as ${total} fontes`, es: `las ${total} fuentes` }
  const of = { en: `of the ${total} sources`, 'pt-BR': `das ${total} fontes`, es: `de las ${total} fuentes` }
  return count === total ? all[locale] : `${countOf(count, locale)} ${of[locale]}`
}

/** `[@one; @two]`, at most four keys; '' for none. */
export function citation(keys: readonly string[]): string {
  const named = [...new Set(keys)].slice(0, CITED_TOGETHER_MAX)
  return named.length === 0 ? '' : `[${named.map((key) => `@${key}`).join('; ')}]`
}

const CITED_TOGETHER_MAX = 4
