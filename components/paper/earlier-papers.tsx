'use client'

import { useFormatter, useTranslations } from 'next-intl'
import { FileLinks } from '@/components/run/file-links'
import { Fold } from '@/components/ui/fold'
import { TextLink } from '@/components/ui/text-link'
import type { EarlierPaper } from '@/lib/contracts/paper-run'
import { paperFileFormats } from './paper-downloads'

interface EarlierPapersProps {
  readonly projectId: string
  readonly papers: readonly EarlierPaper[]
  /** Another one can be begun: nobody is at work on the present one. */
  readonly canBegin: boolean
}

/** The papers that were begun before the present one, as files, and the way to another. */
export function EarlierPapers({ projectId, papers, canBegin }: EarlierPapersProps) {
  const t = useTranslations('paper')
  const format = useFormatter()
  if (papers.length === 0 && !canBegin) return null
  return (
    <section className="space-y-2 border-t border-line pt-4">
      {papers.length > 0 ? (
        <Fold title={t('archive.title')} aside={papers.length}>
          <ul className="space-y-2">
            {papers.map(({ runId, question, begunAt }) => {
              const date = format.dateTime(new Date(begunAt), { dateStyle: 'medium', timeStyle: 'short' })
              const name = t('archive.of', { question, date })
              return (
                <li
                  key={runId}
                  data-earlier={runId}
                  className="flex flex-wrap items-center gap-x-3 gap-y-1.5"
                >
                  <span className="min-w-0 text-sm [overflow-wrap:anywhere]">
                    {question} <span className="whitespace-nowrap text-soft">{date}</span>
                  </span>
                  <span className="flex flex-wrap gap-1.5 sm:ml-auto">
                    <FileLinks
                      title={name}
                      formats={paperFileFormats}
                      hrefOf={(one) =>
                        `/api/projects/${projectId}/paper?part=paper&format=${one}&run=${runId}`
                      }
                    />
                  </span>
                </li>
              )
            })}
          </ul>
        </Fold>
      ) : null}
      {canBegin ? (
        <p className="text-sm">
          <TextLink href={`/projects/${projectId}/paper?begin=1`}>{t('archive.begin')}</TextLink>
        </p>
      ) : null}
    </section>
  )
}
