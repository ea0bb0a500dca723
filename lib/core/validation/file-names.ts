import type { Locale } from '@/lib/contracts/locale'
import { foldAccents } from '@/lib/core/text/fold-accents'
import { type KeyOf, readWords, say } from '@/lib/core/text/say'
import { markOf } from '@/lib/core/validation/document-items'
import en from '@/messages/en/floor/files.json'
import es from '@/messages/es/floor/files.json'
import pt from '@/messages/pt-BR/floor/files.json'

const fileWords = readWords({ en, 'pt-BR': pt, es })('files')

/** What a downloaded file is called in a language, of lower-case ASCII letters and hyphens, as "revisao-de-literatura". */
export const fileWord = (word: KeyOf<typeof fileWords>, locale: Locale): string =>
  say(fileWords, locale, word)

/** Longest slug, in characters: with prefix and ending every file system takes the name. */
const SLUG_MAX = 60
const TEXT_MAX = 2_000

/**
 * A text as part of a file name: lower-case ASCII letters, digits and single hyphens, at most 60 characters, cut between
 * words where possible, never empty. A text with nothing to keep (another script, emoji) becomes `topic-` and a
 * fingerprint, so that two such topics do not share a file.
 */
export function slugOf(text: string): string {
  const source = text.slice(0, TEXT_MAX)
  const slug = foldAccents(source)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  if (slug === '') return `topic-${markOf(source)}`
  if (slug.length <= SLUG_MAX) return slug
  const cut = slug.slice(0, SLUG_MAX + 1)
  const end = cut.lastIndexOf('-')
  return cut.slice(0, end > SLUG_MAX / 2 ? end : SLUG_MAX).replace(/-$/, '')
}

/** `YYYY-MM-DD` of an ISO 8601 date or instant; `undated` for anything else. */
export function fileDate(date: string): string {
  return /^\d{4}-\d{2}-\d{2}/.exec(date)?.[0] ?? 'undated'
}
