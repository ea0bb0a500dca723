'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { TextAreaField, TextField } from '@/components/ui/field'
import { useMissing } from '@/components/ui/use-missing'
import type { PartProps } from './part-props'

const wordsOf = (text: string) =>
  text
    .split(/[;\n]/)
    .map((word) => word.trim())
    .filter(Boolean)
    .slice(0, 12)

const scores = ['researchability', 'scope', 'contribution'] as const

/** The question and the scope, to be frozen: alternatives with their scores and what an examiner would object to. */
export function SettlePart({ state, busy, onAnswer }: PartProps) {
  const t = useTranslations('topic.settle')
  const angle = state.angles.find(({ id }) => id === state.choice?.angle)
  const [topic, setTopic] = useState(angle?.title ?? '')
  const [question, setQuestion] = useState(state.questions[0]?.text ?? angle?.question ?? '')
  const [inside, setInside] = useState(angle?.in.join('; ') ?? '')
  const [outside, setOutside] = useState(angle?.out.join('; ') ?? '')
  const missing = useMissing()
  const isEmpty = (text: string) => text.trim() === ''
  return (
    <section className="max-w-3xl space-y-5">
      <h1 className="font-serif text-2xl font-semibold">{t('title')}</h1>
      <p className="text-soft">{t('text')}</p>
      <ul className="space-y-3">
        {state.questions.map((one) => (
          <li key={one.text} className="space-y-1.5 rounded-md border border-line bg-sheet px-4 py-3">
            <p dir="auto">{one.text}</p>
            <p className="flex flex-wrap gap-2 text-sm">
              {scores.map((key) => (
                <Badge
                  key={key}
                  tone={one[key] === 'strong' ? 'accent' : one[key] === 'weak' ? 'warn' : 'plain'}
                >
                  {t(`score.${key}`)}: {t(`rating.${one[key]}`)}
                </Badge>
              ))}
            </p>
            {one.flags.length > 0 ? (
              <ul className="list-disc pl-5 text-sm text-warn">
                {one.flags.map((flag) => (
                  <li key={flag}>{t(`flag.${flagKeys[flag]}`)}</li>
                ))}
              </ul>
            ) : null}
            <Button size="sm" aria-pressed={question === one.text} onClick={() => setQuestion(one.text)}>
              {t('use')}
            </Button>
          </li>
        ))}
      </ul>
      <form
        className="space-y-4"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!missing.lacks(isEmpty(topic) || isEmpty(question)))
            void onAnswer('settle', {
              kind: 'settle',
              topic: topic.trim(),
              question: question.trim(),
              in: wordsOf(inside),
              out: wordsOf(outside),
            })
        }}
      >
        <TextAreaField
          label={t('topic')}
          rows={1}
          required
          error={missing.said(isEmpty(topic))}
          dir="auto"
          value={topic}
          onChange={(event) => setTopic(event.target.value)}
        />
        <TextAreaField
          label={t('question')}
          required
          error={missing.said(isEmpty(question))}
          dir="auto"
          rows={2}
          value={question}
          onChange={(event) => setQuestion(event.target.value)}
        />
        <TextField
          label={t('in')}
          hint={t('words')}
          dir="auto"
          value={inside}
          onChange={(event) => setInside(event.target.value)}
        />
        <TextField
          label={t('out')}
          hint={t('words')}
          dir="auto"
          value={outside}
          onChange={(event) => setOutside(event.target.value)}
        />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" variant="primary" busy={busy}>
            {t('go')}
          </Button>
          <Button busy={busy} onClick={() => void onAnswer('settle', { kind: 'back' })}>
            {t('back')}
          </Button>
        </div>
      </form>
    </section>
  )
}

/** A key of a message holds no hyphen. */
const flagKeys = {
  'yes-no': 'yesno',
  'two-questions': 'two',
  'no-population': 'population',
  leading: 'leading',
  'too-long': 'long',
  'cause-without-design': 'cause',
  'needs-ethics': 'ethics',
  'another-topic': 'other',
} as const
