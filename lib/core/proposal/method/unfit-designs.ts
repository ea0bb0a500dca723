import type { Day, DesignId } from '@/lib/contracts/proposal-run'
import { type AskedTopic, type QuestionType, questionTypeOf } from '../question/question-type'
import { adviseDesigns, plannedDesigns, reachesBack, subjectOf } from '../question/recommend-designs'
import { periodAgainst, studyPeriod } from '../question/study-period'

const figures: readonly DesignId[] = ['interviews', 'case-study', 'document-analysis']
const ofPeople: readonly DesignId[] = [
  'survey',
  'interviews',
  'experiment',
  'laboratory-experiment',
  'quasi-experiment',
  'simulation',
  'benchmark',
]
/** Designs whose data cannot answer a question of the type; what stands in no list may. */
const unfit: Readonly<Partial<Record<QuestionType, readonly DesignId[]>>> = {
  effect: figures,
  association: figures,
  prediction: figures,
  prevalence: [...figures, 'experiment', 'quasi-experiment', 'design-science'],
  comparison: ['interviews', 'design-science'],
  experience: [
    'experiment',
    'quasi-experiment',
    'secondary-data',
    'simulation',
    'benchmark',
    'survey',
    'design-science',
  ],
  legal: [...ofPeople, 'secondary-data', 'design-science'],
  history: [...ofPeople, 'design-science'],
  review: [...ofPeople, 'design-science', 'case-study'],
}
const unfitForMatter: readonly DesignId[] = [
  'survey',
  'interviews',
  'experiment',
  'quasi-experiment',
  'case-study',
]
const unfitForPersons: readonly DesignId[] = ['laboratory-experiment', 'benchmark']

/** Whether a design cannot answer the question, or comes too late for its time: an advisor would send it back. */
export function isUnfitFor(
  asked: AskedTopic,
  { design, start }: { readonly design: DesignId; readonly start: Day },
): boolean {
  const type = questionTypeOf(asked)
  const standing = periodAgainst(studyPeriod(asked), start)
  if (standing === 'past' && !reachesBack(design, type)) return true
  if (plannedDesigns(adviseDesigns(asked), standing).includes(design)) return false
  const subject = subjectOf(asked)
  const isOfMatter = subject === 'matter' || subject === 'computing'
  return (
    (unfit[type] ?? []).includes(design) || (isOfMatter ? unfitForMatter : unfitForPersons).includes(design)
  )
}
