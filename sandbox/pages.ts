import { type CatalogueRecord, isOpen } from './catalogue/record'
import { abstractIn, inventedIn } from './invented'
import { pdfOf } from './pdf'
import type { Library } from './search/library'
import { escapeXml, html, landingUrl, pdfUrl, text, type WireAnswer, type WireRequest } from './wire'

const SLOW_MS = 5_000
const ENDLESS_CHUNK = 'x'.repeat(64 * 1024)
/** "Endless" stops here, so that a forgotten reader cannot run for ever. */
const ENDLESS_MAX_CHUNKS = 100_000
const OVERSIZED_BYTES = 100 * 1024 * 1024
const REDIRECTS_MAX = 50

function meta(name: string, value: string | null): string {
  return value === null ? '' : `<meta name="${name}" content="${escapeXml(value)}">\n`
}

function metaTags(record: CatalogueRecord, base: string): string {
  const authors = record.authors
    .map((author) => meta('citation_author', `${author.family}, ${author.given}`))
    .join('')
  return [
    meta('citation_title', record.title),
    authors,
    meta(
      'citation_publication_date',
      record.year === null ? null : `${record.year}/${record.month}/${record.day}`,
    ),
    meta('citation_journal_title', record.venue?.name ?? null),
    meta('citation_issn', record.venue?.issnPrint ?? null),
    meta('citation_volume', record.venue === null ? null : String(record.volume)),
    meta('citation_issue', record.venue === null ? null : String(record.issue)),
    meta('citation_firstpage', record.venue === null ? null : String(record.firstPage)),
    meta('citation_lastpage', record.venue === null ? null : String(record.lastPage)),
    meta('citation_doi', record.doi),
    meta('citation_language', record.lang),
    meta('citation_publisher', record.publisher),
    meta('citation_pdf_url', isOpen(record) ? pdfUrl(base, record) : null),
    meta('citation_abstract_html_url', landingUrl(base, record)),
    meta('description', record.abstracts[record.lang] ?? null),
  ].join('')
}

function page(record: CatalogueRecord, base: string, inner: string): string {
  const authors = record.authors.map((author) => `${author.given} ${author.family}`).join(', ')
  return [
    `<!doctype html>\n<html lang="${record.lang}">\n<head>\n<meta charset="utf-8">`,
    `<title>${escapeXml(record.title)}</title>\n${metaTags(record, base)}</head>\n<body>\n<main>\n<article>`,
    `<h1>${escapeXml(record.title)}</h1>\n<p class="authors">${escapeXml(authors)}</p>\n${inner}`,
    `</article>\n</main>\n<footer>${inventedIn[record.lang]}</footer>\n</body>\n</html>\n`,
  ].join('\n')
}

function abstractSection(record: CatalogueRecord): string {
  const abstract = record.abstracts[record.lang]
  return abstract === undefined
    ? ''
    : `<section id="abstract"><h2>${abstractIn[record.lang]}</h2><p>${escapeXml(abstract)}</p></section>`
}

function openPage(record: CatalogueRecord, base: string): WireAnswer {
  const access =
    '<p class="access">Open access · <a href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</a></p>'
  return html(
    200,
    page(
      record,
      base,
      `${access}\n${abstractSection(record)}\n<p><a href="${pdfUrl(base, record)}">PDF</a></p>`,
    ),
  )
}

/** Half of the closed journals show a page with a wall, the others refuse. */
function paywalledPage(record: CatalogueRecord, base: string): WireAnswer {
  if (record.number % 2 === 0)
    return html(403, '<!doctype html><title>Access denied</title><h1>Access denied</h1>')
  const wall =
    '<div class="paywall"><h2>Access options</h2><p>Purchase this article, log in via your institution, or subscribe to the journal.</p><button>Buy article PDF</button></div>'
  const marks =
    '<meta name="citation_access" content="restricted"><script type="application/ld+json">{"@type":"ScholarlyArticle","isAccessibleForFree":false}</script>'
  return html(200, page(record, base, `${marks}\n${abstractSection(record)}\n${wall}`))
}

