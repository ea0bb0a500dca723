import Link from 'next/link'
import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { AppHeader } from '@/components/frame/app-header'
import { PaletteButton } from '@/components/frame/palette-button'
import { RoomNav } from '@/components/frame/room-nav'
import { ScopeNotice } from '@/components/frame/scope-notice'
import { SkipLink } from '@/components/frame/skip-link'
import { Badge } from '@/components/ui/badge'
import { loadStanding } from '@/lib/server/loaders/standing'
import { loadFrameOnce } from './load'

export default async function WorkbenchLayout({
  children,
  params,
}: {
  children: ReactNode
  params: Promise<{ projectId: string }>
}) {
  const { projectId } = await params
  const [t, project] = await Promise.all([getTranslations('common'), loadFrameOnce(projectId)])
  if (!project) notFound()
  const standing = await loadStanding(projectId)
  const badge = project.sandbox ? (
    <Badge tone="warn" title={t('sandboxMeaning')}>
      {t('sandboxBadge')}
    </Badge>
  ) : null
  return (
    <>
      <SkipLink label={t('skipToContent')} />
      {/* Its first line scrolls away; the rooms and the next step stay. */}
      <div className="sticky -top-12 z-30 border-b border-line bg-paper">
        <AppHeader
          tools={<PaletteButton projectId={projectId} runId={project.runId} standing={standing} />}
          title={
            <span className="flex min-w-0 items-center gap-2">
              <Link href="/" title={t('allProjects')} className="truncate hover:text-ink max-sm:hidden">
                {project.title}
              </Link>
              {badge ? <span className="max-sm:hidden">{badge}</span> : null}
            </span>
          }
        />
        <RoomNav projectId={projectId} title={project.title} badge={badge} standing={standing} />
      </div>
      <main id="content" tabIndex={-1} className="outline-none">
        <ScopeNotice projectId={projectId} standing={standing} />
        {children}
      </main>
    </>
  )
}
