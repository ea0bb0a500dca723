'use client'

import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button, buttonClass } from '@/components/ui/button'
import { TextAreaField } from '@/components/ui/field'
import { Segmented } from '@/components/ui/segmented'
import type { PlacedPassage } from '@/lib/contracts/library'
import { HIGHLIGHT_NOTE_MAX, HIGHLIGHT_QUOTE_MAX, readingStates } from '@/lib/contracts/library-limits'
import type { ShownHighlight } from '@/lib/contracts/library-reading'
import { itemHref } from '../library-places'
import { LocatorText } from '../locator-text'
import type { Marks } from './use-marks'

interface MarksPanelProps {
  projectId: string
  itemId: string
  marks: Marks
  /** The passage that is open. */
  cited: PlacedPassage | null
  /** Turns to the pages of a highlight; null where its own address opens it. */
  onOpen: ((pages: readonly number[]) => void) | null
}

/** What the student keeps beside a source: how far it is read, the open passage, highlights with notes. */
export function MarksPanel({ projectId, itemId, marks, cited, onOpen }: MarksPanelProps) {
  const t = useTranslations('library.reader')
  const items = useTranslations('library.items')
  const { highlights, reading } = marks.marks
  return (
    <aside aria-label={t('beside')} className="space-y-5 lg:border-l lg:border-line lg:pl-5">
      <div>
        <h2 className="label-caps mb-1.5">{t('readingState')}</h2>
        <Segmented
          label={t('readingState')}
          options={readingStates.map((value) => ({ value, label: items(`readingState.${value}`) }))}
          value={reading}
          onChange={marks.setReading}
        />
      </div>
      <Link href={`${itemHref(projectId, itemId)}/card`} className={buttonClass('plain', 'sm')}>
        {t('card')}
      </Link>
      {cited ? (
        <section aria-labelledby="cited-passage">
          <h2 id="cited-passage" className="label-caps mb-1.5">
            {t('cited')} · <LocatorText locator={cited.locator} />
          </h2>
          <blockquote dir="auto" className="border-l-2 border-warn-line pl-3 font-serif text-sm">
            {cited.text}
          </blockquote>
          <Button
            size="sm"
            className="mt-2"
            busy={marks.isBusy}
            onClick={() =>
              marks.add(
                { quote: cited.text.slice(0, HIGHLIGHT_QUOTE_MAX), prefix: '' },
                cited.boxes[0]?.page ?? null,
              )
            }
          >
            {t('highlightPassage')}
          </Button>
        </section>
      ) : null}
      <section aria-labelledby="highlights">
        <h2 id="highlights" className="label-caps mb-1.5">
          {t('highlights', { count: highlights.length })}
        </h2>
        {highlights.length === 0 ? <p className="text-sm text-soft">{t('noHighlights')}</p> : null}
        <ul className="space-y-4">
          {highlights.map((highlight) => (
            <HighlightEntry
              key={highlight.id}
              highlight={highlight}
              href={highlight.place ? itemHref(projectId, itemId, highlight.place.passageId) : null}
              marks={marks}
              onOpen={onOpen}
            />
          ))}
        </ul>
      </section>
    </aside>
  )
}

function HighlightEntry({
  highlight,
  href,
  marks,
  onOpen,
}: {
  highlight: ShownHighlight
  href: string | null
  marks: Marks
  onOpen: MarksPanelProps['onOpen']
}) {
  const t = useTranslations('library.reader')
  const common = useTranslations('common')
  const [draft, setDraft] = useState<string | null>(null)
  const { id, quote, note, place } = highlight
  return (
    <li data-highlight-entry={id} className="text-sm">
      <blockquote dir="auto" className="border-l-2 border-accent-line pl-3 font-serif">
        {quote}
      </blockquote>
      <p className="mt-1 text-xs text-soft">
        {place && href ? (
          <Link
            href={href}
            className="underline underline-offset-2 hover:text-ink"
            onClick={(event) => {
              if (!onOpen || event.metaKey || event.ctrlKey) return
              event.preventDefault()
              onOpen(place.pages)
            }}
          >
            <LocatorText locator={place.locator} />
          </Link>
        ) : (
          <span className="text-danger">{t('highlightLost')}</span>
        )}
      </p>
      {draft === null ? (
        <>
          {note === '' ? null : (
            <p dir="auto" className="mt-1 whitespace-pre-wrap">
              {note}
            </p>
          )}
          <div className="mt-1 flex gap-1">
            <Button size="sm" variant="quiet" onClick={() => setDraft(note)}>
              {t(note === '' ? 'addNote' : 'editNote')}
            </Button>
            <Button size="sm" variant="quiet" busy={marks.isBusy} onClick={() => marks.remove(id)}>
              {t('removeHighlight')}
            </Button>
          </div>
        </>
      ) : (
        <form
          className="mt-1.5 space-y-1.5"
          onSubmit={(event) => {
            event.preventDefault()
            marks.note(id, draft)
            setDraft(null)
          }}
        >
          <TextAreaField
            label={t('noteOf')}
            labelHidden
            dir="auto"
            maxLength={HIGHLIGHT_NOTE_MAX}
            value={draft}
            onChange={(event) => setDraft(event.target.value)}
          />
          <div className="flex gap-1">
            <Button type="submit" size="sm" variant="primary">
              {common('save')}
            </Button>
            <Button size="sm" onClick={() => setDraft(null)}>
              {common('cancel')}
            </Button>
          </div>
        </form>
      )}
    </li>
  )
}
