import type { DatabaseQuery } from '@/lib/contracts/search'
import { threeLetterLanguage } from '@/lib/core/text/language-code'
import { yearsAsDays } from './request-url'

/** A query in Google Scholar's syntax; excluded words with a minus before them. Years and languages travel beside it. */
export function scholarText(query: DatabaseQuery): string {
  const excluded = query.excluded.map((word) =>
    /\s/.test(word) ? `-"${word.replaceAll('"', ' ').trim()}"` : `-${word.replace(/^-+/, '')}`,
  )
  return [query.text, ...excluded].join(' ')
}

/** The languages as Google Scholar's `lr` takes them; null for any language. */
export function scholarLanguages(query: DatabaseQuery): string | null {
  return query.languages.length === 0 ? null : query.languages.map((code) => `lang_${code}`).join('|')
}

/** A query in PubMed's syntax with languages and exclusions; years travel beside it. */
export function pubmedTerm(query: DatabaseQuery): string {
  const languages = query.languages.flatMap((code) => threeLetterLanguage(code) ?? [])
  const restricted =
    languages.length === 0 ? [] : [`(${languages.map((code) => `${code}[la]`).join(' OR ')})`]
  const excluded = query.excluded.map((word) => ` NOT "${word.replaceAll('"', ' ').trim()}"[tiab]`)
  return [`(${query.text})`, ...restricted].join(' AND ') + excluded.join('')
}

/** A query with dates, languages and exclusions in Europe PMC's own syntax. */
export function europePmcText(query: DatabaseQuery): string {
  const { from, to } = yearsAsDays(query)
  const parts = [`(${query.text})`]
  if (from !== null || to !== null)
    parts.push(`(FIRST_PDATE:[${from ?? '1400-01-01'} TO ${to ?? '2200-12-31'}])`)
  const languages = query.languages.flatMap((code) => threeLetterLanguage(code) ?? [])
  if (languages.length > 0) parts.push(`(${languages.map((code) => `LANG:${code}`).join(' OR ')})`)
  const excluded = query.excluded.map((word) => `NOT "${word.replaceAll('"', ' ').trim()}"`)
  return [parts.join(' AND '), ...excluded].join(' ')
}

/** The text without `?` and `*`, which OpenAlex refuses. */
export function withoutWildcards(text: string): string {
  return text.replace(/[?*]/g, ' ').replace(/\s+/g, ' ').trim()
}
