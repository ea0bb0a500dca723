import type { Locale } from '@/lib/contracts/locale'
import { localeLanguages } from '@/lib/contracts/locale-languages'
import type { CslItem } from '@/lib/core/formats/csl-item'
import { listed } from '@/lib/core/text/list-words'
import { methodWorkFacts as facts, type MethodWork } from './method-work-facts'

const keys = Object.keys(facts).filter((key): key is MethodWork => key in facts)

/** Begins the ids of their items: no source of a project has such a key. */
export const METHOD_KEY = 'method:'

/** Names in running text before "et al.": as many as both styles print. */
const NAMES_MAX = 2

/** "Creswell and Creswell (2018)", as running text names a work. */
function labelOf(key: MethodWork, locale: Locale): string {
  const { authors, year } = facts[key]
  const families = namesOf(authors).map(({ family }) => family)
  const [first = ''] = families
  return `${families.length > NAMES_MAX ? `${first} et al.` : listed(families, locale)} (${year})`
}

/** The works in one list for running text. */
export function methodLabels(named: readonly MethodWork[], locale: Locale): string {
  return listed(
    named.map((key) => labelOf(key, locale)),
    locale,
  )
}

/** The works that a text names, by label, DOI or ISBN, as items of the reference list. */
export function methodWorksIn(text: string, locale: Locale): readonly CslItem[] {
  const folded = text.toLowerCase()
  return keys
    .filter((key) => {
      const { doi, isbn } = facts[key]
      return [labelOf(key, locale), doi, isbn].some(
        (mark) => mark !== undefined && folded.includes(mark.toLowerCase()),
      )
    })
    .map(itemOf)
}

function namesOf(authors: string): { family: string; given: string }[] {
  return authors.split('; ').map((name) => {
    const [family = '', given = ''] = name.split(', ')
    return { family, given }
  })
}

function itemOf(key: MethodWork): CslItem {
  const { type, authors, year, title, venue, edition, publisher, volume, issue, pages, doi, isbn, language } =
    facts[key]
  return {
    id: `${METHOD_KEY}${key}`,
    type,
    title,
    author: namesOf(authors),
    issued: { 'date-parts': [[year]] },
    language: language ?? localeLanguages.en,
    ...(venue === undefined ? {} : { 'container-title': venue }),
    ...(edition === undefined ? {} : { edition }),
    ...(publisher === undefined ? {} : { publisher }),
    ...(volume === undefined ? {} : { volume }),
    ...(issue === undefined ? {} : { issue }),
    ...(pages === undefined ? {} : { page: pages }),
    ...(doi === undefined ? {} : { DOI: doi }),
    ...(isbn === undefined || doi !== undefined ? {} : { ISBN: isbn }),
  }
}
