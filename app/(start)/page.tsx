import type { Metadata } from 'next'
import { getFormatter, getTranslations } from 'next-intl/server'
import { BeginPanel } from '@/components/projects/begin-panel'
import { ProjectsArea } from '@/components/projects/projects-area'
import { Welcome } from '@/components/projects/welcome'
import { CONTEXT_MAX, QUESTION_MAX, TOPIC_MAX } from '@/lib/contracts/search-limits'
import { loadStartPage } from '@/lib/server/loaders/projects'
import { UPLOAD_BYTES_MAX } from '@/lib/server/read-upload'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('projects')
  return { title: t('pageTitle') }
}

export default async function StartPage() {
  const [t, format, { projects, resume }] = await Promise.all([
    getTranslations('projects'),
    getFormatter(),
    loadStartPage(),
  ])
  const now = new Date()
  const ago = (iso: string) => format.relativeTime(new Date(iso), now)
  const limits = { topic: TOPIC_MAX, question: QUESTION_MAX, context: CONTEXT_MAX }
  const begin = <BeginPanel limits={limits} uploadBytesMax={UPLOAD_BYTES_MAX} />
  if (projects.length === 0) {
    return (
      <>
        <Welcome />
        {begin}
      </>
    )
  }
  return (
    <>
      <h1 className="sr-only">{t('pageTitle')}</h1>
      <ProjectsArea
        projects={projects.map((project) => ({ ...project, touched: ago(project.touchedAt) }))}
        resume={resume && { ...resume, lastSeen: ago(resume.lastSeenAt) }}
        intake={begin}
      />
    </>
  )
}
