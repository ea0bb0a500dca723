import { z } from 'zod'
import type { ConceptMap } from '@/lib/contracts/concept-map'
import { CONCEPT_NAME_LENGTH_MAX } from '@/lib/contracts/concept-terms'
import type { Locale } from '@/lib/contracts/locale'
import { ANGLES_MAX, type Angle, type DesignedQuestion } from '@/lib/contracts/topic'
import type { Work } from '@/lib/contracts/work'
import { requiredConcepts } from '@/lib/core/concepts/concept-map'
import { topicMap } from '@/lib/core/concepts/topic-map'
import { matchConcepts } from '@/lib/core/relevance/match-concepts'
import { createRankingCache, recordTextOf } from '@/lib/core/relevance/record-text'
import { finished, type InterestEvidence } from '@/lib/core/topics/compose-angles'
import { groundedRationale } from '@/lib/core/topics/grounded-rationale'
import { personConcern } from '@/lib/core/topics/person-guard'
import { type QuestionEvidence, scoreQuestion } from '@/lib/core/topics/question-design'

const text = (max: number) => z.string().trim().min(1).max(max)

/** An angle as a model may propose it: it must name the records that it rests on. */
export const WrittenAngles = z.object({
  angles: z
    .array(
      z.object({
        title: text(300),
        question: text(1_000),
        interest: z.number().int().min(1).max(5),
        rationale: text(800),
        in: z.array(text(CONCEPT_NAME_LENGTH_MAX)).max(8),
        out: z.array(text(CONCEPT_NAME_LENGTH_MAX)).max(8),
        records: z.array(z.string().regex(/^R\d{1,3}$/)).max(6),
      }),
    )
    .min(1)
    .max(ANGLES_MAX),
})
export type WrittenAngles = z.infer<typeof WrittenAngles>

/** A record shown to a model has a number over all interests. */
export function numberedWorks(evidence: readonly InterestEvidence[]) {
  return evidence.flatMap(({ works }) => works.slice(0, 12)).map((work, at) => ({ id: `R${at + 1}`, work }))
}

interface AngleWorld {
  readonly evidence: readonly InterestEvidence[]
  readonly locale: Locale
}

/**
 * The model's angles that stand the same checks as the built-in ones: they name a concept, rest on at least one record that was given and names
 * what they are about, are of a size for a thesis by their words, and are about no private person. Those that do not are left out; the built-in
 * ones fill up. How much is published is said by the counts alone, never by the model.
 */
export function checkedAngles(
  { angles }: WrittenAngles,
  floor: readonly Angle[],
  { evidence, locale }: AngleWorld,
): Angle[] {
  const known = new Map(numberedWorks(evidence).map(({ id, work }) => [id, work]))
  const earlier = floor.filter(({ type }) => type === 'own')
  const first = Number(floor[0]?.id.replace(/\D/g, '') ?? 1)
  const kept = angles.flatMap((written) => {
    const map = topicMap({ topic: written.title, question: written.question })
    const works = onAngle(
      written.records.flatMap((id) => known.get(id) ?? []),
      written.title,
      map,
    )
    if (works.length === 0) return []
    if (personConcern(`${written.title} ${written.question}`) !== null) return []
    const interest = evidence[written.interest - 1]?.interest ?? evidence[0]?.interest ?? ''
    const angle = finished(
      {
        title: written.title,
        question: written.question,
        type: 'model',
        interest,
        rationale: groundedRationale(written.rationale, { works, locale }),
        in: written.in,
        out: written.out,
        evidence: works.map(({ title, year, urls, doi, sandbox }) => ({
          title,
          year,
          url: urls.landing ?? (doi === null ? '' : `https://doi.org/${doi}`),
          quote: '',
          sandbox: sandbox === true,
        })),
        map,
      },
      1,
    )
    return angle.size.verdict === 'vague' || angle.size.verdict === 'too-broad' ? [] : [angle]
  })
  const all = [...kept, ...earlier, ...floor.filter(({ type }) => type !== 'own')].slice(
    0,
    Math.max(floor.length, kept.length),
  )
  return all.map((angle, at) => ({ ...angle, id: `angle-${first + at}` }))
}

/** Those of the records that name a thing that the angle is about; where or whom it studies is not enough. */
function onAngle(works: readonly Work[], title: string, map: ConceptMap): readonly Work[] {
  const cache = createRankingCache()
  const required = new Set(requiredConcepts(map).map(({ id }) => id))
  const records = works.map((work) => recordTextOf(cache, work))
  const found = matchConcepts(cache, records, { map, text: title })?.evidence ?? []
  return works.filter((_, at) => found[at]?.named.some(({ concept }) => required.has(concept)) ?? false)
}

export const WrittenQuestions = z.object({ questions: z.array(text(1_000)).min(1).max(5) })
export type WrittenQuestions = z.infer<typeof WrittenQuestions>

/** The model's questions that keep to the topic, scored as the built-in ones; those come behind, five in all, the student's own first. */
export function checkedQuestions(
  { questions }: WrittenQuestions,
  floor: readonly DesignedQuestion[],
  evidence: QuestionEvidence,
): DesignedQuestion[] {
  const [own, ...rest] = floor
  const scored = questions
    .map((question) => scoreQuestion(question, evidence))
    .filter(({ flags }) => !flags.includes('another-topic'))
  const all = [...(own ? [own] : []), ...scored, ...rest]
  return [...new Map(all.map((question) => [question.text, question])).values()].slice(0, 5)
}