function redirect(location: string): WireAnswer {
  return { status: 302, headers: { location, 'content-type': 'text/plain' }, body: '' }
}

function slowPage(): WireAnswer {
  return {
    status: 200,
    headers: { 'content-type': 'text/html; charset=utf-8' },
    body: (stream) =>
      stream.later(SLOW_MS, () => {
        stream.write('<!doctype html><title>Slow</title><h1>At last</h1>')
        stream.end()
      }),
  }
}

function endlessPage(): WireAnswer {
  const body: WireAnswer['body'] = (stream) => {
    let left = ENDLESS_MAX_CHUNKS
    const more = () => {
      if (stream.isClosed()) return
      if (left-- <= 0) return stream.end()
      stream.write(ENDLESS_CHUNK)
      stream.later(1, more)
    }
    stream.write('<!doctype html><title>Endless</title><p>')
    more()
  }
  return { status: 200, headers: { 'content-type': 'text/html; charset=utf-8' }, body }
}

/** Promises 100 MB and sends it only as long as somebody reads. */
function oversizedPage(): WireAnswer {
  const endless = endlessPage()
  return { ...endless, headers: { ...endless.headers, 'content-length': String(OVERSIZED_BYTES) } }
}

function chain(base: string, step: string | undefined): WireAnswer {
  const left = Math.min(REDIRECTS_MAX, Number(step ?? 0) || 0)
  return left <= 0
    ? html(200, '<!doctype html><title>Arrived</title><h1>Arrived</h1>')
    : redirect(`${base}/pages/redirects/${left - 1}`)
}

function strangePage(kind: string, id: string | undefined, base: string): WireAnswer | null {
  switch (kind) {
    case 'slow':
      return slowPage()
    case 'endless':
      return endlessPage()
    case 'oversized':
      return oversizedPage()
    // A guard must refuse to follow these; nothing is ever sent there.
    case 'redirect-private':
      return redirect('http://10.0.0.1/admin')
    case 'redirect-metadata':
      return redirect('http://169.254.169.254/latest/meta-data/')
    case 'redirect-file':
      return redirect('file:///etc/passwd')
    case 'redirect-loop':
      return redirect(`${base}/pages/redirect-loop`)
    case 'redirects':
      return chain(base, id)
    default:
      return null
  }
}

function notFound(): WireAnswer {
  return html(404, '<!doctype html><title>Page not found</title><h1>Page not found</h1>')
}

function landing(request: WireRequest, library: Library): WireAnswer {
  const [, kind = '', id] = request.path.split('/')
  const strange = strangePage(kind, id, request.base)
  if (strange !== null) return strange
  const record = library.byId(id ?? '')
  if (record === null || kind === 'dead') return notFound()
  if (kind === 'open') return openPage(record, request.base)
  return kind === 'paywalled' ? paywalledPage(record, request.base) : notFound()
}

function pdf(request: WireRequest, library: Library): WireAnswer {
  const record = library.byId((request.path.split('/')[1] ?? '').replace(/\.pdf$/u, ''))
  if (record === null) return notFound()
  if (!isOpen(record)) return html(403, '<!doctype html><title>Access denied</title><h1>Access denied</h1>')
  return { status: 200, headers: { 'content-type': 'application/pdf' }, body: pdfOf(record) }
}

/** Landing pages, files, and `/doi/{doi}`, which leads to the landing page as doi.org would. */
export function pages(name: string, request: WireRequest, library: Library): WireAnswer {
  if (name === 'pages') return landing(request, library)
  if (name === 'pdf') return pdf(request, library)
  const record = name === 'doi' ? library.byDoi(decodeURIComponent(request.path.slice(1))) : null
  return record === null ? text(404, 'Not found') : redirect(landingUrl(request.base, record))
}
