import {
  type Concept,
  type ConceptLanguage,
  type ConceptMap,
  type FoundName,
  type VocabularyId,
  vocabularyIds,
} from '@/lib/contracts/concept-map'
import { conceptLanguages } from '@/lib/contracts/concept-terms'
import type { NamesPort } from '@/lib/contracts/ports'
import {
  type FoundNames,
  type NamesReport,
  type VocabularyCache,
  VocabularyTerm,
} from '@/lib/contracts/vocabulary'
import { activeConcepts, activeNames } from '@/lib/core/concepts/concept-map'
import {
  type ConceptEntries,
  namesFromVocabularies,
  wikidataSense,
} from '@/lib/core/concepts/names-from-vocabularies'
import { wordsOf } from '@/lib/core/text/words'
import type { VocabularyAsker } from './ask-vocabulary'
import { createTermLookup, type TermLookup } from './look-up-terms'
import { vocabularies } from './vocabularies'
import type { TermAnswer, VocabularyContext } from './vocabulary'

/** Whoever searches waits no longer than this for all services together. */
const NAMES_WITHIN_MS = 3_000
/** Longer names are sentences, and no thesis text leaves the house. */
const TERM_WORDS_MAX = 6
const TERM_LENGTH_MAX = 80

export interface NamesPortOptions {
  readonly context: VocabularyContext
  readonly asker: VocabularyAsker
  readonly cache: VocabularyCache
  /** Services that the administrator has switched off. */
  readonly switchedOff: readonly VocabularyId[]
  readonly withinMs?: number
  /** A cache that cannot be read or written is only slower; called with what went wrong. Must not throw. */
  readonly onCacheFailure: (error: unknown) => void
}

/** One term of one concept at one service, and the answer once it is there. */
interface Asking {
  readonly vocabulary: VocabularyId
  readonly concept: Concept
  readonly term: VocabularyTerm
  answer: TermAnswer | null
}

/**
 * Vocabulary services, Wikidata and Wikipedia as one source of names. All are asked at once; what has not come within three
 * seconds is reported as timed out, goes on in the background and fills the cache. Keep one per process: equal terms that
 * are under way are asked for once.
 */
export function createNamesPort(options: NamesPortOptions): NamesPort {
  const lookUp = createTermLookup(options)
  return {
    findNames: async (map, signal) => {
      signal.throwIfAborted()
      const askings: Asking[] = []
      const add = (vocabulary: VocabularyId, concept: Concept, term: VocabularyTerm) => {
        const asking: Asking = { vocabulary, concept, term, answer: null }
        askings.push(asking)
        return asking
      }
      const work = Promise.all(
        vocabularyIds.map((id) => {
          if (offReason(id, options) !== null) return null
          const own = termsFor(map, vocabularies[id].languages).map(({ concept, term }) =>
            add(id, concept, term),
          )
          return askAll(own, lookUp)
        }),
      ).then(() => askMeshByDescriptor(map, { askings, add, lookUp, options }))
      await Promise.race([work, untilOver(options.withinMs ?? NAMES_WITHIN_MS, signal)])
      signal.throwIfAborted()
      return namesOfAnswers(map, askings, options)
    },
  }
}

async function askAll(askings: readonly Asking[], lookUp: TermLookup): Promise<void> {
  const [first] = askings
  if (first === undefined) return
  const answers = lookUp(
    first.vocabulary,
    askings.map(({ term }) => term),
  )
  await Promise.all(
    askings.map(async (asking, at) => {
      asking.answer = (await answers[at]) ?? null
    }),
  )
}

interface DescriptorQuestion {
  readonly askings: readonly Asking[]
  readonly add: (vocabulary: VocabularyId, concept: Concept, term: VocabularyTerm) => Asking
  readonly lookUp: TermLookup
  readonly options: NamesPortOptions
}

