import { useTranslations } from 'next-intl'
import { classNames } from '@/components/ui/class-names'
import { Fold } from '@/components/ui/fold'
import type { JudgedSentence, ResearchAnswer } from '@/lib/contracts/research'
import { ClaimVerdictBadge } from '../claim-verdict-badge'
import { isHeadingLine } from './heading-line'
import { SourceNumber } from './source-number'

interface SentencesProps {
  sentences: readonly JudgedSentence[]
  anchor: string
}

/** The sentences of an answer with their numbers, each claim with what its sources say to it; what was held back on demand. */
export function JudgedSentences({ answer, anchor }: { answer: ResearchAnswer; anchor: string }) {
  const t = useTranslations('answers.answer')
  const held = answer.sentences.filter((sentence) => sentence.held)
  const shown = answer.sentences.filter((sentence) => !sentence.held)
  const paragraphs = [...new Set(shown.map(({ paragraph }) => paragraph))]
  return (
    <div className="min-w-0 space-y-3 leading-relaxed">
      {paragraphs.map((paragraph) => (
        <Paragraph
          key={paragraph}
          sentences={shown.filter((one) => one.paragraph === paragraph)}
          anchor={anchor}
        />
      ))}
      {held.length > 0 ? (
        <div className="border-l-2 border-warn-line pl-3 text-sm">
          <p>{t('held', { count: held.length })}</p>
          <Fold title={t('showHeld')}>
            <Sentences sentences={held} anchor={anchor} />
          </Fold>
        </div>
      ) : null}
    </div>
  )
}

function Paragraph({ sentences, anchor }: SentencesProps) {
  const citesNothing = sentences.every(
    ({ row, cites }) => cites.length === 0 && row.verdict === 'not-a-claim',
  )
  const isHeading = isHeadingLine(sentences.map(({ row }) => row.claim).join(' '), citesNothing)
  return (
    <p className={classNames('break-words', isHeading && 'font-semibold')}>
      <Sentences sentences={sentences} anchor={anchor} />
    </p>
  )
}

function Sentences({ sentences, anchor }: SentencesProps) {
  return sentences.map(({ row, cites }, at) => (
    <span key={`${row.start}-${row.claim}`}>
      {at > 0 ? ' ' : ''}
      {row.claim}
      {cites.map((place) => (
        <SourceNumber key={place} place={place} anchor={anchor} />
      ))}
      {row.verdict === 'not-a-claim' ? null : (
        <span className="ml-1 align-middle">
          <ClaimVerdictBadge verdict={row.verdict} />
        </span>
      )}
    </span>
  ))
}
