import { useTranslations } from 'next-intl'

/** Who wrote it: the student over the built-in questions, the built-in method, or a model by its name. */
export function WrittenBy({ engine }: { engine: string }) {
  const t = useTranslations('side.writtenBy')
  if (engine === 'student') return t('student')
  return engine === 'built-in' ? t('builtIn') : t('model', { name: engine })
}
