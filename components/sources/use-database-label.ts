import { useLocale } from 'next-intl'
import { useCallback } from 'react'
import { chooseLocale } from '@/i18n/locales'
import { databaseLabel } from '@/lib/core/databases/database-label'

/** Names a database as what it truly is, in the language of the page. */
export function useDatabaseLabel(): (id: string) => string {
  const locale = chooseLocale(useLocale(), null)
  return useCallback((id) => databaseLabel(id, locale), [locale])
}
