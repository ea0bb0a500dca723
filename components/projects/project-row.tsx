'use client'

import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import type { ProjectEntry } from './project-entry'
import { useProjectNext } from './use-project-next'

const emphasis: Partial<Record<ProjectEntry['state'], string>> = {
  waiting: 'font-medium text-accent-strong',
  failed: 'font-medium text-danger',
}

export function ProjectRow({
  project,
  isAsked,
  onDelete,
}: {
  project: ProjectEntry
  /** Whether its next step is asked for: a long list asks for the first ones only. */
  isAsked: boolean
  onDelete: () => void
}) {
  const t = useTranslations('projects.list')
  const common = useTranslations('common')
  const { said, href } = useProjectNext(project.id, null, { isAsked })
  return (
    <li className="flex items-start gap-3 border-b border-line py-3 last:border-b-0">
      <div className="min-w-0 flex-1">
        <Link
          href={href}
          className="block font-serif text-lg underline decoration-transparent underline-offset-3 hover:decoration-line-strong"
        >
          <bdi>{project.title}</bdi>
        </Link>
        <p className="mt-0.5 flex flex-wrap items-center gap-x-3.5 gap-y-0.5 text-sm text-soft">
          <span className={classNames(emphasis[project.state])}>{said ?? t(`state.${project.state}`)}</span>
          <span>{t('chosen', { count: project.chosen })}</span>
          <time dateTime={project.touchedAt} title={project.touchedAt.slice(0, 16).replace('T', ' ')}>
            {t('touched', { when: project.touched })}
          </time>
          {project.sandbox ? (
            <Badge tone="warn" title={common('sandboxMeaning')}>
              {common('sandboxBadge')}
            </Badge>
          ) : null}
        </p>
      </div>
      <Button
        size="sm"
        variant="quiet"
        aria-label={t('deleteOf', { title: project.title })}
        onClick={onDelete}
      >
        {t('delete')}
      </Button>
    </li>
  )
}
