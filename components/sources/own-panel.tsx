'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'
import { type ShownError, shownErrorOf, useErrorText } from '@/components/frame/use-error-text'
import { TechnicalDetail } from '@/components/run/technical-detail'
import { Button } from '@/components/ui/button'
import { Checkbox, TextField } from '@/components/ui/field'
import { FileField } from '@/components/ui/file-field'
import { Notice } from '@/components/ui/notice'
import { RawTexts } from '@/components/ui/raw-texts'
import { Segmented } from '@/components/ui/segmented'
import { useMissing } from '@/components/ui/use-missing'
import { fetchJson } from '@/lib/client/fetch-json'
import { OwnFileAdded, type OwnSource, type SourceRow } from '@/lib/contracts/source-validation'
import { readDoi } from '@/lib/core/identity/doi'
import type { OwnEntry } from '@/lib/core/validation/workspace'
import { OwnSourcesList } from './own-sources-list'
import { PastedForm } from './pasted-form'
import type { OwnRemoval } from './use-own-removal'

const ways = ['text', 'link', 'pdf', 'import'] as const
export type OwnWay = (typeof ways)[number]

const URL_MAX = 2_000
const accepted: Record<'pdf' | 'import', string> = {
  pdf: 'application/pdf,.pdf',
  import: '.ris,.bib,.bibtex,.json,.nbib,.csv,.txt',
}

interface OwnPanelProps {
  projectId: string
  way: OwnWay
  onWay: (way: OwnWay) => void
  canSend: boolean
  busy: boolean
  own: readonly OwnEntry[]
  /** The student's sources that are in the list. */
  mine: readonly SourceRow[]
  removal: OwnRemoval
  onAdd: (own: OwnSource) => void
  /** Something is about to be sent; with `isKey`, what is in it is chosen as soon as it is read. False takes that back. */
  onSend: (isKey: boolean) => void
}

/** The student's own sources, scored like all others and marked as theirs. */
export function OwnPanel(props: OwnPanelProps) {
  const t = useTranslations('sources.own')
  return (
    <div className="space-y-4">
      <p className="text-sm text-soft">{t('intro')}</p>
      <Segmented
        label={t('way')}
        options={ways.map((way) => ({ value: way, label: t(`ways.${way}`) }))}
        value={props.way}
        onChange={props.onWay}
      />
      {props.way === 'link' ? <LinkForm {...props} /> : null}
      {props.way === 'text' ? <PastedForm {...props} newId={newId} /> : null}
      {props.way === 'pdf' ? <FileForm key="pdf" kind="pdf" {...props} /> : null}
      {props.way === 'import' ? <FileForm key="import" kind="import" {...props} /> : null}
      {props.canSend ? null : <p className="text-xs text-soft">{t('notNow')}</p>}
      <OwnResults own={props.own} />
      <OwnSourcesList rows={props.mine} removal={props.removal} />
    </div>
  )
}

function LinkForm({ canSend, busy, onAdd, onSend }: OwnPanelProps) {
  const t = useTranslations('sources.own')
  const [url, setUrl] = useState('')
  const [wrong, setWrong] = useState(false)
  const missing = useMissing()
  const isEmpty = url.trim() === ''
  return (
    <form
      noValidate
      className="space-y-3"
      onSubmit={(event) => {
        event.preventDefault()
        if (missing.lacks(isEmpty)) return
        const address = asAddress(url)
        setWrong(address === null)
        if (!address) return
        onSend(true)
        onAdd({ via: 'link', id: newId(), url: address })
        setUrl('')
      }}
    >
      <TextField
        label={t('link')}
        hint={t('linkHint')}
        inputMode="url"
        maxLength={URL_MAX}
        value={url}
        error={missing.said(isEmpty) ?? (wrong ? t('linkWrong') : null)}
        onChange={(event) => setUrl(event.target.value)}
      />
      <Send disabled={!canSend} busy={busy} />
    </form>
  )
}

