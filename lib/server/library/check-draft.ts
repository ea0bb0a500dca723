import { askChild } from '@/lib/adapters/child/ask-child'
import type { Database } from '@/lib/adapters/store/client'
import { listItems } from '@/lib/adapters/store/library-items'
import { passagesOf } from '@/lib/adapters/store/library-texts'
import type { DraftCheck } from '@/lib/contracts/draft-check'
import type { ProjectId } from '@/lib/contracts/ids'
import type { PlacedPassage } from '@/lib/contracts/library'
import type { CitableItem } from '@/lib/core/ledger/match-works'
import { detectLanguage } from '@/lib/core/text/detect-language'
import { inTurn, type TurnOwner } from '@/lib/server/turns'
import { CitableWork, CitedItems, ReadDraft } from './check-job'
import type { CheckJob } from './check-program'
import type { CitedJob } from './cited-program'

const PROGRAMS = {
  cited: 'lib/server/library/cited-program.ts',
  check: 'lib/server/library/check-program.ts',
} as const
const TIMEOUT_MS = 60_000
const MEMORY_MB = 768
/** Cited items whose text is read, and passages of each: more would not fit into one process. */
const ITEMS_READ_MAX = 300
const PASSAGES_PER_ITEM_MAX = 4_000
const PASSAGES_READ_MAX = 40_000
const LANGUAGE_SAMPLE_CHARS = 4_000

interface CheckOptions {
  readonly owner: TurnOwner
  readonly signal?: AbortSignal | undefined
}

interface Checked {
  readonly check: DraftCheck
  readonly aim: string | null
}

/**
 * Every sentence of a draft against the items of the project's library that it cites, and the sentence that says its aim. Throws as `inTurn` does, and `too-heavy`
 * when comparing took too long.
 */
export async function checkDraft(
  db: Database,
  projectId: ProjectId,
  text: string,
  { owner, signal }: CheckOptions,
): Promise<Checked> {
  return inTurn({ kind: 'desk', owner, signal }, () => checkInTurn(db, projectId, { text, signal }))
}

/** The draft itself is read in processes of their own only: a long one takes seconds in which nobody else would be answered. */
async function checkInTurn(
  db: Database,
  projectId: ProjectId,
  { text, signal }: { readonly text: string; readonly signal: AbortSignal | undefined },
): Promise<Checked> {
  const limits = { timeoutMs: TIMEOUT_MS, memoryMb: MEMORY_MB, signal }
  const items = (await listItems(db, projectId)).map(({ item }) => ({
    itemId: item.id,
    title: item.title,
    work: item.work && CitableWork.parse(item.work),
    hasText: item.passages > 0,
  }))
  const asked: CitedJob = { text, items }
  const found = await askChild(JSON.stringify(asked), { ...limits, program: PROGRAMS.cited }, CitedItems)
  const counts = new Map(found.counts)
  const cited = items.filter(({ itemId }) => counts.has(itemId)).slice(0, ITEMS_READ_MAX)
  const read = await readPassages(db, projectId, cited)
  const language = detectLanguage(text.slice(0, LANGUAGE_SAMPLE_CHARS))
  const job: CheckJob = {
    text,
    language,
    items: cited.map(({ itemId, title, work }) => ({
      itemId,
      title,
      work,
      passages: [...(read.get(itemId) ?? [])],
    })),
  }
  const { ledger, aim } = await askChild(
    JSON.stringify(job),
    { ...limits, program: PROGRAMS.check },
    ReadDraft,
  )
  const named = new Set(ledger.rows.flatMap(({ evidence }) => evidence?.passageId ?? []))
  const check = {
    text,
    language,
    ledger,
    passages: [...read.values()].flat().flatMap(({ id, itemId, text: words }) => {
      return named.has(id) ? { id, itemId, text: words } : []
    }),
    cited: cited.map(({ itemId, title, hasText }) => ({
      itemId,
      title,
      hasText,
      citations: counts.get(itemId) ?? 0,
    })),
    unmatched: found.unmatched,
  }
  return { check, aim }
}

async function readPassages(
  db: Database,
  projectId: ProjectId,
  items: readonly CitableItem[],
): Promise<ReadonlyMap<string, readonly PlacedPassage[]>> {
  const read = new Map<string, readonly PlacedPassage[]>()
  let room = PASSAGES_READ_MAX
  for (const { itemId } of items) {
    const limit = Math.min(PASSAGES_PER_ITEM_MAX, room)
    const passages = limit === 0 ? [] : await passagesOf(db, projectId, { itemId, limit })
    read.set(itemId, passages)
    room -= passages.length
  }
  return read
}
