/**
 * Opens one foreign PDF, in a process of its own (lib/adapters/child). Nothing here fetches an address: fonts and
 * character maps come from the installed package or not at all.
 */
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Character maps are named like "UniJIS-UTF16-H"; anything else is not looked for on disk. */
const CMAP_NAME = /^[A-Za-z0-9-]{1,60}$/
const WARNINGS_MAX = 200

function cMapReader(packageFolder) {
  return class {
    async fetch({ kind, filename }) {
      const name = String(filename ?? '').replace(/\.bcmap$/, '')
      if (kind !== 'cMapUrl' || !CMAP_NAME.test(name)) throw new Error('not available here')
      return new Uint8Array(await readFile(join(packageFolder, 'cmaps', `${name}.bcmap`)))
    }
  }
}

/** Rounds to a tenth of a point: finer positions decide nothing and make the answer three times longer. */
const tenth = (value) => Math.round(value * 10) / 10

function placeItem(item, viewport) {
  const [a, b, c, d, e, f] = item.transform
  const [va, vb, vc, vd, ve, vf] = viewport.transform
  const along = [va * a + vc * b, vb * a + vd * b]
  return {
    text: item.str,
    x: tenth(va * e + vc * f + ve),
    y: tenth(vb * e + vd * f + vf),
    width: tenth(item.width),
    size: tenth(Math.hypot(c, d)),
    font: item.fontName,
    turned: Math.abs(along[1]) > Math.abs(along[0]),
    endsLine: item.hasEOL === true,
  }
}

/** The first pages and, of a longer document, the last: its end may say how to cite it. */
function pagesToRead(pageCount, pagesMax) {
  const first = Array.from({ length: Math.min(pageCount, pagesMax) }, (_, index) => index + 1)
  return pageCount > pagesMax ? [...first, pageCount] : first
}

async function readPage(page, itemsMax, charsMax) {
  const viewport = page.getViewport({ scale: 1 })
  const items = []
  let chars = 0
  const reader = page
    .streamTextContent({ includeMarkedContent: false, disableNormalization: false })
    .getReader()
  for (;;) {
    const { value, done } = await reader.read()
    if (done) break
    for (const item of value.items) {
      if (typeof item.str !== 'string' || items.length >= itemsMax || chars >= charsMax) continue
      if (!item.transform.every(Number.isFinite) || !Number.isFinite(item.width)) continue
      items.push(placeItem(item, viewport))
      chars += item.str.length
    }
    if (items.length >= itemsMax || chars >= charsMax) {
      await reader.cancel(new Error('enough')).catch(() => undefined)
      break
    }
  }
  return {
    chars,
    page: { number: page.pageNumber, width: tenth(viewport.width), height: tenth(viewport.height), items },
  }
}

async function readFileMetadata(document) {
  const { info, metadata } = await document.getMetadata()
  const text = (value) => (typeof value === 'string' ? value.slice(0, 2_000) : null)
  const xmp = (name) => {
    const value = metadata?.get(name)
    return Array.isArray(value) ? value.filter((v) => typeof v === 'string').slice(0, 100) : text(value)
  }
  return {
    title: text(info?.Title),
    author: text(info?.Author),
    subject: text(info?.Subject),
    created: text(info?.CreationDate),
    xmpTitle: [xmp('dc:title')].flat()[0] ?? null,
    xmpCreators: [xmp('dc:creator')].flat().filter(Boolean),
    xmpIdentifiers: [xmp('prism:doi'), xmp('dc:identifier'), xmp('pdfx:doi'), xmp('prism:url')]
      .flat()
      .filter(Boolean),
  }
}

/** Image dictionaries are never compressed or encrypted, so their presence shows in the bytes themselves. */
function hasImages(bytes) {
  const raw = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  return /\/Subtype\s{0,4}\/Image\b/.test(raw.toString('latin1'))
}

/** What the parser prints from now on, shortened. */
export function collectWarnings() {
  const warnings = []
  const keep = (...parts) => {
    if (warnings.length < WARNINGS_MAX) warnings.push(parts.join(' ').slice(0, 200))
  }
  for (const method of ['log', 'info', 'warn', 'error', 'debug']) console[method] = keep
  return warnings
}

/**
 * What the file says of itself and its pages within the limits. With `onPage` each page is handed over as it is read, and none is
 * kept.
 * @param {((page: unknown) => void) | null} onPage
 */
export async function readDocument(bytes, limits, warnings, onPage = null) {
  const { getDocument } = await import('unpdf/pdfjs')
  const packageFolder = dirname(fileURLToPath(import.meta.resolve('pdfjs-dist/package.json')))
  const images = hasImages(bytes)
  const size = bytes.length
  const document = await getDocument({
    data: bytes,
    isEvalSupported: false,
    useSystemFonts: false,
    disableFontFace: true,
    useWorkerFetch: false,
    useWasm: false,
    enableXfa: false,
    maxImageSize: 1,
    cMapUrl: `${join(packageFolder, 'cmaps')}/`,
    cMapPacked: true,
    BinaryDataFactory: cMapReader(packageFolder),
    verbosity: 1,
  }).promise
  const metadata = await readFileMetadata(document).catch(() => null)
  const pages = []
  let charsLeft = limits.charsMax
  let pagesFailed = 0
  const stopAt = performance.now() + limits.textBudgetMs
  for (const number of pagesToRead(document.numPages, limits.pagesMax)) {
    if (charsLeft <= 0 || (number > limits.pagesMin && performance.now() > stopAt)) break
    try {
      const page = await document.getPage(number)
      const read = await readPage(page, limits.itemsMax, charsLeft)
      page.cleanup()
      charsLeft -= read.chars
      if (onPage) onPage(read.page)
      else pages.push(read.page)
    } catch (error) {
      warnings.push(String(error?.message ?? error).slice(0, 200))
      pagesFailed += 1
    }
  }
  return {
    kind: 'read',
    bytes: size,
    pageCount: document.numPages,
    pagesFailed,
    hasImages: images,
    metadata,
    pages,
    warnings,
  }
}

/** What the file holds, as one JSON text. */
export async function answer(input, limits) {
  const warnings = collectWarnings()
  try {
    // The parser takes the bytes over, and so needs a buffer that holds nothing else.
    return JSON.stringify(await readDocument(new Uint8Array(input), limits, warnings))
  } catch (error) {
    const name = String(error?.name ?? 'Error').slice(0, 60)
    return JSON.stringify({ kind: 'refused', name, message: String(error?.message ?? error).slice(0, 300) })
  }
}
