import { useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'
import type { Literature, ProblemStage } from '@/lib/contracts/proposal-run'
import { CitationLink, CitedParagraphs, CitedText } from './cited-text'
import { PartHeading } from './part-heading'

/** The gap, the questions, and the literature they rest on. */
export function ProblemPart({ stage, literature }: { stage: ProblemStage; literature: Literature | null }) {
  const t = useTranslations('proposal.problem')
  const { definition, literatureKeys } = stage
  return (
    <div className="space-y-6">
      <CitedParagraphs text={definition.problem_statement} />
      <div>
        <PartHeading>{t('mainQuestion')}</PartHeading>
        <p dir="auto" className="border-l-2 border-accent pl-4 text-lg">
          <CitedText text={definition.main_research_question} />
        </p>
      </div>
      <div>
        <PartHeading>{t('secondaryQuestions')}</PartHeading>
        <ol className="list-decimal space-y-1.5 pl-6 marker:text-soft">
          {definition.secondary_questions.map((question) => (
            <li key={question} dir="auto">
              <CitedText text={question} />
            </li>
          ))}
        </ol>
      </div>
      <div>
        <PartHeading>{t('variables')}</PartHeading>
        <ul className="flex flex-wrap gap-1.5 font-sans">
          {definition.key_variables.map((variable) => (
            <li key={variable}>
              <Badge>{variable}</Badge>
            </li>
          ))}
        </ul>
      </div>
      <div>
        <PartHeading>{t('literature', { count: definition.preliminary_literature.length })}</PartHeading>
        <ul className="space-y-3">
          {definition.preliminary_literature.map((entry, at) => (
            <li key={`${entry.title} ${entry.url}`}>
              <p dir="auto">
                <cite>{entry.title}</cite>
                {literatureKeys[at] ? (
                  <>
                    {' ('}
                    <CitationLink citationKey={literatureKeys[at]} />)
                  </>
                ) : null}
              </p>
              <p dir="auto" className="font-sans text-sm text-soft">
                <CitedText text={entry.relevance_note} /> <span className="text-faint">· {entry.source}</span>
              </p>
            </li>
          ))}
        </ul>
        {literature ? (
          <p className="mt-3 font-sans text-xs text-soft">
            {t('searchedFor', { queries: literature.queries.map((query) => `“${query}”`).join(', ') })}
          </p>
        ) : null}
      </div>
    </div>
  )
}
