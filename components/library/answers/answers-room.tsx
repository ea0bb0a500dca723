'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { StageDialogues } from '@/components/side/stage-dialogues'
import type { AnswersPage } from '@/lib/contracts/answers-page'
import type { ResearchQuestion } from '@/lib/contracts/research-run'
import { researchStages } from '@/lib/contracts/research-stages'
import { askLibraryAction } from '@/lib/server/actions/answers'
import { ConversationList } from './conversation-list'
import { ExchangeView } from './exchange-view'
import { LiveAnswer } from './live-answer'
import { QuestionForm, type Wish } from './question-form'

interface RoomProps {
  projectId: string
  locale: ResearchQuestion['locale']
  page: AnswersPage
}

/** What was asked here a moment ago; the server's page has it after the next load. */
interface Asked {
  readonly conversationId: string
  readonly round: number
  readonly query: string
}

/** Questions to the library and their answers; the conversation is named in the address. */
export function AnswersRoom({ projectId, locale, page }: RoomProps) {
  const t = useTranslations('answers')
  const router = useRouter()
  const { conversation, conversations, hasWeb, hasNotebook } = page
  const [asked, setAsked] = useState<Asked | null>(null)
  const exchanges = conversation?.exchanges ?? []
  const open = exchanges.at(-1)
  const isKnown =
    exchanges.some(({ round }) => round === asked?.round) && conversation?.id === asked?.conversationId
  const isNew =
    asked !== null && !isKnown && (conversation === null || conversation.id === asked.conversationId)
  const isWriting = isNew || (open !== undefined && open.answer === null && !open.isStopped)

  async function ask({ query, searchWeb, holdsBack, asksNotebook }: Wish) {
    const question = {
      query,
      searchWeb,
      locale,
      unsupported: holdsBack ? ('hold-back' as const) : ('show' as const),
      knowledge: asksNotebook ? ('notebook' as const) : ('library' as const),
    }
    const conversationId = conversation?.id ?? null
    const result = await askLibraryAction({ projectId, conversationId, question }).catch(
      () => ({ ok: false, code: 'offline' }) as const,
    )
    if (!result.ok) return result.code
    setAsked({ ...result.value, query })
    if (conversationId === null)
      window.history.replaceState(null, '', `?conversation=${result.value.conversationId}`)
    return null
  }

  return (
    <div className="grid gap-8 lg:grid-cols-[13rem_minmax(0,1fr)]">
      <ConversationList
        projectId={projectId}
        conversations={conversations}
        current={conversation?.id ?? asked?.conversationId ?? null}
      />
      <section aria-label={t('stage.research')} className="min-w-0 space-y-8">
        {exchanges.map((exchange) => (
          <ExchangeView
            key={exchange.round}
            projectId={projectId}
            conversationId={conversation?.id ?? ''}
            exchange={exchange}
            onDone={() => router.refresh()}
          />
        ))}
        {isNew ? (
          <LiveAnswer
            key={`${asked.conversationId}-${asked.round}`}
            projectId={projectId}
            {...asked}
            onDone={() => router.refresh()}
          />
        ) : null}
        <QuestionForm
          isFollowUp={exchanges.length > 0}
          isWriting={isWriting}
          hasWeb={hasWeb}
          hasNotebook={hasNotebook}
          onAsk={ask}
        />
        {conversation ? (
          <StageDialogues
            projectId={projectId}
            runId={conversation.id}
            stage={researchStages[0].key}
            label={t('answer.answers')}
          />
        ) : null}
      </section>
    </div>
  )
}
