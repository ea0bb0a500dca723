import { cookies } from 'next/headers'
import Link from 'next/link'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { classNames } from '@/components/ui/class-names'
import { GearIcon, PersonIcon } from '@/components/ui/icons'
import { InboxBell } from './inbox-bell'
import { LocaleSelect } from './locale-select'
import { keptTheme } from './theme'
import { ThemeToggle } from './theme-toggle'

interface AppHeaderProps {
  /** Beside the name: the title of the thesis inside a project. */
  title?: ReactNode
  /** Before the language: the command palette inside a project. */
  tools?: ReactNode
}

/** The first line of every page. */
export async function AppHeader({ title, tools }: AppHeaderProps) {
  const [t, jar] = await Promise.all([getTranslations('common'), cookies()])
  const iconLink =
    'inline-flex size-8 shrink-0 items-center justify-center rounded-md text-soft hover:bg-sunk hover:text-ink'
  return (
    <header className="flex h-12 items-center gap-3 px-4 sm:px-6">
      <Link href="/" className="font-serif text-lg font-semibold tracking-tight" aria-label={t('home')}>
        Carrel
      </Link>
      {title ? (
        <>
          <span
            aria-hidden="true"
            className={classNames('h-4 w-px shrink-0 bg-line-strong', tools ? 'max-sm:hidden' : null)}
          />
          <div className="min-w-0 truncate text-sm text-soft">{title}</div>
        </>
      ) : null}
      <div className="ml-auto flex shrink-0 items-center gap-0.5">
        <InboxBell />
        {tools}
        <LocaleSelect />
        {/* On a phone a project needs the room; the settings offer the same. */}
        <span className={tools ? 'max-sm:hidden' : 'contents'}>
          <ThemeToggle initial={keptTheme((name) => jar.get(name)?.value)} />
        </span>
        <Link href="/settings" aria-label={t('settings')} title={t('settings')} className={iconLink}>
          <GearIcon />
        </Link>
        <Link href="/account" aria-label={t('account')} title={t('account')} className={iconLink}>
          <PersonIcon />
        </Link>
      </div>
    </header>
  )
}
