'use client'

import Link from 'next/link'
import { usePathname } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { Fragment, type ReactNode, useEffect, useRef, useState } from 'react'
import { buttonClass } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import type { PlacedPassage } from '@/lib/contracts/library'
import type { SelectedWords, ShownHighlight } from '@/lib/contracts/library-reading'
import type { ShownPart, ShownText } from '@/lib/core/library/text-window'
import { LocatorText } from '../locator-text'
import { SelectionHighlight } from './selection-highlight'
import { type MarkedRange, splitByMarks } from './split-by-marks'

interface TextReaderProps {
  text: ShownText
  cited: PlacedPassage | null
  highlights: readonly ShownHighlight[]
  onHighlight: (words: SelectedWords) => void
}

/** A stretch of a text with its places in the margin, the cited passage and the highlights marked. */
export function TextReader({ text, cited, highlights, onHighlight }: TextReaderProps) {
  const t = useTranslations('library.reader')
  const path = usePathname()
  const body = useRef<HTMLDivElement>(null)
  const [root, setRoot] = useState<HTMLElement | null>(null)
  useEffect(() => {
    setRoot(body.current)
    body.current?.querySelector('[data-cited]')?.scrollIntoView({ block: 'center' })
  }, [])
  const ranges: MarkedRange[] = [
    ...(cited ? [{ kind: 'cited' as const, start: cited.start, end: cited.end }] : []),
    ...highlights.flatMap(({ place }) =>
      place ? [{ kind: 'highlight' as const, start: place.start, end: place.end }] : [],
    ),
  ]
  return (
    <div>
      {text.earlier === null ? null : (
        <Link href={`${path}?from=${text.earlier}`} className={buttonClass('plain', 'sm')}>
          {t('earlierText')}
        </Link>
      )}
      <div className="relative mt-3">
        <div ref={body} dir="auto" className="max-w-2xl space-y-3 font-serif">
          {text.parts.map((part, at) => (
            <Part
              key={part.start}
              part={part}
              isNewPlace={at === 0 || !isSamePlace(part, text.parts[at - 1])}
              ranges={ranges}
            />
          ))}
        </div>
        <SelectionHighlight root={root} onHighlight={onHighlight} />
      </div>
      {text.later === null ? null : (
        <Link href={`${path}?from=${text.later}`} className={classNames(buttonClass('plain', 'sm'), 'mt-4')}>
          {t('laterText')}
        </Link>
      )}
    </div>
  )
}

function isSamePlace(part: ShownPart, before: ShownPart | undefined): boolean {
  return before?.locator.type === part.locator.type && before.locator.value === part.locator.value
}

function Part({
  part,
  isNewPlace,
  ranges,
}: {
  part: ShownPart
  isNewPlace: boolean
  ranges: readonly MarkedRange[]
}) {
  const words = splitByMarks(part, ranges).map(({ start, text, isCited, isHighlight }) => {
    if (!isCited && !isHighlight) return <Fragment key={start}>{text}</Fragment>
    return (
      <mark
        key={start}
        {...(isCited ? { 'data-cited': true } : {})}
        {...(isHighlight ? { 'data-highlight': true } : {})}
        className={classNames('text-ink', isHighlight ? 'bg-accent-soft' : 'bg-warn-soft')}
      >
        {text}
      </mark>
    )
  })
  return (
    <div className="grid grid-cols-[4.5rem_minmax(0,1fr)] gap-x-3 max-sm:grid-cols-1">
      <span className="pt-1 font-sans text-xs text-faint select-none">
        {isNewPlace ? <LocatorText locator={part.locator} /> : null}
      </span>
      <Words part={part}>{words}</Words>
    </div>
  )
}

function Words({ part, children }: { part: ShownPart; children: ReactNode }) {
  if (part.kind === 'heading') return <h3 className="text-lg font-semibold">{children}</h3>
  if (part.kind === 'table')
    return <pre className="scroll-quiet overflow-x-auto font-mono text-sm">{children}</pre>
  return <p className={part.kind === 'entry' ? 'pl-5 -indent-5' : undefined}>{children}</p>
}
