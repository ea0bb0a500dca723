'use client'

import { useRouter } from 'next/navigation'
import { useLocale, useTranslations } from 'next-intl'
import { LOCALE_COOKIE, localeNames, locales } from '@/i18n/locales'
import { keepPreference } from './cookie'

/** The language of the interface; documents keep the language of their project. */
export function LocaleSelect() {
  const t = useTranslations('common')
  const locale = useLocale()
  const router = useRouter()

  function choose(next: string) {
    keepPreference(LOCALE_COOKIE, next)
    router.refresh()
  }

  return (
    <select
      aria-label={t('language')}
      value={locale}
      onChange={(event) => choose(event.target.value)}
      className="field-sizing-content h-8 rounded-md bg-transparent px-1 text-sm text-soft hover:bg-sunk hover:text-ink"
    >
      {locales.map((code) => (
        <option key={code} value={code} lang={code} className="bg-sheet text-ink">
          {localeNames[code]}
        </option>
      ))}
    </select>
  )
}
