'use client'

import { useTranslations } from 'next-intl'
import { useCallback, useState } from 'react'
import { useErrorText } from '@/components/frame/use-error-text'
import { useToast } from '@/components/ui/toast'
import { deleteProjectAction } from '@/lib/server/actions/project'
import type { ProjectEntry } from './project-entry'

/** Deletes at once and offers to take it back for ten seconds; a refused deletion puts the project back. */
export function useDeletion(): { isGone: (id: string) => boolean; remove: (project: ProjectEntry) => void } {
  const t = useTranslations('projects.list')
  const common = useTranslations('common')
  const errorText = useErrorText()
  const toast = useToast()
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set())

  const mark = useCallback((id: string, isGone: boolean) => {
    setGone((held) => new Set(isGone ? [...held, id] : [...held].filter((other) => other !== id)))
  }, [])

  /** True when the server has it as wished; else the list goes back to what the server has. */
  const send = useCallback(
    async (projectId: string, deleted: boolean) => {
      mark(projectId, deleted)
      const result = await deleteProjectAction({ projectId, deleted }).catch(
        () => ({ ok: false, code: 'offline' }) as const,
      )
      if (result.ok) return true
      mark(projectId, !deleted)
      toast({ message: errorText(result.code), closeLabel: common('close') })
      return false
    },
    [common, errorText, mark, toast],
  )

  const remove = useCallback(
    async ({ id, title }: ProjectEntry) => {
      if (!(await send(id, true))) return
      toast({
        message: t('deleted', { title }),
        closeLabel: common('close'),
        action: { label: common('undo'), onPress: () => void send(id, false) },
      })
    },
    [common, send, t, toast],
  )

  return { isGone: (id) => gone.has(id), remove }
}
