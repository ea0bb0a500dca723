import type { Locale } from '@/lib/contracts/locale'
import { listed } from '@/lib/core/text/list-words'
import type { Values } from '@/lib/core/text/say'
import { definite, upperFirst } from '@/lib/core/writing/noun-phrases'

/** Names as they stand in a sentence, with their articles: "la soledad y el sueño"; in English without. */
export function definiteList(concepts: readonly { readonly name: string }[], locale: Locale): string {
  return listed(
    concepts.map(({ name }) => definite(name, locale)),
    locale,
  )
}

/** Values for a name that stands in a sentence: as it is under its role, and with its article under `theRole`. */
export function named(role: string, name: string, locale: Locale): Values {
  return { [role]: name, [`the${upperFirst(role)}`]: definite(name, locale) }
}
