'use client'

import { useNextWords } from '@/components/frame/use-next-words'
import { useStanding } from '@/lib/client/use-standing'
import type { Standing } from '@/lib/contracts/standing'
import { sourcesPath } from './sources-path'

interface ProjectNext {
  /** How things stand, and what to do; null while that is not known. */
  readonly said: string | null
  readonly act: string | null
  /** To the room where it is done. */
  readonly href: string
}

/** What comes next in a project of the list, kept up to date. */
export function useProjectNext(
  projectId: string,
  initial: Standing | null,
  options: { readonly isAsked?: boolean } = {},
): ProjectNext {
  const words = useNextWords()
  const standing = useStanding(projectId, initial ?? undefined, options)
  if (!standing) return { said: null, act: null, href: sourcesPath(projectId) }
  return { ...words(standing.next), href: `/projects/${projectId}/${standing.next.room}` }
}
