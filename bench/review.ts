import { ReviewInput } from '@/lib/contracts/review'
import { reviewStateOf } from '@/lib/core/review/review-state'
import { makeSource } from '@/lib/core/validation/source-fixture'
import { renderReview } from '@/lib/server/render-review'
import { reviewOnce } from '@/lib/server/runs/review-once'
import { DEFAULT_SEED, generateCatalogue } from '@/sandbox/catalogue/generate'
import { workOf } from './catalogue-works'
import { atMost, quantile } from './figures'
import { report } from './report'

const SOURCES = 40
const REPEATS = 5
const LIMIT_MS = 10_000

const works = generateCatalogue(DEFAULT_SEED)
  .records.slice(0, SOURCES)
  .map((record) => workOf(record, 'openalex'))
const sources = works.map((work, at) => makeSource(`s${at}`, { work, members: [work] }))
const { signal } = new AbortController()
const tookMs: number[] = []
for (let round = 0; round < REPEATS; round += 1) {
  const began = performance.now()
  const run = await reviewOnce({
    input: ReviewInput.parse({ locale: 'pt-BR', sandbox: true }),
    sources,
    topic: 'Remote work',
    question: 'How does remote work change well-being?',
    passages: new Map(),
    signal,
  })
  await renderReview(run, { format: 'md', signal })
  tookMs.push(performance.now() - began)
  const { asks, written, verdicts } = reviewStateOf(run)
  if (asks !== 'exit' || written.length === 0 || verdicts.length === 0)
    throw new Error('the review did not come to its end')
}

report(
  'review',
  `A literature review on the floor: themes as offered, ${works.length} sources, references looked up in the sandbox, as Markdown`,
  [
    atMost('first, with a cold process', tookMs[0] ?? Number.NaN, LIMIT_MS, 'ms'),
    atMost('p50', quantile(tookMs, 0.5), LIMIT_MS, 'ms'),
    atMost('slowest', Math.max(...tookMs), LIMIT_MS, 'ms'),
  ],
)
