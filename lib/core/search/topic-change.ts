import { longestConceptAt } from '@/lib/core/concepts/glossary'
import { cognateStem } from '@/lib/core/text/cognate-stems'
import { detectLanguage } from '@/lib/core/text/detect-language'
import { isQueryStopWord } from '@/lib/core/text/stop-words'
import { wordsOf } from '@/lib/core/text/words'

/** A topic with less than this share of its concepts in common with the old one (0…1, Jaccard) is another topic. Not tuned. */
const SAME_TOPIC_OVERLAP01 = 0.5
/** Keys of concepts that are known in three languages begin so. */
const KNOWN = 'concept '
const TEXT_MAX = 2_000

export interface TopicChange {
  readonly verdict: 'none' | 'minor' | 'significant'
  /** Share of the concepts of both topics that are in both, 0…1; 1 when neither has any. */
  readonly overlap01: number
  /** Words as written: in both, only in the old topic, only in the new one. */
  readonly shared: readonly string[]
  readonly lost: readonly string[]
  readonly gained: readonly string[]
}

interface Topic {
  readonly topic: string
  readonly question: string
}

/**
 * How far a new topic is from the old one. Words are compared by stem, and known concepts across English, Portuguese and
 * Spanish; between two languages only known concepts can contradict each other, so a translation is no other topic. Less than
 * half in common is `significant`, unless the new topic only adds to the old one: that narrows it. Any other difference of
 * topic or question is `minor`.
 */
export function detectTopicChange(before: Topic, after: Topic): TopicChange {
  const old = conceptKeys(before.topic)
  const now = conceptKeys(after.topic)
  const shared = [...old].filter(([key]) => now.has(key)).map(([, word]) => word)
  const lost = [...old].filter(([key]) => !now.has(key)).map(([, word]) => word)
  const gained = [...now].filter(([key]) => !old.has(key)).map(([, word]) => word)
  const all = shared.length + lost.length + gained.length
  const overlap01 = all === 0 ? 1 : shared.length / all
  const verdict = isOther(old, now, isTranslation(before, after))
    ? 'significant'
    : verdictOf(before, after, overlap01)
  return { verdict, overlap01, shared, lost, gained }
}

type Keys = ReadonlyMap<string, string>

function isOther(old: Keys, now: Keys, isTranslated: boolean): boolean {
  const shared = [...old.keys()].filter((key) => now.has(key)).length
  const counts = (keys: Keys, others: Keys) =>
    [...keys.keys()].filter((key) => !others.has(key) && (!isTranslated || key.startsWith(KNOWN))).length
  const [lost, gained] = [counts(old, now), counts(now, old)]
  if (lost === 0 || shared + lost + gained === 0) return false
  return shared / (shared + lost + gained) < SAME_TOPIC_OVERLAP01
}

function isTranslation(before: Topic, after: Topic): boolean {
  const [from, to] = [before.topic, after.topic].map((topic) => detectLanguage(topic.slice(0, TEXT_MAX)))
  return from != null && to != null && from !== to
}

function verdictOf(before: Topic, after: Topic, overlap01: number): TopicChange['verdict'] {
  if (overlap01 < 1) return 'minor'
  const old = [...conceptKeys(before.question).keys()].sort().join()
  const now = [...conceptKeys(after.question).keys()].sort().join()
  return old === now ? 'none' : 'minor'
}

/** Each subject word or known concept of a text by a key that is the same in three languages. */
function conceptKeys(text: string): Keys {
  const source = text.slice(0, TEXT_MAX)
  const words = wordsOf(source).map((word) => ({ ...word, stem: cognateStem(word.text) }))
  const stems = words.map((word) => word.stem)
  const keys = new Map<string, string>()
  for (let at = 0; at < words.length; ) {
    const word = words[at]
    if (!word) break
    const known = longestConceptAt(stems, at)
    const length = known?.length ?? 1
    const end = words[at + length - 1]?.end ?? word.end
    if (known) keys.set(`${KNOWN}${known.concept.names.en[0] ?? ''}`, source.slice(word.start, end))
    else if (!isQueryStopWord(word.text, null)) keys.set(word.stem, word.text)
    at += length
  }
  return keys
}