/** MeSH speaks English only: a concept without an English name is looked up under the descriptor that Wikidata names. */
async function askMeshByDescriptor(map: ConceptMap, question: DescriptorQuestion): Promise<void> {
  const { askings, add, lookUp, options } = question
  if (offReason('mesh', options) !== null) return
  const known = entriesOf(askings)
  const hasEnglish = new Set(
    askings.filter(({ vocabulary }) => vocabulary === 'mesh').map(({ concept }) => concept.id),
  )
  const own = activeConcepts(map)
    .filter(({ id }) => !hasEnglish.has(id))
    .flatMap((concept) => {
      const [descriptor] = wikidataSense(map, concept, known)?.item?.mesh ?? []
      return descriptor === undefined ? [] : [add('mesh', concept, { text: descriptor, language: 'en' })]
    })
  await askAll(own, lookUp)
}

/** Resolves when the time is over or nobody waits any more. */
function untilOver(withinMs: number, signal: AbortSignal): Promise<void> {
  const over = AbortSignal.any([AbortSignal.timeout(withinMs), signal])
  return new Promise((resolve) => {
    if (over.aborted) resolve()
    over.addEventListener('abort', () => resolve(), { once: true })
  })
}

function offReason(id: VocabularyId, { switchedOff, context }: NamesPortOptions) {
  if (switchedOff.includes(id)) return 'switched-off'
  if ((id === 'wikidata' || id === 'wikipedia') && context.userAgent === null) return 'no-contact'
  return id === 'decs' && context.decsKey === null ? 'no-key' : null
}

/** The name under which each concept is looked up: in the student's language where the service has it, else in another. */
function termsFor(map: ConceptMap, languages: readonly ConceptLanguage[]) {
  return activeConcepts(map).flatMap((concept) => {
    const [term] = namesToAsk(concept, map.language).filter(
      (name) => languages.includes(name.language) && isTerm(name.text),
    )
    return term === undefined ? [] : [{ concept, term: VocabularyTerm.parse(term) }]
  })
}

function namesToAsk(concept: Concept, language: ConceptLanguage | null): readonly VocabularyTerm[] {
  const own = language === null ? [] : [{ text: concept.name, language }]
  const order = conceptLanguages.filter((other) => other !== language)
  const others = [...(language === null ? [] : [language]), ...order].flatMap((other) =>
    activeNames(concept, other).map(({ text }) => ({ text, language: other })),
  )
  return [...own, ...others]
}

function isTerm(text: string): boolean {
  const count = wordsOf(text).length
  return count >= 1 && count <= TERM_WORDS_MAX && text.length <= TERM_LENGTH_MAX
}

function entriesOf(askings: readonly Asking[]): readonly ConceptEntries[] {
  return askings.flatMap(({ vocabulary, concept, term, answer }) =>
    answer?.ok === true
      ? [
          {
            vocabulary,
            concept: concept.id,
            asked: term.text,
            entries: answer.value,
          },
        ]
      : [],
  )
}

function namesOfAnswers(map: ConceptMap, askings: readonly Asking[], options: NamesPortOptions): FoundNames {
  const { found, ambiguous } = namesFromVocabularies(map, entriesOf(askings))
  const services = vocabularyIds.map((id) => {
    const own = askings.filter(({ vocabulary }) => vocabulary === id)
    return reportOf(id, { askings: own, found, off: offReason(id, options) })
  })
  return { found: [...found], ambiguous: [...ambiguous], services }
}

function reportOf(
  service: VocabularyId,
  of: {
    readonly askings: readonly Asking[]
    readonly found: readonly FoundName[]
    readonly off: 'switched-off' | 'no-contact' | 'no-key' | null
  },
): NamesReport {
  const { askings, found, off } = of
  if (off !== null) return { service, outcome: 'off', why: off }
  if (askings.length === 0) return { service, outcome: 'off', why: 'no-name' }
  const answers = askings.flatMap(({ answer }) => answer ?? [])
  const answered = answers.filter(({ ok }) => ok).length
  const [failure] = answers.flatMap((answer) => (answer.ok ? [] : [answer.why]))
  if (answered === 0) return { service, outcome: 'failed', why: failure ?? 'timed-out' }
  const unanswered = askings.length - answered
  const hasEntries = answers.some((answer) => answer.ok && answer.value.length > 0)
  if (!hasEntries && unanswered === 0) return { service, outcome: 'nothing-found' }
  const names = found.filter(({ origin }) => origin.by === 'vocabulary' && origin.vocabulary === service)
  return { service, outcome: 'answered', names: names.length, unanswered }
}
