'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { type DragEvent, useRef, useState } from 'react'
import { shownErrorOf, useErrorText } from '@/components/frame/use-error-text'
import { Button } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { RawTexts } from '@/components/ui/raw-texts'
import { queryKeys } from '@/lib/client/query-keys'
import type { LibraryAdded } from '@/lib/contracts/library-added'
import { LIBRARY_FILES_AT_ONCE_MAX, libraryFileTypes } from '@/lib/contracts/library-limits'
import { sendFile } from './send-file'

type References = Extract<LibraryAdded, { references: unknown }>['references']
type Sending =
  | { readonly name: string; readonly state: 'waiting' | 'sending' | 'there' | 'already' | 'attached' }
  | ({ readonly name: string; readonly state: 'references' } & References)
  | { readonly name: string; readonly state: 'refused'; readonly why: string }

const isReferences = ({ name }: File) => /\.(?:bib|ris)$/i.test(name)

/**
 * Files are dropped or chosen here, several at once; they are sent one after the other, those of references first: a PDF that one of
 * their records names becomes the file of that record.
 */
export function LibraryUpload({ projectId, onNote }: { projectId: string; onNote: () => void }) {
  const t = useTranslations('library.upload')
  const errorText = useErrorText()
  const client = useQueryClient()
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)
  const [sendings, setSendings] = useState<readonly Sending[]>([])
  const isBusy = sendings.some(({ state }) => state === 'waiting' || state === 'sending')

  async function send(all: readonly File[]) {
    const sorted = [...all.filter(isReferences), ...all.filter((file) => !isReferences(file))]
    const files = sorted.slice(0, LIBRARY_FILES_AT_ONCE_MAX)
    const tooMany = sorted.slice(LIBRARY_FILES_AT_ONCE_MAX).map(({ name }) => ({
      name,
      state: 'refused' as const,
      why: t('tooMany', { max: LIBRARY_FILES_AT_ONCE_MAX }),
    }))
    setSendings([...files.map(({ name }) => ({ name, state: 'waiting' as const })), ...tooMany])
    const say = (at: number, said: Sending) =>
      setSendings((before) => before.map((one, index) => (index === at ? said : one)))
    const waitsFor = new Map<string, string>()
    for (const [at, file] of files.entries()) {
      const { name } = file
      say(at, { name, state: 'sending' })
      try {
        const itemId = waitsFor.get(name)
        const sent = await sendFile(projectId, file, itemId)
        if ('references' in sent) {
          for (const [file, id] of Object.entries(sent.references.waitsFor)) waitsFor.set(file, id)
          say(at, { name, state: 'references', ...sent.references })
        } else if (itemId !== undefined) say(at, { name, state: 'attached' })
        else say(at, { name, state: sent.isNew ? 'there' : 'already' })
      } catch (error) {
        say(at, { name, state: 'refused', why: errorText(shownErrorOf(error)) })
      }
      await client.invalidateQueries({ queryKey: queryKeys.library(projectId) })
    }
  }

  function saidOf(sending: Sending): string {
    if (sending.state === 'refused') return sending.why
    if (sending.state !== 'references') return t(`state.${sending.state}`)
    return sending.added + sending.known === 0
      ? t('state.noReferences')
      : t('state.references', { added: sending.added })
  }

  function onDrop(event: DragEvent) {
    event.preventDefault()
    setIsOver(false)
    if (!isBusy) void send([...event.dataTransfer.files])
  }

  return (
    <section
      aria-label={t('label')}
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={onDrop}
      className={classNames(
        'rounded-lg border border-dashed px-4 py-3',
        isOver ? 'border-accent bg-accent-soft' : 'border-line-strong',
      )}
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Button variant="primary" busy={isBusy} onClick={() => input.current?.click()}>
          {t('choose')}
        </Button>
        <Button onClick={onNote}>{t('note')}</Button>
        <p className="min-w-0 flex-1 basis-60 text-sm text-soft">
          {t('limits', { max: LIBRARY_FILES_AT_ONCE_MAX })}
        </p>
      </div>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={t('choose')}
        accept={libraryFileTypes}
        onChange={(event) => {
          void send([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
      <ul aria-live="polite" className="mt-1 space-y-0.5 text-sm empty:hidden">
        {sendings.map((sending, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two files may bear one name, and none moves.
          <li key={at} className={sending.state === 'refused' ? 'text-danger' : 'text-soft'}>
            <span dir="auto" className="font-medium break-all">
              {sending.name}
            </span>
            {': '}
            {saidOf(sending)}
            {sending.state === 'references' && sending.unread.length > 0 ? (
              <RawTexts title={t('unread', { count: sending.unread.length })} texts={sending.unread} />
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  )
}
