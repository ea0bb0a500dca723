import { useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import type { QualityIssue } from '@/lib/contracts/proposal'
import { CitedText } from './cited-text'

const tones = { critical: 'danger', major: 'warn', minor: 'plain' } as const
const edges = {
  critical: 'border-danger-line',
  major: 'border-warn-line',
  minor: 'border-line-strong',
} as const

interface IssueNotesProps {
  issues: readonly QualityIssue[]
  canAnswer: boolean
  /** null where nothing can be written again: the profile is the student's. */
  onRerun: ((note: string) => void) | null
  onEdit: () => void
}

/** What quality control says about a stage, in its margin. */
export function IssueNotes({ issues, canAnswer, onRerun, onEdit }: IssueNotesProps) {
  const t = useTranslations('proposal.issue')
  return (
    <div className="space-y-4 font-sans text-sm">
      <p className="sr-only">{t('label', { count: issues.length })}</p>
      {issues.map(({ severity, description, impact }) => (
        <div
          key={`${severity} ${description}`}
          className={classNames('border-l-2 py-0.5 pl-3.5', edges[severity])}
        >
          <Badge tone={tones[severity]}>{t(`severity.${severity}`)}</Badge>
          <p dir="auto" className="mt-1">
            <CitedText text={description} />
          </p>
          <p dir="auto" className="mt-1 text-xs text-soft">
            {impact}
          </p>
          <p className="mt-1.5 flex flex-wrap gap-1.5">
            <Button size="sm" disabled={!canAnswer} onClick={onEdit}>
              {t('edit')}
            </Button>
            {onRerun ? (
              <Button size="sm" disabled={!canAnswer} onClick={() => onRerun(description)}>
                {t('rerun')}
              </Button>
            ) : null}
          </p>
        </div>
      ))}
    </div>
  )
}
