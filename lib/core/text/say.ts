import { IntlMessageFormat } from 'intl-messageformat'
import type { Locale } from '@/lib/contracts/locale'

/** Sentences of one kind in every language of the product, by key: ICU messages of `messages/<locale>/floor`. */
export interface Words<Key extends string> {
  /** In the order of the file. */
  readonly keys: readonly string[]
  /** The compiled message, kept once it was asked for; '' for a key that the file does not have. */
  message(locale: Locale, key: Key): IntlMessageFormat
}

/** The keys of a table of sentences. */
export type KeyOf<Table> = Table extends Words<infer Key> ? Key : never

/** What is filled in. A count stays a number: the message chooses the form that goes with it. */
export type Values = Readonly<Record<string, string | number>>

type Tables = Readonly<Record<string, Readonly<Record<string, string>>>>

/** Gives the tables of one file of messages, by name; the file lies once for each language. Compiles nothing yet. */
export function readWords<File extends Tables>(
  files: Readonly<Record<Locale, File>>,
): <Name extends keyof File & string>(name: Name) => Words<keyof File[Name] & string> {
  const compiled = new Map<string, IntlMessageFormat>()
  return (name) => ({
    keys: Object.keys(files.en[name] ?? {}),
    message(locale, key) {
      const id = `${locale} ${name} ${key}`
      const kept = compiled.get(id)
      if (kept !== undefined) return kept
      const made = new IntlMessageFormat(files[locale][name]?.[key] ?? '', locale)
      compiled.set(id, made)
      return made
    },
  })
}

/**
 * The sentence of `key` in the reader's language. Values are put in as they are: what goes into Markdown is escaped before.
 * Throws when the message names a value that is not given.
 */
export function say<Key extends string>(
  words: Words<Key>,
  locale: Locale,
  key: Key,
  values: Values = {},
): string {
  return String(words.message(locale, key).format({ ...values }))
}

/** Says sentences of one table in one language. */
export type Say<Key extends string> = (key: Key, values?: Values) => string

/** `say` for many sentences of one table in one language. */
export function speak<Key extends string>(words: Words<Key>, locale: Locale): Say<Key> {
  return (key, values) => say(words, locale, key, values)
}

/** The sentences of a list, which lie in the table as `stem1`, `stem2` …; as many as the table has. */
export function sayAll(words: Words<string>, locale: Locale, stem: string): string[] {
  const numbered = words.keys.filter((key) => key.startsWith(stem) && /^\d+$/.test(key.slice(stem.length)))
  return numbered.map((key) => say(words, locale, key))
}
