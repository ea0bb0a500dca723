'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useId, useState, useTransition } from 'react'
import { type ShownError, useErrorText } from '@/components/frame/use-error-text'
import { Button } from '@/components/ui/button'
import { TextAreaField } from '@/components/ui/field'
import { FileField } from '@/components/ui/file-field'
import { Segmented } from '@/components/ui/segmented'
import { TextLink } from '@/components/ui/text-link'
import { useMissing } from '@/components/ui/use-missing'
import type { DataProblem } from '@/lib/contracts/paper-data'
import type { PaperRunInput } from '@/lib/contracts/paper-run'
import { startPaperAction } from '@/lib/server/actions/paper'
import { type SentData, sendData } from './send-data'

const QUESTION_MAX = 1_000
const kinds = ['review', 'proposal-stage', 'empirical'] as const

interface BeginPaperProps {
  readonly projectId: string
  readonly question: string
  /** Beside the paper that there is. */
  readonly again: boolean
}

/** What the room is for, which kind of paper, its question and its sources, and the way in. */
export function BeginPaper({ projectId, question, again }: BeginPaperProps) {
  const t = useTranslations('paper')
  const errorText = useErrorText()
  const router = useRouter()
  const id = useId()
  const [wanted, setWanted] = useState<Pick<PaperRunInput, 'query' | 'kind' | 'scope'>>({
    query: question,
    kind: 'review',
    scope: 'chosen',
  })
  const [file, setFile] = useState<File | null>(null)
  const [refused, setRefused] = useState<ShownError | null>(null)
  const [problem, setProblem] = useState<DataProblem | null>(null)
  const missing = useMissing()
  const [pending, startTransition] = useTransition()
  const isEmpty = wanted.query.trim() === ''

  function start(): Promise<SentData> {
    if (wanted.kind === 'empirical' && file !== null) {
      const { query, scope } = wanted
      return sendData(projectId, { file, query, scope, again: again ? 'yes' : 'no' })
    }
    return startPaperAction({ projectId, again, ...wanted }).then(
      (result) => (result.ok ? { ok: true } : { ok: false, code: result.code }),
      () => ({ ok: false, code: 'offline' }),
    )
  }

  function begin() {
    if (missing.lacks(isEmpty)) return
    startTransition(async () => {
      const result = await start()
      setRefused('code' in result ? result.code : null)
      setProblem('problem' in result ? result.problem : null)
      if (result.ok && again) router.push(`/projects/${projectId}/paper`)
      else if (result.ok) router.refresh()
    })
  }

  return (
    <div className="mx-auto max-w-2xl space-y-5 px-4 py-10 sm:px-6">
      <h1 className="font-serif text-2xl font-semibold">{t('title')}</h1>
      <p>{t('begin.text')}</p>
      {again ? (
        <p className="text-sm text-soft">
          {t('archive.keeps')} <TextLink href={`/projects/${projectId}/paper`}>{t('archive.back')}</TextLink>
        </p>
      ) : null}
      <fieldset className="space-y-2">
        <legend className="mb-1 text-sm font-semibold">{t('begin.kind')}</legend>
        {kinds.map((kind) => (
          <div
            key={kind}
            className="flex items-start gap-2.5 rounded-md border border-line bg-sheet px-3 py-2.5"
          >
            <input
              type="radio"
              id={`${id}-${kind}`}
              name={`${id}-kind`}
              className="mt-1 size-4 shrink-0 accent-(--accent)"
              aria-describedby={`${id}-${kind}-text`}
              checked={wanted.kind === kind}
              onChange={() => setWanted({ ...wanted, kind })}
            />
            <div className="min-w-0">
              <label htmlFor={`${id}-${kind}`} className="block font-medium">
                {t(`kind.${kind}`)}
              </label>
              <p id={`${id}-${kind}-text`} className="text-sm text-soft">
                {t(`kindText.${kind}`)}
              </p>
            </div>
          </div>
        ))}
      </fieldset>
      {wanted.kind === 'empirical' ? (
        <FileField
          label={t('data.label')}
          hint={t('data.hint')}
          error={problem && t(`data.problem.${problem.problem}`, { about: problem.about })}
          accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values"
          onFile={(chosen) => {
            setFile(chosen)
            setProblem(null)
          }}
        />
      ) : null}
      <TextAreaField
        label={t('begin.question')}
        hint={t('begin.questionHint')}
        required
        error={missing.said(isEmpty, t('begin.questionMissing'))}
        dir="auto"
        rows={3}
        maxLength={QUESTION_MAX}
        value={wanted.query}
        onChange={(event) => setWanted({ ...wanted, query: event.target.value })}
      />
      <div className="space-y-2">
        <p className="text-sm font-semibold">{t('begin.scope')}</p>
        <Segmented
          label={t('begin.scope')}
          options={(['chosen', 'all'] as const).map((scope) => ({
            value: scope,
            label: t(`begin.${scope}`),
          }))}
          value={wanted.scope}
          onChange={(scope) => setWanted({ ...wanted, scope })}
        />
      </div>
      <Button variant="primary" busy={pending} onClick={begin}>
        {t('begin.go')}
      </Button>
      {refused ? (
        <p role="alert" className="text-sm font-medium text-danger">
          {errorText(refused)}
        </p>
      ) : null}
    </div>
  )
}
