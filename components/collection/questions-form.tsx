'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useErrorText } from '@/components/frame/use-error-text'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/field'
import type { CollectionQuestion } from '@/lib/contracts/collection'
import { saveQuestionsAction } from '@/lib/server/actions/collection'

interface QuestionsFormProps {
  projectId: string
  topic: string
  questions: readonly CollectionQuestion[]
  onDone: () => Promise<void>
}

interface Draft {
  readonly question: CollectionQuestion
  readonly words: string
}

const QUESTIONS_MAX = 20

function draftOf(question: CollectionQuestion): Draft {
  return { question, words: question.concepts.map((group) => group.join(', ')).join('; ') }
}

/** A key that no question of the list has. */
function freeKey(drafts: readonly Draft[]): string {
  const taken = new Set(drafts.map(({ question }) => question.key))
  let number = drafts.length + 1
  while (taken.has(`question-${number}`)) number += 1
  return `question-${number}`
}

function writtenQuestion({ question, words }: Draft): CollectionQuestion {
  const groups = words.split(';').map((group) => group.split(',').map((word) => word.trim()))
  const concepts = groups
    .map((group) => group.filter((word) => word !== ''))
    .filter(({ length }) => length > 0)
  return { ...question, concepts }
}

/** The questions to collect for, with their minima and the words by which a source is known to answer them. */
export function QuestionsForm({ projectId, topic: before, questions, onDone }: QuestionsFormProps) {
  const t = useTranslations('collection.form')
  const common = useTranslations('common')
  const errorText = useErrorText()
  const [topic, setTopic] = useState(before)
  const [drafts, setDrafts] = useState(() => questions.map(draftOf))
  const [failure, setFailure] = useState('')
  const [busy, setBusy] = useState(false)

  const change = (key: string, draft: Draft) =>
    setDrafts(drafts.map((one) => (one.question.key === key ? draft : one)))

  async function save() {
    setBusy(true)
    setFailure('')
    const written = { projectId, topic, questions: drafts.map(writtenQuestion) }
    const result = await saveQuestionsAction(written).catch(() => ({ ok: false, code: 'offline' }) as const)
    setBusy(false)
    if (result.ok) await onDone()
    else setFailure(errorText(result.code))
  }

  return (
    <form
      aria-label={t('title')}
      className="space-y-4 rounded-md border border-line bg-sheet p-4"
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <TextField
        label={t('topic')}
        hint={t('topicHint')}
        value={topic}
        maxLength={2000}
        onChange={({ target }) => setTopic(target.value)}
      />
      {drafts.map((draft, at) => (
        <QuestionFields
          key={draft.question.key}
          draft={draft}
          number={at + 1}
          onChange={(changed) => change(draft.question.key, changed)}
          onRemove={() => setDrafts(drafts.filter((one) => one !== draft))}
        />
      ))}
      {failure ? (
        <p role="alert" className="text-sm font-medium text-danger">
          {failure}
        </p>
      ) : null}
      <div className="flex flex-wrap gap-2">
        <Button
          disabled={drafts.length >= QUESTIONS_MAX}
          onClick={() =>
            setDrafts([
              ...drafts,
              draftOf({ key: freeKey(drafts), label: '', description: '', min_sources: 5, concepts: [] }),
            ])
          }
        >
          {t('add')}
        </Button>
        <Button type="submit" variant="primary" first busy={busy} disabled={drafts.length === 0}>
          {t('save')}
        </Button>
        <Button variant="quiet" onClick={() => void onDone()}>
          {common('cancel')}
        </Button>
      </div>
    </form>
  )
}

interface QuestionFieldsProps {
  draft: Draft
  number: number
  onChange: (draft: Draft) => void
  onRemove: () => void
}

function QuestionFields({ draft, number, onChange, onRemove }: QuestionFieldsProps) {
  const t = useTranslations('collection.form')
  const { question, words } = draft
  return (
    <fieldset className="grid gap-3 border-t border-line pt-3 sm:grid-cols-[1fr_1fr_7rem_auto]">
      <legend className="sr-only">{t('question', { number })}</legend>
      <TextField
        label={t('label')}
        required
        maxLength={300}
        value={question.label}
        onChange={({ target }) => onChange({ ...draft, question: { ...question, label: target.value } })}
      />
      <TextField
        label={t('words')}
        {...(number === 1 ? { hint: t('wordsHint') } : {})}
        value={words}
        onChange={({ target }) => onChange({ ...draft, words: target.value })}
      />
      <TextField
        label={t('minimum')}
        type="number"
        min={1}
        max={1000}
        required
        value={question.min_sources}
        onChange={({ target }) =>
          onChange({
            ...draft,
            question: { ...question, min_sources: Math.max(1, Number(target.value) || 1) },
          })
        }
      />
      <Button
        size="sm"
        variant="quiet"
        className="self-start justify-self-start sm:mt-6"
        aria-label={t('removeOf', { label: question.label })}
        onClick={onRemove}
      >
        {t('remove')}
      </Button>
    </fieldset>
  )
}
