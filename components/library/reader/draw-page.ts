import { type PdfDocument, TextLayer } from './open-pdf'

/** Canvas pixels at most: phones refuse larger ones. */
const CANVAS_PIXELS_MAX = 16_000_000
const DENSITY_MAX = 2

/** The size of a page as it was drawn, in CSS pixels. */
export interface DrawnPage {
  readonly width: number
  readonly height: number
}

interface DrawOptions {
  readonly canvas: HTMLCanvasElement
  /** Gets the words of the page over their pictures. */
  readonly layer: HTMLElement
  readonly width: number
  readonly signal: AbortSignal
}

/** Draws a page and lays its words over it. Rejects when the page cannot be read or the signal aborts. */
export async function drawPage(
  document: PdfDocument,
  number: number,
  { canvas, layer, width, signal }: DrawOptions,
): Promise<DrawnPage> {
  const page = await document.getPage(number)
  signal.throwIfAborted()
  const scale = width / page.getViewport({ scale: 1 }).width
  const viewport = page.getViewport({ scale })
  const density = Math.min(
    DENSITY_MAX,
    Math.max(1, window.devicePixelRatio),
    Math.sqrt(CANVAS_PIXELS_MAX / (viewport.width * viewport.height)),
  )
  canvas.width = Math.floor(viewport.width * density)
  canvas.height = Math.floor(viewport.height * density)
  const drawing = page.render({
    canvas,
    viewport,
    ...(density === 1 ? {} : { transform: [density, 0, 0, density, 0, 0] }),
  })
  const words = new TextLayer({ textContentSource: page.streamTextContent(), container: layer, viewport })
  const stop = () => {
    drawing.cancel()
    words.cancel()
  }
  signal.addEventListener('abort', stop, { once: true })
  layer.replaceChildren()
  layer.style.setProperty('--total-scale-factor', String(scale))
  try {
    await Promise.all([drawing.promise, words.render()])
  } finally {
    signal.removeEventListener('abort', stop)
  }
  hideMeasuringCanvas()
  signal.throwIfAborted()
  return { width: viewport.width, height: viewport.height }
}

/** The library hangs a canvas of no size into the page to measure letters; nobody is to meet it there. */
function hideMeasuringCanvas(): void {
  for (const canvas of window.document.querySelectorAll('body > canvas.hiddenCanvasElement'))
    canvas.setAttribute('aria-hidden', 'true')
}
