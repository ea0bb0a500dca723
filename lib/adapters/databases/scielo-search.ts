import type { ParseContext, ParsedPage } from '@/lib/contracts/connector'
import type { Work } from '@/lib/contracts/work'
import { parsePersonName } from '@/lib/core/identity/person-name'
import { dateFromText } from '@/lib/core/identity/publication-date'
import { failedPage, pageOf } from '@/lib/core/records/answer-outcome'
import { makeWork } from '@/lib/core/records/make-work'
import { countAt, isJsonObject, listAt, textAt, textsAt, valueAt } from '@/lib/core/records/read-json'

/** The JSON of search.scielo.org, which only opens with a token; field names from the server's own source code. */
export function parseScieloSearch(body: unknown, context: ParseContext): ParsedPage {
  const answer = valueAt(listAt(body, 'diaServerResponse')[0], 'response')
  if (!isJsonObject(answer)) return failedPage('down', 'no response in the envelope')
  const records = listAt(answer, 'docs')
    .filter(isJsonObject)
    .map((document) => searchedWork(document, context))
  return pageOf(records, countAt(answer, 'numFound'))
}

function searchedWork(document: unknown, context: ParseContext): Work {
  const language = textsAt(document, 'la')[0] ?? null
  const inLanguage = (name: string) =>
    language === null ? null : (textsAt(document, `${name}_${language}`)[0] ?? null)
  const pid = textsAt(document, 'ur')[0] ?? (textAt(document, 'id') ?? '').replace(/-[a-z]{3}$/, '')
  const first = textAt(document, 'start_page')
  const last = textAt(document, 'end_page')
  return makeWork({
    source: { db: 'scielo', id: pid },
    title: inLanguage('ti') ?? textsAt(document, 'ti')[0] ?? null,
    titles: ['pt', 'es', 'en'].flatMap((lang) =>
      textsAt(document, `ti_${lang}`).map((text) => ({ lang, text })),
    ),
    authors: textsAt(document, 'au').map((name) => parsePersonName(name)),
    date: dateFromText(textAt(document, 'da') ?? textsAt(document, 'da')[0] ?? '', context.currentYear),
    venue: textsAt(document, 'journal_title')[0] ?? textsAt(document, 'ta')[0] ?? null,
    issn: textsAt(document, 'issn'),
    type: /review/.test(textAt(document, 'type') ?? '') ? 'review' : 'article',
    language,
    abstract:
      inLanguage('ab') ?? ['pt', 'es', 'en'].flatMap((lang) => textsAt(document, `ab_${lang}`))[0] ?? null,
    doi: textsAt(document, 'doi')[0] ?? null,
    volume: textAt(document, 'volume'),
    issue: textAt(document, 'issue'),
    pages: first !== null && last !== null ? `${first}-${last}` : (first ?? textAt(document, 'elocation')),
    landing: inLanguage('fulltext_html') ?? `http://www.scielo.br/scielo.php?script=sci_arttext&pid=${pid}`,
    pdf: inLanguage('fulltext_pdf'),
    citations: countAt(document, 'total_received'),
    openAccess: true,
  })
}
