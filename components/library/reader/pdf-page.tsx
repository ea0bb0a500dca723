'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { PageBox } from '@/lib/contracts/library'
import { type DrawnPage, drawPage } from './draw-page'
import type { PdfDocument } from './open-pdf'
import { type MarkedRect, type PageQuote, rectsOfQuote } from './rects-of-quote'

interface PdfPageProps {
  document: PdfDocument
  page: number
  /** CSS pixels that the page is wide. */
  width: number
  /** Of the cited passage, in shares of the page. */
  boxes: readonly PageBox[]
  quotes: readonly PageQuote[]
  /** Gets the element that holds the words, once they can be selected. */
  onWords: (words: HTMLElement | null) => void
  /** The share of the page's height that is brought into sight once it is drawn. */
  scrollTo: number | undefined
  /** Over the page, in its coordinates. */
  children?: ReactNode
}

/** One page as the file has it, its words selectable, the cited passage and the highlights marked. */
export function PdfPage(props: PdfPageProps) {
  const { document: file, page, width, boxes, quotes, onWords, scrollTo } = props
  const t = useTranslations('library.reader')
  const frame = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const layer = useRef<HTMLDivElement>(null)
  const [drawn, setDrawn] = useState<(DrawnPage & { readonly page: number }) | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const [marked, setMarked] = useState<readonly MarkedRect[]>([])

  useEffect(() => {
    const places = canvas.current && layer.current ? { canvas: canvas.current, layer: layer.current } : null
    if (!places) return
    const stop = new AbortController()
    setHasFailed(false)
    drawPage(file, page, { ...places, width, signal: stop.signal }).then(
      (size) => {
        setDrawn({ ...size, page })
        onWords(places.layer)
      },
      () => !stop.signal.aborted && setHasFailed(true),
    )
    return () => {
      stop.abort()
      onWords(null)
    }
  }, [file, page, width, onWords])

  useEffect(() => {
    const root = layer.current
    setMarked(drawn && root ? quotes.flatMap((quote) => rectsOfQuote(root, quote)) : [])
  }, [drawn, quotes])

  const drawnPage = drawn?.page
  useEffect(() => {
    const element = frame.current
    if (drawnPage !== page || scrollTo === undefined || !element) return
    const top = element.getBoundingClientRect().top + window.scrollY + scrollTo * element.offsetHeight
    window.scrollTo({ top: Math.max(0, top - window.innerHeight / 3) })
  }, [drawnPage, page, scrollTo])

  const cited = boxes.filter((box) => box.page === page)
  return (
    <div
      ref={frame}
      className="relative mx-auto bg-white outline outline-line"
      style={{ width, aspectRatio: drawn ? `${drawn.width} / ${drawn.height}` : '210 / 297' }}
      data-drawn={drawnPage === page ? page : undefined}
    >
      <canvas ref={canvas} className="absolute inset-0 size-full" />
      <div aria-hidden="true" className="pointer-events-none absolute inset-0">
        {cited.map((box) => (
          <div key={`${box.x}:${box.y}`} data-cited className="pdf-cited" style={placed(box)} />
        ))}
        {marked.map((rect) => (
          <div key={rect.key} data-highlight className="pdf-highlight" style={placed(rect)} />
        ))}
      </div>
      <div ref={layer} className="pdf-text" />
      {hasFailed ? (
        <p role="alert" className="absolute inset-x-0 top-1/3 px-6 text-center text-sm text-[#564e44]">
          {t('pageFailed')}
        </p>
      ) : null}
      {props.children}
    </div>
  )
}

function placed(rect: Pick<MarkedRect, 'x' | 'y' | 'width' | 'height'>) {
  const percent = (share: number) => `${100 * share}%`
  return {
    left: percent(rect.x),
    top: percent(rect.y),
    width: percent(rect.width),
    height: percent(rect.height),
  }
}
