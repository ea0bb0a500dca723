import { publicHolidays } from '@/lib/adapters/calendar/public-holidays'
import { loadCitationStyle } from '@/lib/adapters/files/citation-styles'
import type { ModelPort } from '@/lib/contracts/ports'
import { PROPOSAL, type ProposalBrief, ProposalInput, type ReviewAnswer } from '@/lib/contracts/proposal-run'
import type { ReferenceVerdict } from '@/lib/contracts/reference-check'
import type { RunState } from '@/lib/contracts/run'
import type { Source } from '@/lib/contracts/source'
import { unsaidSetting } from '@/lib/contracts/study-setting'
import { workflowHistory } from '@/lib/core/proposal/state/workflow'
import { openQuestions } from '@/lib/core/run/run-state'
import { makeSource, workFixture } from '@/lib/core/validation/source-fixture'
import { MemoryLog } from '@/lib/engine/memory-log'
import { reopenedBy } from '@/lib/engine/pipeline'
import { runPipeline } from '@/lib/engine/run'
import { proposalPipeline } from '@/lib/pipelines/proposal/pipeline'
import type { ProposalPorts } from '@/lib/pipelines/proposal/ports'

const clock = { now: () => '2026-03-01T09:00:00.000Z', elapsedMs: () => 0 }
const noModel: ModelPort = {
  name: null,
  write: async () => ({ ok: false, reason: 'none', tokens: 0, fallbacks: [] }),
}

/** A student's brief that can be planned with. */
export const brief: ProposalBrief = {
  profile: {
    academic_program: "Master's",
    field_of_study: 'Nursing',
    research_area: 'Occupational health',
    weekly_hours: 15,
    total_timeline: { value: 12, unit: 'months' },
    existing_skills: ['Statistics', 'Academic writing'],
    missing_skills: ['Survey design'],
    constraints: ['No budget'],
  },
  topic: 'Remote work and burnout among nurses',
  question: 'How is remote work related to burnout among nurses?',
  title: '',
  author: 'Ana Souza',
  institution: 'Invented University',
  advisor: 'Prof. Lima',
  city: 'Recife',
  startDate: '2026-03-01',
  defenceDate: null,
  citationStyle: 'apa',
  printedContext: [],
  study: unsaidSetting,
  holidays: null,
  locale: 'en',
}

/** Six papers on the brief's topic. */
export const inventedSources: readonly Source[] = [
  [
    'Remote work and burnout among nurses',
    'Remote work was associated with lower burnout among nurses. The sample was small. Future studies should follow nurses over time.',
  ],
  [
    'Burnout in telehealth nursing: a survey',
    'A survey of 412 nurses found that remote work reduced exhaustion. The study was limited to one hospital.',
  ],
  [
    'Teleworking and emotional exhaustion',
    'Teleworking increased emotional exhaustion among nurses with children. Little is known about rural hospitals.',
  ],
  [
    'Interviews with nurses who work from home',
    'Interviews with 18 nurses show that isolation is the main strain. Further research is needed on support.',
  ],
  [
    'Work schedules and nurse wellbeing',
    'Flexible schedules improved the wellbeing of nurses. Longitudinal data are lacking.',
  ],
  [
    'Burnout: a systematic review of remote care',
    'This systematic review of 24 studies reports mixed effects of remote care on burnout among nurses.',
  ],
].map(([title = '', abstract = ''], at) =>
  makeSource(`s${at}`, {
    work: workFixture({
      title,
      abstract,
      doi: `10.5555/invented.${at}`,
      authors: [{ given: 'Eva', family: `Reis${'abcdef'[at]}` }],
      year: 2018 + at,
    }),
  }),
)

interface World {
  readonly model?: ModelPort
  readonly isFound?: boolean
  /** What the indexes say of every reference otherwise than the student. */
  readonly differences?: ReferenceVerdict['differences']
  readonly sources?: readonly Source[]
}

function portsOf({
  model = noModel,
  isFound = true,
  differences = [],
  sources: known = inventedSources,
}: World): ProposalPorts {
  return {
    model,
    listSources: async () => ({ sources: known.map((source) => ({ source, chosen: true })), counts: null }),
    checkLink: async (url) => ({ state: 'open', url }),
    checkReferences: async (works) =>
      works.map(() => ({
        verdict: !isFound ? 'not-found' : differences.length > 0 ? 'described-wrongly' : 'verified',
        statements: [],
        differences,
        noticeDoi: null,
        checkedAt: clock.now(),
      })),
    publicHolidays,
    readCitationStyle: loadCitationStyle,
  }
}

/** A proposal on a log in memory, in a world in which every link is open and every reference known. For tests only. */
export class Proposal {
  readonly log: MemoryLog
  readonly ports: ProposalPorts
  constructor(given: Partial<ProposalInput> = {}, world: World = {}) {
    const { topic, question, locale, startDate } = brief
    const input = ProposalInput.parse({ topic, question, locale, startDate, brief, ...given })
    this.log = new MemoryLog({ type: 'run-created', pipeline: PROPOSAL, input, tokenBudget: null })
    this.ports = portsOf(world)
  }

  /** Every transition of the workflow must be an allowed one, whatever a test does. */
  async drive(): Promise<RunState> {
    const run = await runPipeline(proposalPipeline, {
      log: this.log,
      ports: this.ports,
      clock,
      signal: new AbortController().signal,
    })
    workflowHistory(this.log.events)
    return run
  }

  /** Answers the open question as the server does. */
  async answer(run: RunState, answer: unknown): Promise<RunState> {
    const asked = openQuestions(run)[0]
    const step = proposalPipeline.steps.find(({ key }) => key === asked?.key)
    if (!asked || step?.kind !== 'ask') throw new Error('nothing is asked')
    const parsed: unknown = step.answer.parse(answer)
    this.log.write({ type: 'question-answered', step: asked.key, round: asked.round, answer: parsed })
    const steps = reopenedBy(proposalPipeline, step, parsed).map(({ key }) => key)
    if (steps.length > 0) this.log.write({ type: 'steps-reopened', steps, note: '' })
    return this.drive()
  }

  review(run: RunState, answer: ReviewAnswer): Promise<RunState> {
    return this.answer(run, answer)
  }
}
