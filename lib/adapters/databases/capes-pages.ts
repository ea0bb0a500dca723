import { parseHTML } from 'linkedom'
import type { ParseContext, ParsedPage } from '@/lib/contracts/connector'
import type { HttpResponse } from '@/lib/contracts/http'
import type { Work, WorkType } from '@/lib/contracts/work'
import { findDoi, normaliseDoi } from '@/lib/core/identity/doi'
import { normaliseOpenAlexId } from '@/lib/core/identity/identifiers'
import { parsePersonName } from '@/lib/core/identity/person-name'
import { dateFromText } from '@/lib/core/identity/publication-date'
import { failedPage, isHtml, pageOf, pageOfStatus } from '@/lib/core/records/answer-outcome'
import { makeWork } from '@/lib/core/records/make-work'
import { LIST_MAX } from '@/lib/core/records/read-json'

/** Saved pages are under 200 kB; a larger one is not one of these. */
const PAGE_MAX = 4_000_000
const DETAIL_URL =
  'https://www.periodicos.capes.gov.br/index.php/acervo/buscador.html?task=detalhes&source=all&id='

type Page = ReturnType<typeof parseHTML>['document']
type PageElement = NonNullable<ReturnType<Page['querySelector']>>

/**
 * Reads a page of the CAPES portal that a person saved in their browser: a list of hits or one work. The portal bans
 * programs, so pages are never fetched. What a page does not show (badges included) stays unknown.
 */
export function parseCapesPage(response: HttpResponse, context: ParseContext): ParsedPage {
  const refused = pageOfStatus(response)
  if (refused !== null)
    return response.status === 520
      ? failedPage('blocked', 'HTTP 520: the portal turned the address away')
      : refused
  if (!isHtml(response.body) || response.body.length > PAGE_MAX)
    return failedPage('down', 'not a page of the portal')
  const { document } = parseHTML(response.body)
  if (document.querySelector('#item-titulo') !== null) return pageOf([detailWork(document, context)], null)
  const hits = [...document.querySelectorAll('div.result-busca')].slice(0, LIST_MAX)
  const isList = hits.length > 0 || document.querySelector('#result-busca') !== null
  if (!isList) return failedPage('down', 'a page without a list of hits')
  const total = totalOf(document)
  const isCut = !/<\/html>\s*$/i.test(response.body.slice(-200))
  if (hits.length === 0 && (isCut || (total ?? 0) > 0)) return failedPage('down', 'a page without its hits')
  return pageOf(
    hits.map((hit) => hitWork(hit, context)),
    total,
  )
}

function hitWork(hit: PageElement, context: ParseContext): Work {
  const title = hit.querySelector('a.titulo-busca')
  const id = normaliseOpenAlexId(/[?&]id=(W\d{1,15})/.exec(title?.getAttribute('href') ?? '')?.[1] ?? '')
  const imprint = [...hit.querySelectorAll('p.text-down-01')].findLast(
    (line) => line.querySelector('a.view-autor') === null && /\d{4}\s*-/.test(textOf(line)),
  )
  const [place = '', venue] = textOf(imprint)
    .split('|')
    .map((part) => part.trim())
  const access = [...hit.querySelectorAll('a.add-metrics')].map((link) => link.getAttribute('href') ?? '')
  return makeWork({
    source: { db: 'capes', id: id ?? textOf(title) },
    title: title?.innerHTML ?? null,
    authors: authorsOf(hit),
    date: dateFromText(/^\d{4}/.exec(place)?.[0] ?? '', context.currentYear),
    venue: venue ?? null,
    type: typeOf(textOf(hit.querySelector('span.fw-semibold'))),
    snippet: textOf(hit.querySelector('blockquote')),
    doi:
      access
        .map((url) => (url.includes('doi.org/') ? normaliseDoi(url) : null))
        .find((doi) => doi !== null) ?? null,
    openAlexId: id,
    publisher: place.replace(/^\d{4}\s*-?\s*/, ''),
    landing: access[0] ?? (id === null ? null : `${DETAIL_URL}${id}`),
    ...badgesOf(hit),
  })
}

