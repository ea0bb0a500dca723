import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { IntlMessageFormat } from 'intl-messageformat'
import { describe, expect, it } from 'vitest'
import { type InterfaceLocale, locales } from './locales'

/**
 * The check for translators: every file of `messages` lies in each language, holds the same keys, and each message is valid
 * ICU, takes the same values and knows the plural forms of its language.
 */
const root = fileURLToPath(new URL('../messages', import.meta.url))

function filesOf(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    return entry.isDirectory() ? filesOf(path) : [path]
  })
}

/** key → message, keys joined by dots and beginning with the file's name. */
function flatten(value: unknown, prefix: string): [string, string][] {
  if (typeof value === 'string') return [[prefix, value]]
  if (typeof value !== 'object' || value === null) return [[prefix, '']]
  return Object.entries(value).flatMap(([key, inner]) => flatten(inner, `${prefix}.${key}`))
}

function catalogue(locale: InterfaceLocale): Map<string, string> {
  const home = join(root, locale)
  return new Map(
    filesOf(home).flatMap((path) => flatten(JSON.parse(readFileSync(path, 'utf8')), relative(home, path))),
  )
}

type Element = ReturnType<IntlMessageFormat['getAst']>[number]

/** Every element of a message, those inside plural forms, choices and tags included. */
function elementsOf(elements: readonly Element[]): Element[] {
  return elements.flatMap((element) => {
    const forms = 'options' in element ? Object.values(element.options).flatMap(({ value }) => value) : []
    const children = 'children' in element ? element.children : []
    return [element, ...elementsOf([...forms, ...children])]
  })
}

/** Element types of the parser: text and the number sign take no value. */
const LITERAL = 0
const PLURAL = 6
const NUMBER_SIGN = 7

function parse(message: string, locale: string): Element[] {
  return elementsOf(new IntlMessageFormat(message, locale).getAst())
}

/** The values that a message takes. `theField` is `field` with its article: a language takes the one that it needs. */
function valuesOf(message: string, locale: string): string {
  const names = parse(message, locale).flatMap((element) =>
    element.type === LITERAL || element.type === NUMBER_SIGN || !('value' in element) ? [] : [element.value],
  )
  const plain = names.map((name) =>
    name.replace(/^the(?=[A-Z])(.*)$/, (_, rest: string) => rest.charAt(0).toLowerCase() + rest.slice(1)),
  )
  return [...new Set(plain)].sort().join()
}

/** The forms that a plural must have: 'many' is left to the translator, it begins at a million. */
function pluralFaults(message: string, locale: string): string[] {
  return parse(message, locale).flatMap((element) => {
    if (element.type !== PLURAL || !('options' in element)) return []
    const type = element.pluralType ?? 'cardinal'
    const forms = new Intl.PluralRules(locale, { type }).resolvedOptions().pluralCategories
    const given = Object.keys(element.options).filter((form) => !form.startsWith('='))
    const byNumber = Object.keys(element.options).some((form) => form.startsWith('='))
    const unknown = given.filter((form) => !forms.some((known) => known === form))
    const missing = forms.filter(
      (form) => form !== 'many' && !given.includes(form) && !(form === 'one' && byNumber),
    )
    return [...unknown.map((form) => `no form ${form}`), ...missing.map((form) => `lacks ${form}`)]
  })
}

const english = catalogue('en')

describe('messages', () => {
  it('are found', () => {
    expect(english.size).toBeGreaterThan(2_000)
  })

  it.each(locales)('%s has the files and keys of English, none of them empty', (locale) => {
    const own = catalogue(locale)
    expect([...own.keys()].sort()).toEqual([...english.keys()].sort())
    expect([...own].filter(([, message]) => message.trim() === '').map(([key]) => key)).toEqual([])
  })

  it.each(locales)('%s is valid ICU, with the plural forms of the language', (locale) => {
    const faults = [...catalogue(locale)].flatMap(([key, message]) => {
      try {
        return pluralFaults(message, locale).map((fault) => `${key}: ${fault}`)
      } catch (error) {
        return [`${key}: ${String(error)}`]
      }
    })
    expect(faults).toEqual([])
  })

  it.each(locales)('%s takes the values of English in every message', (locale) => {
    const own = catalogue(locale)
    const other = [...english].filter(
      ([key, message]) => valuesOf(own.get(key) ?? '', locale) !== valuesOf(message, 'en'),
    )
    expect(
      other.map(([key, m]) => `${key}: ${valuesOf(own.get(key) ?? '', locale)} for ${valuesOf(m, 'en')}`),
    ).toEqual([])
  })
})
