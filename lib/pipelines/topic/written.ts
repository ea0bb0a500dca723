import { z } from 'zod'
import { CONCEPT_NAME_LENGTH_MAX } from '@/lib/contracts/concept-terms'
import { ANGLES_MAX, type Angle, type DesignedQuestion } from '@/lib/contracts/topic'
import { topicMap } from '@/lib/core/concepts/topic-map'
import { finished, type InterestEvidence } from '@/lib/core/topics/compose-angles'
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

/**
 * The model's angles that stand the same checks as the built-in ones: they name a concept, rest on at least one record that was given, are of
 * a size for a thesis by their words, and are about no private person. Those that do not are left out; the built-in ones fill up.
 */
export function checkedAngles(
  { angles }: WrittenAngles,
  floor: readonly Angle[],
  evidence: readonly InterestEvidence[],
): Angle[] {
  const known = new Map(numberedWorks(evidence).map(({ id, work }) => [id, work]))
  const earlier = floor.filter(({ type }) => type === 'own')
  const first = Number(floor[0]?.id.replace(/\D/g, '') ?? 1)
  const kept = angles.flatMap((written) => {
    const works = written.records.flatMap((id) => known.get(id) ?? [])
    const map = topicMap({ topic: written.title, question: written.question })
    if (works.length === 0 || map.concepts.length === 0) return []
    if (personConcern(`${written.title} ${written.question}`) !== null) return []
    const interest = evidence[written.interest - 1]?.interest ?? evidence[0]?.interest ?? ''
    const angle = finished(
      {
        title: written.title,
        question: written.question,
        type: 'model',
        interest,
        rationale: written.rationale,
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
