import { loadCitationStyle } from '@/lib/adapters/files/citation-styles'
import { notoSerif } from '@/lib/adapters/pdf/render/fonts'
import { renderPdf } from '@/lib/adapters/pdf/render-pdf'
import type { DocumentTree } from '@/lib/contracts/document-tree'
import { proposalTree } from '@/lib/pipelines/proposal/proposal-tree'
import { brief, Proposal } from './test-proposal'

const counts = { found: 90, duplicates: 20, filtered: 5, heldBack: 2, excluded: 9, chosen: 6 }

type Kind = readonly [citationStyle: 'abnt' | 'apa', locale: 'en' | 'pt-BR' | 'es']

/** A whole proposal, from a brief and six sources, written anew. */
export async function draft(...[citationStyle, locale]: Kind) {
  const proposal = new Proposal({ locale, brief: { ...brief, citationStyle, locale } })
  const { listSources } = proposal.ports
  Object.assign(proposal.ports, {
    listSources: async (...given: Parameters<typeof listSources>) => ({
      ...(await listSources(...given)),
      counts,
    }),
  })
  return proposal.drive()
}

/** A run with its document and the bytes of its PDF. */
interface Drawn {
  readonly run: Awaited<ReturnType<typeof draft>>
  readonly tree: DocumentTree
  readonly bytes: Uint8Array
}

const kept = new Map<string, Promise<Drawn>>()

/** The proposal of one kind as it is drawn, once for all tests. */
export function drawn(...kind: Kind): Promise<Drawn> {
  const key = kind.join(' ')
  const known = kept.get(key) ?? draw(kind)
  kept.set(key, known)
  return known
}

async function draw(kind: Kind): Promise<Drawn> {
  const run = await draft(...kind)
  // In this process: that another one sets the same is shown where documents are drawn.
  const tree = proposalTree(run, { style: await loadCitationStyle(kind[0]), transitions: [] })
  return { run, tree, bytes: await renderPdf(tree, { fonts: notoSerif() }) }
}
