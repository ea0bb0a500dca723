import { createVocabularyAsker } from '@/lib/adapters/vocabularies/ask-vocabulary'
import { createNamesPort } from '@/lib/adapters/vocabularies/find-names'
import { vocabularyAddresses } from '@/lib/adapters/vocabularies/vocabularies'
import type { VocabularyContext } from '@/lib/adapters/vocabularies/vocabulary'
import { type VocabularyId, vocabularyIds } from '@/lib/contracts/concept-map'
import type { NamesPort } from '@/lib/contracts/ports'
import type { VocabularyCache } from '@/lib/contracts/vocabulary'
import { type Env, env } from './env'
import { errorWords } from './error-words'
import { log } from './log'

declare global {
  var carrelNamesPorts: Map<string, NamesPort> | undefined
}

/**
 * The vocabulary services that the environment leaves on, in the sandbox or in the world: one port for each process, so that
 * all runs together stay polite and equal names are asked for once. Invented names stay apart from real ones in the cache.
 */
export function namesPort(sandboxBase: string | undefined, cache: VocabularyCache | null): NamesPort {
  globalThis.carrelNamesPorts ??= new Map()
  const key = `${sandboxBase ?? 'real'} ${cache === null ? 'without' : 'with'} cache`
  const known =
    globalThis.carrelNamesPorts.get(key) ??
    createNamesPort({
      context: vocabularyContext(env(), sandboxBase),
      asker: createVocabularyAsker({ isLoopback: sandboxBase !== undefined, contact: contactOf(env()) }),
      // Invented entries must not answer for real ones.
      cache: cache === null || sandboxBase !== undefined ? nothingKept : cache,
      switchedOff: switchedOff(env()),
      onCacheFailure: (error) => log.warn({ error: errorWords(error) }, 'vocabulary answers'),
    })
  globalThis.carrelNamesPorts.set(key, known)
  return known
}

/** Services that VOCABULARIES does not name. */
export function switchedOff({ VOCABULARIES }: Pick<Env, 'VOCABULARIES'>): readonly VocabularyId[] {
  return vocabularyIds.filter((id) => !VOCABULARIES.includes(id))
}

/** What requests are built from; without CONTACT_EMAIL there is no User-Agent for Wikimedia. The sandbox asks for both and takes any. */
export function vocabularyContext(
  settings: Pick<Env, 'CONTACT_EMAIL' | 'PUBLIC_URL' | 'DECS_KEY'>,
  sandboxBase: string | undefined,
): VocabularyContext {
  const { CONTACT_EMAIL, PUBLIC_URL, DECS_KEY } = settings
  const isSandbox = sandboxBase !== undefined
  const contact = CONTACT_EMAIL ?? (isSandbox ? 'sandbox@example.org' : null)
  const about = [PUBLIC_URL, contact].filter((part) => part !== undefined && part !== null).join('; ')
  return {
    baseUrls: vocabularyAddresses(sandboxBase),
    userAgent: contact === null ? null : `Carrel/0.1 (${about}) node`,
    decsKey: isSandbox ? 'sandbox-key' : (DECS_KEY ?? null),
  }
}

function contactOf({ CONTACT_EMAIL }: Env): string | null {
  return CONTACT_EMAIL === undefined ? null : `mailto:${CONTACT_EMAIL}`
}

const nothingKept: VocabularyCache = {
  read: async () => new Map(),
  save: async () => undefined,
}
