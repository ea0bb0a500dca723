import { askChild } from '@/lib/adapters/child/ask-child'
import type { Database } from '@/lib/adapters/store/client'
import { listItems } from '@/lib/adapters/store/library-items'
import { passagesOf } from '@/lib/adapters/store/library-texts'
import type { DraftCheck } from '@/lib/contracts/draft-check'
import type { ProjectId } from '@/lib/contracts/ids'
import type { PlacedPassage } from '@/lib/contracts/library'
import { findCitations } from '@/lib/core/ledger/find-citations'
import { type CitableItem, citationMatcher } from '@/lib/core/ledger/match-works'
import { detectLanguage } from '@/lib/core/text/detect-language'
import { inTurn, type TurnOwner } from '@/lib/server/turns'
import { CitableWork, ReadDraft } from './check-job'
import type { CheckJob } from './check-program'

const PROGRAM = 'lib/server/library/check-program.ts'
const TIMEOUT_MS = 60_000
const MEMORY_MB = 768
/** Cited items whose text is read, and passages of each: more would not fit into one process. */
const ITEMS_READ_MAX = 300
const PASSAGES_PER_ITEM_MAX = 4_000
const PASSAGES_READ_MAX = 40_000
const LANGUAGE_SAMPLE_CHARS = 4_000
const UNMATCHED_MAX = 1_000

interface CheckOptions {
  readonly owner: TurnOwner
  readonly signal?: AbortSignal | undefined
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
): Promise<{ readonly check: DraftCheck; readonly aim: string | null }> {
  const items = (await listItems(db, projectId)).map(({ item }) => ({
    itemId: item.id,
    title: item.title,
    work: item.work && CitableWork.parse(item.work),
    hasText: item.passages > 0,
  }))
  const { counts, unmatched } = citedItems(text, items)
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
  const limits = { program: PROGRAM, timeoutMs: TIMEOUT_MS, memoryMb: MEMORY_MB, signal }
  const { ledger, aim } = await inTurn({ kind: 'desk', owner, signal }, () =>
    askChild(JSON.stringify(job), limits, ReadDraft),
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
    unmatched,
  }
  return { check, aim }
}

/** How often each item is cited, and the citations that name none. */
function citedItems(text: string, items: readonly CitableItem[]) {
  const match = citationMatcher(text, items)
  const counts = new Map<string, number>()
  const unmatched = new Set<string>()
  for (const citation of findCitations(text)) {
    const matched = match(citation)
    if (matched.length === 0) unmatched.add(citation.text.slice(0, 300))
    for (const { itemId } of matched) counts.set(itemId, (counts.get(itemId) ?? 0) + 1)
  }
  return { counts, unmatched: [...unmatched].slice(0, UNMATCHED_MAX) }
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
