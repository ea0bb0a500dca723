import type { VocabularyId } from '@/lib/contracts/concept-map'
import {
  type VocabularyCache,
  VocabularyEntries,
  type VocabularyEntry,
  type VocabularyTerm,
} from '@/lib/contracts/vocabulary'
import { foldWords } from '@/lib/core/text/fold-words'
import type { VocabularyAsker } from './ask-vocabulary'
import { vocabularies } from './vocabularies'
import type { TermAnswer, VocabularyContext } from './vocabulary'

/** All that one question to one service may take in the background. */
const BACKGROUND_MS = 30_000

/** The answers of one service to some terms, in their order; none of them rejects. */
export type TermLookup = (
  vocabulary: VocabularyId,
  terms: readonly VocabularyTerm[],
) => readonly Promise<TermAnswer>[]

export interface TermLookupOptions {
  readonly context: VocabularyContext
  readonly asker: VocabularyAsker
  readonly cache: VocabularyCache
  readonly onCacheFailure: (error: unknown) => void
}

/** The place of a term in the cache: source, language, and the term without case and, where a service bears it, accents. */
export function cacheKey(vocabulary: VocabularyId, { text, language }: VocabularyTerm): string {
  const words = vocabularies[vocabulary].isAccentSensitive
    ? (text
        .toLowerCase()
        .normalize('NFC')
        .match(/[\p{L}\p{N}]+/gu) ?? [])
    : foldWords(text)
  return `${vocabulary}:${language}:${words.join(' ')}`
}

interface Open {
  readonly term: VocabularyTerm
  readonly settle: (answer: TermAnswer) => void
}

/**
 * Looks terms up in the cache, then at the service. A term that is under way is not asked for again, an answer is kept
 * whoever still waits for it, a failure is not kept.
 */
export function createTermLookup({ context, asker, cache, onCacheFailure }: TermLookupOptions): TermLookup {
  const underWay = new Map<string, Promise<TermAnswer>>()

  function lookUp(vocabulary: VocabularyId, terms: readonly VocabularyTerm[]) {
    const open = new Map<string, Open>()
    const answers = terms.map((term) => {
      const key = cacheKey(vocabulary, term)
      const known = underWay.get(key)
      if (known !== undefined) return known
      const answer = new Promise<TermAnswer>((settle) => open.set(key, { term, settle }))
      underWay.set(key, answer)
      void answer.then(() => underWay.delete(key))
      return answer
    })
    void settleAll(vocabulary, open)
    return answers
  }

  async function settleAll(vocabulary: VocabularyId, open: ReadonlyMap<string, Open>): Promise<void> {
    const kept = await readKept([...open.keys()])
    const unknown: Open[] = []
    for (const [key, one] of open) {
      const value = kept.get(key)
      if (value === undefined) unknown.push(one)
      else one.settle({ ok: true, value })
    }
    if (unknown.length > 0) await askService(vocabulary, unknown)
  }

  async function askService(vocabulary: VocabularyId, open: readonly Open[]): Promise<void> {
    const signal = AbortSignal.timeout(BACKGROUND_MS)
    const settle = (term: VocabularyTerm, answer: TermAnswer) => {
      const bounded = withinBounds(answer)
      open.find((one) => one.term === term)?.settle(bounded)
      if (bounded.ok) cache.save(cacheKey(vocabulary, term), bounded.value).catch(onCacheFailure)
    }
    const detail = 'the service did not settle this term'
    const question = { terms: open.map(({ term }) => term), settle, context }
    await vocabularies[vocabulary]
      .find({ ...question, ask: (exchange) => asker.ask(exchange, signal) })
      .catch(() => undefined)
    // A term that was settled stays as it is.
    for (const one of open)
      one.settle({ ok: false, why: signal.aborted ? 'timed-out' : 'unreadable', detail })
  }

  async function readKept(keys: readonly string[]): Promise<ReadonlyMap<string, readonly VocabularyEntry[]>> {
    if (keys.length === 0) return new Map()
    try {
      return await cache.read(keys)
    } catch (error) {
      onCacheFailure(error)
      return new Map()
    }
  }

  return lookUp
}

/** What a service says in a form that nothing here takes is no answer. */
function withinBounds(answer: TermAnswer): TermAnswer {
  if (!answer.ok || VocabularyEntries.safeParse(answer.value).success) return answer
  return { ok: false, why: 'unreadable', detail: 'an entry out of bounds' }
}
