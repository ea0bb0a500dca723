import type { Work } from '@/lib/contracts/work'
import { workFromText } from '@/lib/core/records/work-from-text'
import { isTelling } from './names-work'
import { readPastedReference } from './read-pasted-reference'

export interface OwnText {
  readonly work: Work
  /** False: neither a reference nor a title; the text can be no source unless an index knows it. */
  readonly saysSomething: boolean
}

/** A work from what a student pasted: a reference in a known style, else a title in the first line with an abstract below it. */
export function ownTextWork(
  text: string,
  options: { readonly id: string; readonly currentYear: number },
): OwnText {
  const plain = workFromText(text, options)
  const reference = readPastedReference(text, options.currentYear)
  if (reference === null) return { work: plain, saysSomething: plain.doi !== null || isTelling(text) }
  const { title, authors, year, venue, doi } = reference
  const type = venue === null ? plain.type : 'article'
  return {
    work: { ...plain, title, authors: [...authors], year, venue, doi, type, abstract: null },
    saysSomething: isTelling(title) || authors.length > 0,
  }
}
