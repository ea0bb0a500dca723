import type { ZodType } from 'zod'
import { AppError } from '@/lib/contracts/errors'
import type { Locale } from '@/lib/contracts/locale'
import type {
  DataCollectionStage,
  Literature,
  MethodologyStage,
  ObjectivesStage,
  ProblemStage,
} from '@/lib/contracts/proposal-run'
import { groundedTexts, unfoundQuotations } from '@/lib/core/proposal/literature/grounded-text'
import { literatureEntry } from '@/lib/core/proposal/literature/literature-entry'
import { testsHypotheses } from '@/lib/core/proposal/method/hypotheses'
import { WrittenDataCollection, WrittenMethodology, WrittenObjectives, WrittenProblem } from './written'

/*
 * What a model wrote, joined with what code decides. The floor's own output gives everything that a model may not state:
 * titles and addresses of sources, sample sizes, tasks, durations. An answer that is refused (`model-failed`) lets the floor's version stand.
 */

/** Citations of known sources only, entries that name real ones, quotations that stand in a source. */
export function acceptProblem(
  answer: WrittenProblem,
  floor: ProblemStage,
  { sources, locale }: Literature & { readonly locale: Locale },
): ProblemStage {
  const written = grounded(WrittenProblem, answer, sources)
  const byKey = new Map(sources.map((source) => [source.key, source]))
  const [invented] = unfoundQuotations(written.problem_statement, sources)
  if (invented !== undefined) throw new AppError('model-failed', `no source says: ${invented.slice(0, 200)}`)
  const notes = new Map(written.literature.map(({ key, relevance_note }) => [key, relevance_note]))
  const entries = [...notes].flatMap(([key, note]) => {
    const source = byKey.get(key)
    return source ? [{ key, entry: literatureEntry(source, { note, locale }) }] : []
  })
  if (entries.length === 0 && sources.length > 0)
    throw new AppError('model-failed', 'the problem rests on none of the sources of the project')
  return {
    definition: {
      ...floor.definition,
      problem_statement: written.problem_statement,
      main_research_question: written.main_research_question,
      secondary_questions: written.secondary_questions,
      key_variables: written.key_variables,
      preliminary_literature: entries.map(({ entry }) => entry),
    },
    variables: floor.variables.filter(({ name }) => written.key_variables.includes(name)),
    literatureKeys: entries.map(({ key }) => key),
  }
}

/** Citations of known sources only; the coverage table speaks of questions and objectives that exist. */
export function acceptObjectives(
  answer: WrittenObjectives,
  { definition }: ProblemStage,
  { sources }: Literature,
): ObjectivesStage {
  const { coverage, ...objectives } = grounded(WrittenObjectives, answer, sources)
  const questions = [definition.main_research_question, ...definition.secondary_questions]
  const count = objectives.specific_objectives.length
  const answeredBy = new Map(coverage.map(({ question, objectives: numbers }) => [question, numbers]))
  return {
    objectives,
    coverage: questions.map((question, at) => ({
      question,
      objectives: existing(answeredBy.get(at) ?? [], count),
    })),
    phases: [],
  }
}

/** Durations are the floor's; citations are of known sources. */
export function acceptMethodology(
  answer: WrittenMethodology,
  floor: MethodologyStage,
  { literature, objectives }: { literature: Literature; objectives: ObjectivesStage },
): MethodologyStage {
  const { design, methods, ...written } = grounded(WrittenMethodology, answer, literature.sources)
  const count = objectives.objectives.specific_objectives.length
  return {
    recommendation: {
      ...written,
      timeline_fit: floor.recommendation.timeline_fit,
    },
    design,
    hypotheses: testsHypotheses(design) ? floor.hypotheses : [],
    methods: methods.map(({ method, objectives: numbers }) => ({
      method,
      objectives: existing(numbers, count),
    })),
    keys: floor.keys,
  }
}

/** Sample, tasks and timeline are the floor's: they were computed; citations are of known sources. */
export function acceptDataCollection(
  answer: WrittenDataCollection,
  floor: DataCollectionStage,
  { sources }: Literature,
): DataCollectionStage {
  return { ...floor, plan: { ...floor.plan, ...grounded(WrittenDataCollection, answer, sources) } }
}

/** The answer without citations of what is no source of the project, in whichever of its texts they stand. */
function grounded<T>(schema: ZodType<T>, answer: T, sources: Literature['sources']): T {
  const texts = schema.safeParse(groundedTexts(answer, new Set(sources.map(({ key }) => key))))
  if (!texts.success) throw new AppError('model-failed', 'a text was nothing but a citation of no source')
  return texts.data
}

function existing(numbers: readonly number[], count: number): number[] {
  return [...new Set(numbers)].filter((number) => number < count)
}
