'use client'

import { useQuery } from '@tanstack/react-query'
import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { shownErrorOf, useErrorText } from '@/components/frame/use-error-text'
import { Button } from '@/components/ui/button'
import { inputClass } from '@/components/ui/field'
import { SearchIcon } from '@/components/ui/icons'
import { Notice } from '@/components/ui/notice'
import { fetchJson } from '@/lib/client/fetch-json'
import { queryKeys } from '@/lib/client/query-keys'

import { LIBRARY_QUERY_MAX } from '@/lib/contracts/library-limits'
import { FoundWords, wantedWords } from './found-words'
import { itemHref } from './library-places'
import { LocatorText } from './locator-text'

/** Looks for words in the passages of the whole library; each hit opens where it stands. */
export function LibrarySearchBox({ projectId }: { projectId: string }) {
  const t = useTranslations('library.search')
  const errorText = useErrorText()
  const [text, setText] = useState('')
  const [asked, setAsked] = useState('')
  const { data, error, isFetching } = useQuery({
    queryKey: queryKeys.librarySearch(projectId, asked),
    queryFn: ({ signal }) =>
      fetchJson(
        `/api/projects/${projectId}/library/search?q=${encodeURIComponent(asked)}`,
        async (answer) => {
          const [{ ShownHits }, { isQueryStopWord }] = await Promise.all([
            import('@/lib/contracts/library-reading'),
            import('@/lib/core/text/stop-words'),
          ])
          const wanted = wantedWords(asked, (word) => isQueryStopWord(word, null))
          return { ...ShownHits.parse(answer), wanted }
        },
        { signal },
      ),
    enabled: asked !== '',
    retry: 1,
  })
  const isEmpty = data !== undefined && data.hits.length === 0
  return (
    <search>
      <form
        className="flex gap-2"
        onSubmit={(event) => {
          event.preventDefault()
          setAsked(text.trim())
        }}
      >
        <label className="relative min-w-0 flex-1">
          <span className="sr-only">{t('label')}</span>
          <span className="pointer-events-none absolute top-1/2 left-2.5 -translate-y-1/2 text-faint">
            <SearchIcon />
          </span>
          <input
            type="search"
            className={`${inputClass} pl-8!`}
            placeholder={t('label')}
            maxLength={LIBRARY_QUERY_MAX}
            autoComplete="off"
            value={text}
            onChange={(event) => {
              setText(event.target.value)
              if (event.target.value.trim() === '') setAsked('')
            }}
          />
        </label>
        <Button type="submit" busy={isFetching}>
          {t('search')}
        </Button>
      </form>
      {asked === '' ? null : (
        <section aria-label={t('hits')} className="mt-3 border-l-2 border-accent-line pl-4">
          <p role="status" className="text-sm text-soft">
            {data && !isEmpty
              ? t('found', {
                  shown: data.hits.length,
                  total: data.total,
                  hidden: data.total - data.hits.length,
                })
              : ''}
            {isEmpty ? t('nothing') : ''}
          </p>
          {error ? <Notice tone="danger" announce="alert" title={errorText(shownErrorOf(error))} /> : null}
          <ol className="divide-y divide-line">
            {data?.hits.map(({ passage, title }) => (
              <li key={passage.id} className="py-2.5">
                <Link href={itemHref(projectId, passage.itemId, passage.id)} className="group block">
                  <span className="flex flex-wrap items-baseline gap-x-2 text-sm">
                    <span dir="auto" className="font-serif text-base group-hover:underline">
                      {title}
                    </span>
                    <span className="text-soft">
                      <LocatorText locator={passage.locator} />
                    </span>
                  </span>
                  <span dir="auto" className="mt-0.5 line-clamp-3 text-sm text-soft">
                    <FoundWords text={passage.text} wanted={data.wanted} />
                  </span>
                </Link>
              </li>
            ))}
          </ol>
        </section>
      )}
    </search>
  )
}
