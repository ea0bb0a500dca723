import type {
  DataCollectionStage,
  Literature,
  MethodologyStage,
  ProposalBrief,
} from '@/lib/contracts/proposal-run'
import { failOnRefusal } from '@/lib/core/writing/floor-fixture'
import { spreadLedger } from '../figures/spread-plan'
import { composeObjectives } from '../problem/compose-objectives'
import { composeProblem } from '../problem/compose-problem'
import { composeDataCollection } from './compose-data-collection'
import { composeMethodology } from './compose-methodology'
import { judgeQuality } from './judge-quality'
import type { QualityInputs } from './quality-check'
import { ledgerPlan } from './work-plan'

/** For tests: the day on which quality is judged. */
const TODAY = '2027-01-31'

interface Round {
  readonly note: string
  readonly methodology: MethodologyStage
  readonly dataCollection: DataCollectionStage
  readonly ledger: QualityInputs['ledger']
}

/** A whole proposal as the floor composes it, and its quality; `before` is the round that was sent back. For tests only. */
export function proposalRound(brief: ProposalBrief, literature: Literature, before: Round | null) {
  const note = before?.note ?? ''
  // The questions stay, so that a test sees what method and data alone can mend.
  const problem = composeProblem({
    brief,
    literature,
    note: '',
    previous: null,
    now: `${TODAY}T00:00:00Z`,
    onRefusal: failOnRefusal,
  })
  const objectives = composeObjectives({ brief, problem, note: '', previous: null })
  const common = { brief, literature, problem, objectives, note }
  const methodology = composeMethodology({
    ...common,
    ledger: before?.ledger ?? null,
    previous: before?.methodology ?? null,
  })
  const dataCollection = composeDataCollection({
    ...common,
    methodology,
    previous: before?.dataCollection ?? null,
  })
  const planned = spreadLedger(ledgerPlan(dataCollection.tasks, brief))
  const inputs: QualityInputs = {
    brief,
    literature,
    problem,
    objectives,
    methodology,
    dataCollection,
    ledger: planned.ok ? planned.ledger : null,
    locale: brief.locale,
    today: TODAY,
  }
  return { ...inputs, inputs, quality: judgeQuality(inputs) }
}

/** The round after: sent back with the recommendations of quality control. For tests only. */
export function nextRound(before: ReturnType<typeof proposalRound>) {
  const note = before.quality.validation.recommendations.join('\n')
  return proposalRound(before.brief, before.literature, { ...before, note })
}
