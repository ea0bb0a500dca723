'use client'

import { useRouter } from 'next/navigation'
import { useLocale, useTranslations } from 'next-intl'
import { useState, useTransition } from 'react'
import { keepPreference } from '@/components/frame/cookie'
import { THEME_COOKIE, type Theme, themes } from '@/components/frame/theme'
import { Segmented } from '@/components/ui/segmented'
import { chooseLocale, type InterfaceLocale, LOCALE_COOKIE, localeNames, locales } from '@/i18n/locales'

/** Language and colours with every choice in sight; the header offers the same in small. */
export function LookForm({ initialTheme }: { initialTheme: Theme }) {
  const t = useTranslations('settings.look')
  const themeNames = useTranslations('common.theme')
  const locale = chooseLocale(useLocale(), null)
  const router = useRouter()
  const [theme, setTheme] = useState(initialTheme)
  const [, startTransition] = useTransition()

  function chooseLanguage(next: InterfaceLocale) {
    keepPreference(LOCALE_COOKIE, next)
    startTransition(() => router.refresh())
  }

  function chooseTheme(next: Theme) {
    setTheme(next)
    keepPreference(THEME_COOKIE, next)
    if (next === 'system') delete document.documentElement.dataset.theme
    else document.documentElement.dataset.theme = next
  }

  return (
    <div className="space-y-4">
      <div>
        <p className="mb-1.5 text-sm font-medium">{t('language')}</p>
        <Segmented
          label={t('language')}
          value={locale}
          options={locales.map((code) => ({ value: code, label: localeNames[code] }))}
          onChange={chooseLanguage}
        />
      </div>
      <div>
        <p className="mb-1.5 text-sm font-medium">{t('theme')}</p>
        <Segmented
          label={t('theme')}
          value={theme}
          options={themes.map((name) => ({ value: name, label: themeNames(name) }))}
          onChange={chooseTheme}
        />
      </div>
      <p className="text-xs text-soft">{t('kept')}</p>
    </div>
  )
}
