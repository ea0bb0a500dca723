import { useTranslations } from 'next-intl'

/** Who wrote something, as it is said in a line: the student, the built-in method, a computation, or a model by its name. */
export function useWriterName(): (writtenBy: string) => string {
  const t = useTranslations('proposal.writer')
  return (writtenBy) => {
    if (writtenBy === 'student' || writtenBy === 'built-in' || writtenBy === 'code') return t(writtenBy)
    return t('model', { name: writtenBy })
  }
}
