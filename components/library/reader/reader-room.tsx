'use client'

import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { useMemo, useState } from 'react'
import { Notice } from '@/components/ui/notice'
import { orLater } from '@/components/ui/or-later'
import type { LibraryEntry, PlacedPassage } from '@/lib/contracts/library'
import type { ReaderMarks } from '@/lib/contracts/library-reading'
import type { ShownText } from '@/lib/core/library/text-window'
import { AttachPdf } from '../attach-pdf'
import { MarksPanel } from './marks-panel'
import type { PageQuote } from './rects-of-quote'
import { SelectionHighlight } from './selection-highlight'
import { TextReader } from './text-reader'
import { useMarks } from './use-marks'

// The reader of PDF files is large; only who opens one loads it.
const PdfReader = dynamic(() => orLater(() => import('./pdf-reader').then((module) => module.PdfReader)), {
  ssr: false,
})

interface ReaderRoomProps {
  projectId: string
  entry: LibraryEntry
  initial: ReaderMarks
  cited: PlacedPassage | 'lost' | null
  text: ShownText | null
}

/** The source on one side, notes and highlights on the other. */
export function ReaderRoom({ projectId, entry, initial, cited, text }: ReaderRoomProps) {
  const t = useTranslations('library.reader')
  const { item } = entry
  const marks = useMarks({ projectId, itemId: item.id, initial })
  const passage = cited === 'lost' ? null : cited
  const [page, setPage] = useState(passage?.boxes[0]?.page ?? 1)
  const quotes = useMemo(() => quotesByPage(marks.marks), [marks.marks])
  const isPrinted = item.kind === 'pdf' && entry.fileHash !== null

  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_19rem]">
      <div className="min-w-0 space-y-3">
        {cited === 'lost' ? (
          <Notice tone="warn" title={t('passageLost')}>
            {t('passageLostText')}
          </Notice>
        ) : null}
        {isPrinted ? (
          <>
            {item.text === 'scanned' ? (
              <Notice tone="warn" title={t('scanned')}>
                {t('scannedText')}
              </Notice>
            ) : null}
            <PdfReader
              fileUrl={`/api/projects/${projectId}/library/${item.id}/file`}
              page={page}
              onPage={setPage}
              boxes={passage?.boxes ?? []}
              quotes={quotes.get(page) ?? noQuotes}
            >
              {(words) => <SelectionHighlight root={words} onHighlight={(words) => marks.add(words, page)} />}
            </PdfReader>
          </>
        ) : text && text.parts.length > 0 ? (
          <TextReader
            text={text}
            cited={passage}
            highlights={marks.marks.highlights}
            onHighlight={(words) => marks.add(words, null)}
          />
        ) : (
          <Notice
            title={t(entry.state === 'reading' || entry.state === 'waiting' ? 'notYet' : 'noText')}
            actions={
              item.sourceId === null ? null : (
                <AttachPdf projectId={projectId} itemId={item.id} title={item.title} />
              )
            }
          >
            {t('noTextMeaning')}
          </Notice>
        )}
      </div>
      <MarksPanel
        projectId={projectId}
        itemId={item.id}
        marks={marks}
        cited={passage}
        onOpen={isPrinted ? (pages) => setPage(pages[0] ?? page) : null}
      />
    </div>
  )
}

const noQuotes: readonly PageQuote[] = []

function quotesByPage({ highlights }: ReaderMarks): ReadonlyMap<number, readonly PageQuote[]> {
  const pages = new Map<number, PageQuote[]>()
  for (const { id, quote, place } of highlights) {
    for (const page of place?.pages ?? []) pages.set(page, [...(pages.get(page) ?? []), { id, text: quote }])
  }
  return pages
}
