'use client'

import { useTranslations } from 'next-intl'
import type { ProposalVersion } from '@/lib/contracts/desk'
import { partDomId, showPlace } from './go-to'

/** Findings of quality control that are named at once; the others stand in its report. */
const WEAK_MAX = 3

/** The proposal on one screen: what is asked, what for, how, with whom, how long, and where it is weak. */
export function BriefPart({ version }: { version: ProposalVersion }) {
  const t = useTranslations('desk.brief')
  const { brief, quality } = version.evidence
  if (!brief) return null
  const weak = (quality?.validation.issues_identified ?? []).slice(0, WEAK_MAX)
  return (
    <section
      aria-labelledby="brief"
      className="mt-4 max-w-[42rem] rounded-lg border border-line bg-sheet px-4 py-3 text-sm min-[90rem]:ml-[14.5rem]"
    >
      <h2 id="brief" className="sr-only">
        {t('title')}
      </h2>
      <dl className="space-y-2">
        {(['question', 'objective', 'method', 'sample', 'time'] as const).map((part) => (
          <div key={part} className="sm:grid sm:grid-cols-[7rem_1fr] sm:gap-x-3">
            <dt className="label-caps sm:pt-0.5">{t(part)}</dt>
            <dd
              dir="auto"
              className={part === 'question' ? 'font-serif text-base font-semibold' : 'max-sm:line-clamp-3'}
            >
              {brief[part]}
            </dd>
          </div>
        ))}
        <div className="sm:grid sm:grid-cols-[7rem_1fr] sm:gap-x-3">
          <dt className="label-caps sm:pt-0.5">{t('weak')}</dt>
          <dd>
            {weak.length === 0 ? (
              t(quality ? 'noWeak' : 'notChecked')
            ) : (
              <ul className="list-disc pl-4">
                {weak.map(({ component, description }) => (
                  <li key={`${component} ${description}`} dir="auto" className="max-sm:line-clamp-2">
                    {description}
                  </li>
                ))}
              </ul>
            )}
            {quality ? (
              <button
                type="button"
                onClick={() => showPlace(partDomId('quality'))}
                className="block min-h-6 text-accent-strong underline decoration-accent-line underline-offset-3"
              >
                {t('toReport')}
              </button>
            ) : null}
          </dd>
        </div>
      </dl>
    </section>
  )
}