/** A web address or a bare DOI; null for anything else. */
function asAddress(text: string): string | null {
  const trimmed = text.trim()
  const doi = readDoi(trimmed)
  if (doi !== null) return `https://doi.org/${doi}`
  return /^https?:\/\/[^\s/]/i.test(trimmed) && URL.canParse(trimmed) ? trimmed : null
}

type Sent =
  | { readonly state: 'idle' | 'sending' }
  | ({ readonly state: 'sent' } & OwnFileAdded)
  | { readonly state: 'failed'; readonly code: ShownError }

function FileForm({ projectId, canSend, onSend, kind }: OwnPanelProps & { kind: 'pdf' | 'import' }) {
  const t = useTranslations('sources.own')
  const errorText = useErrorText()
  const [sent, setSent] = useState<Sent>({ state: 'idle' })
  // What was sent is chosen no longer: the field begins anew.
  const [sendings, setSendings] = useState(0)
  const [chosen, setChosen] = useState(false)
  const [isKey, setIsKey] = useState(kind === 'pdf')
  const missing = useMissing()

  async function send(form: HTMLFormElement) {
    setSent({ state: 'sending' })
    onSend(isKey)
    try {
      const body = new FormData(form)
      const url = `/api/projects/${projectId}/own-sources`
      const added = await fetchJson(url, (value) => OwnFileAdded.parse(value), { method: 'POST', body })
      form.reset()
      setChosen(false)
      setSendings((before) => before + 1)
      if (added.count === 0) onSend(false)
      setSent({ state: 'sent', ...added })
    } catch (error) {
      onSend(false)
      setSent({ state: 'failed', code: shownErrorOf(error) })
    }
  }

  return (
    <form
      noValidate
      className="space-y-3"
      onSubmit={(event) => {
        event.preventDefault()
        if (!missing.lacks(!chosen)) void send(event.currentTarget)
      }}
    >
      <FileField
        key={sendings}
        label={t(`file.${kind}`)}
        hint={t(`fileHint.${kind}`)}
        error={sent.state === 'failed' ? errorText(sent.code) : missing.said(!chosen)}
        name="file"
        required
        accept={accepted[kind]}
        onFile={(file) => {
          setChosen(file !== null)
          setSent({ state: 'idle' })
        }}
      />
      <input type="hidden" name="kind" value={kind} />
      {kind === 'import' ? (
        <Checkbox
          label={t('chooseAll')}
          checked={isKey}
          onChange={(event) => setIsKey(event.target.checked)}
        />
      ) : null}
      <Send disabled={!canSend} busy={sent.state === 'sending'} />
      {sent.state === 'sent' && sent.count > 0 ? (
        <p role="status" className="text-sm text-accent">
          {t('sent')}
        </p>
      ) : null}
      {sent.state === 'sent' && sent.unread.length > 0 ? (
        <RawTexts title={t('unread', { count: sent.unread.length })} texts={sent.unread} />
      ) : null}
    </form>
  )
}

function Send({ disabled, busy }: { disabled: boolean; busy: boolean }): ReactNode {
  const t = useTranslations('sources.own')
  return (
    <Button type="submit" variant="primary" first disabled={disabled} busy={busy}>
      {t('add')}
    </Button>
  )
}

function newId(): string {
  return crypto.randomUUID()
}

/** What came of each: added, already there, or why not. Newest first. */
function OwnResults({ own }: { own: readonly OwnEntry[] }) {
  const t = useTranslations('sources.own')
  if (own.length === 0) return null
  return (
    <ul className="space-y-2" aria-live="polite">
      {[...own].reverse().map(({ id, status, result }) => {
        const outcome = status === 'reading' ? 'reading' : (result?.outcome ?? 'failed')
        const added = result?.delta.upserts[0]
        const good = outcome === 'added' || outcome === 'already-there'
        return (
          <li key={id}>
            <Notice tone={good || outcome === 'reading' ? 'plain' : 'warn'} title={t(`outcome.${outcome}`)}>
              {added ? (
                <p dir="auto" className="font-serif">
                  {added.work.title}
                </p>
              ) : null}
              {result?.detail && !good ? <TechnicalDetail text={result.detail} /> : null}
            </Notice>
          </li>
        )
      })}
    </ul>
  )
}
