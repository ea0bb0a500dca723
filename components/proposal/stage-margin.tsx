import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { Fold } from '@/components/ui/fold'
import { citationsIn, parseCitations } from '@/lib/core/text/citation-marks'
import { CitationLink } from './cited-text'

/** Sources that are named at once; more are named on demand. */
const SOURCES_SHOWN = 6

/** What an advisor said about a stage, and nobody has settled yet. */
export interface StageComment {
  readonly id: string
  readonly name: string
  readonly body: string
  /** The words it is about; '' for a passage as a whole. */
  readonly quote: string
  readonly isAnswered: boolean
}

/** Comments of advisors on a stage, each with the way to its answer. */
export function CommentNotes({
  projectId,
  comments,
}: {
  projectId: string
  comments: readonly StageComment[]
}) {
  const t = useTranslations('proposal.margin')
  return (
    <div className="space-y-4 font-sans text-sm">
      <p className="sr-only">{t('comments', { count: comments.length })}</p>
      {comments.map(({ id, name, body, quote, isAnswered }) => (
        <div key={id} className="border-l-2 border-warn-line py-0.5 pl-3.5">
          <p className="text-xs font-semibold">
            <bdi>{name}</bdi>
          </p>
          {quote ? (
            <blockquote dir="auto" className="mt-0.5 line-clamp-2 font-serif text-xs text-soft italic">
              {quote}
            </blockquote>
          ) : null}
          <p dir="auto" className="mt-0.5 whitespace-pre-wrap [overflow-wrap:anywhere]">
            {body}
          </p>
          <p className="mt-1 text-xs text-soft">
            {isAnswered ? (
              t('answered')
            ) : (
              <Link
                href={`/projects/${projectId}/share`}
                className="text-accent-strong underline decoration-accent-line underline-offset-3 hover:decoration-current"
              >
                {t('answer')}
              </Link>
            )}
          </p>
        </div>
      ))}
    </div>
  )
}

/** The sources that a stage cites, in the order of their first mention; each opens what is known of it. */
export function CitedHere({ value }: { value: unknown }) {
  const t = useTranslations('proposal.margin')
  const keys = citationsIn(value)
  if (keys.length === 0) return null
  const list = (some: readonly string[]) => (
    <ul className="space-y-0.5">
      {some.map((key) => (
        <li key={key} className="truncate">
          <CitationLink citationKey={key} />
        </li>
      ))}
    </ul>
  )
  const rest = keys.slice(SOURCES_SHOWN)
  return (
    <div className="font-sans text-xs max-xl:hidden">
      <p className="mb-1 font-semibold">{t('sources')}</p>
      {list(keys.slice(0, SOURCES_SHOWN))}
      {rest.length > 0 ? <Fold title={t('more', { count: rest.length })}>{list(rest)}</Fold> : null}
    </div>
  )
}

/** The sources of a sentence that the text does not have. */
export function LeftOutSources({ sentence }: { readonly sentence: string }) {
  const t = useTranslations('run.model')
  const keys = parseCitations(sentence)
  if (keys.length === 0) return null
  return (
    <p className="text-xs text-soft">
      {t('sources')}{' '}
      {keys.map((key, at) => (
        <span key={key}>
          {at > 0 ? '; ' : ''}
          <CitationLink citationKey={key} />
        </span>
      ))}
    </p>
  )
}
