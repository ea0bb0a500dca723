import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { BeginProposal } from '@/components/proposal/begin-proposal'
import { ProposalRoom } from '@/components/proposal/proposal-room'
import { roomStateOf } from '@/components/proposal/read-room'
import { AskedChanges } from '@/components/share/asked-changes'
import { DeskSummary } from '@/components/share/desk-summary'
import type { ShareView } from '@/lib/contracts/desk'
import { stageOfBlock } from '@/lib/core/desk/stage-of-block'
import { isHeldBack } from '@/lib/core/relevance/threshold'
import { rowsByIdOf, workspaceOf } from '@/lib/core/validation/workspace'
import { loadShare } from '@/lib/server/loaders/share'
import { loadChoiceChange } from '@/lib/server/loaders/standing'
import { loadOnce, loadProposalOnce } from '../load'

interface PageProps {
  params: Promise<{ projectId: string }>
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const [loaded, t] = await Promise.all([loadOnce((await params).projectId), getTranslations('common.rooms')])
  return { title: loaded ? `${t('proposal')} · ${loaded.project.title}` : 'Carrel' }
}

export default async function ProposalPage({ params }: PageProps) {
  const { projectId } = await params
  const loaded = await loadOnce(projectId)
  if (!loaded) notFound()
  const proposal = await loadProposalOnce(projectId)
  if (!proposal) {
    const found = workspaceOf(loaded.run).sources.filter((source) => !isHeldBack(source)).length
    const chosen = loaded.selection.filter(({ decision }) => decision === 'include').length
    return <BeginProposal projectId={projectId} title={loaded.project.title} chosen={chosen} found={found} />
  }
  const [desk, choice] = await Promise.all([loadShare(projectId), loadChoiceChange(projectId)])
  const byId = rowsByIdOf(workspaceOf(loaded.run))
  const titlesOf = (ids: readonly string[]) => ids.flatMap((id) => byId.get(id)?.work.title ?? [])
  return (
    <ProposalRoom
      key={proposal.runId}
      projectId={projectId}
      runId={proposal.runId}
      run={proposal.run}
      state={roomStateOf(proposal.run)}
      today={new Date().toISOString().slice(0, 10)}
      choice={{ added: titlesOf(choice.added), gone: titlesOf(choice.gone) }}
      comments={openComments(desk)}
      asked={<AskedChanges projectId={projectId} desk={desk} />}
      desk={desk.current ? <DeskSummary desk={desk} /> : null}
    />
  )
}

function openComments({ comments }: ShareView) {
  return comments
    .filter(({ resolvedAt }) => resolvedAt === null)
    .map(({ id, name, body, place, anchor, answer }) => ({
      id,
      name,
      body,
      quote: place.quote,
      isAnswered: answer !== null,
      stage: stageOfBlock('blockId' in anchor ? anchor.blockId : place.blockId),
    }))
}
