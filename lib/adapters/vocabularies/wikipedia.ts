import type { ConceptLanguage } from '@/lib/contracts/concept-map'
import { conceptLanguages } from '@/lib/contracts/concept-terms'
import type { HttpRequest } from '@/lib/contracts/http'
import type { EntryName, VocabularyEntry, VocabularyTerm } from '@/lib/contracts/vocabulary'
import { isJsonObject, listAt, textAt, valueAt } from '@/lib/core/records/read-json'
import { languageOfCode, makeEntry } from './make-entry'
import type { Vocabulary, VocabularyContext, VocabularyQuestion } from './vocabulary'
import { wikimediaRequest } from './wikimedia'

const BODY_MAX_BYTES = 1024 * 1024
const TITLES_MAX = 20

/** The request for the articles of the terms, all of one language. Pure. */
export function wikipediaArticles(
  terms: readonly VocabularyTerm[],
  language: ConceptLanguage,
  context: VocabularyContext,
): HttpRequest {
  return wikimediaRequest(context.baseUrls.wikipedia.replace('{language}', language), context, {
    action: 'query',
    formatversion: 2,
    redirects: 1,
    titles: terms.map(({ text }) => titleOf(text)).join('|'),
    prop: 'pageprops|langlinks|redirects',
    ppprop: 'wikibase_item|disambiguation',
    lllimit: 500,
    rdlimit: 50,
    rdnamespace: 0,
  })
}

/** Characters that a title cannot hold would split or void the list of titles. */
function titleOf(text: string): string {
  return text.replace(/[|#<>[\]{}_]+/g, ' ').trim()
}

/**
 * For each term its article with its titles in the three languages and what leads to it; no entry where there is no
 * article, or a disambiguation page. Reads both formats of the API. Null when the body is no such answer.
 */
export function readWikipediaArticles(
  body: unknown,
  terms: readonly VocabularyTerm[],
  language: ConceptLanguage,
): ReadonlyMap<VocabularyTerm, readonly VocabularyEntry[]> | null {
  const query = valueAt(body, 'query')
  const pages = valueAt(query, 'pages')
  if (!isJsonObject(pages) && !Array.isArray(pages)) return null
  const byTitle = new Map(
    (Array.isArray(pages) ? pages : Object.values(pages)).map((page) => [textAt(page, 'title') ?? '', page]),
  )
  const steps = new Map(
    [...listAt(query, 'normalized'), ...listAt(query, 'redirects')].map((step) => [
      textAt(step, 'from') ?? '',
      textAt(step, 'to') ?? '',
    ]),
  )
  return new Map(
    terms.map((term) => {
      const title = titleOf(term.text)
      const normalized = steps.get(title) ?? title
      const page = byTitle.get(steps.get(normalized) ?? normalized)
      return [term, entriesOf(page, language, term)]
    }),
  )
}

function entriesOf(page: unknown, language: ConceptLanguage, { text }: VocabularyTerm): VocabularyEntry[] {
  const title = textAt(page, 'title')
  const isOther =
    valueAt(page, 'missing') !== undefined ||
    valueAt(page, 'invalid') !== undefined ||
    // The mark of a disambiguation page is an empty text.
    valueAt(page, 'pageprops', 'disambiguation') !== undefined
  if (title === null || isOther) return []
  const item = textAt(page, 'pageprops', 'wikibase_item')
  const names: EntryName[] = [
    { text: title, language, kind: 'label' },
    ...listAt(page, 'langlinks').flatMap(otherTitle),
    ...listAt(page, 'redirects').flatMap((redirect): EntryName[] => {
      const other = textAt(redirect, 'title')
      return other === null ? [] : [{ text: other, language, kind: 'alias' }]
    }),
  ]
  const id = `${language}:${title}`.slice(0, 200)
  const entry = { id, names, descriptions: [], ...(item === null ? {} : { wikidata: item.slice(0, 20) }) }
  return [makeEntry(entry, [text])]
}

function otherTitle(link: unknown): EntryName[] {
  const language = languageOfCode(textAt(link, 'lang') ?? '')
  const text = textAt(link, 'title') ?? textAt(link, '*')
  return language === null || text === null ? [] : [{ text, language, kind: 'label' }]
}

export const wikipedia: Vocabulary = {
  id: 'wikipedia',
  languages: conceptLanguages,
  isAccentSensitive: false,
  find: async (question) => {
    for (const language of conceptLanguages) {
      const own = question.terms.filter((term) => term.language === language)
      for (let at = 0; at < own.length; at += TITLES_MAX)
        await settleArticles(own.slice(at, at + TITLES_MAX), language, question)
    }
  },
}

async function settleArticles(
  terms: readonly VocabularyTerm[],
  language: ConceptLanguage,
  { ask, context, settle }: VocabularyQuestion,
): Promise<void> {
  const answer = await ask({
    host: 'wikimedia',
    request: wikipediaArticles(terms, language, context),
    bodyMaxBytes: BODY_MAX_BYTES,
    read: (body) => readWikipediaArticles(body, terms, language),
  })
  for (const term of terms)
    settle(term, answer.ok ? { ok: true, value: answer.value.get(term) ?? [] } : answer)
}
