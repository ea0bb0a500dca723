import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { z } from 'zod'
import type {
  MeasuredDocument,
  MeasuredLink,
  MeasuredPage,
  MeasuredPlace,
  MeasuredText,
} from '@/lib/core/documents/layout/measured-pages'

const TextItem = z.object({
  str: z.string(),
  transform: z.array(z.number()).length(6),
  width: z.number(),
  fontName: z.string(),
})
const LinkAnnotation = z.object({
  subtype: z.literal('Link'),
  rect: z.array(z.number()).length(4),
  dest: z.string().nullish(),
  url: z.string().nullish(),
})
const Destination = z
  .tuple([z.unknown(), z.object({ name: z.string() }), z.number(), z.number()])
  .rest(z.unknown())
const NamedFont = z.object({ name: z.string() })

type PdfDocument = Awaited<ReturnType<typeof getDocument>['promise']>
type PdfPage = Awaited<ReturnType<PdfDocument['getPage']>>

/**
 * Where every text, link and named place of a PDF stands, for checking a layout. For files that Carrel has drawn itself: it reads
 * them in this process and without bounds. What others upload is opened by `readPdf`.
 */
export async function readLayout(bytes: Uint8Array): Promise<MeasuredDocument> {
  // The reader takes the bytes over: it gets its own.
  const task = getDocument({
    data: bytes.slice(),
    isEvalSupported: false,
    useSystemFonts: false,
    verbosity: 0,
  })
  try {
    const document = await task.promise
    const pages: MeasuredPage[] = []
    for (let number = 1; number <= document.numPages; number += 1) {
      pages.push(await readPage(await document.getPage(number)))
    }
    return { pages, places: await readPlaces(document, pages) }
  } finally {
    await task.destroy()
  }
}

async function readPage(page: PdfPage): Promise<MeasuredPage> {
  const { width, height } = page.getViewport({ scale: 1 })
  // Fonts get their names once the page's drawing operators have been read.
  await page.getOperatorList()
  const { items } = await page.getTextContent()
  const annotations: unknown[] = await page.getAnnotations()
  const nameOf = (id: string): string => {
    const font: unknown = page.commonObjs.has(id) ? page.commonObjs.get(id) : null
    return NamedFont.safeParse(font).data?.name.replace(/^[A-Z]{6}\+/, '') ?? id
  }
  const measured = {
    number: page.pageNumber,
    width,
    height,
    texts: items.flatMap((item) => readText(item, height, nameOf)),
    links: annotations.flatMap((annotation) => readLink(annotation, height)),
  }
  page.cleanup()
  return measured
}

function readText(item: unknown, height: number, nameOf: (id: string) => string): readonly MeasuredText[] {
  const { data } = TextItem.safeParse(item)
  if (data === undefined || data.str === '') return []
  const [, , c = 0, d = 0, x = 0, y = 0] = data.transform
  return [
    {
      text: data.str,
      x,
      y: height - y,
      width: data.width,
      size: Math.hypot(c, d),
      font: nameOf(data.fontName),
    },
  ]
}

function readLink(annotation: unknown, height: number): readonly MeasuredLink[] {
  const { data } = LinkAnnotation.safeParse(annotation)
  if (data === undefined) return []
  const [left = 0, bottom = 0, right = 0, top = 0] = data.rect
  return [
    {
      x: left,
      top: height - top,
      width: right - left,
      height: top - bottom,
      place: data.dest ?? null,
      url: data.url ?? null,
    },
  ]
}

async function readPlaces(
  document: PdfDocument,
  pages: readonly MeasuredPage[],
): Promise<readonly MeasuredPlace[]> {
  const named = Object.entries(await document.getDestinations())
  const places = named.map(async ([name, target]): Promise<readonly MeasuredPlace[]> => {
    const { data } = Destination.safeParse(target)
    const explicit = target?.[0]
    if (data === undefined || explicit === undefined) return []
    const index = await document.getPageIndex(explicit)
    return [{ name, page: index + 1, top: (pages[index]?.height ?? 0) - data[3] }]
  })
  return (await Promise.all(places)).flat()
}
