import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { AppHeader } from './app-header'
import { SkipLink } from './skip-link'

/** The frame of pages outside a project: header, one column, a calm width. */
export async function PageFrame({ children, wide }: { children: ReactNode; wide?: boolean }) {
  const t = await getTranslations('common')
  return (
    <>
      <SkipLink label={t('skipToContent')} />
      <div className="border-b border-line bg-paper">
        <AppHeader />
      </div>
      <main
        id="content"
        tabIndex={-1}
        className={`mx-auto px-4 py-8 sm:px-6 ${wide ? 'max-w-6xl' : 'max-w-3xl'}`}
      >
        {children}
      </main>
    </>
  )
}
