const DOI_MAX = 300
/** A text longer than this is cut before DOIs are looked for in it. */
const TEXT_READ_MAX = 5_000

/**
 * "10.", the registrant's code of four to nine digits with its subdivisions ("10.1000.10"), a slash, and anything but blanks: DOI
 * Handbook 2.2 (doi:10.1000/182). A narrower pattern loses the DOIs of the 1990s, which hold <>;: (Crossref, "DOIs and matching
 * regular expressions", 2015).
 */
const doiPattern = /10\.\d{4,9}(?:\.\d{1,9}){0,4}\/[^\s"“”|\\^`\u200b]{1,600}/
const doiAtStart = new RegExp(`^${doiPattern.source}`)
const doiInside = new RegExp(`(?<![\\d.])${doiPattern.source}`, 'g')
/** What may stand before a DOI: the addresses of the resolver, "doi:", "info:doi/", an opening bracket. */
const forms = /^(?:[<("'“[{\s]|https?:\/\/|(?:dx\.|www\.)?doi\.org\/|(?:info:|urn:)?doi\s*[:/]?\s*)*/i
const resolver = /doi\.org\//i
/** What publishers add behind a DOI in their addresses. */
const addressEnds = [
  /[?&#].*$/,
  /(?:\/(?:full|pdf|epdf|abstract|html|fulltext|download|meta))+(?:\.pdf|\/)?$/i,
  /\.(?:pdf|full|html|short|abstract)$/i,
]
const closing: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{', '>': '<' }

/**
 * The DOI that a text begins with, bare and in lower case ("10.1000/182"), or null. Reads addresses of the resolver, "doi:…",
 * "info:doi/…", percent-encoded and HTML-escaped forms; drops the end of a sentence and brackets that nothing opened. DOIs are
 * compared without case (DOI Handbook 2.4). Over 300 characters it is none. Never throws.
 */
export function normaliseDoi(text: string | null | undefined): string | null {
  return readDoi(text)?.toLowerCase() ?? null
}

/** The same in the letters it is written in: some publishers print their DOIs in capitals. */
export function readDoi(text: string | null | undefined): string | null {
  const plain = unescaped((text ?? '').trim().slice(0, DOI_MAX * 3))
  const form = forms.exec(plain)?.[0] ?? ''
  const found = doiAtStart.exec(plain.slice(form.length))?.[0]
  if (found === undefined) return null
  return tidied(resolver.test(form) ? found.replace(/[?#].*$/, '') : found)
}

/** The first DOI inside a text or address as it is written there, or null; "/full", ".pdf" and the like behind it are cut. */
export function findDoiAsWritten(text: string): string | null {
  const [first] = [...unescaped(text.slice(0, TEXT_READ_MAX)).matchAll(doiInside)]
  if (first === undefined) return null
  return tidied(addressEnds.reduce((doi, end) => doi.replace(end, ''), tidied(first[0]) ?? ''))
}

/** The first DOI inside a text or address, in lower case, or null. */
export function findDoi(text: string): string | null {
  return findDoiAsWritten(text)?.toLowerCase() ?? null
}

/** Every DOI in running text in lower case, as it is printed, with the place where it begins. */
export function doisIn(text: string): { readonly doi: string; readonly index: number }[] {
  return [...text.matchAll(doiInside)].flatMap((match) => {
    const doi = tidied(match[0].replace(/[\u2010-\u2015]/gu, '-'))
    return doi === null ? [] : [{ doi: doi.toLowerCase(), index: match.index }]
  })
}

/** True for DOIs of servers that hold only unreviewed manuscripts (arXiv, SSRN, bioRxiv, SciELO Preprints …). */
export function isPreprintDoi(doi: string): boolean {
  return preprintDois.test(doi)
}

/** The prefix of bioRxiv and medRxiv also holds reviewed journals; there only numeric suffixes are manuscripts. */
const preprintDois =
  /^10\.(?:48550\/arxiv\.|2139\/ssrn|1101\/\d|21203\/rs\.|20944\/preprints|31234\/osf|31219\/osf|26434\/chemrxiv|1590\/scielopreprints|22541\/au\.|36227\/techrxiv)/i

/** Up to the first bracket that nothing opened, without closing punctuation; null when no suffix is left. */
function tidied(found: string): string | null {
  const doi = beforeUnopenedBracket(found).replace(/[.,;:'’*†‡([{<]+$/u, '')
  return /\/./.test(doi) && doi.length <= DOI_MAX ? doi : null
}

function beforeUnopenedBracket(text: string): string {
  const open: string[] = []
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? ''
    if ('([{<'.includes(sign)) open.push(sign)
    const opener = closing[sign]
    if (opener === undefined) continue
    const last = open.lastIndexOf(opener)
    if (last === -1) return text.slice(0, at)
    open.splice(last, 1)
  }
  return text
}

function unescaped(text: string): string {
  return percentDecoded(text).replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')
}

function percentDecoded(text: string): string {
  try {
    return text.includes('%') ? decodeURIComponent(text) : text
  } catch {
    // A lone percent sign is part of the DOI itself.
    return text
  }
}
