import { useTranslations } from 'next-intl'
import type { KnownAnswers } from '@/lib/core/proposal/problem/interview'

/** What was said while the topic was found, in one line, and how many questions are left; nothing to be seen when nothing was. */
export function SaidBefore({ known }: { known: KnownAnswers }) {
  const t = useTranslations('proposal.interview')
  const units = useTranslations('proposal.brief.unit')
  const { academic_program, field_of_study, research_area, weekly_hours, total_timeline } = known
  const { existing_skills = [], constraints = [] } = known
  const said = [
    academic_program,
    field_of_study,
    research_area,
    weekly_hours === undefined ? '' : t('hours', { hours: weekly_hours }),
    total_timeline === undefined ? '' : `${total_timeline.value} ${units(total_timeline.unit)}`,
    existing_skills.join(', '),
    constraints.join(', '),
  ].filter(Boolean)
  if (said.length === 0) return null
  return (
    <p dir="auto" className="mt-1.5 text-sm text-soft">
      {t('said', { said: said.join(' · ') })}
    </p>
  )
}
