'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useState, useTransition } from 'react'
import { type ShownError, useErrorText } from '@/components/frame/use-error-text'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { TextLink } from '@/components/ui/text-link'
import { roomStages } from '@/lib/contracts/proposal-stages'
import { startProposalAction } from '@/lib/server/actions/proposal'

interface BeginProposalProps {
  projectId: string
  title: string
  chosen: number
  found: number
}

/** What the room is for, what it needs, and the way in. */
export function BeginProposal({ projectId, title, chosen, found }: BeginProposalProps) {
  const t = useTranslations('proposal.begin')
  const stages = useTranslations('proposal.stage')
  const router = useRouter()
  const errorText = useErrorText()
  const [refused, setRefused] = useState<ShownError | null>(null)
  const [pending, startTransition] = useTransition()

  function begin() {
    startTransition(async () => {
      const result = await startProposalAction({ projectId }).catch(
        () => ({ ok: false, code: 'offline' }) as const,
      )
      setRefused(result.ok ? null : result.code)
      if (result.ok) router.refresh()
    })
  }

  const sources = (
    <TextLink href={`/projects/${projectId}/sources`}>
      {t(found === 0 ? 'findSources' : 'chooseSources')}
    </TextLink>
  )
  return (
    <div className="mx-auto max-w-2xl px-4 py-10 sm:px-6">
      <h1 className="font-serif text-2xl font-semibold">{t('title')}</h1>
      <p dir="auto" className="mt-1 font-serif text-lg text-soft">
        {title}
      </p>
      <p className="mt-5">{t('text')}</p>
      <ol className="mt-5 divide-y divide-line border-y border-line text-sm">
        {roomStages.map((stage, at) => (
          <li
            key={stage}
            className="grid grid-cols-[1.25rem_minmax(0,1fr)] gap-x-3 py-2 sm:grid-cols-[1.25rem_10rem_minmax(0,1fr)]"
          >
            <span aria-hidden="true" className="text-faint">
              {at + 1}
            </span>
            <span className="font-semibold">{stages(stage)}</span>
            <span className="text-soft max-sm:col-start-2">{t(`about.${stage}`)}</span>
          </li>
        ))}
      </ol>
      <Notice
        className="mt-6"
        tone={chosen > 0 ? 'accent' : 'warn'}
        title={chosen > 0 ? t('chosen', { count: chosen }) : t(found > 0 ? 'noneChosen' : 'noneFound')}
      >
        {chosen > 0 ? t('chosenText') : t(found > 0 ? 'noneChosenText' : 'noneFoundText', { found })}{' '}
        {sources}
      </Notice>
      {refused ? <Notice className="mt-4" tone="danger" announce="alert" title={errorText(refused)} /> : null}
      {found > 0 ? (
        <div className="mt-6">
          <Button variant="primary" busy={pending} onClick={begin}>
            {t('begin')}
          </Button>
        </div>
      ) : null}
    </div>
  )
}
