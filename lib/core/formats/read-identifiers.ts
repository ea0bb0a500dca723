import { addText, cleanText, setText } from '@/lib/core/formats/build-item'
import type { CslItem } from '@/lib/core/formats/csl-item'
import { findDoiAsWritten, readDoi } from '@/lib/core/identity/doi'

const NUMBERS_MAX = 20

/** Sets the DOI from a text that is one, is its address or holds one. The letters keep the case they were given in. */
export function setDoi(item: CslItem, raw: string | null | undefined): void {
  const text = cleanText(raw)
  if (item.DOI !== undefined || text === '') return
  setText(item, 'DOI', readDoi(text) ?? findDoiAsWritten(text))
}

/** Sorts the numbers in a text into ISBN (10 or 13 digits) and ISSN (8); anything else goes where `other` says. */
export function addStandardNumbers(
  item: CslItem,
  raw: string | null | undefined,
  other: 'ISSN' | 'ISBN',
): void {
  const found = standardNumbers(cleanText(raw))
  for (const { kind, number } of found) addText(item, kind, number, ', ')
  if (found.length === 0) addText(item, other, raw, ', ')
}

/** The ISBNs and ISSNs in a text, hyphens kept out of ISBNs and put into ISSNs. */
export function standardNumbers(text: string): { readonly kind: 'ISBN' | 'ISSN'; readonly number: string }[] {
  const candidates = text.slice(0, 2_000).match(/\d[\d-]{5,20}[\dXx]/g) ?? []
  return candidates.slice(0, NUMBERS_MAX).flatMap((candidate) => {
    const digits = candidate.replaceAll('-', '').toUpperCase()
    if (digits.length === 8)
      return { kind: 'ISSN' as const, number: `${digits.slice(0, 4)}-${digits.slice(4)}` }
    const isIsbn = digits.length === 10 || (digits.length === 13 && /^97[89]/.test(digits))
    return isIsbn ? { kind: 'ISBN' as const, number: digits } : []
  })
}

/** Sets the pages of a part, or how many a whole has: books and theses have a number where others have a range. */
export function setPages(item: CslItem, pages: string | null | undefined): void {
  const text = cleanText(pages).replace(/\s*[-–—]+\s*/g, '-')
  const isWhole = item.type === 'book' || item.type === 'thesis' || item.type === 'map'
  setText(item, isWhole && !/\d-\d/.test(text) ? 'number-of-pages' : 'page', text)
}

/** "476" and "81" become "476-481": a last page that is shorter than the first repeats only its end. */
export function pageRange(first: string | null, last: string | null): string | null {
  const from = cleanText(first)
  const to = cleanText(last)
  if (from === '' || to === '') return from || to || null
  if (from === to || /[-–—]/.test(from)) return from
  if (to.startsWith(`${from}-`)) return to
  return `${from}-${completed(from, to)}`
}

/** "6913-7" and "475-82" in full; "e12-4" likewise; anything else as it is, with one hyphen between the pages. */
export function fullPages(raw: string | null): string | null {
  const text = cleanText(raw).replace(/\s*[-–—]+\s*/g, '-')
  const found = /^([A-Za-z]{0,3}\d{1,9})-(\d{1,9})$/.exec(text)
  return found === null ? text || null : `${found[1]}-${completed(found[1] ?? '', found[2] ?? '')}`
}

function completed(from: string, to: string): string {
  if (!/^\d+$/.test(to) || !/^[A-Za-z]{0,3}\d+$/.test(from)) return to
  const digits = from.replace(/^[A-Za-z]+/, '')
  return to.length < digits.length ? from.slice(0, from.length - to.length) + to : to
}
