import type { Work } from '@/lib/contracts/work'
import { findDoi } from '@/lib/core/identity/doi'
import { parsePersonName } from '@/lib/core/identity/person-name'
import { dateFromText } from '@/lib/core/identity/publication-date'
import { detectLanguage } from '@/lib/core/text/detect-language'
import { makeWork } from './make-work'

const EXCERPT_MAX = 3_000

/** What a page says of itself: its meta elements in order, its title, and the readable text if there is one. */
export interface PageFacts {
  readonly url: string
  readonly title: string
  readonly meta: readonly { readonly name: string; readonly content: string }[]
  readonly text: string | null
  readonly language: string | null
}

/**
 * A work from a web page's own description of itself (citation_*, Dublin Core, Open Graph). An article page gives an
 * article; any other page is of type `other`. The abstract is the page's description, else the beginning of its text.
 */
export function workFromPage(
  page: PageFacts,
  { id, currentYear }: { id: string; currentYear: number },
): Work {
  const all = (...names: string[]) =>
    page.meta.filter(({ name }) => names.includes(name.toLowerCase())).map(({ content }) => content)
  const first = (...names: string[]) =>
    names.flatMap((name) => all(name)).find((content) => content.trim() !== '') ?? null
  const title = first('citation_title', 'dc.title', 'og:title') ?? page.title
  const described = first('citation_abstract', 'dc.description', 'description', 'og:description')
  const abstract = described ?? page.text?.slice(0, EXCERPT_MAX) ?? null
  const date = first(
    'citation_publication_date',
    'citation_date',
    'citation_online_date',
    'dc.date',
    'article:published_time',
  )
  const journal = first('citation_journal_title', 'citation_conference_title')
  const doi = first('citation_doi', 'dc.identifier', 'prism.doi')
  return makeWork({
    source: { db: 'user', id },
    title,
    authors: all('citation_author', 'dc.creator').map((name) => parsePersonName(name)),
    date: date === null ? null : dateFromText(date, currentYear),
    venue: journal ?? first('og:site_name'),
    issn: all('citation_issn'),
    type: journal === null ? 'other' : 'article',
    language:
      first('citation_language', 'dc.language') ??
      detectLanguage(`${title} ${abstract ?? ''}`.slice(0, 4_000)) ??
      page.language,
    abstract,
    keywords: all('citation_keywords', 'keywords').flatMap((content) => content.split(/[;,]/)),
    doi: doi === null ? null : findDoi(doi),
    volume: first('citation_volume'),
    issue: first('citation_issue'),
    publisher: first('citation_publisher', 'dc.publisher'),
    landing: page.url,
    pdf: first('citation_pdf_url'),
  })
}