function detailWork(document: Page, context: ParseContext): Work {
  const fieldOf = (name: string) =>
    textOf(document.querySelector(`#item-${name}`))
      .replace(/;$/, '')
      .replace(/^[A-Za-zÀ-ÿ ]{3,20}:\s*/, '')
  const access = document.querySelector('#item-acessar')
  const href = access?.getAttribute('href') ?? ''
  const id =
    access?.getAttribute('data-id') ??
    /[?&]id=(W\d{1,15})/.exec(
      document.querySelector('meta[property="og:url"]')?.getAttribute('content') ?? '',
    )?.[1] ??
    null
  const lines = [...document.querySelectorAll('p.text-muted')].map(textOf)
  const doi =
    (href.includes('doi.org/') ? normaliseDoi(href) : null) ??
    lines.map(normaliseDoi).find((found) => found !== null) ??
    findDoi(href)
  return makeWork({
    source: { db: 'capes', id: id ?? doi ?? fieldOf('titulo') },
    title: document.querySelector('#item-titulo')?.innerHTML ?? null,
    authors: authorsOf(document),
    date: dateFromText(fieldOf('ano'), context.currentYear),
    venue: venueOf(document, href),
    issn: lines,
    type: typeOf(document.querySelector('meta[property="og:type"]')?.getAttribute('content') ?? ''),
    language: fieldOf('language'),
    abstract: textOf(document.querySelector('#item-resumo')),
    doi,
    openAlexId: id,
    volume: fieldOf('volume'),
    issue: fieldOf('issue'),
    publisher: fieldOf('instituicao'),
    landing: href === '' && id !== null ? `${DETAIL_URL}${id}` : href,
    ...badgesOf(document),
  })
}

/** The entry that opens the same address as the publisher's button is named after the journal. */
function venueOf(document: Page, href: string): string | null {
  const entries = [...document.querySelectorAll('a.dropdown-item.add-metrics')]
  const own = entries.find((entry) => href !== '' && entry.getAttribute('href') === href)
  const name = textOf(own)
  return name === '' || /^(?:https?:|www\.)/i.test(name) ? null : name
}

function authorsOf(place: PageElement | Page) {
  return [...place.querySelectorAll('a.view-autor')]
    .slice(0, 500)
    .map((link) => parsePersonName(link.getAttribute('data-autor') ?? textOf(link)))
}

/** A badge says yes; its absence says nothing. */
function badgesOf(place: PageElement | Page): { peerReviewed: true | null; openAccess: true | null } {
  const has = (part: string) => place.querySelector(`span[id^="${part}"]`) !== null
  return {
    peerReviewed: has('peer-reviewed-item') ? true : null,
    openAccess: has('open-acess-item') || has('open-access-item') ? true : null,
  }
}

const types: readonly [RegExp, WorkType][] = [
  [/^artigo/i, 'article'],
  [/revis[aã]o/i, 'review'],
  [/cap[ií]tulo/i, 'chapter'],
  [/^livro/i, 'book'],
  [/tese|disserta/i, 'thesis'],
  [/preprint/i, 'preprint'],
  [/conjunto de dados|dataset/i, 'dataset'],
  [/anais|confer[eê]ncia/i, 'proceedings'],
]

function typeOf(word: string): WorkType {
  return types.find(([pattern]) => pattern.test(word.trim()))?.[1] ?? 'other'
}

/** A dot separates thousands there. */
function totalOf(document: Page): number | null {
  const text = textOf(document.querySelector('.pagination-information .total')).replace(/[.\s]/g, '')
  if (/^\d{1,12}$/.test(text)) return Number(text)
  const pager = document.querySelector('nav.br-pagination')?.getAttribute('data-total') ?? ''
  return /^\d{1,12}$/.test(pager) ? Number(pager) : null
}

function textOf(element: PageElement | null | undefined): string {
  return (element?.textContent ?? '').replace(/\s+/g, ' ').trim()
}
