import type { ProposalBrief } from '@/lib/contracts/proposal-run'
import { unsaidSetting } from '@/lib/contracts/study-setting'
import { literatureOf, qualityStageOf, referenceChecksOf } from '@/lib/core/proposal/state/proposal-state'
import { openQuestions } from '@/lib/core/run/run-state'
import { renderProposal } from '@/lib/server/render-proposal'
import { proposeOnce } from '@/lib/server/runs/propose-once'
import { DEFAULT_SEED, generateCatalogue } from '@/sandbox/catalogue/generate'
import { workOf } from './catalogue-works'
import { atMost, quantile } from './figures'
import { report } from './report'

const SOURCES = 40
const REPEATS = 9
const LIMIT_MS = 10_000

const brief: ProposalBrief = {
  profile: {
    academic_program: "Master's",
    field_of_study: 'Education',
    research_area: 'Educational technology',
    weekly_hours: 15,
    total_timeline: { value: 14, unit: 'months' },
    existing_skills: ['Statistics'],
    missing_skills: ['Survey design'],
    constraints: ['No budget'],
  },
  topic: 'Artificial intelligence in education',
  question: 'Does artificial intelligence change the engagement of students?',
  title: '',
  author: 'A student',
  institution: '',
  advisor: '',
  city: '',
  startDate: '2026-01-01',
  defenceDate: null,
  citationStyle: 'apa',
  printedContext: [],
  study: unsaidSetting,
  holidays: null,
  locale: 'en',
}

/** Records of the topic that both indexes of the sandbox have. */
function sources() {
  const { records } = generateCatalogue(DEFAULT_SEED)
  const fitting = records.filter(({ title }) => /intelligen|education|student|school/i.test(title))
  return fitting.slice(0, SOURCES).map((record) => workOf(record, 'openalex'))
}

const works = sources()
const { signal } = new AbortController()
const tookMs: number[] = []
const drawnMs: number[] = []
for (let round = 0; round < REPEATS; round += 1) {
  const began = performance.now()
  const { run, transitions } = await proposeOnce(brief, { works, sandbox: true, decisions: [], signal })
  tookMs.push(performance.now() - began)
  const cited = referenceChecksOf(run).verdicts.length
  if (openQuestions(run)[0]?.key !== 'review' || !qualityStageOf(run) || cited === 0 || !literatureOf(run))
    throw new Error('the proposal did not come to its end')
  const drawn = performance.now()
  await renderProposal(run, { transitions, format: 'md', signal })
  drawnMs.push(performance.now() - drawn)
}

report(
  'proposal',
  `A full proposal on the floor: profile to review, ${works.length} sources, references looked up in the sandbox`,
  [
    atMost('first, with a cold process', tookMs[0] ?? Number.NaN, LIMIT_MS, 'ms'),
    atMost('p50', quantile(tookMs, 0.5), LIMIT_MS, 'ms'),
    atMost('slowest', Math.max(...tookMs), LIMIT_MS, 'ms'),
    atMost('the document as Markdown, p50', quantile(drawnMs, 0.5), LIMIT_MS, 'ms'),
  ],
)
