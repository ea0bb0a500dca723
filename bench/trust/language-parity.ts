import { readTopic } from '@/lib/core/concepts/read-topic'
import { createRankingCache } from '@/lib/core/relevance/record-text'
import { scoreRelevancy } from '@/lib/core/relevance/relevancy'
import { prepareRelevancy } from '@/lib/core/relevance/relevancy-query'
import { fields } from '@/sandbox/catalogue/fields/table'
import { generateCatalogue } from '@/sandbox/catalogue/generate'
import type { Lang, Topic } from '@/sandbox/catalogue/phrase'
import { workOf } from '../catalogue-works'
import type { TrustRow } from './row'

const PARITY_MIN = 0.95
const RANK_MAX = 10
const languages = ['en', 'pt', 'es'] as const
const and = { en: 'and', pt: 'e', es: 'y' } as const

/** What was measured for one topic, asked in one language. */
interface Parity {
  readonly isSeen: boolean
  readonly own: number
  readonly other: number
}

/**
 * The sandbox's catalogue, each of its topics asked in each language, all records as candidates: nDCG@10 of the relevant records
 * in the topic's own language, and of those in the other two; relevant records in the languages not looked at are taken out of the
 * ranking, so that a record of another language that stands under irrelevant ones of the own costs. Every second topic was looked at
 * while choosing; the figure of the others decides.
 */
export async function rows(): Promise<TrustRow[]> {
  const measured = measureTopics()
  const shareOf = (isSeen: boolean) => {
    const half = measured.filter((parity) => parity.isSeen === isSeen)
    const own = mean(half.map((parity) => parity.own))
    const other = mean(half.map((parity) => parity.other))
    return {
      share: other / own,
      text: `${other.toFixed(3)} / ${own.toFixed(3)} = ${(other / own).toFixed(3)}`,
    }
  }
  const [seen, unseen] = [shareOf(true), shareOf(false)]
  return [
    {
      what: 'Sources in the other two languages against the own, nDCG@10',
      data: `sandbox, ${measured.length} topics`,
      reference: 'none published',
      target: `≥ ${PARITY_MIN}`,
      measured: `${unseen.text}; half looked at ${seen.text}`,
      reached: unseen.share >= PARITY_MIN,
    },
  ]
}

function measureTopics(): Parity[] {
  const { records } = generateCatalogue()
  const works = records.map((record) => workOf(record, 'openalex'))
  const cache = createRankingCache()
  const topics = fields.flatMap((field) => field.topics.map((topic, index) => ({ field, topic, index })))
  return topics.flatMap(({ field, topic, index }, at) => {
    const isRelevant = records.map((record) => record.field.id === field.id && record.topicIndex === index)
    return languages.map((language) => {
      const text = topicText(topic, language)
      const query = prepareRelevancy({
        topic: text,
        question: '',
        concepts: readTopic({ topic: text, question: '', language }),
        languages: [],
        yearFrom: null,
        yearTo: null,
        excluded: [],
      })
      const scores = scoreRelevancy(works, query, { cache }).map(({ score }) => score)
      const measure = (wanted: readonly Lang[]) => {
        const isWanted = records.map(({ lang }, row) => isRelevant[row] === true && wanted.includes(lang))
        const rows = records.map((_, row) => row).filter((row) => isWanted[row] || !isRelevant[row])
        const best = rows.sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0)).slice(0, RANK_MAX)
        return ndcg(
          best.map((row) => isWanted[row] === true),
          isWanted.filter(Boolean).length,
        )
      }
      const others = languages.filter((other) => other !== language)
      return {
        isSeen: at % 2 === 0,
        own: measure([language]),
        other: mean(others.map((other) => measure([other]))),
      }
    })
  })
}

function topicText({ exposure, outcomes }: Topic, language: Lang): string {
  const [first] = outcomes
  return first ? `${exposure[language]} ${and[language]} ${first.phrase[language]}` : exposure[language]
}

function ndcg(found: readonly boolean[], relevant: number): number {
  const gain = (values: readonly boolean[]) =>
    values.reduce((sum, value, at) => sum + (value ? 1 / Math.log2(at + 2) : 0), 0)
  const ideal = gain(Array.from({ length: Math.min(RANK_MAX, relevant) }, () => true))
  return ideal === 0 ? 1 : gain(found) / ideal
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length
