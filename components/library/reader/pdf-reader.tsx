'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { inputClass } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { useKeys } from '@/components/ui/use-keys'
import type { PageBox } from '@/lib/contracts/library'
import { type OpenedPdf, openPdf } from './open-pdf'
import { PdfPage } from './pdf-page'
import type { PageQuote } from './rects-of-quote'

const ZOOMS = [1, 1.25, 1.5, 2] as const

interface PdfReaderProps {
  fileUrl: string
  page: number
  onPage: (page: number) => void
  boxes: readonly PageBox[]
  /** Words to be marked on the page that is shown. */
  quotes: readonly PageQuote[]
  /** What is laid over the page: gets the element that holds its words. */
  children: (words: HTMLElement | null) => ReactNode
}

type Opening =
  | { readonly state: 'opening' | 'failed' }
  | { readonly state: 'open'; readonly opened: OpenedPdf }

/** A PDF page by page, as it is printed. */
export function PdfReader({ fileUrl, page, onPage, boxes, quotes, children }: PdfReaderProps) {
  const t = useTranslations('library.reader')
  const [opening, setOpening] = useState<Opening>({ state: 'opening' })
  const [attempt, setAttempt] = useState(0)
  const [words, setWords] = useState<HTMLElement | null>(null)
  const [zoom, setZoom] = useState(0)
  const frame = useRef<HTMLElement>(null)
  const width = useWidth(frame)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt opens the file anew.
  useEffect(() => {
    let isLeft = false
    let close = () => {}
    setOpening({ state: 'opening' })
    openPdf(fileUrl).then(
      (opened) => {
        close = opened.close
        if (isLeft) close()
        else setOpening({ state: 'open', opened })
      },
      () => !isLeft && setOpening({ state: 'failed' }),
    )
    return () => {
      isLeft = true
      close()
    }
  }, [fileUrl, attempt])

  const pages = opening.state === 'open' ? opening.opened.document.numPages : 0
  const shown = Math.max(1, Math.min(page, pages || page))
  const turn = (by: number) => {
    const next = shown + by
    if (next >= 1 && next <= pages) onPage(next)
  }
  useKeys({ ArrowLeft: () => turn(-1), ArrowRight: () => turn(1) })
  const boxTop = boxes.find((box) => box.page === shown)?.y

  return (
    <div>
      <div className="flex flex-wrap items-center gap-2 border-b border-line pb-2">
        <Button size="sm" disabled={shown <= 1} onClick={() => turn(-1)} aria-keyshortcuts="ArrowLeft">
          {t('earlierPage')}
        </Button>
        <PageField key={shown} page={shown} pages={pages} onPage={onPage} />
        <Button
          size="sm"
          disabled={pages === 0 || shown >= pages}
          onClick={() => turn(1)}
          aria-keyshortcuts="ArrowRight"
        >
          {t('laterPage')}
        </Button>
        <span className="flex gap-1 sm:ml-auto">
          <Button size="sm" disabled={zoom === 0} onClick={() => setZoom(zoom - 1)}>
            {t('smaller')}
          </Button>
          <Button size="sm" disabled={zoom === ZOOMS.length - 1} onClick={() => setZoom(zoom + 1)}>
            {t('larger')}
          </Button>
        </span>
      </div>
      {opening.state === 'failed' ? (
        <Notice
          className="mt-3"
          tone="danger"
          announce="alert"
          title={t('fileFailed')}
          actions={<Button onClick={() => setAttempt(attempt + 1)}>{t('openAgain')}</Button>}
        >
          {t('fileFailedText')}
        </Notice>
      ) : null}
      <section
        ref={frame}
        aria-label={t('pageOf', { page: shown, pages })}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: without a focus a large page could not be scrolled by keys.
        tabIndex={0}
        className="scroll-quiet mt-3 overflow-x-auto"
      >
        {opening.state === 'open' && width > 0 ? (
          <PdfPage
            document={opening.opened.document}
            page={shown}
            width={Math.floor(width * (ZOOMS[zoom] ?? 1))}
            boxes={boxes}
            quotes={quotes}
            onWords={setWords}
            scrollTo={boxTop}
          >
            {children(words)}
          </PdfPage>
        ) : (
          <div
            className="aspect-[210/297] w-full border border-line bg-sunk"
            aria-busy={opening.state === 'opening'}
          >
            <p role="status" className="p-6 text-sm text-soft">
              {opening.state === 'opening' ? t('opening') : ''}
            </p>
          </div>
        )}
      </section>
    </div>
  )
}

/** The page by its number: written, then taken with Enter or when the field is left. */
function PageField({ page, pages, onPage }: { page: number; pages: number; onPage: (page: number) => void }) {
  const t = useTranslations('library.reader')
  const [text, setText] = useState(String(page))
  function take() {
    const wanted = Number(text)
    if (Number.isInteger(wanted) && wanted >= 1 && wanted <= pages && wanted !== page) onPage(wanted)
    else setText(String(page))
  }
  return (
    <label className="flex items-center gap-1.5 text-sm text-soft">
      {t('page')}
      <input
        inputMode="numeric"
        maxLength={6}
        value={text}
        disabled={pages === 0}
        onChange={(event) => setText(event.target.value)}
        onBlur={take}
        onKeyDown={(event) => event.key === 'Enter' && take()}
        className={`${inputClass} w-16! text-center`}
      />
      {pages > 0 ? t('ofPages', { pages }) : null}
    </label>
  )
}

/** The width of an element in CSS pixels; 0 before it is known. */
function useWidth(ref: { readonly current: HTMLElement | null }): number {
  const [width, setWidth] = useState(0)
  useEffect(() => {
    const element = ref.current
    if (!element) return
    const observer = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)))
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref])
  return width
}
