'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/field'
import type { PreparedSearch } from '@/lib/contracts/collection-run'

interface PreparedPanelProps {
  search: PreparedSearch
  label: string
  busy: boolean
  onSearch: (search: PreparedSearch) => Promise<void>
  onClose: () => void
}

const WORDS_MAX = 20

/** The search that would pay a debt, as it will be made; everything in it can be changed before. */
export function PreparedPanel({ search, label, busy, onSearch, onClose }: PreparedPanelProps) {
  const t = useTranslations('collection.prepared')
  const heading = useRef<HTMLHeadingElement>(null)
  // Asked for from a line above, it opens below it: who cannot see that is led there.
  useEffect(() => heading.current?.focus(), [])
  const [words, setWords] = useState(search.words.join('; '))
  const [year, setYear] = useState(search.yearFrom === null ? '' : String(search.yearFrom))
  const [author, setAuthor] = useState(search.withoutAuthor)

  function changed(): PreparedSearch {
    const said = words.split(';').map((word) => word.trim().slice(0, 120))
    return {
      question: search.question,
      words: said.filter((word) => word !== '').slice(0, WORDS_MAX),
      yearFrom: /^(?:1[89]|20)\d\d$/.test(year.trim()) ? Number(year) : null,
      withoutAuthor: author.trim(),
    }
  }

  return (
    <form
      aria-labelledby="prepared-search"
      className="space-y-3 rounded-md border border-accent-line bg-accent-soft p-4"
      onSubmit={(event) => {
        event.preventDefault()
        void onSearch(changed())
      }}
    >
      <h2
        id="prepared-search"
        ref={heading}
        tabIndex={-1}
        className="font-serif text-lg font-semibold outline-none"
      >
        {t('title', { label })}
      </h2>
      <p className="text-sm">{t('text')}</p>
      <TextField
        label={t('words')}
        hint={t('wordsHint')}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField
          label={t('year')}
          inputMode="numeric"
          value={year}
          onChange={({ target }) => setYear(target.value)}
        />
        <TextField label={t('author')} value={author} onChange={({ target }) => setAuthor(target.value)} />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" busy={busy}>
          {t('go')}
        </Button>
        <Button onClick={onClose}>{t('close')}</Button>
      </div>
    </form>
  )
}
