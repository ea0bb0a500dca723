import type { Metadata, Viewport } from 'next'
import { cookies } from 'next/headers'
import { NextIntlClientProvider } from 'next-intl'
import { getLocale, getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { Providers } from '@/components/frame/providers'
import { keptTheme } from '@/components/frame/theme'
import './globals.css'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('common')
  return {
    title: { default: 'Carrel', template: '%s · Carrel' },
    description: t('description'),
    manifest: '/manifest.webmanifest',
    icons: { icon: ['/favicon.ico', '/icon.svg'], apple: '/apple-touch-icon.png' },
  }
}

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#f7f3ea' },
    { media: '(prefers-color-scheme: dark)', color: '#191714' },
  ],
}

export default async function RootLayout({ children }: { children: ReactNode }) {
  const [locale, jar] = await Promise.all([getLocale(), cookies()])
  const theme = keptTheme((name) => jar.get(name)?.value)
  return (
    <html lang={locale} data-theme={theme === 'system' ? undefined : theme}>
      <body>
        <NextIntlClientProvider>
          <Providers>{children}</Providers>
        </NextIntlClientProvider>
      </body>
    </html>
  )
}
