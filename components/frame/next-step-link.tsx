'use client'

import Link from 'next/link'
import { useTranslations } from 'next-intl'
import type { NextStep } from '@/lib/contracts/standing'
import { LinkPending } from './link-pending'
import { useNextWords } from './use-next-words'

/** What comes next in a project, in one line: how things stand, and the way to where it is done. */
export function NextStepLink({
  projectId,
  next,
  isHere,
}: {
  projectId: string
  next: NextStep
  /** It is done in this room: there is nowhere to go. */
  isHere: boolean
}) {
  const t = useTranslations('common.next')
  const { said, act } = useNextWords()(next)
  return (
    <p
      role="status"
      aria-label={t('label')}
      className="flex min-w-0 items-baseline gap-x-2 py-1 text-sm max-sm:h-10 max-sm:w-full max-sm:items-center max-sm:border-t max-sm:border-line max-sm:px-2 max-sm:py-0 sm:ml-auto"
    >
      <span
        dir="auto"
        className="truncate text-soft max-sm:line-clamp-2 max-sm:min-w-0 max-sm:text-xs max-sm:whitespace-normal"
      >
        {said}
      </span>
      {isHere ? null : (
        <Link
          href={`/projects/${projectId}/${next.room}`}
          className="relative shrink-0 font-medium text-accent-strong underline decoration-accent-line underline-offset-3 hover:decoration-current"
        >
          {act} <span aria-hidden="true">→</span>
          <LinkPending />
        </Link>
      )}
    </p>
  )
}
