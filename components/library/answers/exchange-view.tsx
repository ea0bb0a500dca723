import { useTranslations } from 'next-intl'
import { buttonClass } from '@/components/ui/button'
import type { AnswersPage } from '@/lib/contracts/answers-page'
import type { ResearchAnswer } from '@/lib/contracts/research'
import { JudgedSentences } from './judged-sentences'
import { KeepNote } from './keep-note'
import { LiveAnswer } from './live-answer'
import { SourceCards } from './source-cards'

type Exchange = NonNullable<AnswersPage['conversation']>['exchanges'][number]

interface ExchangeProps {
  projectId: string
  conversationId: string
  exchange: Exchange
  onDone: () => void
}

/** One question with its answer: finished, being written, or stopped. */
export function ExchangeView({ projectId, conversationId, exchange, onDone }: ExchangeProps) {
  const t = useTranslations('answers.answer')
  const { round, question, answer, isStopped } = exchange
  if (answer === null && !isStopped)
    return (
      <LiveAnswer
        projectId={projectId}
        conversationId={conversationId}
        round={round}
        query={question.query}
        onDone={onDone}
      />
    )
  return (
    <article className="min-w-0">
      <h2 className="font-serif text-lg font-semibold break-words">{question.query}</h2>
      {answer === null ? (
        <p className="mt-1 text-sm text-soft">{t('stopped')}</p>
      ) : (
        <FinishedAnswer {...{ projectId, conversationId, exchange, answer }} />
      )}
    </article>
  )
}

function FinishedAnswer({
  projectId,
  conversationId,
  exchange: { round, engine },
  answer,
}: Omit<ExchangeProps, 'onDone'> & { answer: ResearchAnswer }) {
  const t = useTranslations('answers.answer')
  const anchor = `r${round}`
  const file = `/api/projects/${projectId}/answers/${conversationId}/export?round=${round}`
  const writer = engine === 'built-in' ? t('builtIn') : t('by', { engine: engine ?? '' })
  return (
    <>
      <p className="mt-1 text-sm text-soft">
        {writer} · {t('steps', { count: answer.steps })}
      </p>
      {answer.found ? (
        <div className="mt-3 grid gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
          <JudgedSentences answer={answer} anchor={anchor} />
          <SourceCards projectId={projectId} sources={answer.sources} anchor={anchor} />
        </div>
      ) : (
        <div className="mt-3">
          <p className="text-base">{answer.text}</p>
          <p className="mt-1 text-sm text-soft">{t('nothing')}</p>
        </div>
      )}
      {answer.found ? (
        <div className="mt-4 flex flex-wrap items-center gap-2">
          <KeepNote {...{ projectId, conversationId, round }} />
          <span className="text-sm text-soft">{t('export')}</span>
          <a className={buttonClass('plain', 'sm')} href={`${file}&format=md`} download>
            {t('exportMarkdown')}
          </a>
          <a className={buttonClass('plain', 'sm')} href={`${file}&format=docx`} download>
            {t('exportDocx')}
          </a>
        </div>
      ) : null}
    </>
  )
}
