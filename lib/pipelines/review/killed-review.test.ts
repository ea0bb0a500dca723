import { expect, test } from 'vitest'
import { workOf } from '@/bench/catalogue-works'
import type { AgreeAnswer, ExitAnswer } from '@/lib/contracts/review'
import type { RunState } from '@/lib/contracts/run'
import { reviewStateOf } from '@/lib/core/review/review-state'
import { inShort } from '@/lib/server/testing/in-short'
import { Review, sourcesOf, treeOf } from '@/lib/server/testing/test-review'
import { DEFAULT_SEED, generateCatalogue } from '@/sandbox/catalogue/generate'

const works = generateCatalogue(DEFAULT_SEED)
  .records.slice(0, 10)
  .map((record) => workOf(record, 'openalex'))

/** A review whose process is killed at one append, once; another process goes on. */
class KilledReview extends Review {
  killAt: number | null = null

  override async drive(): Promise<RunState> {
    this.log.loseLeaseAt = this.killAt ?? Number.POSITIVE_INFINITY
    try {
      return await super.drive()
    } catch (error) {
      if (this.killAt === null) throw error
      this.killAt = null
      return this.drive()
    }
  }

  /** Themes agreed on, a question to every source, a judgement asked for again, and the end. */
  async whole(): Promise<RunState> {
    const run = await this.drive()
    const answers: readonly (AgreeAnswer | ExitAnswer)[] = [
      { kind: 'agree', themes: [...reviewStateOf(run).offered.themes] },
      { kind: 'column', question: 'How many participants were there?' },
      { kind: 'replay' },
      { kind: 'satisfied' },
    ]
    let last = run
    for (const answer of answers) last = await this.answer(last, answer)
    return last
  }
}

test('wherever its process is killed, the review that is written is the same', async () => {
  const untouched = new KilledReview(sourcesOf(works))
  const expected = await treeOf(await untouched.whole())
  const appends = untouched.log.appends
  expect(appends).toBeGreaterThan(15)
  const places = Array.from({ length: appends - 1 }, (_, nth) => nth + 2)
  // Each costs a whole review.
  for (const at of inShort(
    places,
    places.filter((place) => place % 5 === 2),
  )) {
    const review = new KilledReview(sourcesOf(works))
    review.killAt = at
    const run = await review.whole()
    expect(run.status).toBe('completed')
    expect(await treeOf(run)).toEqual(expected)
    // Themes and gaps are remembered once for each ending, whichever process did it.
    expect(new Set(review.remembered.map((one) => JSON.stringify(one))).size).toBe(1)
  }
}, 60_000)
