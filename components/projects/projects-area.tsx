'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useRef } from 'react'
import { ChevronIcon } from '@/components/ui/icons'
import type { ProjectEntry, ResumeEntry } from './project-entry'
import { ProjectRow } from './project-row'
import { ResumeCard } from './resume-card'
import { useDeletion } from './use-deletion'

/** Projects whose next step is asked for: as many as fit a window. */
const NEXT_STEPS_MAX = 8

interface ProjectsAreaProps {
  projects: readonly ProjectEntry[]
  resume: ResumeEntry | null
  /** The way into a new project: open for a newcomer, folded beside existing work. */
  intake: ReactNode
}

/** What a returning visitor sees: where they left off, the way to something new, and all projects. */
export function ProjectsArea({ projects, resume, intake }: ProjectsAreaProps) {
  const t = useTranslations('projects.list')
  const { isGone, remove } = useDeletion()
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = projects.filter((project) => !isGone(project.id))
  const resumed = resume ? shown.find((project) => project.id === resume.projectId) : undefined

  function removeAndKeepPlace(project: ProjectEntry) {
    remove(project)
    // The row takes its button with it; the focus goes to what it belonged to.
    heading.current?.focus()
  }

  return (
    <div className="space-y-8">
      {resume && resumed ? <ResumeCard project={resumed} resume={resume} /> : null}
      <details
        open={shown.length === 0}
        className="group/begin rounded-lg border border-line bg-sheet px-5 py-2"
      >
        <summary className="flex min-h-8 list-none items-center gap-1.5 rounded-sm text-base font-semibold">
          <span className="-rotate-90 text-soft transition-transform group-open/begin:rotate-0">
            <ChevronIcon />
          </span>
          {t('begin')}
        </summary>
        <div className="pt-4 pb-4">{intake}</div>
      </details>
      <section>
        <h2
          ref={heading}
          tabIndex={-1}
          className={
            shown.length === 0
              ? 'sr-only'
              : 'border-b border-line-strong pb-1.5 text-sm font-semibold outline-none'
          }
        >
          {t('title', { count: shown.length })}
        </h2>
        <ul>
          {shown.map((project, at) => (
            <ProjectRow
              key={project.id}
              project={project}
              isAsked={at < NEXT_STEPS_MAX}
              onDelete={() => removeAndKeepPlace(project)}
            />
          ))}
        </ul>
      </section>
    </div>
  )
}
