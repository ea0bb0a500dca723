import type { ProposalComponent } from '@/lib/contracts/proposal'
import { listed } from '@/lib/core/text/list-words'
import { questionTypeOf } from '../question/question-type'
import { reachesBack } from '../question/recommend-designs'
import { periodAgainst, studyPeriod } from '../question/study-period'
import { designTextsOf } from './design-texts'
import { foreignReader, ownThings } from './foreign-words'
import { type CheckFinding, type Fault, heldShare01, type QualityInputs } from './quality-check'
import { isUnfitFor } from './unfit-designs'

/** The checks whether the parts are about the project's concepts, and whether the design answers the question, on what the student reads. */
export function subjectChecks(inputs: QualityInputs): readonly CheckFinding[] {
  return [aboutConcepts(inputs), designFits(inputs)]
}

function aboutConcepts({
  brief,
  literature,
  problem,
  objectives,
  methodology,
  dataCollection,
}: QualityInputs): CheckFinding {
  const isForeign = foreignReader(brief, literature.sources)
  const { main_research_question: main, secondary_questions, key_variables } = problem.definition
  const { general_objective, specific_objectives } = objectives.objectives
  const { collection_techniques, data_sources } = dataCollection.plan
  const row = (component: ProposalComponent, form: 'question' | 'name' | 'text') => (text: string) =>
    [component, text, !isForeign(text, form)] as const
  const said = [
    ...[main, ...secondary_questions].map(row('problem_definition', 'question')),
    ...key_variables.map(row('problem_definition', 'name')),
    ...[general_objective].map(row('research_objectives', 'name')),
    ...specific_objectives.map(row('research_objectives', 'text')),
    ...methodology.methods.map(({ method }) => method).map(row('methodology', 'text')),
    ...[...collection_techniques, ...data_sources].map(row('data_collection', 'text')),
  ]
  const foreign = said.filter(([, , isHeld]) => !isHeld)
  const own = foreign.length > 0 ? [] : ownThings(brief, literature.sources)
  const part = 'problem_definition'
  return {
    id: 'about-concepts',
    share01: heldShare01(said.length - foreign.length, said.length),
    held: said.length - foreign.length,
    count: said.length,
    faults: [
      ...foreign.map(
        ([component, what]): Fault => ({ severity: 'critical', component, mendedIn: component, what }),
      ),
      ...(own.length === 0
        ? []
        : [{ severity: 'minor', component: part, mendedIn: part, what: listed(own, brief.locale) } as const]),
    ],
  }
}

function designFits({ brief, problem, methodology, locale }: QualityInputs): CheckFinding {
  const asked = { topic: brief.topic, question: problem.definition.main_research_question }
  const { design } = methodology
  const period = studyPeriod(asked)
  const isTooLate =
    periodAgainst(period, brief.startDate) === 'past' && !reachesBack(design, questionTypeOf(asked))
  const isUnfit = isUnfitFor(asked, { design, start: brief.startDate })
  const what = `${designTextsOf(design, locale, asked).short} · ${isTooLate ? (period?.words ?? '') : asked.question}`
  const component = 'methodology'
  return {
    id: 'design-fits',
    share01: isUnfit ? 0 : 1,
    held: isUnfit ? 0 : 1,
    count: 1,
    faults: isUnfit ? [{ severity: 'critical', component, mendedIn: component, what }] : [],
  }
}
