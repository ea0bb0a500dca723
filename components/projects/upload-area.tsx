'use client'

import { useRouter } from 'next/navigation'
import { useFormatter, useLocale, useTranslations } from 'next-intl'
import { type ChangeEvent, type DragEvent, useEffect, useRef, useState } from 'react'
import { type ShownError, useErrorText } from '@/components/frame/use-error-text'
import { Button } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { Notice } from '@/components/ui/notice'
import { groupWarnings } from './group-warnings'
import { type SentDocument, sendDocument, type UploadProblem } from './send-document'
import { sourcesPath } from './sources-path'

/** What the form around a file adds to it, at most. */
const FORM_BYTES = 2_000
const MEGABYTE = 1024 * 1024

type Failure = { name: string; problem: UploadProblem } | { name: string; code: ShownError }
type Read = Extract<SentDocument, { ok: true }>

/** A file that misses its place would be opened by the browser in the page's stead, and what was typed be lost. */
function useCaughtFiles(): void {
  useEffect(() => {
    function catchFiles(event: globalThis.DragEvent) {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault()
    }
    window.addEventListener('dragover', catchFiles)
    window.addEventListener('drop', catchFiles)
    return () => {
      window.removeEventListener('dragover', catchFiles)
      window.removeEventListener('drop', catchFiles)
    }
  }, [])
}

/** A document, dropped or chosen, becomes a project. What it could not keep is told before one goes on. */
export function UploadArea({ bytesMax }: { bytesMax: number }) {
  const t = useTranslations('projects.upload')
  const locale = useLocale()
  const router = useRouter()
  const input = useRef<HTMLInputElement>(null)
  const [reading, setReading] = useState<string | null>(null)
  const [isOver, setOver] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [read, setRead] = useState<Read | null>(null)
  useCaughtFiles()

  async function take(files: readonly File[]) {
    const [file] = files
    if (!file || reading !== null) return
    setRead(null)
    setFailure(null)
    if (files.length > 1) return setFailure({ name: file.name, problem: 'several' })
    if (file.size > bytesMax - FORM_BYTES) return setFailure({ name: file.name, problem: 'too-large' })
    setReading(file.name)
    const sent = await sendDocument(file, locale)
    setReading(null)
    if (!sent.ok) setFailure({ name: file.name, ...sent })
    else if (sent.warnings.length > 0) setRead(sent)
    else router.push(sourcesPath(sent.projectId))
  }

  function choose(event: ChangeEvent<HTMLInputElement>) {
    void take([...(event.target.files ?? [])])
    // The same file may be chosen again after it was mended.
    event.target.value = ''
  }

  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    void take([...event.dataTransfer.files])
  }

  function dragOver(event: DragEvent) {
    event.preventDefault()
    setOver(true)
  }

  return (
    <section
      aria-labelledby="upload-text"
      onDragOver={dragOver}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={classNames(
        'space-y-2.5 border-t border-line pt-4 outline-offset-8',
        isOver && 'outline-2 outline-accent outline-dashed',
      )}
    >
      <p id="upload-text" className="text-sm text-soft">
        {t('document')}
      </p>
      <input
        ref={input}
        type="file"
        accept=".md,.markdown,.txt,text/markdown,text/plain"
        aria-label={t('fileLabel')}
        tabIndex={-1}
        onChange={choose}
        className="sr-only"
      />
      <Button busy={reading !== null} onClick={() => input.current?.click()}>
        {isOver ? t('drop') : t('choose')}
      </Button>
      {reading === null ? null : (
        <p role="status" className="text-sm text-soft">
          {t('reading', { name: reading })}
        </p>
      )}
      {failure ? <UploadFailure failure={failure} bytesMax={bytesMax} /> : null}
      {read ? <UploadRead read={read} /> : null}
    </section>
  )
}

function UploadFailure({ failure, bytesMax }: { failure: Failure; bytesMax: number }) {
  const t = useTranslations('projects.upload')
  const format = useFormatter()
  const errorText = useErrorText()
  return (
    <Notice
      tone="danger"
      announce="alert"
      title={<span className="break-all">{t('failed', { name: failure.name })}</span>}
    >
      {'problem' in failure
        ? t(`problem.${failure.problem}`, { max: format.number(Math.floor(bytesMax / MEGABYTE)) })
        : errorText(failure.code)}
    </Notice>
  )
}

function UploadRead({ read }: { read: Read }) {
  const t = useTranslations('projects.upload')
  const router = useRouter()
  return (
    <Notice
      tone="warn"
      announce="alert"
      title={t('read.title')}
      actions={
        <Button variant="primary" size="sm" onClick={() => router.push(sourcesPath(read.projectId))}>
          {t('read.go')}
        </Button>
      }
    >
      <p>{t('read.sources', { count: read.sources, chosen: read.chosen })}</p>
      <ul className="mt-1 list-disc space-y-1 pl-4">
        {groupWarnings(read.warnings).map(({ code, count }) => (
          <li key={code}>{t(`warning.${code}`, { count })}</li>
        ))}
      </ul>
    </Notice>
  )
}
