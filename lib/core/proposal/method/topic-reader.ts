import { localeLanguages } from '@/lib/contracts/locale-languages'
import type { ProposalBrief } from '@/lib/contracts/proposal-run'
import { activeConcepts } from '@/lib/core/concepts/concept-map'
import { readTopic } from '@/lib/core/concepts/read-topic'
import { namesToAsk } from '@/lib/core/concepts/required-names'
import { cognateStems } from '@/lib/core/text/cognate-stems'
import { foldAccents } from '@/lib/core/text/fold-accents'
import { isQueryStopWord } from '@/lib/core/text/stop-words'
import { wordsOf } from '@/lib/core/text/words'

/** Of a name of several words this many must stand in a text, whatever lies between: half lets "remote work" stand for "working remotely". */
const NAME_WORDS01 = 0.5

/**
 * A function that tells whether a text names at least one concept of the brief's topic, by any of its names in the three languages. A topic in which no concept can
 * be read is read by its words. The student's question is not read: it may be what is foreign.
 */
export function topicReader({
  topic,
  locale,
}: Pick<ProposalBrief, 'topic' | 'locale'>): (text: string) => boolean {
  const language = localeLanguages[locale]
  const map = readTopic({ topic, question: '', language: null })
  const telling = activeConcepts(map).filter(
    ({ role }) => role !== 'place' && role !== 'time' && role !== 'method',
  )
  const named = telling.flatMap((concept) => [concept.name, ...namesToAsk(concept, map)])
  const called = named.length > 0 ? named : [topic]
  const names = called.map((name) => stemsOf(name, language))
  // "Four-day week" has no word that tells anything alone: as it is written it does.
  const phrases = called.map(asPhrase)
  const own = stemsOf(topic, language)
  return (text) => {
    const held = new Set(cognateStems(text))
    const holds = (stems: readonly string[]) =>
      stems.length > 0 && stems.filter((stem) => held.has(stem)).length > NAME_WORDS01 * (stems.length - 1)
    const said = asPhrase(text)
    if (phrases.some((phrase) => said.includes(phrase))) return true
    return (
      names.some(holds) ||
      (own.length > 0 && own.filter((stem) => held.has(stem)).length >= Math.min(2, own.length))
    )
  }
}

const asPhrase = (text: string): string =>
  ` ${wordsOf(text)
    .map(({ text: word }) => foldAccents(word))
    .join(' ')} `

function stemsOf(text: string, language: string): readonly string[] {
  const words = text.match(/[\p{L}\p{N}]+/gu) ?? []
  return [
    ...new Set(
      words.filter((word) => !isQueryStopWord(word, language)).flatMap((word) => cognateStems(word)),
    ),
  ]
}
