import { AppError } from '@/lib/contracts/errors'
import type { Literature, ProposalSource } from '@/lib/contracts/proposal-run'
import { PROPOSAL_SOURCES_MAX } from '@/lib/contracts/proposal-run'
import { citationKeys } from '@/lib/core/formats/citation-keys'
import { rankLiterature } from '@/lib/core/proposal/literature/rank-literature'
import { isShown } from '@/lib/core/relevance/threshold'
import type { UnitContext } from '@/lib/engine/pipeline'
import { workAddress } from '@/lib/pipelines/sources/score-sources'
import type { ProjectSource, ProposalPorts } from './ports'
import { SOURCES_SENT_MAX } from './prompt-evidence'

/**
 * Links that are looked at before a source can be put into the problem: all that a model may choose from, twice what is taken
 * without one. Those of chosen sources were mostly checked before.
 */
const LINKS_CHECKED_MAX = SOURCES_SENT_MAX

/**
 * The literature search that the problem is formulated with: the sources of the project that answer the queries, chosen
 * ones first, each with a checked address. Nothing but what the project has can come back.
 * Throws `no-sources` when the project has none that may be cited.
 */
export async function searchLiterature(
  queries: readonly string[],
  { ports, now, signal }: Pick<UnitContext<ProposalPorts>, 'ports' | 'now' | 'signal'>,
): Promise<Literature> {
  const { sources, counts } = await ports.listSources()
  const keys = citationKeys(sources.map(({ source }) => source))
  const citable = sources
    .filter(({ source, chosen }) => chosen || isShown(source))
    .map((entry) => citableSource(entry, keys.get(entry.source.id) ?? entry.source.id))
  const ranked = rankLiterature({ sources: citable, queries, max: PROPOSAL_SOURCES_MAX })
  if (ranked.length === 0) throw new AppError('no-sources', 'the project has no source that may be cited')
  const first = await Promise.all(
    ranked.slice(0, LINKS_CHECKED_MAX).map((source) => withCheckedLink(source, { ports, now, signal })),
  )
  return {
    counts,
    queries: [...queries],
    chosen: sources.filter(({ chosen }) => chosen).map(({ source }) => source.id),
    sources: [...first, ...ranked.slice(LINKS_CHECKED_MAX)],
  }
}

/** A source of the project in the form in which a proposal cites it. */
export function citableSource({ source, chosen }: ProjectSource, key: string): ProposalSource {
  const { work, relevancy, quality, summary, retractionCheck, access } = source
  return {
    key,
    sourceId: source.id,
    chosen,
    work,
    relevancy: relevancy.score,
    quality: quality.score,
    summary: summary?.text ?? '',
    retractionCheck,
    url: access.openCopyUrl ?? access.url ?? workAddress(work) ?? '',
    urlState: access.state,
    accessedAt: isReached(access.state) ? access.checkedAt : null,
  }
}

function isReached(state: ProposalSource['urlState']): boolean {
  return state === 'open' || state === 'paywalled'
}

async function withCheckedLink(
  source: ProposalSource,
  { ports, now, signal }: Pick<UnitContext<ProposalPorts>, 'ports' | 'now' | 'signal'>,
): Promise<ProposalSource> {
  if (source.url === '' || (source.urlState !== 'not-checked' && source.urlState !== 'unreachable'))
    return source
  const { state, url } = await ports.checkLink(source.url, signal)
  const accessedAt = isReached(state) ? now : null
  return { ...source, urlState: state, url: url ?? source.url, accessedAt }
}
