import type { Locale } from '@/lib/contracts/locale'

/** The same sentences in every language of the product; `{name}` marks what is filled in. */
export type Phrases<Key extends string> = Readonly<Record<Locale, Readonly<Record<Key, string>>>>

export const PLACEHOLDER = /\{([A-Za-z]{1,40})\}/g

/**
 * The template with each `{name}` replaced by its value. A name without a value stays as it is written, so a missing
 * value is seen rather than silently lost. Values are put in as they are: what goes into Markdown is escaped before.
 */
export function fillPhrase(template: string, values: Readonly<Record<string, string | number>>): string {
  return template.replace(PLACEHOLDER, (whole, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined
    return value === undefined ? whole : String(value)
  })
}

/** The sentence of `key` in the reader's language, with its values filled in. */
export function say<Key extends string>(
  phrases: Phrases<Key>,
  locale: Locale,
  key: Key,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return fillPhrase(phrases[locale][key], values)
}
