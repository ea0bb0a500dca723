'use client'

import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'
import { buttonClass } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import type { ProjectEntry, ResumeEntry } from './project-entry'
import { useProjectNext } from './use-project-next'

/** Where the student left off, in whole sentences, with the way back in. */
export function ResumeCard({ project, resume }: { project: ProjectEntry; resume: ResumeEntry }) {
  const t = useTranslations('projects.resume')
  const common = useTranslations('common')
  const { said, act, href } = useProjectNext(project.id, resume.standing)
  return (
    <section
      aria-label={t('label')}
      className="rounded-lg border border-accent-line bg-accent-soft px-5 py-4"
    >
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <div className="min-w-0 flex-1 basis-80">
          <p className="text-sm text-soft">{t('working')}</p>
          <h2 className="font-serif text-xl font-semibold text-balance">
            <bdi>{resume.topic ?? project.title}</bdi>
          </h2>
          <p className="mt-1 text-sm">
            {resume.found === null ? null : <>{t('found', { count: resume.found })} </>}
            {t('chosen', { count: project.chosen })} {t('session', { when: resume.lastSeen })}
            {said ? (
              <span
                className={classNames(
                  'block font-medium',
                  project.state === 'failed' ? 'text-danger' : 'text-accent-strong',
                )}
              >
                {said}
              </span>
            ) : null}
          </p>
          {project.sandbox ? (
            <p className="mt-2">
              <Badge tone="warn" title={common('sandboxMeaning')}>
                {common('sandboxBadge')}
              </Badge>
            </p>
          ) : null}
        </div>
        <Link href={href} className={buttonClass('primary')}>
          {act ?? t('go')}
        </Link>
      </div>
    </section>
  )
}
