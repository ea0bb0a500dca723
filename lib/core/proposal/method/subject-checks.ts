import type { ProposalComponent } from '@/lib/contracts/proposal'
import type { DesignId } from '@/lib/contracts/proposal-run'
import { cognateStems } from '@/lib/core/text/cognate-stems'
import { foldAccents } from '@/lib/core/text/fold-accents'
import { type QuestionType, questionTypeOf } from '../question/question-type'
import { adviseDesigns, plannedDesigns, subjectOf } from '../question/recommend-designs'
import { designTextsOf } from './design-texts'
import { type CheckFinding, type Fault, heldShare01, type QualityInputs } from './quality-check'
import { textOfWork, topicReader } from './topic-reader'

/** The checks whether the parts are about the project's concepts, and whether the design answers the question, on what the student reads. */
export function subjectChecks(inputs: QualityInputs): readonly CheckFinding[] {
  return [aboutConcepts(inputs), designFits(inputs)]
}

/** What refers back to the topic, a result or an objective before it, and so need not name the concepts again. */
const refersBack =
  /\b(?:these|those|this|such|preceding|observed|selected|chosen|left open|between cases|the results|main question|ess[ae]s?|dess[ae]s?|ness[ae]s?|est[ae]s?|anteriores|observad[oa]s?|selecionad[oa]s?|entre os casos|em aberto|os resultados|pergunta principal|es[oa]s|esta?|estos|seleccionad[oa]s?|entre los casos|abiert[oa]s|los resultados|pregunta principal)\b/

/** Works that must name a variable which the topic does not name. */
const WORKS_NAMING_MIN = 2

function aboutConcepts({ brief, literature, problem, objectives }: QualityInputs): CheckFinding {
  const isAbout = topicReader(brief)
  const { main_research_question: main, secondary_questions, key_variables } = problem.definition
  const { general_objective, specific_objectives } = objectives.objectives
  const works = literature.sources.map(({ work }) => new Set(cognateStems(textOfWork(work))))
  const isShared = (variable: string) => {
    const stems = cognateStems(variable)
    return works.filter((held) => stems.every((stem) => held.has(stem))).length >= WORKS_NAMING_MIN
  }
  const isPart = (text: string) => isAbout(text) || refersBack.test(foldAccents(text))
  const asked = new Set(cognateStems(isAbout(main) ? main : ''))
  const isAsked = (variable: string) => cognateStems(variable).every((stem) => asked.has(stem))
  const said: readonly (readonly [ProposalComponent, string, boolean])[] = [
    ['problem_definition', main, isAbout(main)],
    ...secondary_questions.map((text) => ['problem_definition', text, isPart(text)] as const),
    ['research_objectives', general_objective, isAbout(general_objective)],
    ...specific_objectives.map((text) => ['research_objectives', text, isPart(text)] as const),
    ...key_variables.map(
      (text) => ['problem_definition', text, isAbout(text) || isAsked(text) || isShared(text)] as const,
    ),
  ]
  const foreign = said.filter(([, , isHeld]) => !isHeld)
  return {
    id: 'about-concepts',
    share01: heldShare01(said.length - foreign.length, said.length),
    held: said.length - foreign.length,
    count: said.length,
    faults: foreign.map(
      ([component, what]): Fault => ({ severity: 'critical', component, mendedIn: component, what }),
    ),
  }
}

const figures: readonly DesignId[] = ['interviews', 'case-study', 'document-analysis']
const ofPeople: readonly DesignId[] = [
  'survey',
  'interviews',
  'experiment',
  'laboratory-experiment',
  'quasi-experiment',
  'simulation',
]
/** Designs whose data cannot answer a question of the type; what stands in no list may. */
const unfit: Readonly<Partial<Record<QuestionType, readonly DesignId[]>>> = {
  effect: figures,
  association: figures,
  prediction: figures,
  prevalence: [...figures, 'experiment', 'quasi-experiment', 'design-science'],
  comparison: ['interviews', 'design-science'],
  experience: ['experiment', 'quasi-experiment', 'secondary-data', 'simulation', 'survey', 'design-science'],
  legal: [...ofPeople, 'secondary-data', 'design-science'],
  history: [...ofPeople, 'design-science'],
  review: [...ofPeople, 'design-science', 'case-study'],
}
const unfitForMatter: readonly DesignId[] = ['survey', 'interviews', 'experiment', 'quasi-experiment']
const unfitForPersons: readonly DesignId[] = ['laboratory-experiment']

function designFits({ brief, problem, methodology, locale }: QualityInputs): CheckFinding {
  const asked = { topic: brief.topic, question: problem.definition.main_research_question }
  const { design } = methodology
  const advised = plannedDesigns(adviseDesigns(asked)).includes(design)
  const subject = subjectOf(asked)
  const isOfMatter = subject === 'matter' || subject === 'computing'
  const isUnfit =
    !advised &&
    ((unfit[questionTypeOf(asked)] ?? []).includes(design) ||
      (isOfMatter ? unfitForMatter : unfitForPersons).includes(design))
  const what = `${designTextsOf(design, locale).short} · ${asked.question}`
  const component = 'methodology'
  return {
    id: 'design-fits',
    share01: isUnfit ? 0 : 1,
    held: isUnfit ? 0 : 1,
    count: 1,
    faults: isUnfit ? [{ severity: 'critical', component, mendedIn: component, what }] : [],
  }
}
