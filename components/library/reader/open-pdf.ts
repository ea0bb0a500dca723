import { getDocument, type PDFDocumentProxy, PDFWorker, TextLayer } from 'pdfjs-dist/legacy/build/pdf.mjs'

export { TextLayer }
export type PdfDocument = PDFDocumentProxy

export interface OpenedPdf {
  readonly document: PdfDocument
  /** Ends the worker with all that it holds. */
  readonly close: () => void
}

/** Pixels of one decoded picture; larger ones stay white. */
const IMAGE_PIXELS_MAX = 40_000_000

/**
 * Opens a PDF of our own server in a worker of its own. Nothing in the file is executed, no form of it is shown and nothing
 * that it names is fetched. Rejects when it cannot be had or read.
 */
export async function openPdf(url: string): Promise<OpenedPdf> {
  const port = new Worker(new URL('./pdf-worker.ts', import.meta.url), { type: 'module' })
  const worker = PDFWorker.create({ port })
  const resource = (kind: string) => new URL(`/pdf-resources/${kind}/`, location.origin).href
  const task = getDocument({
    url,
    worker,
    isEvalSupported: false,
    enableXfa: false,
    maxImageSize: IMAGE_PIXELS_MAX,
    cMapUrl: resource('cmaps'),
    standardFontDataUrl: resource('standard_fonts'),
    wasmUrl: resource('wasm'),
    iccUrl: resource('iccs'),
    verbosity: 0,
  })
  const close = () => {
    void task.destroy().finally(() => {
      worker.destroy()
      port.terminate()
    })
  }
  try {
    return { document: await task.promise, close }
  } catch (error) {
    close()
    throw error
  }
}
