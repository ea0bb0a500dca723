import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { Desk } from '@/components/desk/desk'
import { DeskAccess } from '@/components/desk/desk-access'
import { DeskHeader } from '@/components/desk/desk-header'
import { SkipLink } from '@/components/frame/skip-link'
import { ScreeningDesk } from '@/components/screening/screening-desk'
import { AppError, type ErrorCode } from '@/lib/contracts/errors'
import { loadShared } from '@/lib/server/loaders/reviewers'
import '../shared.css'

export const dynamic = 'force-dynamic'

interface PageProps {
  params: Promise<{ linkId: string }>
}

/** Says nothing of the project, nor what the link is for: titles stand in histories. */
export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('desk')
  return {
    title: t('tab'),
    robots: { index: false, follow: false, nocache: true },
    referrer: 'no-referrer',
  }
}

/** What a link opens, without an account. */
export default async function SharedPage({ params }: PageProps) {
  const { linkId } = await params
  const t = await getTranslations('common')
  const opened = await openDesk(linkId)
  return (
    <>
      <SkipLink label={t('skipToContent')} />
      <DeskHeader />
      <main id="content" tabIndex={-1} className="outline-none">
        {'view' in opened ? (
          <Desk linkId={linkId} initial={opened.view} />
        ) : 'screening' in opened ? (
          <ScreeningDesk linkId={linkId} initial={opened.screening} />
        ) : (
          <DeskAccess linkId={linkId} code={opened.code} />
        )}
      </main>
    </>
  )
}

async function openDesk(
  linkId: string,
): Promise<Awaited<ReturnType<typeof loadShared>> | { code: ErrorCode }> {
  try {
    return await loadShared(linkId)
  } catch (error) {
    if (error instanceof AppError && error.code !== 'internal') return { code: error.code }
    throw error
  }
}
