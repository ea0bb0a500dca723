import { useFormatter, useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { chooseLocale, localeNames } from '@/i18n/locales'
import type { ProposalBrief } from '@/lib/contracts/proposal-run'
import { dayName, defenceDateOf } from '@/lib/core/proposal/figures/calendar'

/** Who writes, with what time and skills. */
export function ProfilePart({ brief }: { brief: ProposalBrief }) {
  const t = useTranslations('proposal.field')
  const room = useTranslations('proposal.profile')
  const format = useFormatter()
  const locale = chooseLocale(useLocale(), null)
  const { profile } = brief
  const listed = (items: readonly string[]) => (items.length > 0 ? items.join('; ') : room('none'))
  const rows: readonly (readonly [string, ReactNode])[] = [
    [t('academic_program'), profile.academic_program],
    [t('field_of_study'), `${profile.field_of_study} · ${profile.research_area}`],
    [
      room('time'),
      room('timeValue', {
        hours: format.number(profile.weekly_hours),
        start: dayName(brief.startDate, locale),
        defence: dayName(defenceDateOf(brief), locale),
      }),
    ],
    [t('existing_skills'), listed(profile.existing_skills)],
    [t('missing_skills'), listed(profile.missing_skills)],
    [t('constraints'), listed(profile.constraints)],
    ...(profile.additional_context ? [[t('additional_context'), profile.additional_context] as const] : []),
    [
      room('titlePage'),
      [brief.author, brief.institution, brief.advisor, brief.city].filter(Boolean).join(' · ') ||
        room('none'),
    ],
    [room('form'), `${brief.citationStyle.toUpperCase()} · ${localeNames[brief.locale]}`],
  ]
  return (
    <dl className="grid gap-x-5 gap-y-1.5 font-sans text-sm sm:grid-cols-[11rem_minmax(0,1fr)]">
      {rows.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-soft max-sm:mt-1">{name}</dt>
          <dd dir="auto">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
